import { css } from '@emotion/react';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { combinations } from '../../content/products/ai-suite';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, dataColors, fluid, fontSize, media, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { pseudoBox } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: fluid.xs,
  marginTop: fluid.l,
  [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const card = css(cardStyle, {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
// A row has five pieces or, for the large agent, ten, which it always fills.
const table = css(chalkGrid(), {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 3.75rem))',
  alignContent: 'start',
  padding: fluid.s,
  borderBottom: border.hairline,
});
const large = css({ gridTemplateColumns: 'repeat(10, minmax(0, 3.75rem))' });
const piece = css({
  position: 'relative',
  marginBlockEnd: -1.5,
  marginInlineEnd: -1.5,
  aspectRatio: '4 / 3',
});
const needed = dataColors.map(({ strong, tint }) =>
  css({
    zIndex: 1,
    border: `1.5px solid ${strong}`,
    background: tint,
    '&::before': {
      ...pseudoBox,
      inset: '0.25rem',
      border: `1px dashed ${strong}`,
      opacity: 0.6,
    },
  }),
);
const possible = css({ border: `1px solid ${color.control}`, background: color.sheet });
const words = css({ padding: fluid.s });
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const count = css({
  display: 'block',
  marginBottom: '0.5rem',
  fontSize: fontSize.h2,
  letterSpacing: '-0.04em',
  lineHeight: 1,
});
const unit = css({ fontSize: fontSize.h4, letterSpacing: '-0.03em' });
const text = css({
  maxWidth: '34em',
  marginTop: '0.75rem',
  fontSize: '1rem',
  color: color.inkSoft,
});

/** Draws each example agent as pieces. The first `from` pieces are coloured, and the others, up to `to`, are plain. */
export function CombinationsSection({ content }: { content: typeof combinations }) {
  return (
    <HeadedSection name="combinations" ground="deep" heading={{ ...content, layout: 'row' }}>
      <ul css={pair}>
        {content.items.map(({ name, from, to, text: what }, index) => (
          <Reveal as="li" key={name} index={index} css={card}>
            <div css={[table, to > 5 && large]} aria-hidden="true">
              {Array.from({ length: to }, (_, place) => (
                <span
                  key={place}
                  data-piece={place < from ? 'needed' : 'possible'}
                  css={[piece, place < from ? needed[place % needed.length] : possible]}
                />
              ))}
            </div>
            <div css={words}>
              <h3 css={title}>
                <span css={count}>
                  {from}-{to} <span css={unit}>components</span>
                </span>{' '}
                {name}
              </h3>
              <Fold summary="What it does">
                <p css={text}>{what}</p>
              </Fold>
            </div>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
