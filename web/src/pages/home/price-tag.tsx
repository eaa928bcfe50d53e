import { css } from '@emotion/react';
import type { HomeContent } from '../../content/pages/home';
import { color, font, fontSize } from '../../theme/tokens';
import { Link } from '../../ui/link';

// A swing tag: a cut corner, an eyelet and a loop of thread.
const tag = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: 60,
  padding: '24px clamp(16px, 2.4vw, 30px) 24px 58px',
  border: `1.5px solid ${color.ink}`,
  borderRadius: '40px 14px 14px 40px',
  background: color.sheet,
});
const loop = css({ position: 'absolute', top: -38, left: 4, pointerEvents: 'none' });
const price = css({
  font: `700 clamp(21px, 1vw + 17.8px, 30px)/1.15 ${font.head}`,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
});
const note = css({ marginTop: 4, fontSize: fontSize.small, color: color.inkSoft });

/** What it costs, on a tag. */
export function PriceTag({ amount, text, link }: HomeContent['why']['price']) {
  return (
    <div css={tag}>
      <svg css={loop} width="70" height="100" fill="none" aria-hidden="true">
        <circle cx="30" cy="85" r="7" fill={color.paper} stroke={color.ink} strokeWidth="1.5" />
        <path
          d="M30 85C4 62 6 14 34 8s30 30-2 76"
          stroke={color.thread}
          strokeWidth="2.5"
          strokeDasharray="7 5"
          strokeLinecap="round"
        />
      </svg>
      <p css={price}>{amount}</p>
      <p css={note}>
        {text} · <Link to={link.to}>{link.text}</Link>
      </p>
    </div>
  );
}
