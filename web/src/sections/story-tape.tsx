import { css } from '@emotion/react';
import { color, labelFont } from '../theme/tokens';
import { equalColumns, pseudoBox } from '../ui/layout';
import type { DrawnResult } from './drawn-result';

const height = '3.5rem';
const ticks = (count: string, length: string) =>
  `linear-gradient(90deg, ${color.ink} 1.5px, transparent 0) 0 0 / calc(100% / ${count}) ${length} repeat-x`;
// The tape is light on every background, so it has fixed colours.
const strip = css({
  '--ink': '#14171f',
  '--sheet': '#fffdf9',
  height,
  border: `solid ${color.control}`,
  borderWidth: '1px 0',
  background: `${ticks('var(--marks)', '0.75rem')}, ${ticks('var(--sections)', '1.375rem')}, ${color.sheet}`,
});

const days = css({
  ...equalColumns(3),
  rowGap: '0.625rem',
});
const day = css(strip, {
  '--marks': 24,
  '--sections': 4,
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  padding: '0 0.75rem 0.375rem',
  paddingInlineStart: 'calc(100% / 48 + 0.75rem)',
  font: labelFont(1.4),
  color: '#4b5060',
  '& + &': { borderInlineStart: '1.5px solid #14171f' },
  '&:first-of-type::before': {
    ...pseudoBox,
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'calc(100% * var(--rest))',
    background: color.thread,
  },
});

const shares = css({ display: 'flex' });
const share = css(strip, {
  // The tape has a mark every 2.5 %, and a long one every 10 %.
  '--marks': 'calc(var(--share) / 2.5)',
  '--sections': 'calc(var(--share) / 10)',
  flex: 'var(--share) 1 0',
});
const looks = {
  kept: share,
  gained: css(share, { '--sheet': color.thread }),
  cut: css(share, {
    border: `2px dashed ${color.inkSoft}`,
    borderInlineStart: 0,
    background: 'none',
  }),
};

interface StoryTapeProps {
  result: DrawnResult;
  className?: string;
}

/** Draws the result of a success story on a measuring tape, to scale. On phones each day has a row of its own. */
export function StoryTape({ result, className }: StoryTapeProps) {
  const isTime = result.kind === 'time';
  return (
    <div css={isTime ? days : shares} className={className} aria-hidden="true" data-tape="">
      {isTime
        ? Array.from({ length: result.days }, (_, index) => `day ${index + 1}`).map((name) => (
            <span key={name} css={[day, { '--rest': result.rest }]}>
              {name}
            </span>
          ))
        : result.parts.map((part) => (
            <span key={part.look} css={[looks[part.look], { '--share': part.share }]} />
          ))}
    </div>
  );
}
