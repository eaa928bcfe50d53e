import { css } from '@emotion/react';
import { ThreadItem, ThreadList } from '../brand/pieces/thread-list';
import type { ProcessContent } from '../content/types/service';
import { color, font, fontSize, media } from '../theme/tokens';
import { circle } from '../ui/layout';
import { underSheet } from '../ui/section';
import { HeadedSection } from './section-heading';
import { SheetSection, Statement } from './sheet-section';

const knot = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  ...circle('2.75rem'),
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
  // At this size the longest duration fits into one line of a phone.
  [media.phone]: { fontSize: fontSize.label },
});
const text = css({
  marginTop: 'clamp(0.375rem, 1.2vw, 0.75rem)',
  fontSize: '1rem',
  color: color.inkSoft,
});

interface ProcessSectionProps {
  content: ProcessContent;
  /**
   * Background. A `sheet` is a white box that overlaps the previous section. A `deep` section is slightly darker than
   * the page, and leaves space for the white box of the next section.
   */
  ground: 'deep' | 'sheet';
  statement?: string;
}

export function ProcessSection({ content, ground, statement }: ProcessSectionProps) {
  const steps = (
    <ThreadList columns={content.steps.length % 3 ? 4 : 3} knotWidth="2.75rem">
      {content.steps.map((step, index) => {
        const isEnd = index === content.steps.length - 1;
        return (
          <ThreadItem
            key={step.title}
            index={index}
            isEnd={isEnd}
            knot={<span css={[knot, isEnd && lastKnot]}>{index + 1}</span>}
          >
            {step.duration && <p css={duration}>{step.duration}</p>}
            <h3 css={title}>{step.title}</h3>
            <p css={text}>{step.text}</p>
          </ThreadItem>
        );
      })}
    </ThreadList>
  );
  return ground === 'sheet' ? (
    <SheetSection name="process" heading={content} statement={statement}>
      {steps}
    </SheetSection>
  ) : (
    <HeadedSection name="process" ground="deep" heading={content} css={underSheet}>
      {steps}
      {statement && <Statement>{statement}</Statement>}
    </HeadedSection>
  );
}
