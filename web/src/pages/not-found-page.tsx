import { css } from '@emotion/react';
import { MisfitDrawing } from '../brand/illustrations/misfit-drawing';
import { notFound } from '../content/pages/not-found';
import { PageMeta } from '../layout/page-meta';
import { fontSize, leadText, media, space } from '../theme/tokens';
import { wrappedRow } from '../ui/layout';
import { ArrowLink, ButtonLink } from '../ui/link';
import { containerStyle } from '../ui/section';
import { Kicker } from '../ui/text';

const layout = css(containerStyle, {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: 'clamp(2.5rem, 6vw, 5.5rem)',
  paddingTop: `calc(${space.header} + 3.5rem)`,
  paddingBottom: space.section,
  [media.phone]: {
    gridTemplateColumns: '1fr',
    paddingTop: `calc(${space.header} + 2rem)`,
  },
});
const title = css({ margin: '1.125rem 0 1.375rem', fontSize: fontSize.h1 });
const text = css({
  maxWidth: '30em',
  ...leadText,
});
const ways = css({ marginTop: '2rem' });
const otherWays = css({
  ...wrappedRow('0.25rem 1.75rem'),
  marginTop: '1.25rem',
  // On tablets and phones the three links do not fit into one row.
  [media.tablet]: { flexDirection: 'column' },
});

export function NotFoundPage() {
  return (
    <>
      <PageMeta {...notFound.meta} />
      <div css={layout}>
        <div>
          <Kicker>{notFound.kicker}</Kicker>
          <h1 css={title}>{notFound.title}</h1>
          <p css={text}>{notFound.text}</p>
          <nav aria-label={notFound.waysTitle} css={ways}>
            <ButtonLink to={notFound.home.path}>{notFound.home.label}</ButtonLink>
            <ul css={otherWays}>
              {notFound.ways.map(({ label, path }) => (
                <li key={path}>
                  <ArrowLink to={path}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <MisfitDrawing />
      </div>
    </>
  );
}
