import { color, dataColors } from '../../theme/tokens';

const [cobalt, vermilion, moss] = dataColors;

const pictures = {
  scissors: (
    <>
      <path d="M25 24 64 53M25 52 64 23" stroke={color.ink} strokeWidth="4" />
      <g stroke={cobalt.strong} strokeWidth="4" fill={cobalt.tint}>
        <circle cx="19" cy="20" r="9" />
        <circle cx="19" cy="56" r="9" />
      </g>
      <circle cx="44" cy="38" r="2" fill={color.paper} />
    </>
  ),
  lock: (
    <>
      <path d="M24 36V25a14 14 0 0 1 28 0v11" stroke={moss.strong} strokeWidth="5" />
      <rect
        x="11"
        y="33"
        width="54"
        height="38"
        rx="8"
        fill={moss.tint}
        stroke={color.ink}
        strokeWidth="2"
      />
      <rect
        x="17"
        y="39"
        width="42"
        height="26"
        rx="4"
        stroke={moss.strong}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path d="M38 49v6" stroke={color.ink} strokeWidth="6" />
    </>
  ),
  button: (
    <>
      <circle cx="38" cy="38" r="31" fill={vermilion.tint} stroke={color.ink} strokeWidth="2" />
      <circle cx="38" cy="38" r="23" stroke={color.ink} strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="m30 30 16 16M46 30 30 46" stroke={vermilion.strong} strokeWidth="4" />
      <path d="M30 30v0M46 30v0M30 46v0M46 46v0" stroke={color.ink} strokeWidth="6" />
    </>
  ),
} as const;

export function WhyPicture({ name }: { name: keyof typeof pictures }) {
  return (
    <svg
      width="76"
      height="76"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {pictures[name]}
    </svg>
  );
}
