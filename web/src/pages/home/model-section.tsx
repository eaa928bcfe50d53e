import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { HeadedSection } from '../../sections/section-heading';
import {
  border,
  color,
  fluid,
  font,
  fontSize,
  media,
  rem,
  softLabel,
  space,
} from '../../theme/tokens';
import { foldedTitle, TitledFold } from '../../ui/fold';
import { circle, stacked } from '../../ui/layout';
import { AgentExplainer } from './agent-explainer';

const knotSize = 40;

const steps = css({
  display: 'grid',
  gap: fluid.s,
  marginTop: fluid.l,
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: '2rem' },
});
const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 13rem',
  columnGap: '2rem',
  paddingInlineStart: rem(knotSize + 22),
  breakInside: 'avoid',
  [media.phone]: { display: 'block' },
  [media.desktop]: {
    ...stacked,
    paddingInlineStart: 0,
    paddingTop: rem(knotSize + 30),
    '& > details': { flex: 1 },
  },
});
const knot = css({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  ...circle(rem(knotSize)),
  border: `2px solid ${color.thread}`,
  font: `500 0.875rem/1 ${font.mono}`,
});
const lastKnot = css({ background: color.thread, color: '#14171f' });
const threadOn = css({
  position: 'absolute',
  top: rem(knotSize + 6),
  bottom: `calc(0.375rem - ${fluid.s})`,
  insetInlineStart: `calc(${rem(knotSize / 2)} - 1px)`,
  borderInlineStart: border.thread,
  [media.desktop]: {
    top: `calc(${rem(knotSize / 2)} - 1px)`,
    insetInlineEnd: '-1.625rem',
    bottom: 'auto',
    insetInlineStart: rem(knotSize + 6),
    borderInlineStart: 0,
    borderTop: border.thread,
  },
});
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ marginTop: '0.5rem', fontSize: '1rem', color: color.inkSoft });
const left = css({
  gridArea: '1 / 2 / 3',
  [media.desktop]: {
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
const leftText = css({ fontWeight: 600 });

// The jacket of the previous section overlaps this section.
const band = css({
  paddingTop: `calc(${space.section} + 2.5rem)`,
  [media.desktop]: { paddingTop: `calc(${space.section} + 4rem)` },
  [media.print]: { paddingTop: '0.5rem' },
});

interface ModelSectionProps {
  content: HomeContent['model'];
  explainer: HomeContent['explainer'];
}

export function ModelSection({ content, explainer }: ModelSectionProps) {
  const last = content.steps.length - 1;
  return (
    <HeadedSection name="model" ground="night" css={band} heading={content}>
      <ol css={steps}>
        {content.steps.map((item, index) => (
          <li key={item.title} css={step}>
            <span css={[knot, index === last && lastKnot]} aria-hidden="true">
              {index + 1}
            </span>
            {index < last && <span css={threadOn} aria-hidden="true" />}
            <h3 css={title}>{item.title}</h3>
            <TitledFold title={item.title}>
              <p css={text}>{item.text}</p>
            </TitledFold>
            <p css={left}>
              <span css={leftLabel}>{content.leftLabel} </span>
              <span css={leftText}>{item.left}</span>
            </p>
          </li>
        ))}
      </ol>
      <AgentExplainer content={explainer} />
    </HeadedSection>
  );
}
