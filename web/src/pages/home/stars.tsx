import { color } from '../../theme/tokens';

const star = 'm9 .8 2.5 5.5 6 .7-4.4 4.1 1.2 5.9L9 14l-5.3 3 1.2-5.9L.5 7l6-.7z';

/** Five filled stars; `label` says so in words. */
export function Stars({ label }: { label: string }) {
  return (
    <svg
      width="110"
      height="18"
      fill={color.thread}
      stroke={color.threadText}
      role="img"
      aria-label={label}
    >
      {[0, 23, 46, 69, 92].map((x) => (
        <path key={x} d={star} transform={x ? `translate(${x})` : undefined} />
      ))}
    </svg>
  );
}
