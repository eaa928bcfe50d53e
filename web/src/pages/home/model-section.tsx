import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { HeadedSection } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';

const knotSize = 40;

// The thread runs from knot to knot: down beside the steps, or across above them.
const steps = css({
  display: 'grid',
  gap: 24,
  marginTop: 'clamp(30px, 5vw, 64px)',
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 32 },
});
const step = css({
  position: 'relative',
  paddingLeft: knotSize + 22,
  [media.desktop]: {
    display: 'flex',
    flexDirection: 'column',
    paddingLeft: 0,
    paddingTop: knotSize + 30,
  },
});
const knot = css({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: knotSize,
  height: knotSize,
  border: `2px solid ${color.thread}`,
  borderRadius: '50%',
  font: `500 14px/1 ${font.mono}`,
});
const lastKnot = css({ background: color.thread, color: '#14171f' });
const threadOn = css({
  position: 'absolute',
  top: knotSize + 6,
  bottom: -18,
  left: knotSize / 2 - 1,
  borderLeft: `2px dashed ${color.thread}`,
  [media.desktop]: {
    top: knotSize / 2 - 1,
    right: -26,
    bottom: 'auto',
    left: knotSize + 6,
    borderLeft: 0,
    borderTop: `2px dashed ${color.thread}`,
  },
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ flex: 1, marginTop: 8, fontSize: 16, color: color.inkSoft });
const left = css({
  marginTop: 8,
  [media.desktop]: { marginTop: 18, paddingTop: 16, borderTop: `1px solid ${color.line}` },
});
const leftLabel = css({
  [media.desktop]: { display: 'block' },
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  color: color.inkSoft,
});
const leftText = css({ fontWeight: 600 });

/** Four ways to get a job done, compared along one thread (specification, section 2: home page). */
export function ModelSection({ content }: { content: HomeContent['model'] }) {
  const last = content.steps.length - 1;
  return (
    <HeadedSection name="model" ground="night" heading={content}>
      <ol css={steps}>
        {content.steps.map((item, index) => (
          <li key={item.title} css={step}>
            <span css={[knot, index === last && lastKnot]} aria-hidden="true">
              {index + 1}
            </span>
            {index < last && <span css={threadOn} aria-hidden="true" />}
            <h3 css={title}>{item.title}</h3>
            <p css={text}>{item.text}</p>
            <p css={left}>
              <span css={leftLabel}>{content.leftLabel} </span>
              <span css={leftText}>{item.left}</span>
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
