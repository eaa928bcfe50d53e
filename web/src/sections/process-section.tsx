import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ProcessContent } from '../content/types/service';
import { border, color, fluid, font, fontSize, leadText, media } from '../theme/tokens';
import { circle, stacked } from '../ui/layout';
import { Reveal } from '../ui/reveal';
import { HeadedSection } from './section-heading';
import { SheetSection } from './sheet-section';

const knotSize = '2.75rem';
const gap = '1.75rem';

export const drawThread = keyframes({
  from: { clipPath: 'inset(0 100% 100% 0)' },
  to: { clipPath: 'inset(0)' },
});

const list = css({
  display: 'grid',
  gap: '0.5rem',
  marginTop: 'clamp(1.75rem, 5vw, 3rem)',
  [media.row]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap },
  [media.print]: { marginTop: '0.75rem' },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'clamp(0.875rem, 4vw, 1.5rem)',
  [media.row]: { gridTemplate: 'auto 1fr / minmax(0, 1fr)', gap: '1.375rem 0' },
});
const rail = css({
  ...stacked,
  alignItems: 'center',
  minWidth: '2rem',
  [media.row]: { flexDirection: 'row', minHeight: '2rem', marginInlineEnd: `-${gap}` },
});
const thread = css({
  flex: 1,
  margin: '0.4375rem 0 0',
  borderInlineStart: border.thread,
  // Draws the line to the next ring when the visitor first sees the item (ui/reveal).
  '[data-view=seen] > * > &': {
    animation: `${drawThread} 0.6s ease-out calc(var(--item, 0) * 0.1s + 0.3s) backwards`,
  },
  [media.row]: {
    margin: '0 0.4375rem',
    borderInlineStart: 0,
    borderTop: border.thread,
  },
});
const words = css({
  minWidth: 0,
  '@media screen and (width < 56.25em)': {
    'li:not(:last-of-type) > &': { paddingBottom: 'clamp(1rem, 3vw, 1.5rem)' },
  },
});

const knot = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  ...circle(knotSize),
  border: `2px solid ${color.thread}`,
  font: `500 0.9375rem/1 ${font.mono}`,
});
const lastKnot = css({ background: color.thread, color: '#14171f' });
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const duration = css({
  width: 'fit-content',
  marginBottom: 'clamp(0.5rem, 1.4vw, 0.875rem)',
  padding: '0.3125rem 0.75rem',
  border: `1.5px solid ${color.ink}`,
  borderRadius: 10,
  background: color.sheet,
  font: `500 0.875rem/1.3 ${font.mono}`,
  // With this font size the longest duration fits into one line of a phone.
  [media.phone]: { fontSize: fontSize.label },
});
const text = css({
  marginTop: 'clamp(0.375rem, 1.2vw, 0.75rem)',
  fontSize: '1rem',
  color: color.inkSoft,
});

const afterSteps = css({
  ...leadText,
  maxWidth: '47.5rem',
  marginTop: fluid.l,
  [media.print]: { marginTop: '1rem' },
});

interface StepsProps<Step> {
  steps: readonly Step[];
  children: (step: Step) => ReactNode;
}

/**
 * Renders steps along a red dashed line with a ring per step. The line is beside the steps on small screens, and above
 * them on large ones.
 */
export function Steps<Step extends { title: string }>({ steps, children }: StepsProps<Step>) {
  return (
    <ol css={list}>
      {steps.map((step, index) => {
        const isEnd = index === steps.length - 1;
        return (
          <Reveal as="li" key={step.title} index={index} css={item}>
            <div css={rail} aria-hidden="true">
              <span css={[knot, isEnd && lastKnot]}>{index + 1}</span>
              {!isEnd && <span css={thread} />}
            </div>
            <div css={words}>{children(step)}</div>
          </Reveal>
        );
      })}
    </ol>
  );
}

interface ProcessSectionProps {
  content: ProcessContent;
  /**
   * Background. A `sheet` is a white box that overlaps the previous section. A `deep` section is slightly darker than
   * the page.
   */
  ground: 'deep' | 'sheet';
  statement?: string;
}

export function ProcessSection({ content, ground, statement }: ProcessSectionProps) {
  const steps = (
    <Steps steps={content.steps}>
      {(step) => (
        <>
          <p css={duration}>{step.duration}</p>
          <h3 css={title}>{step.title}</h3>
          <p css={text}>{step.text}</p>
        </>
      )}
    </Steps>
  );
  return ground === 'sheet' ? (
    <SheetSection name="process" heading={content}>
      {steps}
    </SheetSection>
  ) : (
    <HeadedSection name="process" ground="deep" heading={content}>
      {steps}
      {statement && <p css={afterSteps}>{statement}</p>}
    </HeadedSection>
  );
}
