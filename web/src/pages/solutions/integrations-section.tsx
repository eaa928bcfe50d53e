import { css } from '@emotion/react';
import type { IntegrationsContent } from '../../content/types/industry';
import { SectionHeading } from '../../sections/section-heading';
import { color, fontSize, media, radius } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

const layout = twoColumns('5fr 7fr');
const labels = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: 'clamp(14px, 1.6vw, 20px)',
});
const stitches = `2px dashed ${color.thread}`;
// A woven label, sewn on at its two ends.
const label = css({
  position: 'relative',
  padding: '20px 34px 22px',
  borderRadius: radius.control,
  background: color.sheet,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 10,
    bottom: 10,
    borderLeft: stitches,
  },
  '&::before': { left: 14 },
  '&::after': { right: 14 },
});
const name = css({ fontSize: 22, lineHeight: 1.15 });
const use = css({
  marginTop: 8,
  fontSize: 16,
  lineHeight: 1.45,
  textWrap: 'balance',
  color: color.inkSoft,
});
const rest = css({
  maxWidth: '30em',
  marginTop: 28,
  fontSize: fontSize.small,
  color: color.inkSoft,
  [media.desktop]: { marginTop: 40 },
});

/** Six platforms that the agents work in (specification, section 2: HR and marketing). */
export function IntegrationsSection({ content }: { content: IntegrationsContent }) {
  return (
    <Section ground="night" aria-labelledby="integrations-title">
      <div css={layout}>
        <div>
          <SectionHeading id="integrations-title" {...content} />
          <p css={rest}>{content.note}</p>
        </div>
        <ul css={labels}>
          {content.items.map((item, index) => (
            <Reveal as="li" key={item.name} index={index} css={label}>
              <h3 css={name}>{item.name}</h3>
              <p css={use}>{item.use}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
