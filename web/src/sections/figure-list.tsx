import type { SerializedStyles } from '@emotion/react';

interface FigureListProps {
  items: readonly { label: string; value: string; source?: string }[];
  styles: Record<'row' | 'label' | 'value', SerializedStyles>;
  className?: string;
}

export function FigureList({ items, styles, className }: FigureListProps) {
  return (
    <dl className={className}>
      {items.map((item) => (
        <div key={item.label} css={styles.row}>
          <dt css={styles.label}>
            {item.label} {item.source && <small>{item.source}</small>}
          </dt>
          <dd css={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
