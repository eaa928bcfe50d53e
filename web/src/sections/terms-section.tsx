import { css } from '@emotion/react';
import type { Band } from '../content/types/sections';
import { border, fluid, media, softLabel } from '../theme/tokens';
import { Section, twoColumns } from '../ui/section';
import { SectionHeading } from './section-heading';

const layout = twoColumns('5fr 7fr');
const row = css({
  display: 'grid',
  gap: `0.25rem ${fluid.s}`,
  padding: `${fluid.xs} 0`,
  borderBottom: border.hairline,
  gridTemplateColumns: 'var(--name-width, 6.5rem) minmax(0, 1fr)',
  [media.tablet]: { fontSize: '1rem' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, paddingBlock: '0.375rem' },
  [media.print]: { padding: '0.1875rem 0', border: 0, fontSize: 'inherit', lineHeight: 1.35 },
});
const name = css({
  ...softLabel(1.75),
  [media.print]: { lineHeight: 1.65 },
});

interface TermListProps {
  items: readonly { name: string; text: string }[];
  className?: string;
}

/** A list of statements with short names. The custom property `--name-width` sets the width of the names. */
export const TermList = ({ items, className }: TermListProps) => (
  <dl className={className}>
    {items.map((item) => (
      <div key={item.name} css={row}>
        <dt css={name}>{item.name}</dt>
        <dd>{item.text}</dd>
      </div>
    ))}
  </dl>
);

interface TermsSectionProps {
  content: Band & Pick<TermListProps, 'items'>;
}

export function TermsSection({ content }: TermsSectionProps) {
  return (
    <Section aria-labelledby="terms-title">
      <div css={layout}>
        <SectionHeading id="terms-title" {...content} />
        <TermList items={content.items} />
      </div>
    </Section>
  );
}
