/**
 * Names of the design values in global.css (art direction: tokens), for Emotion styles and SVG attributes.
 * They resolve where they are used: inside `.night` the same names give the dark ground's values.
 */
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
  nightLine: 'var(--night-line)',
  nightText: 'var(--night-text)',
  nightSoft: 'var(--night-soft)',
  link: 'var(--link)',
} as const;

/** Ring, chart and piece colours, each with its tint. */
export const dataColor = {
  cobalt: { strong: color.cobalt, tint: color.cobaltTint },
  thread: { strong: color.thread, tint: color.threadTint },
  moss: { strong: color.moss, tint: color.mossTint },
  plum: { strong: color.plum, tint: color.plumTint },
} as const;

/** The same in their fixed order. */
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

/** Type scale, fluid from 320 to 1440 px wide screens. */
export const fontSize = {
  hero: 'clamp(44px, 3.571vw + 32.6px, 84px)',
  h1: 'clamp(38px, 2.68vw + 29.4px, 68px)',
  h2: 'clamp(34px, 1.607vw + 28.9px, 52px)',
  h3: 'clamp(26px, 0.5vw + 24.4px, 32px)',
  h4: '24px',
  lead: 'clamp(17px, 0.5vw + 15.2px, 20px)',
  text: '17px',
  small: '15px',
  label: '12.5px',
} as const;

export const radius = { control: '10px', card: '18px', sheet: '26px' } as const;

/** The one shadow: for what floats (dialog, toast, menu). */
export const shadow = '0 24px 60px -18px rgb(16 19 28 / 0.34), 0 4px 14px rgb(16 19 28 / 0.08)';

/** Widths in px at which layouts change; below `phone` everything stands in one column. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  tablet: '@media (max-width: 899.98px)',
  desktop: '@media (min-width: 900px)',
  /** No room for four pictures with their words beside them. */
  narrow: '@media (max-width: 1079.98px)',
  calm: '@media (prefers-reduced-motion: no-preference)',
  /** As `calm`, and not on paper. */
  moving: '@media screen and (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

export const space = {
  gutter: 'var(--gutter)',
  section: 'var(--section)',
  header: 'var(--header)',
  container: '1200px',
} as const;
