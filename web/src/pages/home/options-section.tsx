import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { HomeContent } from '../../content/pages/home';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { ClosingSection } from '../../sections/closing-section';
import { PointList } from '../../sections/point-list';
import { color, fluid, fontSize, headFont, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { stacked, wrappedRow } from '../../ui/layout';

const options = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: fluid.m,
  marginTop: fluid.l,
  [media.single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const option = css({
  ...stacked,
  '& > details': { flex: 1, marginBottom: fluid.s },
  [media.print]: { padding: '0.75rem 1rem' },
  '@media screen': {
    '&:not(.night)': {
      '--link': '#fff',
      borderColor: '#ffffff80',
      background: 'none',
    },
  },
});
const head = css({ ...stacked, gap: '0.25rem' });
const title = css({ fontSize: fontSize.h3, lineHeight: 1.1 });
const price = css(wrappedRow('0.625rem', 'baseline'));
// A wide card has two columns of points.
const pairs = css({
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    columnGap: '2rem',
  },
});
const amount = css(headFont(fontSize.h2, 1, '-0.04em'));
const soft = css({ color: color.inkSoft });
const text = css({ marginTop: fluid.xs, color: color.inkSoft });

interface OptionProps {
  content: HomeContent['options']['intake' | 'discovery'];
  dialog: 'free-intake' | 'discovery';
}

function Option({ content, dialog }: OptionProps) {
  const isRecommended = dialog === 'discovery';
  return (
    <Card isRecommended={isRecommended} css={option}>
      <div css={head}>
        <h3 css={title}>{content.title}</h3>
        <p css={price}>
          <span css={amount}>{content.price}</span> <span css={soft}>{content.terms}</span>
        </p>
      </div>
      <p css={text}>{content.text}</p>
      <Fold summary="What is included" css={content.points.length > 3 && pairs}>
        <PointList points={content.points} />
      </Fold>
      <Button variant={isRecommended ? 'light' : 'outline'} {...opensDialog(dialog)}>
        {content.action}
      </Button>
    </Card>
  );
}

type OptionsSectionProps = ComponentProps<typeof ClosingSection> & {
  content: HomeContent['options'];
};

export function OptionsSection({ content, ...closing }: OptionsSectionProps) {
  return (
    <ClosingSection {...closing}>
      <div css={options}>
        <Option content={content.intake} dialog="free-intake" />
        <Option content={content.discovery} dialog="discovery" />
      </div>
    </ClosingSection>
  );
}
