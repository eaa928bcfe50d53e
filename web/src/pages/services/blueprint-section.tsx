import { css } from '@emotion/react';
import type { BlueprintContent } from '../../content/types/service';
import { HeadedSection } from '../../sections/section-heading';
import { color, fluid, fontSize, media, radius, softLabel } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { pseudoBox } from '../../ui/layout';
import { openEnd } from '../../ui/section';

// The drawing at the top of the page shows this blueprint in the same colours and with the same lines.
const sheet = css(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 22%)), 1fr))',
  '@media screen and (width < 56.25em)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))',
  },
  gap: 'clamp(0.5rem, 1.6vw, 0.875rem)',
  marginTop: fluid.s,
  padding: 'clamp(0.75rem, 3.4vw, 2.5rem)',
  borderRadius: radius.sheet,
  '@media screen': {
    '&&': { '--ink-soft': color.cobaltTint, background: color.cobalt },
  },
});
/** Space around the title and around the text of each row, so that all texts start at the same edges. */
const inset = {
  padding:
    'clamp(0.375rem, 1vw, 0.625rem) clamp(0.625rem, 1.6vw, 1rem) clamp(0.5rem, 1.4vw, 0.875rem)',
  border: '2px solid transparent',
};
const title = css({ ...inset, fontSize: fontSize.h3, lineHeight: 1.1 });
const list = css({ display: 'contents' });
const stroke = (angle: number, corner: string) =>
  `linear-gradient(${angle}deg, #0000 43%, ${color.thread} 45% 55%, #0000 57%) ${corner} / 16px 16px no-repeat`;
// The first three rows are about the agent's work, the fourth about people's, the fifth about work that nobody does.
const row = css({
  position: 'relative',
  ...inset,
  borderRadius: radius.control,
  fontSize: `clamp(${fontSize.small}, 1.6vw, 1rem)`,
  [media.print]: { padding: '0.1875rem 0.625rem', lineHeight: 1.35 },
  '&:nth-of-type(-n + 5)': { borderColor: color.ink },
  '&:nth-of-type(4)': { borderStyle: 'dashed' },
  // On paper the cross would hide the text, because Chrome prints the box as a white one.
  '@media screen': {
    '&:nth-of-type(-n + 3)': { background: color.cobaltDark },
    // The cross is visible only at the corners, outside the text and the neighbouring rows.
    '&:nth-of-type(5)::before': {
      ...pseudoBox,
      inset: -7,
      background: `${stroke(45, '0 0')}, ${stroke(45, '100% 100%')}, ${stroke(135, '100% 0')}, ${stroke(135, '0 100%')}`,
    },
  },
});
const name = css(softLabel(1.75));

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
