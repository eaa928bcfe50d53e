import { color } from '../../theme/tokens';

/** The mark: a pattern piece with an M stitched on it. The name stands beside it as text. */
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
