import { color } from '../../theme/tokens';

/** The logo: a pattern piece with a stitched M. The name beside it is text. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden>
      <rect width="28" height="28" rx="8" fill={color.cobalt} />
      <path
        d="M6.5 20V9.5l7.5 7 7.5-7V20"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="11 4.4"
      />
    </svg>
  );
}
