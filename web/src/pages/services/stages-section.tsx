import { css } from '@emotion/react';
import { LongSeam } from '../../brand/illustrations/long-seam';
import type { StagesContent } from '../../content/types/service';
import { color, fontSize, leadText, media, softLabel, space } from '../../theme/tokens';
import { InertButtons } from '../../ui/button';
import { visuallyHidden } from '../../ui/layout';
import { ArrowLink } from '../../ui/link';
import { Section, underSheet } from '../../ui/section';

const inOneRow = '@media screen and (min-width: 60em)';
const inTwoRows = '@media screen and (min-width: 40em) and (width < 60em)';
const onPhones = '@media screen and (width < 40em)';

// The drawn strips of cloth are wider than the page, whose edges clip them. They are behind the dashed line in the page's
// margin (theme/global.css), which passes over them like a stitch.
const band = css(underSheet, { isolation: 'isolate', overflowX: 'clip', paddingTop: 0 });
const list = css({
  display: 'grid',
  gap: '0.5rem',
  [media.print]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0.75rem 2rem',
    marginTop: '1.25rem',
  },
  // The drawn seam divides its height evenly between the stages.
  [onPhones]: {
    position: 'relative',
    gridAutoRows: '1fr',
    rowGap: 0,
    paddingInlineStart: `calc(6.625rem - ${space.gutter})`,
  },
  [inTwoRows]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '7rem 4.08%' },
  [inOneRow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '2%' },
});
// The padding leaves space for the drawing. Percentages refer to the width of the stage.
const stage = css({
  [onPhones]: { paddingBlock: '0.75rem' },
  [inTwoRows]: { position: 'relative', paddingTop: 'calc(76.67% + 1.25rem)' },
  [inOneRow]: { position: 'relative', paddingTop: 'calc(122.22% + 1.625rem)' },
});
const seam = css({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  fontSize: '1.25rem',
  fontWeight: 600,
  forcedColorAdjust: 'none',
});
const downSeam = css(seam, {
  insetInlineStart: `calc(-1 * ${space.gutter})`,
  overflow: 'hidden',
  [onPhones]: { display: 'block', width: '5.625rem', height: '100%' },
});
/** The drawing has one part per row of stages. */
const rows = [
  {
    length: 6,
    top: 0,
    height: 220,
    style: css(seam, { [inOneRow]: { display: 'block', width: '666.67%' } }),
  },
  {
    length: 3,
    top: 41,
    height: 138,
    style: css(seam, { [inTwoRows]: { display: 'block', width: '326.67%', fontSize: '1rem' } }),
  },
];
const word = css(softLabel(1.4));
const title = css({
  marginTop: '0.25rem',
  fontSize: '1.25rem',
  lineHeight: 1.1,
  [media.columns]: { minHeight: '2lh' },
  [media.print]: { minHeight: 0 },
});
const text = css({
  marginTop: '0.5rem',
  color: color.inkSoft,
  fontSize: fontSize.small,
  lineHeight: 1.47,
  [media.print]: { marginTop: '0.125rem' },
});

const lead = css({ ...leadText, marginTop: '2.5rem', [media.print]: { marginTop: '1rem' } });

export function StagesSection({ content }: { content: StagesContent }) {
  return (
    <Section ground="deep" css={band} aria-labelledby="process-title">
      <h2 id="process-title" css={visuallyHidden}>
        {content.title}
      </h2>
      <ol css={list}>
        {content.steps.map((step, index) => (
          <li key={step.title} css={stage}>
            {rows.map(
              ({ length, top, height, style }) =>
                index % length === 0 && (
                  <svg
                    key={length}
                    css={style}
                    viewBox={`${120 + 204 * index} ${top} ${204 * length - 24} ${height}`}
                    aria-hidden="true"
                  >
                    {length < 6 ? (
                      <use href="#seam" />
                    ) : (
                      <LongSeam id="seam" words={content.words} />
                    )}
                  </svg>
                ),
            )}
            {index === 0 && (
              <svg
                css={downSeam}
                viewBox="-176 120 133 1224"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <use href="#seam" transform="rotate(90)" />
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
      <InertButtons names={content.inertButtons}>
        <ArrowLink to={content.link.to} className="screen-only">
          {content.link.text}
        </ArrowLink>
      </InertButtons>
    </Section>
  );
}
