import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, media, space } from '../theme/tokens';

/** The left column, if the right one is a form. In a single column only its first child is above the form. */
export const beforeForm = css({
  [media.single]: { display: 'contents', '& > * + *': { order: 1, marginTop: 0 } },
});

/** Returns two columns in the given proportion. On small tablets, phones and paper they form a single column. */
export const twoColumns = (proportion: `${string} ${string}`, alignItems = 'start') => {
  const [left, right] = proportion.split(' ');
  return css({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
    gap: 'clamp(1.25rem, 6vw, 5.5rem)',
    alignItems,
    [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  });
};

const band = css({ padding: `${space.section} 0`, '@media print': { padding: '0.5rem 0' } });
const deep = css({
  '--line': '#cfc6b2',
  background: color.paperDeep,
  '@media print': { '--line': '#ddd5c4', background: 'none' },
});
export const containerStyle = css({
  width: '100%',
  maxWidth: `calc(${space.container} + 2 * ${space.gutter})`,
  margin: '0 auto',
  padding: `0 ${space.gutter}`,
});

interface SectionProps extends ComponentProps<'section'> {
  /** `paper` is the page's own background, `deep` the alternate one, `night` the dark one. */
  ground?: 'paper' | 'deep' | 'night';
}

/** A band of a page with its background and a centred container. Name it with `aria-labelledby`. */
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
