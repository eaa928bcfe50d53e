import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { border, color, media } from '../../theme/tokens';
import { pseudoBox, stacked } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';

const gap = '1.75rem';
const rowGap = '3.75rem';

export const drawThread = keyframes({
  from: { clipPath: 'inset(0 100% 100% 0)' },
  to: { clipPath: 'inset(0)' },
});

const columnStyles = {
  3: css({
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // After a row, the line runs back between the rows to the first ring of the next row.
      '& > :nth-of-type(3n):not(:last-of-type)': {
        position: 'relative',
        '& > [aria-hidden]': { marginInlineEnd: 0 },
        '& > [aria-hidden] > span + span': { marginInlineEnd: 0 },
        '&::before, &::after': {
          ...pseudoBox,
          border: `0 dashed ${color.thread}`,
        },
        '&::before': {
          insetBlock: `calc(1rem - 1px) calc(${rowGap} / -2)`,
          insetInline: '100% -0.875rem',
          borderBlockWidth: 2,
          borderInlineEndWidth: 2,
          borderStartEndRadius: '0.875rem',
          borderEndEndRadius: '0.875rem',
        },
        '&::after': {
          insetBlock: `calc(100% + ${rowGap} / 2 - 2px) calc(${rowGap} / -1 + 0.25rem)`,
          insetInline: `calc(-200% - 2 * ${gap} + var(--knot) / 2 - 1px) 0`,
          borderBlockStartWidth: 2,
          borderInlineStartWidth: 2,
          borderStartStartRadius: '0.875rem',
        },
        '&[data-view=seen]::before, &[data-view=seen]::after': {
          [media.moving]: { animation: `${drawThread} 0.6s ease-out 0.8s backwards` },
        },
      },
    },
  }),
  4: css({ [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
};
const list = css({
  display: 'grid',
  gap: '0.5rem',
  marginTop: 'clamp(1.75rem, 5vw, 4rem)',
  [media.desktop]: { gap: `${rowGap} ${gap}` },
  [media.print]: { gap: '0.25rem', marginTop: '0.75rem' },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 'clamp(0.875rem, 4vw, 1.5rem)',
  [media.desktop]: { gridTemplate: 'auto 1fr / minmax(0, 1fr)', gap: '1.375rem 0' },
});
const rail = css({
  ...stacked,
  alignItems: 'center',
  minWidth: '2rem',
  [media.desktop]: { flexDirection: 'row', minHeight: '2rem', marginInlineEnd: `-${gap}` },
  'li:last-of-type > &': { [media.desktop]: { marginInlineEnd: 0 } },
});
const thread = css({
  flex: 1,
  margin: '0.4375rem 0 0',
  borderInlineStart: border.thread,
  // Draws the line to the next ring when the item comes into view (ui/reveal).
  '[data-view=seen] > * > &': {
    [media.moving]: {
      animation: `${drawThread} 0.6s ease-out calc(var(--item, 0) * 0.1s + 0.3s) backwards`,
    },
  },
  [media.desktop]: {
    margin: '0 0.4375rem',
    borderInlineStart: 0,
    borderTop: border.thread,
  },
});
const body = css({
  minWidth: 0,
  'li:not(:last-of-type) > &': {
    [media.tablet]: { paddingBottom: 'clamp(1rem, 3vw, 1.5rem)' },
    [media.print]: { paddingBottom: '0.25rem' },
  },
});

/**
 * Renders items along a red dashed line with a ring per item: beside the items on small screens, and above each row on
 * large ones.
 */
export function ThreadList({
  columns,
  knotWidth,
  children,
}: {
  columns: keyof typeof columnStyles;
  knotWidth: string;
  children: ReactNode;
}) {
  return <ol css={[list, { '--knot': knotWidth }, columnStyles[columns]]}>{children}</ol>;
}

interface ThreadItemProps {
  knot: ReactNode;
  index: number;
  isEnd?: boolean;
  children: ReactNode;
}

export function ThreadItem({ knot, index, isEnd = false, children }: ThreadItemProps) {
  return (
    <Reveal as="li" index={index} css={item}>
      <div css={rail} aria-hidden="true">
        {knot}
        {!isEnd && <span css={thread} />}
      </div>
      <div css={body}>{children}</div>
    </Reveal>
  );
}
