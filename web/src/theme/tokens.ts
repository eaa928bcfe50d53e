/** Colours as custom properties. global.css defines them, and sets other values for dark sections (`.night`). */
export const color = {
  paper: 'var(--paper)',
  paperDeep: 'var(--paper-deep)',
  sheet: 'var(--sheet)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  line: 'var(--line)',
  control: 'var(--control)',
  cobalt: 'var(--cobalt)',
  cobaltDark: 'var(--cobalt-dark)',
  cobaltTint: 'var(--cobalt-tint)',
  thread: 'var(--thread)',
  threadTint: 'var(--thread-tint)',
  threadText: 'var(--thread-text)',
  moss: 'var(--moss)',
  mossTint: 'var(--moss-tint)',
  plum: 'var(--plum)',
  plumTint: 'var(--plum-tint)',
  danger: 'var(--danger)',
  night: 'var(--night)',
  nightRaised: 'var(--night-raised)',
  /** The values of `line` and `ink` inside a dark section (`.night`). */
  nightLine: '#3a4256',
  nightText: '#f3efe6',
  nightSoft: 'var(--night-soft)',
  link: 'var(--link)',
} as const;

export const dataColor = {
  cobalt: { strong: color.cobalt, tint: color.cobaltTint },
  thread: { strong: color.thread, tint: color.threadTint },
  moss: { strong: color.moss, tint: color.mossTint },
  plum: { strong: color.plum, tint: color.plumTint },
} as const;

export const dataColors = [
  dataColor.cobalt,
  dataColor.thread,
  dataColor.moss,
  dataColor.plum,
] as const;

export const font = {
  text: 'var(--font-text)',
  head: 'var(--font-head)',
  mono: 'var(--font-mono)',
} as const;

export const rem = (px: number) => `${px / 16}rem`;

/**
 * Font sizes. Most grow with the window's width, from 320 px to 1440 px. A maximum in `vw` lets long words fit on a
 * phone.
 */
export const fontSize = {
  /** The largest size. Only one section of a page may use it. */
  giant: 'min(15vw, clamp(3rem, 5.4vw + 2.2rem, 7rem))',
  hero: 'min(13.3vw, clamp(2.75rem, 3.9vw + 1.7rem, 5.25rem))',
  quotation: 'min(9.3vw, clamp(2.5rem, 3.9vw + 1rem, 4.5rem))',
  h1: 'min(11vw, clamp(2.375rem, 2.7vw + 1.8rem, 4.25rem))',
  h2: 'min(11vw, clamp(2.125rem, 1.6vw + 1.8rem, 3.25rem))',
  figure: 'min(13vw, clamp(2.5rem, 1.2vw + 2.2rem, 3.25rem))',
  /** Smaller titles, figures, and the heading of a section that continues the previous section. */
  h2Small: 'min(10vw, clamp(1.75rem, 1.1vw + 1.5rem, 2.5rem))',
  h3: 'clamp(1.625rem, 0.5vw + 1.525rem, 2rem)',
  h4: '1.5rem',
  lead: 'clamp(1.0625rem, 0.5vw + 0.95rem, 1.25rem)',
  text: '1.0625rem',
  small: '0.9375rem',
  label: '0.78125rem',
} as const;

export const headFont = (size: string, lineHeight: number, letterSpacing: string) => ({
  font: `700 ${size}/${lineHeight} ${font.head}`,
  letterSpacing,
});

export const labelFont = (lineHeight: number) => `500 ${fontSize.label}/${lineHeight} ${font.mono}`;

export const softLabel = (lineHeight: number) => ({
  font: labelFont(lineHeight),
  color: color.inkSoft,
});

export const leadText = { fontSize: fontSize.lead, lineHeight: 1.5, color: color.inkSoft } as const;

/** Styles of a note that is less important than the text around it. */
export const noteText = { fontSize: fontSize.small, color: color.inkSoft } as const;

export const fluid = {
  xs: 'clamp(0.75rem, 1.6vw, 1.25rem)',
  s: 'clamp(1rem, 2.4vw, 2rem)',
  m: 'clamp(1.25rem, 3.6vw, 2.75rem)',
  l: 'clamp(1.5rem, 4vw, 3.5rem)',
  /** Gap between two columns of text. */
  columns: 'clamp(1.25rem, 6vw, 5.5rem)',
} as const;

export const radius = { control: '10px', card: '18px', sheet: '26px' } as const;

export const border = {
  hairline: `1px solid ${color.line}`,
  /** The red dashed line that joins related items in the drawings (brand/README.md, "Seam, thread, line"). */
  thread: `2px dashed ${color.thread}`,
} as const;

/** The site's only shadow, for elements in front of the page, such as dialogs, toasts and menus. */
export const shadow = '0 24px 60px -18px rgb(16 19 28 / 0.34), 0 4px 14px rgb(16 19 28 / 0.08)';

/** Media queries. Widths are in em, so they depend on the browser's font size. On a phone the layout has one column. */
export const media = {
  phone: '@media (width < 40em)',
  tablet: '@media (width < 56.25em)',
  desktop: '@media (min-width: 56.25em)',
  /** Desktops and paper, on which short texts are side by side. */
  row: '@media (min-width: 56.25em), print',
  /** Windows wide enough for two columns of text, each about as wide as a phone. */
  columns: '@media (min-width: 47.5em)',
  single: '@media (width < 47.5em)',
  /** Windows narrower than 20 em: phones on which the visitor has chosen a larger font size. */
  cramped: '@media (width < 20em)',
  calm: '@media (prefers-reduced-motion: no-preference)',
  /** Like `calm`, but not in print. */
  moving: '@media screen and (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** In forced-colours mode browsers remove backgrounds and shadows. */
  forced: '@media (forced-colors: active)',
} as const;

export const space = {
  gutter: 'var(--gutter)',
  section: 'var(--section)',
  header: 'var(--header)',
  lap: 'var(--lap)',
  container: 'var(--container)',
} as const;
