import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { Steps } from '../../sections/process-section';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, fontSize, media, softLabel, space } from '../../theme/tokens';
import { foldedTitle, TitledFold } from '../../ui/fold';
import { stacked } from '../../ui/layout';
import { bandPadding } from '../../ui/section';
import { AgentExplainer } from './agent-explainer';

const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 13rem',
  columnGap: '2rem',
  [media.phone]: { display: 'block' },
  [media.row]: { ...stacked, height: '100%', '& > details': { flex: 1 } },
});
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.5rem', fontSize: '1rem', color: color.inkSoft });
const left = css({
  gridArea: '1 / 2 / 3',
  [media.row]: {
    marginTop: '1.125rem',
    paddingTop: '1rem',
    borderTop: border.hairline,
  },
});
const leftLabel = css({
  display: 'block',
  [media.phone]: { display: 'inline' },
  ...softLabel(1.5),
});
const leftText = css({ display: 'inline-block', fontWeight: 600 });

// The drawing of the previous section overlaps this section.
const band = css({
  paddingTop: bandPadding(`calc(${space.section} + clamp(2.5rem, 20vw - 7.75rem, 4rem))`),
});

interface ModelSectionProps {
  content: HomeContent['model'];
  explainer: HomeContent['explainer'];
}

export function ModelSection({ content, explainer }: ModelSectionProps) {
  return (
    <HeadedSection name="model" ground="night" css={band} heading={{ ...content, layout: 'row' }}>
      <Steps steps={content.steps}>
        {(item) => (
          <div css={step}>
            <h3 css={title}>{item.title}</h3>
            <TitledFold title={item.title}>
              <p css={text}>{item.text}</p>
            </TitledFold>
            <p css={left}>
              <span css={leftLabel}>{content.leftLabel} </span>
              <span css={leftText}>{item.left}</span>
            </p>
          </div>
        )}
      </Steps>
      <AgentExplainer content={explainer} />
    </HeadedSection>
  );
}
