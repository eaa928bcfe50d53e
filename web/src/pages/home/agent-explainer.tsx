import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { color, font, fontSize, media, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';

const sheet = css(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  marginTop: 20,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const padded = 'clamp(20px, 4vw, 52px)';
const words = css({ padding: padded });
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const paragraph = css({ marginTop: 'clamp(12px, 1.6vw, 18px)', color: color.inkSoft });
const example = css({
  background: color.paper,
  padding: padded,
  [media.phone]: { paddingBlock: 6 },
  borderLeft: `1px solid ${color.line}`,
  [media.tablet]: { borderLeft: 0, borderTop: `1px solid ${color.line}` },
});
const label = css({
  [media.phone]: { display: 'none' },
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  color: color.inkSoft,
});
const steps = css({ marginTop: 22, [media.phone]: { margin: '10px 0 14px' } });
const step = css({
  position: 'relative',
  padding: '0 0 22px 32px',
  fontSize: 16,
  lineHeight: 1.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: 0,
    width: 12,
    height: 12,
    border: `2.5px solid ${color.thread}`,
    borderRadius: '50%',
    background: color.paper,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 22,
    bottom: -2,
    left: 5,
    borderLeft: `2px dashed ${color.thread}`,
  },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::before': { background: color.thread },
});
const who = css({ fontWeight: 600 });

/** "What exactly is an AI agent?": a definition, and one message followed through its pieces. */
export function AgentExplainer({ content }: { content: HomeContent['products']['explainer'] }) {
  return (
    <div css={sheet}>
      <div css={words}>
        <h3 css={title}>{content.title}</h3>
        {content.paragraphs.map((text) => (
          <p key={text} css={paragraph}>
            {text}
          </p>
        ))}
      </div>
      <div css={example}>
        <Fold summary={content.exampleTitle}>
          <h4 css={label}>{content.exampleTitle}</h4>
          <ol css={steps}>
            {content.example.map((part) => (
              <li key={part.who} css={step}>
                <strong css={who}>{part.who}</strong> {part.does}
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </div>
  );
}
