import { css } from '@emotion/react';
import { site } from '../content/site';
import { fontSize, space } from '../theme/tokens';

const notice = css({
  maxWidth: space.container,
  margin: '0 auto',
  padding: `calc(${space.header} + ${space.section}) ${space.gutter} ${space.section}`,
  minHeight: '60vh',
});

/** Stands in for a page that broke; navigation around it still works. */
export function FailureNotice() {
  return (
    <div css={notice} role="alert">
      <h1 css={{ fontSize: fontSize.h2 }}>This page came apart at the seam</h1>
      <p css={{ margin: '20px 0 0', maxWidth: '36em' }}>
        Something on our side broke. Reload the page, or write to us at{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}
