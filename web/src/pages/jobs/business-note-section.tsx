import { css } from '@emotion/react';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color, fontSize, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { wrappedRow } from '../../ui/layout';
import { containerStyle } from '../../ui/section';

const line = css({
  ...wrappedRow('0 0.625rem'),
  alignItems: 'baseline',
  marginTop: '1rem',
  color: color.inkSoft,
});

/** Compensates for the padding and the border of the link, so that its text aligns with the text in the line above. */
const flush = css({ marginInline: '-0.3125rem' });

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

const band = css({ padding: 'clamp(2.5rem, 4vw, 3.5rem) 0', [media.print]: { display: 'none' } });
const row = css(containerStyle, {
  ...wrappedRow('1.25rem 2.5rem'),
  justifyContent: 'space-between',
  alignItems: 'center',
});
const title = css({ fontSize: fontSize.h4, lineHeight: 1.15 });

export function BusinessNoteSection({ title: heading }: { title: string }) {
  return (
    <section css={band} aria-labelledby="business-title">
      <div css={row}>
        <h2 id="business-title" css={title}>
          {heading}
        </h2>
        <Button variant="outline" {...opensDialog('discovery')}>
          Start with Discovery
        </Button>
      </div>
    </section>
  );
}
