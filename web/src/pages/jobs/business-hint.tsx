import { css } from '@emotion/react';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { wrappedRow } from '../../ui/layout';

const line = css({
  ...wrappedRow('0 0.625rem'),
  alignItems: 'baseline',
  marginTop: '1rem',
  color: color.inkSoft,
});

/** Compensates for the padding and the border of the link, so that its text aligns with the text in the line above. */
const flush = css({ marginInline: '-0.3125rem', '.night &': { color: 'inherit' } });

/** A text with a link to Discovery, for customers who read a page for applicants. */
export function BusinessHint({ text }: { text: string }) {
  return (
    <p css={line}>
      {text}
      <Button variant="quiet" css={flush} {...opensDialog('discovery')}>
        Start with Discovery
      </Button>
    </p>
  );
}
