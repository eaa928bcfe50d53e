import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Band } from '../content/types/sections';
import { fluid, fontSize, media } from '../theme/tokens';
import { spreadRow } from '../ui/layout';
import { Section } from '../ui/section';
import { balancedLead, Kicker } from '../ui/text';

const head = css({ maxWidth: '47.5rem' });
const spread = css({
  [media.columns]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: fluid.columns,
    '& > h2 + p': { marginTop: '0.375rem' },
  },
});
const inSheet = css({
  '@media screen': { '& > h2 + p': { fontSize: '1rem' } },
  '@media screen and (min-width: 68.75em)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '3rem',
    '& > :has(+ h2)': { gridColumn: '1 / -1' },
    '& > h2 + p': { marginTop: '0.375rem', fontSize: fontSize.text },
  },
});
const inRow = css({
  ...spreadRow('0 2rem', 'baseline'),
  // As wide as the second column of `spread`, so that all introductions of a page start at one line.
  '& > p': { [media.desktop]: { width: `calc((100% - ${fluid.columns}) * 5 / 12)` } },
});
const inSmallRow = css(inRow, {
  '& > p': { fontSize: fontSize.small },
});
const title = css({
  fontSize: fontSize.h2,
  '* + &': { marginTop: '1.125rem' },
});
const smallTitle = css(title, { fontSize: fontSize.h2Small });
const introduction = css(balancedLead, {
  maxWidth: '34em',
  marginTop: fluid.xs,
});

const layouts = {
  large: { head, title },
  spread: { head: spread, title },
  row: { head: inRow, title },
  sheet: { head: inSheet, title: smallTitle },
  small: { head, title: smallTitle },
  smallRow: { head: inSmallRow, title: smallTitle },
};

interface SectionHeadingProps extends Band {
  id: string;
  /**
   * Layout of the heading and the introduction. On wide screens `spread` puts the introduction beside the heading.
   * `row` and `smallRow` put a short introduction into the heading's line if both fit. `small`, `smallRow` and `sheet`
   * have a smaller heading. On wide screens `sheet` has two columns.
   */
  layout?: keyof typeof layouts;
}

export function SectionHeading({
  id,
  kicker,
  title: text,
  lead,
  layout = 'large',
}: SectionHeadingProps) {
  return (
    <div css={layouts[layout].head}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <h2 id={id} css={layouts[layout].title} className="section-title">
        {typeof text === 'string' ? text : <Lines texts={text} />}
      </h2>
      {lead && <p css={introduction}>{lead}</p>}
    </div>
  );
}

interface HeadedSectionProps extends ComponentProps<typeof Section> {
  /** The heading's id is this name with the suffix `-title`. */
  name: string;
  heading: Omit<SectionHeadingProps, 'id'>;
}

export function HeadedSection({ name, heading, children, ...props }: HeadedSectionProps) {
  const id = `${name}-title`;
  return (
    <Section {...props} aria-labelledby={id}>
      <SectionHeading {...heading} id={id} />
      {children}
    </Section>
  );
}

const line = css({ display: 'block' });

/** Renders each text as a line. Screen readers need the spaces between the lines. */
export function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <span key={text} css={line}>
      {index > 0 && ' '}
      {text}
    </span>
  ));
}
