import { media } from '../theme/tokens';

export const pseudoBox = { content: '""', position: 'absolute' } as const;

/** Styles of a pseudo-element as large as its positioned parent, such as the clickable area of a card. */
export const coverBox = { ...pseudoBox, inset: 0 } as const;

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

type Length = string | number;

export const circle = (diameter: Length) =>
  ({ width: diameter, height: diameter, borderRadius: '50%' }) as const;

export const wrappedRow = (gap: Length) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const stacked = { display: 'flex', flexDirection: 'column' } as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const equalColumns = (count: number, onTablets = count) => ({
  display: 'grid',
  ...columns(count),
  [media.tablet]: columns(onTablets),
  [media.phone]: columns(1),
});
