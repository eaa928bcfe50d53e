import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, fluid, media, space } from '../theme/tokens';

/** Styles of the column beside a form or a table. In a single column only its first child is above it. */
export const beforeForm = css({
  [media.single]: { display: 'contents', '& > * + *': { order: 1, marginTop: 0 } },
});

/** Styles of the white box around a form, which is printed only after the form was sent. */
export const formFrame = css({
  [media.print]: { '&:not(:has([data-sewn]))': { display: 'none' } },
});

/** Styles of two columns, which become one on small tablets, on phones and in print. */
export const twoColumns = (proportion: `${string} ${string}`, alignItems = 'start') => {
  const [left, right] = proportion.split(' ');
  return css({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
    gap: fluid.columns,
    alignItems,
    [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  });
};

/** Returns the padding of a section at its top or end. In print all sections have the same (theme/global.css). */
export const bandPadding = (onScreen: string) => `var(--print-padding, ${onScreen})`;

/** Styles of a section before a section with the same background: only the next section's padding separates them. */
export const openEnd = css({ paddingBottom: bandPadding('0') });

/**
 * Styles of a white box over the previous section. The dashed line in the page's margin uses `--overlap`
 * (theme/global.css).
 */
export const overlapping = css({
  '--overlap': space.lap,
  position: 'relative',
  marginTop: `calc(-1 * ${space.lap})`,
  paddingTop: bandPadding('0'),
  [media.print]: { marginTop: 0 },
});
/** Leaves space for the white box of the next section, which overlaps this section. */
export const underSheet = css({
  paddingBottom: bandPadding(`calc(${space.lap} + clamp(1.75rem, 5vw, 4rem))`),
});
/** Like `underSheet`, before a section with `sheetBand`, which overlaps this section only beside its text. */
export const underSheetBand = css(underSheet, { [media.single]: { paddingBottom: space.section } });
/** Styles of a section with {@link twoColumns}. The right column is a white box over the previous section. */
export const sheetBand = css({
  [media.columns]: css(overlapping, { '--heading-start': `calc(${space.section} + ${space.lap})` }),
});
export const besideSheet = css({
  [media.columns]: { paddingTop: bandPadding(`calc(${space.section} + ${space.lap})`) },
});

const band = css({ padding: `${bandPadding(space.section)} 0` });
const deep = css({
  '--line': 'var(--print-line, #cfc6b2)',
  background: `var(--print-ground, ${color.paperDeep})`,
});
export const containerStyle = css({
  width: '100%',
  maxWidth: `calc(${space.container} + 2 * ${space.gutter})`,
  margin: '0 auto',
  padding: `0 ${space.gutter}`,
});

interface SectionProps extends ComponentProps<'section'> {
  ground?: 'paper' | 'deep' | 'night';
}

export function Section({ ground = 'paper', className = '', children, ...props }: SectionProps) {
  return (
    <section
      className={ground === 'night' ? `night ${className}` : className}
      css={[band, ground === 'deep' && deep]}
      {...props}
    >
      <div css={containerStyle}>{children}</div>
    </section>
  );
}
