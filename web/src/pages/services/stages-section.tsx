import { css } from '@emotion/react';
import { LongSeam, SewingMachine, UprightMachine } from '../../brand/illustrations/long-seam';
import type { StagesContent } from '../../content/types/service';
import { color, font, fontSize, leadText, media, softLabel, space } from '../../theme/tokens';
import { InertButtons } from '../../ui/button';
import { visuallyHidden } from '../../ui/layout';
import { ArrowLink } from '../../ui/link';
import { Section, underSheet } from '../../ui/section';

/** In these windows the stages are in one row. From 40em they are in two rows, and on phones in one column. */
const inOneRow = '@media screen and (min-width: 60em)';
const inTwoRows = '@media screen and (min-width: 40em) and (width < 60em)';
const onPhones = '@media screen and (width < 40em)';

// The drawn strip of cloth is wider than the page, whose edges clip it.
const band = css(underSheet, { overflowX: 'clip', paddingTop: 0 });
const list = css({
  position: 'relative',
  display: 'grid',
  gap: '1rem',
  [inTwoRows]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2.5rem 4.08%' },
  [inOneRow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '2%' },
  // Equal rows align the texts with the stages in the drawing.
  [onPhones]: { gridAutoRows: '1fr', gap: 0, paddingInlineStart: '4.75rem' },
  [media.print]: { gap: '0.5rem' },
});
// The padding leaves space for the drawing. Percentages refer to the width of the stage.
const stage = css({
  [onPhones]: { paddingTop: '0.75rem' },
  [inTwoRows]: { position: 'relative', paddingTop: 'calc(76.67% + 1.25rem)' },
  [inOneRow]: { position: 'relative', paddingTop: 'calc(122.22% + 1.625rem)' },
});
const seam = css({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  fontSize: '1.25rem',
  fontWeight: 600,
  forcedColorAdjust: 'none',
});
const wholeSeam = css(seam, { [inOneRow]: { display: 'block', width: '666.67%' } });
const halfSeam = css(seam, {
  [inTwoRows]: { display: 'block', width: '326.67%', fontSize: '1rem' },
});
const uprightSeam = css(seam, {
  [onPhones]: {
    display: 'block',
    insetInlineStart: `calc(-1 * ${space.gutter})`,
    overflow: 'clip',
    width: '5rem',
    height: '100%',
  },
});
// The names of the two strips, which are vertical and each half as wide as the drawing.
const uprightNames = css({
  display: 'none',
  position: 'absolute',
  top: '54%',
  left: `calc(-1 * ${space.gutter})`,
  color: '#fff',
  font: `600 0.875rem/2.5rem ${font.text}`,
  writingMode: 'vertical-rl',
  [onPhones]: { display: 'block' },
});
const word = css(softLabel(1.4));
const title = css({
  marginTop: '0.25rem',
  fontSize: '1.25rem',
  lineHeight: 1.1,
  [inOneRow]: { minHeight: '2lh' },
});
const text = css({
  marginTop: '0.5rem',
  color: color.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.47,
  [onPhones]: { paddingBottom: '1.25rem' },
});

const lead = css({ ...leadText, marginTop: '2.5rem' });

export function StagesSection({ content }: { content: StagesContent }) {
  const [work, agent, use] = content.words;
  return (
    <Section ground="deep" css={band} aria-labelledby="process-title">
      <h2 id="process-title" css={visuallyHidden}>
        {content.title}
      </h2>
      <ol css={list}>
        {content.steps.map((step, index) => (
          <li key={step.title} css={stage}>
            {index === 0 && (
              <>
                <svg css={wholeSeam} viewBox="120 0 1200 220" aria-hidden="true">
                  <LongSeam />
                  <SewingMachine />
                  <g fill="#fff">
                    <text x="120" y="40">
                      {work}
                    </text>
                    <text x="120" y="193">
                      {agent}
                    </text>
                    <text x="1320" y="193" textAnchor="end">
                      {use}
                    </text>
                  </g>
                </svg>
                <svg
                  css={uprightSeam}
                  viewBox="0 0 95 1224"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <g transform="translate(157.5 -108) rotate(90)">
                    <LongSeam />
                  </g>
                  <UprightMachine />
                </svg>
                <p css={uprightNames} aria-hidden="true">
                  {work}
                  <br />
                  {agent}
                </p>
                <svg css={halfSeam} viewBox="120 41 588 138" aria-hidden="true">
                  <LongSeam cutId="seam-cut-first" />
                  <g fill="#fff" textAnchor="end">
                    <text x="708" y="66">
                      {work}
                    </text>
                    <text x="708" y="164">
                      {agent}
                    </text>
                  </g>
                </svg>
              </>
            )}
            {index === 3 && (
              <svg css={halfSeam} viewBox="732 41 588 138" aria-hidden="true">
                <LongSeam cutId="seam-cut-second" />
                <g transform="translate(615 61) scale(.45)">
                  <SewingMachine />
                </g>
                <text x="1320" y="164" fill="#fff" textAnchor="end">
                  {use}
                </text>
              </svg>
            )}
            <p css={word}>
              {index + 1} {step.stage}
            </p>
            <h3 css={title}>{step.title}</h3>
            <p css={text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <p css={lead}>{content.lead}</p>
      <InertButtons names={content.inertButtons} />
      <ArrowLink to={content.link.to}>{content.link.text}</ArrowLink>
    </Section>
  );
}
