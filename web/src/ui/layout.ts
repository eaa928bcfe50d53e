import { color, fontSize, media, radius } from '../theme/tokens';

export const pseudoBox = { content: '""', position: 'absolute' } as const;

/** Styles of a pseudo-element that is as large as its positioned parent, such as the clickable area of a card. */
export const coverBox = { ...pseudoBox, inset: 0 } as const;

type Length = string | number;

/** Styles of a pseudo-element: a dashed line inside the edge of its positioned parent. */
export const seamBox = (inset: Length, line: string, borderRadius?: Length) =>
  ({
    ...pseudoBox,
    inset,
    border: `1px dashed ${line}`,
    borderRadius,
    opacity: 0.6,
    pointerEvents: 'none',
  }) as const;

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const circle = (diameter: Length) =>
  ({ width: diameter, height: diameter, borderRadius: '50%' }) as const;

/** Styles of a pseudo-element: a round mark in front of a word. */
export const statusDot = (diameter: Length, gap: Length, background = 'currentColor') =>
  ({
    content: '""',
    display: 'inline-block',
    ...circle(diameter),
    marginInlineEnd: gap,
    background,
  }) as const;

export const centredRow = (gap: Length) =>
  ({ display: 'flex', alignItems: 'center', gap }) as const;

export const inlineRow = (gap: Length) => ({ ...centredRow(gap), display: 'inline-flex' }) as const;

type Alignment = 'center' | 'baseline';

export const wrappedRow = (gap: Length, alignItems?: Alignment) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, gap }) as const;

export const spreadRow = (gap: Length, alignItems?: Alignment) =>
  ({ ...wrappedRow(gap, alignItems), justifyContent: 'space-between' }) as const;

/** Styles of a label in the shape of a tag with a hole. */
export const tagStyle = {
  ...centredRow('0.625rem'),
  minHeight: '2.25rem',
  paddingBlock: '0.25rem',
  paddingInline: '0.75rem 0.9375rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.sheet,
  fontSize: fontSize.small,
  '&::before': {
    content: '""',
    flex: 'none',
    ...circle(11),
    border: `2px solid ${color.thread}`,
    background: color.paper,
  },
} as const;

export const stacked = { display: 'flex', flexDirection: 'column' } as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Styles of a grid item whose children share the grid's rows with the children of its neighbours. */
export const sharedRows = (count: number) =>
  ({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${count}` }) as const;

export const equalColumns = (count: number, onTablets = count) => ({
  display: 'grid',
  ...columns(count),
  [media.tablet]: columns(onTablets),
  [media.phone]: columns(1),
});
