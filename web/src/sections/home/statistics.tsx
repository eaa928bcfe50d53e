import { css } from '@emotion/react';
import { color, font, media } from '../../theme/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  gap: 'clamp(20px, 3.4vw, 44px)',
});
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
const value = css({ font: `700 32px/1.1 ${font.head}`, letterSpacing: '-0.03em' });
const meaning = css({ fontSize: 15, lineHeight: 1.35, color: color.inkSoft });

const large = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    [media.phone]: { gridTemplateColumns: '1fr', gap: 18 },
  }),
  figure: css(figure, {
    '& + &': { [media.desktop]: { paddingLeft: 40 } },
    [media.phone]: { flexDirection: 'row-reverse', alignItems: 'baseline', gap: 14 },
  }),
  value: css({
    font: `700 clamp(40px, 5.4vw, 76px)/1 ${font.head}`,
    letterSpacing: '-0.04em',
    [media.phone]: { minWidth: '2.6em' },
  }),
  meaning: css({ marginTop: 8, color: color.inkSoft }),
};
const looks = { small: { list, figure, value, meaning }, large };

interface StatisticsProps {
  items: readonly { value: string; label: string }[];
  size: keyof typeof looks;
  className?: string;
}

/** Figures with their meaning below. `large` stands in three columns as wide as the quotes above them. */
export function Statistics({ items, size, className }: StatisticsProps) {
  const look = looks[size];
  return (
    <dl css={look.list} className={className}>
      {items.map((item) => (
        <div key={item.label} css={look.figure}>
          <dt css={look.meaning}>{item.label}</dt>
          <dd css={look.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
