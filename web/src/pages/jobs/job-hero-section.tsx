import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { TimelinePicture } from '../../brand/illustrations/timeline-picture';
import { drawingSheet } from '../../brand/pieces/cutting-table';
import { pieceColors, pieceStyle } from '../../brand/pieces/pattern-piece';
import type { Job } from '../../content/types/job';
import { fluid, leadText, media, space } from '../../theme/tokens';
import { containerStyle, twoColumns } from '../../ui/section';
import { heroTitle, Kicker } from '../../ui/text';

const band = css({
  padding: `calc(${space.header} + clamp(1.25rem, 3vw, 2.75rem)) 0 ${space.section}`,
  [media.print]: { padding: 0 },
});
const below = css({
  marginTop: 'clamp(1.25rem, 3vw, 2.5rem)',
  [media.print]: { marginTop: 0 },
});
const layout = css(twoColumns('7fr 5fr', 'center'), below, {
  rowGap: 'clamp(0.75rem, 3vw, 2.75rem)',
});
const wholeRow = css({ gridColumn: '1 / -1' });
const table = css(drawingSheet, {
  display: 'grid',
  alignItems: 'center',
  padding: fluid.xs,
  [media.columns]: { aspectRatio: '8 / 5' },
});
// All job pages have the same colours, so that they share one style sheet and one hash in the security policy.
const cloth = css(pieceStyle, pieceColors(0), {
  padding: '0.5rem 1.0625rem',
  // Without this, forced colours could make the lines white on the drawing's white background.
  forcedColorAdjust: 'none',
});
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
        <div css={drawing ? layout : layoutForForm}>
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
            <div css={table} className="screen-only">
              <div css={cloth}>
                <TimelinePicture name={drawing} />
              </div>
            </div>
          )}
          <div css={drawing && wholeRow}>{aside}</div>
        </div>
      </div>
    </section>
  );
}
