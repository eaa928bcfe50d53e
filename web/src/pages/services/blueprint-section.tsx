import { css } from '@emotion/react';
import { chalkGrid } from '../../brand/pieces/chalk-grid';
import type { BlueprintContent } from '../../content/types/service';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, media, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Section, twoColumns } from '../../ui/section';

const layout = twoColumns('4fr 7fr');
const sheet = css(cardStyle, chalkGrid, {
  padding: 'clamp(1.25rem, 3.4vw, 2.5rem)',
  borderColor: color.ink,
  borderRadius: radius.sheet,
});
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const list = css({ marginTop: '1.25rem', borderTop: `1.5px solid ${color.ink}` });
const row = css({
  display: 'grid',
  gap: '0.125rem 1.5rem',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  padding: '0.75rem 0',
  borderBottom: `1px dashed ${color.control}`,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const name = css({ font: `500 ${fontSize.label}/1.75 ${font.mono}`, color: color.inkSoft });

/** A sample of what a customer gets, as a sheet from the drawing table. */
export function BlueprintSection({ content }: { content: BlueprintContent }) {
  return (
    <Section aria-labelledby="blueprint-title">
      <div css={layout}>
        <SectionHeading id="blueprint-title" {...content} />
        <div css={sheet}>
          <h3 css={title}>{content.sheet}</h3>
          <dl css={list}>
            {content.rows.map((item) => (
              <div key={item.name} css={row}>
                <dt css={name}>{item.name}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
