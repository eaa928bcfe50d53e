import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { TimelinePicture } from '../../brand/illustrations/timeline-picture';
import { pieceColors, pieceStyle } from '../../brand/pieces/pattern-piece';
import type { Job } from '../../content/types/job';
import { fluid, leadText, media, radius, space } from '../../theme/tokens';
import { containerStyle, twoColumns } from '../../ui/section';
import { heroTitle, Kicker } from '../../ui/text';

const band = css({
  padding: `calc(${space.header} + clamp(1.25rem, 3vw, 2.75rem)) 0 ${space.section}`,
  [media.print]: { padding: 0 },
});
const below = css({
  marginTop: 'clamp(1.25rem, 3vw, 2rem)',
  [media.print]: { marginTop: 0 },
});
// All job pages have the same colours, so that they share one style sheet and one hash in the security policy.
const cloth = css(pieceStyle, pieceColors(0), twoColumns('1fr 1fr', 'center'), below, {
  gap: fluid.l,
  padding: `${fluid.l} ${fluid.m} ${fluid.m}`,
  borderRadius: radius.sheet,
  color: 'inherit',
  '&::before': { borderRadius: 19 },
  // In a single column the cloth is as wide as the page and ends the section.
  [media.single]: {
    margin: `1.25rem calc(-1 * ${space.gutter}) calc(-1 * ${space.section})`,
    padding: `2rem ${space.gutter}`,
    rowGap: '0.5rem',
    borderRadius: 0,
    boxShadow: 'none',
    '&::before': { insetInline: -1, borderRadius: 0 },
  },
  [media.print]: { padding: 0, boxShadow: 'none', background: 'none' },
});
// Without this, forced colours could make the lines white on the drawing's white background.
const picture = css({
  color: 'var(--word)',
  background: 'var(--fill)',
  forcedColorAdjust: 'none',
  [media.single]: { marginInline: `calc(-1 * ${space.gutter})` },
});
const wholeRow = css({ gridColumn: '1 / -1' });
const layoutForForm = css(twoColumns('5fr 6fr'), below, {
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.5rem' },
});
const staying = css({
  [media.desktop]: { position: 'sticky', top: `calc(${space.header} + 1.5rem)` },
});
const lead = css({
  maxWidth: '30em',
  marginTop: '1.5rem',
  ...leadText,
  textWrap: 'balance',
  [media.print]: { marginTop: '0.625rem', fontSize: 'inherit' },
});
const actions = css({ marginTop: '2rem' });

interface JobHeroSectionProps {
  backLink: ReactNode;
  kicker: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Only the view with the job's details has a drawing. */
  drawing?: Job['drawing'];
  aside: ReactNode;
}

export function JobHeroSection({
  backLink,
  kicker,
  title: text,
  lead: introduction,
  children,
  drawing,
  aside,
}: JobHeroSectionProps) {
  return (
    <section css={band} aria-labelledby="job-title">
      <div css={containerStyle}>
        <div className="screen-only">{backLink}</div>
        <div css={drawing ? cloth : layoutForForm}>
          <div css={!drawing && staying}>
            <Kicker>{kicker}</Kicker>
            <h1 id="job-title" tabIndex={-1} css={heroTitle}>
              {text}
            </h1>
            <p css={lead}>{introduction}</p>
            <div css={actions} className="screen-only">
              {children}
            </div>
          </div>
          {drawing && (
            <div css={picture} className="screen-only">
              <TimelinePicture name={drawing} />
            </div>
          )}
          <div css={drawing && wholeRow}>{aside}</div>
        </div>
      </div>
    </section>
  );
}
