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
  // A dialog has its buttons there, and keeps what is typed over a reload.
  'html[data-modal] &': {
    insetBlock: 'auto 1rem',
    insetInline: '1rem auto',
    [media.phone]: { inset: '4.625rem 1rem auto' },
    '& span': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});
const title = css({ fontWeight: 600 });

/**
 * Part of every page, shown by the inline script (app/inline.ts) when a press asked for code that does not come: it
 * needs no code itself, and a browser's translation finds it too.
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
      <p css={title}>{heading}</p>
      <p>
        {/* The page itself; the inline script reloads it instead. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        {description} <a href="">{reload}</a>
        <span>{price}</span>
      </p>
    </div>
  );
}
