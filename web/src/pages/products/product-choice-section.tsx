import { css } from '@emotion/react';
import type { ProductsOverviewContent } from '../../content/pages/products';
import { SheetSection } from '../../sections/sheet-section';
import { border, color, font } from '../../theme/tokens';
import { coverBox, equalColumns, stacked } from '../../ui/layout';
import { Arrow, Link } from '../../ui/link';

const list = css({
  ...equalColumns(2),
  columnGap: 'clamp(2rem, 6vw, 5.5rem)',
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  borderTop: `2px solid ${color.ink}`,
});
const item = css({
  position: 'relative',
  ...stacked,
  justifyContent: 'space-between',
  padding: '1.75rem 0 1.625rem',
  borderBottom: border.hairline,
});
const complaint = css({
  font: `700 clamp(1.375rem, 2.2vw, 1.75rem)/1.2 ${font.head}`,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});
const link = css({
  alignSelf: 'start',
  marginTop: '0.875rem',
  padding: '0.1875rem 0',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { ...coverBox },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

interface ProductChoiceSectionProps {
  content: ProductsOverviewContent['choice'];
  statement: string;
}

export function ProductChoiceSection({ content, statement }: ProductChoiceSectionProps) {
  return (
    <SheetSection name="choice" heading={content} statement={statement}>
      <ul css={list}>
        {content.items.map((choice) => (
          <li key={choice.name} css={item}>
            <p css={complaint}>“{choice.complaint}”</p>
            <Link to={choice.to} css={link}>
              {choice.name}
              &nbsp;
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
