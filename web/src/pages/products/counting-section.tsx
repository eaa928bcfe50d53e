import { css } from '@emotion/react';
import { chalkGrid } from '../../brand/pieces/cutting-table';
import type { combinations, executions } from '../../content/products/ai-suite';
import { PointList } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import {
  border,
  color,
  dataColors,
  fluid,
  font,
  fontSize,
  media,
  radius,
} from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { seamBox } from '../../ui/layout';
import { receiptHead, receiptLine, receiptLines, receiptStyle } from '../../ui/receipt';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

const small = 'clamp(1.125rem, 5.6vw, 1.5rem)';
// Both columns share two rows, so that their headings are aligned, and so is the content below the headings.
const layout = css(twoColumns('13fr 12fr'), {
  [media.columns]: { gridTemplateRows: 'auto auto', gridAutoFlow: 'column', rowGap: fluid.s },
});
const agents = css({ display: 'grid', gap: '1rem', [media.single]: { marginBottom: '1.5rem' } });
const card = css(cardStyle, {
  display: 'grid',
  borderRadius: radius.sheet,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  overflow: 'hidden',
});
const table = css(chalkGrid(), {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 2.75rem))',
  placeContent: 'start center',
  width: `calc(5 * min(4.5vw, 1.375rem) + 2 * ${fluid.s})`,
  padding: fluid.s,
  borderInlineEnd: border.hairline,
  [media.desktop]: { gridTemplateColumns: 'repeat(5, 2.25rem)', width: 'auto', padding: '1.5rem' },
});
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
    '&::before': seamBox(3, strong),
  }),
);
const possible = css({ border: `1px solid ${color.control}`, background: color.sheet });
const words = css({ padding: '1.125rem clamp(1.25rem, 2vw, 1.5rem) 0.625rem' });
const title = css({ fontSize: small, lineHeight: 1.15 });
const count = css({
  display: 'block',
  marginBottom: '0.5rem',
  fontSize: fontSize.h2Small,
  letterSpacing: '-0.04em',
  lineHeight: 1,
});
const unit = css({
  fontSize: small,
  [media.tablet]: { display: 'block' },
  [media.print]: { display: 'inline' },
});
const text = css({ marginTop: '0.75rem', fontSize: '1rem', color: color.inkSoft });
const receipt = css(receiptStyle, { maxWidth: 'none', [media.print]: { padding: '0.75rem 0' } });
const execution = css({
  flex: 'none',
  font: `500 clamp(0.78125rem, 0.5vw + 0.6875rem, 0.875rem)/1.4 ${font.mono}`,
});

interface CountingSectionProps {
  agents: typeof combinations;
  tasks: typeof executions;
}

/**
 * Shows what a plan counts. On the left, the components of two agents: the first `from` of them are coloured, the
 * others, up to `to`, are plain. On the right, finished tasks.
 */
export function CountingSection({ agents: { items, ...heading }, tasks }: CountingSectionProps) {
  return (
    <Section ground="deep" aria-labelledby="combinations-title">
      <div css={layout}>
        <SectionHeading id="combinations-title" {...heading} layout="small" />
        <ul css={agents}>
          {items.map(({ name, from, to, text: what }, index) => (
            <Reveal as="li" key={name} index={index} css={card}>
              <div css={[table, { '--columns': Math.ceil(to / 5) }]} aria-hidden="true">
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
                <Fold summary="What it does" isOnWideScreens>
                  <p css={text}>{what}</p>
                </Fold>
              </div>
            </Reveal>
          ))}
        </ul>
        <SectionHeading id="executions-title" {...tasks} layout="small" />
        <div>
          <div css={receipt}>
            <p css={receiptHead}>{tasks.receiptTitle}</p>
            <ul css={receiptLines}>
              {tasks.examples.map((example) => (
                <li key={example} css={receiptLine}>
                  {example} <span css={execution}>{tasks.count}</span>
                </li>
              ))}
            </ul>
          </div>
          <Fold summary="How it is counted" isOnWideScreens>
            <PointList points={tasks.points} />
          </Fold>
        </div>
      </div>
    </Section>
  );
}
