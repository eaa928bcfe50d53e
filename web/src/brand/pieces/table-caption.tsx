import { css } from '@emotion/react';
import { media, noteText, softLabel, space } from '../../theme/tokens';

const caption = css({
  ...noteText,
  margin: `0.75rem ${space.gutter} 0`,
  [media.desktop]: { marginInlineStart: 'var(--indent)' },
});
const codeStyle = css(softLabel(1.4), {
  marginInlineEnd: '1rem',
  [media.phone]: { display: 'block' },
});

/** Explains a drawn table. On desktops it starts `--indent` to the right of the box around the drawing. */
export function TableCaption({ code, legend }: { code: string; legend: string }) {
  return (
    <p css={caption}>
      <span css={codeStyle}>{code}</span>
      {legend}
    </p>
  );
}
