import { css } from '@emotion/react';
import { color, font, media } from '../../theme/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  [media.phone]: { gap: 12 },
});
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& + &': { [media.desktop]: { paddingLeft: 40 } },
});
const value = css({
  // The page's one oversized moment.
  font: `700 clamp(38px, 10.6vw, 152px)/1 ${font.head}`,
  letterSpacing: '-0.05em',
});
const meaning = css({
  marginTop: 8,
  color: color.inkSoft,
  lineHeight: 1.35,
  [media.phone]: { fontSize: 15 },
});

interface StatisticsProps {
  items: readonly { value: string; label: string }[];
  className?: string;
}

/** Figures with their meaning below. In three columns as wide as the quotes above them. */
export function Statistics({ items, className }: StatisticsProps) {
  return (
    <dl css={list} className={className}>
      {items.map((item) => (
        <div key={item.label} css={figure}>
          <dt css={meaning}>{item.label}</dt>
          <dd css={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
