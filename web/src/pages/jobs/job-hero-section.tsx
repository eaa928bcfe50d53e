import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { leadText, media, space } from '../../theme/tokens';
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
const layout = css(twoColumns('7fr 5fr'), below, {
  '@media screen and (47.5em <= width < 56.25em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
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
const actions = css({ marginTop: '2rem', [media.print]: { display: 'none' } });
const back = css({ [media.print]: { display: 'none' } });

interface JobHeroSectionProps {
  backLink: ReactNode;
  kicker: string;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  aside: ReactNode;
  isAsideWide?: boolean;
}

export function JobHeroSection({
  backLink,
  kicker,
  title: text,
  lead: introduction,
  children,
  aside,
  isAsideWide,
}: JobHeroSectionProps) {
  return (
    <section css={band} aria-labelledby="job-title">
      <div css={containerStyle}>
        <div css={back}>{backLink}</div>
        <div css={isAsideWide ? layoutForForm : layout}>
          <div css={isAsideWide && staying}>
            <Kicker>{kicker}</Kicker>
            <h1 id="job-title" tabIndex={-1} css={heroTitle}>
              {text}
            </h1>
            <p css={lead}>{introduction}</p>
            {children && <div css={actions}>{children}</div>}
          </div>
          <div>{aside}</div>
        </div>
      </div>
    </section>
  );
}
