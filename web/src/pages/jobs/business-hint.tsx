import { css } from '@emotion/react';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/button';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  marginTop: 16,
  color: color.inkSoft,
});

/** The words stand flush with the text above where the line breaks. */
const flush = css({ marginInline: -5 });

/** Under a page's own first button, where that is not the way for a customer. */
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
