import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { threadedPoint } from '../../sections/point-list';
import { border, color, fluid, fontSize, media, softLabel } from '../../theme/tokens';
import { Fold, foldedTitle, TitledFold } from '../../ui/fold';
import { twoColumns } from '../../ui/section';

const layout = css(twoColumns('6fr 5fr'), {
  marginTop: fluid.l,
  paddingTop: fluid.m,
  borderTop: border.hairline,
  [media.phone]: { gap: '0.375rem', paddingTop: '0.625rem' },
});
const title = css(foldedTitle, { fontSize: fontSize.h3, lineHeight: 1.1 });
const paragraph = css({ marginTop: fluid.xs, color: color.inkSoft });
const label = css({
  [media.phone]: { display: 'none' },
  ...softLabel(1.5),
  [media.print]: { marginTop: '1rem' },
});
const steps = css({ marginTop: 'clamp(0.625rem, 2.2vw, 1.375rem)' });
const step = css(threadedPoint(color.night), { fontSize: '1rem', lineHeight: 1.5 });
const who = css({ fontWeight: 600 });

export function AgentExplainer({ content }: { content: HomeContent['explainer'] }) {
  return (
    <div css={layout}>
      <div>
        <h3 css={title}>{content.title}</h3>
        <TitledFold title={content.title}>
          {content.paragraphs.map((text) => (
            <p key={text} css={paragraph}>
              {text}
            </p>
          ))}
        </TitledFold>
      </div>
      <div>
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
