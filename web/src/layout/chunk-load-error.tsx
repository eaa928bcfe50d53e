import { css } from '@emotion/react';
import { failures } from '../content/failures';
import { border, radius, shadow } from '../theme/tokens';

// ui/dialog moves this message while a dialog is open.
const message = css({
  insetBlock: 'auto 1rem',
  insetInline: 'auto 1rem',
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: '1rem 1.5rem',
  border: border.hairline,
  borderRadius: radius.card,
  boxShadow: shadow,
});

/**
 * An error message that is hidden in every page's HTML. The inline script (app/inline.ts) shows it if the code that
 * handles a click fails to load.
 */
export function ChunkLoadError() {
  const { title: heading, description, reload, price } = failures.chunkLoadError;
  return (
    <div
      id="chunk-load-error"
      popover="auto"
      role="alert"
      data-overlay=""
      className="night"
      css={message}
    >
      <p>
        <strong>{heading}</strong>
      </p>
      <p>
        {/* The link leads to the page itself, but the inline script reloads the page instead. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        {description} <a href="">{reload}</a>
        <span>{price}</span>
      </p>
    </div>
  );
}
