import { css } from '@emotion/react';
import type { AboutContent, PinnedCountry } from '../../content/pages/about';
import { color, fontSize, media } from '../../theme/tokens';
import { drawingSheet } from '../pieces/cutting-table';
import { borders, countries as drawn, land, mapSize } from './europe-map-data';

const [width, height] = mapSize;

const tall = '@media screen and (47.5em <= width < 56.25em)';
const map = css(drawingSheet, {
  containerType: 'inline-size',
  [tall]: { maxHeight: 'calc(80vw - 6.5rem)' },
  [media.single]: { aspectRatio: '16 / 15' },
});
// On tablets the map is as high as the list beside it, and its left and right parts are cut off.
const chart = css({
  [tall]: {
    position: 'absolute',
    left: '-12%',
    height: '100%',
    aspectRatio: `${width} / ${height}`,
  },
  // In a single column only the part with the pins.
  [media.single]: { position: 'absolute', top: '-50%', left: '-18.75%', width: '162.5%' },
});
const label = css({
  position: 'absolute',
  padding: '0.1875rem 0.5625rem',
  border: `1px solid ${color.ink}`,
  borderRadius: 10,
  background: color.sheet,
  fontSize: `clamp(${fontSize.label}, 2.4cqi, ${fontSize.small})`,
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
const away = 'clamp(0.4375rem, 2.4cqi, 1.0625rem)';
const sides: Record<PinnedCountry['labelAt'], string> = {
  top: `translate(-50%, calc(-100% - ${away}))`,
  'top left': `translate(-95%, calc(-100% - ${away}))`,
  right: `translate(${away}, -30%)`,
  bottom: `translate(-50%, ${away})`,
  left: `translate(calc(-100% - ${away}), -50%)`,
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function threadThrough(pins: readonly (readonly [number, number])[]) {
  return pins
    .map(([x, y], index) => {
      const from = pins[index - 1];
      if (!from) return `M${x} ${y}`;
      const [alongX, alongY] = [x - from[0], y - from[1]];
      const middle = [from[0] + alongX / 2 - alongY / 6, from[1] + alongY / 2 + alongX / 6];
      return `Q${middle.map(Math.round).join(' ')} ${x} ${y}`;
    })
    .join('');
}

export function PresenceMap({ countries }: Pick<AboutContent['presence'], 'countries'>) {
  const names = countries.map(({ name }) => name);
  const pins = names.map((name) => drawn[name].pin);
  return (
    <div css={map} role="img" aria-label={`Map of Europe with pins in ${names.join(', ')}`}>
      <div css={chart}>
        <svg viewBox={`0 0 ${width} ${height}`} fill="none" strokeLinejoin="round">
          <path d={land} fill={color.paperDeep} stroke={color.control} strokeWidth=".8" />
          <path d={borders} stroke={color.sheet} strokeWidth="1.6" />
          <defs>
            <path id="countries" d={names.map((name) => drawn[name].outline).join('')} />
            <clipPath id="inside">
              <use href="#countries" />
            </clipPath>
          </defs>
          <g clipPath="url(#inside)" fill={color.cobaltTint}>
            <use href="#countries" stroke={color.cobalt} strokeWidth="9" strokeDasharray="3 3" />
            <use href="#countries" fill="none" stroke={color.cobaltTint} strokeWidth="7" />
          </g>
          <use href="#countries" stroke={color.cobalt} strokeWidth="1.4" />
          <path
            d={threadThrough(pins)}
            stroke={color.thread}
            strokeWidth="2.5"
            strokeDasharray="7 5"
            strokeLinecap="round"
          />
          <g fill={color.thread} stroke={color.sheet} strokeWidth="2.5">
            {pins.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="7.5" />
            ))}
          </g>
        </svg>
        {countries.map(({ name, labelAt }) => {
          const [x, y] = drawn[name].pin;
          const place = {
            left: percent(x / width),
            top: percent(y / height),
            transform: sides[labelAt],
          };
          return (
            <span key={name} css={[label, place]}>
              {name}
            </span>
          );
        })}
      </div>
    </div>
  );
}
