import { css } from '@emotion/react';
import { border, color, font, labelFont, media, radius, rem } from '../../theme/tokens';
import { Icon } from '../../ui/icon';
import { centredRow, circle, pseudoBox, seamBox } from '../../ui/layout';
import { chalkGrid } from '../pieces/cutting-table';
import { plays, pull, rise, SceneFigure } from './scene';

const roomy = '@container (min-width: 33.75rem)';

const table = css(chalkGrid(), {
  border: border.hairline,
  borderRadius: radius.sheet,
  backgroundColor: color.sheet,
  padding: '1rem',
  [roomy]: { padding: '1.5rem 0' },
});
const stage = css({
  position: 'relative',
  // By default browsers print no backgrounds, but the light text of the tags needs a dark one.
  printColorAdjust: 'exact',
  [roomy]: { width: '31.25rem', height: '30.375rem', margin: '0 auto' },
});
/** Size (px) of the drawn paper's folded corner. */
const fold = 24;
const paper = css({
  position: 'relative',
  padding: '1.5rem 22px 1.375rem',
  border: `1px solid ${color.control}`,
  background: '#fff',
  clipPath: `polygon(0 0, calc(100% - ${fold}px) 0, 100% ${fold}px, 100% 100%, 0 100%)`,
  '&::after': {
    ...pseudoBox,
    top: -1,
    right: -1,
    width: fold,
    height: fold,
    border: `1px solid ${color.control}`,
    background: color.paperDeep,
    clipPath: 'polygon(0 0, 100% 100%, 0 100%)',
  },
  [roomy]: { width: '19.75rem', height: '26.875rem' },
});
const lifted = css({
  margin: '-0.1875rem -0.4375rem',
  padding: '0.1875rem 0.4375rem',
  lineHeight: '1.25rem',
  borderRadius: 10,
  outline: `1.5px dashed ${color.moss}`,
  background: color.mossTint,
});
const sender = css({ font: `700 1.3125rem/1.75rem ${font.head}`, letterSpacing: '-0.02em' });
const trade = css({
  marginTop: '0.375rem',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: color.inkSoft,
});
const lines = css({
  marginTop: '1rem',
  paddingTop: '0.375rem',
  borderTop: border.hairline,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
});
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  height: '2.125rem',
});
const soft = css({ color: color.inkSoft });
const total = css({ fontWeight: 700 });

const tags = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  [media.cramped]: { gridTemplateColumns: '1fr' },
  gap: '0.625rem',
  marginTop: '2.125rem',
  isolation: 'isolate',
  // In a container narrower than `roomy`, two vertical lines lead from the invoice through the holes of the tags.
  '&::before': {
    ...pseudoBox,
    zIndex: -1,
    inset: '-2rem calc(50% - 26px) -2.125rem 19px',
    border: `0 dashed ${color.thread}`,
    borderInlineWidth: 2,
    [media.cramped]: { right: '100%', borderRightWidth: 0 },
  },
  [roomy]: { position: 'static', display: 'block', margin: 0, '&::before': { display: 'none' } },
});
/**
 * Fields that the agent reads. `top` is the position of the field's tag. The line to the tag starts at the point `from`
 * of the invoice. All numbers are px at the default font size.
 */
const fields = [
  { name: 'Supplier', value: 'Sample Co', top: 10, from: [138, 38] },
  { name: 'Invoice', value: '0042', top: 92, from: [300, 119] },
  { name: 'Due', value: '11 April', top: 174, from: [300, 153] },
  { name: 'Total', value: '€101.64', top: 318, from: [300, 368] },
] as const;
const tagPlaces = Object.fromEntries(
  fields.map(({ top }, index) => [
    `&[data-tag="${index}"]`,
    { animationDelay: `${0.5 + index * 0.15}s`, [roomy]: { top: rem(top) } },
  ]),
);
const tag = css(plays(rise, 0.5), {
  position: 'relative',
  padding: '0.5625rem 6px 0.625rem 32px',
  borderRadius: radius.card,
  color: '#fff',
  background: color.moss,
  '&::before': {
    ...pseudoBox,
    top: 'calc(50% - 5px)',
    left: 15,
    ...circle(10),
    background: color.sheet,
  },
  [roomy]: { position: 'absolute', left: '21rem', width: '10.25rem', height: '3.625rem' },
  ...tagPlaces,
});
const tagName = css({ font: labelFont(1.4), color: '#cfe9dc' });
const tagValue = css({
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  [roomy]: { fontSize: '1rem' },
});
const threads = css({
  display: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  overflow: 'visible',
  ...plays(pull, 0.1, '0.9s ease-out'),
  [roomy]: { display: 'block' },
});

const booked = css({
  position: 'relative',
  marginTop: '2.125rem',
  padding: '1rem 1.25rem',
  borderRadius: 10,
  background: color.night,
  color: color.nightText,
  '&::before': seamBox('0.4375rem', '#8a91a6', 7),
  ...plays(rise, 1.1),
  [roomy]: {
    position: 'absolute',
    left: '14.75rem',
    top: '24.875rem',
    width: '16.5rem',
    marginTop: 0,
    padding: '1.125rem 1.375rem',
  },
});
const bookedTitle = css({ fontWeight: 600, lineHeight: 1.3 });
const bookedNote = css({
  ...centredRow('0.375rem'),
  marginTop: '0.25rem',
  font: labelFont(1.5),
  color: '#7fd9ae',
});

const pulled = fields
  .map(({ top, from: [x, y] }) => `M${x} ${y}C${x + 30} ${y} 320 ${top + 29} 356 ${top + 29}`)
  .join('');
const items = [
  ['Wrapping paper', '36.00'],
  ['Twine', '30.00'],
  ['Labels', '18.00'],
  ['VAT', '17.64'],
] as const;

export function Invoice() {
  const [supplier, number, due, sum] = fields;
  return (
    <SceneFigure caption="An example: one invoice, read, checked and ready to approve.">
      <div css={table}>
        <div css={stage}>
          <div css={paper}>
            <p css={sender}>
              <span css={lifted}>{supplier.value}</span>
            </p>
            <p css={trade}>Paper, twine and labels</p>
            <div css={lines}>
              {[number, due].map(({ name, value }) => (
                <p key={name} css={line}>
                  <span css={soft}>{name}</span> <span css={lifted}>{value}</span>
                </p>
              ))}
            </div>
            <div css={lines}>
              {items.map(([name, amount]) => (
                <p key={name} css={line}>
                  <span css={soft}>{name}</span> {amount}
                </p>
              ))}
            </div>
            <div css={lines}>
              <p css={[line, total]}>
                {sum.name} <span css={lifted}>{sum.value}</span>
              </p>
            </div>
          </div>
          <svg css={threads} viewBox="0 0 500 486" fill="none" aria-hidden="true">
            <path
              stroke={color.thread}
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeDasharray="7 5"
              d={`${pulled}M474 68v24m0 58v24m0 58v86m0 58v22`}
            />
          </svg>
          <dl css={tags}>
            {fields.map(({ name, value }, index) => (
              <div key={name} css={tag} data-tag={index}>
                <dt css={tagName}>{name}</dt>
                <dd css={tagValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <div css={booked}>
            <p css={bookedTitle}>Ready in your accounts</p>
            <p css={bookedNote}>
              <Icon name="check" size={14} />
              matches the order
            </p>
          </div>
        </div>
      </div>
    </SceneFigure>
  );
}
