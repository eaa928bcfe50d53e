import { css } from '@emotion/react';
import { failures } from '../content/failures';
import { color, media, radius, shadow } from '../theme/tokens';

const message = css({
  insetBlock: 'auto 1rem',
  insetInline: 'auto 1rem',
  width: 'min(26.25rem, calc(100vw - 2rem))',
  padding: '1rem 1.5rem 1.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  // While a dialog is open, its buttons are where this message usually is, so the message is elsewhere.
  '[data-modal] &': {
    insetBlock: 'auto 1rem',
    insetInline: '1rem auto',
    [media.phone]: { inset: '4.625rem 1rem auto' },
    '& span': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});
const title = css({ fontWeight: 600 });

/** A message in every page's HTML. The inline script (app/inline.ts) shows it if the code for a press cannot load. */
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
      <p css={title}>{heading}</p>
      <p>
        {/* The link leads to the page itself, but the inline script reloads the page instead. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        {description} <a href="">{reload}</a>
        <span>{price}</span>
      </p>
    </div>
  );
}
