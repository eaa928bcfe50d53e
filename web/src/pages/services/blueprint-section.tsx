import { css } from '@emotion/react';
import type { BlueprintContent } from '../../content/types/service';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fluid, fontSize, media, radius, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { equalColumns } from '../../ui/layout';
import { openEnd } from '../../ui/section';

// The drawing at the top of the page shows this blueprint in the same colours.
const sheet = css(cardStyle, equalColumns(4, 2), {
  columnGap: '2rem',
  marginTop: fluid.m,
  padding: 'clamp(1.25rem, 3.4vw, 2.5rem)',
  borderRadius: radius.sheet,
  '@media screen': {
    '&&': { '--ink-soft': color.cobaltTint, '--line': '#8fa0ff', background: color.cobalt },
  },
});
const title = css({
  padding: `${fluid.xs} 0`,
  borderTop: border.hairline,
  fontSize: fontSize.h3,
  lineHeight: 1.1,
});
const list = css({ display: 'contents' });
const row = css({
  padding: `${fluid.xs} 0`,
  borderTop: border.hairline,
  fontSize: '1rem',
  [media.print]: { padding: '0.1875rem 0', border: 0, fontSize: 'inherit', lineHeight: 1.35 },
});
const name = css({ ...softLabel(1.75), [media.print]: { lineHeight: 1.65 } });

export function BlueprintSection({ content }: { content: BlueprintContent }) {
  return (
    <HeadedSection name="blueprint" css={openEnd} heading={{ ...content, layout: 'row' }}>
      <div className="night" css={sheet}>
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
    </HeadedSection>
  );
}
