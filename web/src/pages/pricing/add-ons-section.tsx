import { css } from '@emotion/react';
import type { PricingContent } from '../../content/pages/pricing';
import { drawThread } from '../../sections/process-section';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, media, radius } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { LinkWithArrow } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { PriceLine } from './price';

const onPhones = '@media screen and (width < 40em)';
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(1.25rem, 2.4vw, 2rem)',
  marginTop: 'clamp(1.75rem, 4.4vw, 3.75rem)',
  position: 'relative',
  '&::before': {
    ...pseudoBox,
    inset: '-2px 0 auto',
    borderTop: border.thread,
  },
  '&:has(> [data-view=seen])::before': {
    [media.moving]: { animation: `${drawThread} 1.2s ease-out 0.2s backwards` },
  },
  [onPhones]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.625rem',
    '&::before': { content: 'none' },
  },
  [media.print]: { '&::before': { content: 'none' } },
});
const cell = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
});
const loop = css({
  position: 'relative',
  zIndex: 1,
  width: 34,
  height: 72,
  margin: '0 auto -34px',
  [onPhones]: { display: 'none' },
});
const tag = css({
  gridRow: 2,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  padding: '3.5rem clamp(1rem, 3.2vw - 0.75rem, 1.75rem) 1.625rem',
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.card,
  background: color.sheet,
  [onPhones]: {
    grid: 'auto / minmax(0, 1fr) auto',
    columnGap: '0.75rem',
    padding: '0.75rem 1rem 0.375rem',
    '&& > *': { marginBlock: 0 },
    '& > h3 + p': {
      gridArea: '1 / 2 / span 2',
      alignContent: 'center',
      width: 'min-content',
      whiteSpace: 'nowrap',
    },
    // With the price of a minute, one line would be wider than the narrowest phones.
    '& > h3 + p:has(.unbroken)': { width: '7rem', whiteSpace: 'normal' },
    '& .unbroken': { whiteSpace: 'normal' },
    '& > h3 + p > :first-of-type': { fontSize: '1.75rem' },
  },
  [media.print]: { padding: '1rem' },
});
const name = css({ marginBottom: '0.75rem', fontSize: 'min(6vw, 1.5rem)', lineHeight: 1.15 });
const text = css({ marginTop: '0.75rem', color: color.inkSoft, [onPhones]: { display: 'none' } });
const link = css({
  justifySelf: 'start',
  marginTop: '0.875rem',
  paddingBlock: '0.5625rem',
  fontWeight: 600,
  textDecoration: 'none',
  fontSize: 'clamp(0.9375rem, 1.8vw, 1rem)',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export function AddOnsSection({ content }: { content: PricingContent['addOns'] }) {
  return (
    <HeadedSection name="add-ons" ground="deep" heading={content}>
      <ul css={row}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.name} index={index} css={cell}>
            <svg css={loop} className="screen-only" viewBox="0 0 34 72" fill="none" aria-hidden>
              <circle
                cx="17"
                cy="64"
                r="7"
                fill={color.paperDeep}
                stroke={color.ink}
                strokeWidth="1.5"
              />
              <path
                d="M13 0C2 24 4 50 17 64 30 50 32 24 21 0"
                stroke={color.thread}
                strokeWidth="2.5"
                strokeDasharray="7 5"
                strokeLinecap="round"
              />
            </svg>
            <div css={tag}>
              <h3 css={name}>{item.name}</h3>
              <PriceLine terms={item.terms}>{item.price}</PriceLine>
              <p css={text}>{item.text}</p>
              <LinkWithArrow to={item.link.to} css={link} className="screen-only">
                {item.link.text}
              </LinkWithArrow>
            </div>
          </Reveal>
        ))}
      </ul>
    </HeadedSection>
  );
}
