import { color } from '../../theme/tokens';

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden>
      {/* Keep these two paths equal to those of public/icon.svg. A test compares them. */}
      <path
        d="M6 0h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-3.4a1.6 1.6 0 0 1-1.6-1.6a3 3 0 0 0-6 0a1.6 1.6 0 0 1-1.6 1.6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"
        fill={color.cobalt}
      />
      <path
        d="M6.5 19V8.5l7.5 7 7.5-7V19"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="11 4.4"
      />
    </svg>
  );
}
