import { css } from '@emotion/react';
import { JacketTable } from '../../brand/jacket/jacket-table';
import { table } from '../../brand/jacket/stage';
import type { HomeContent } from '../../content/pages/home';
import { anchors, homeAnchor } from '../../paths';
import { DiscoveryActions } from '../../sections/page-hero';
import { color, fontSize, labelFont, media, space } from '../../theme/tokens';
import { inlineRow, wrappedRow } from '../../ui/layout';
import { Link } from '../../ui/link';

const wideMargin = '@media (min-width: 83.75em)';

const band = css({
  position: 'relative',
  // The drawing overlaps the next section. The edge of the page clips the drawing.
  zIndex: 1,
  overflowX: 'clip',
  containerType: 'inline-size',
  // This page, the longest one, has less padding in its sections than other pages.
  [media.desktop]: { 'html:has(&)': { '--section': '4.5rem' } },
  // The line in the margin (theme/global.css) starts at the drawing, not at a ring and a curve. In the next section the
  // line and the ring start lower, because the drawing extends into that section.
  [wideMargin]: {
    '&:has(~ [data-closing])::after': { display: 'none' },
    '& + section:has(~ [data-closing])::before': {
      top: '8.5rem',
      borderTopWidth: 0,
      borderRadius: 0,
    },
    '& + section:has(~ [data-closing])::after': { marginTop: '4rem' },
  },
});

// `--u` is the length of a unit of the jacket's drawing. The window shows the drawing from its left edge up to x = 1025
// if the window is at least 1280 px wide, up to x = 812 if the drawing is below the text, and otherwise up to x = 832.
const layout = css({
  '--edge': `max(${space.gutter}, 50cqi - ${space.container} / 2)`,
  '--u': 'min(100cqi / 824, 0.7px)',
  '--table-left': '0px',
  '--jacket-left': 'calc(100cqi - 812 * var(--u))',
  '--thread-left': 'var(--edge)',
  display: 'grid',
  gridTemplate: '"title" "text" "label" "table" / minmax(0, 1fr)',
  [table.beside]: {
    '--u': 'calc(58cqi / 844)',
    '--table-left': '42cqi',
    '--jacket-left': 'calc(var(--table-left) + 12 * var(--u))',
    gridTemplate:
      '"title title" auto "text table" auto "label table" 1fr / var(--table-left) minmax(0, 1fr)',
  },
  [table.wide]: {
    '--u': '(50cqi + 5rem) / 844',
    '--table-left': 'calc(50cqi - 5rem)',
    gridTemplate:
      '"title table" auto "text table" 1fr "label table" auto / var(--table-left) minmax(0, 1fr)',
  },
  [wideMargin]: {
    '--thread-left': `calc(50cqi - ${space.container} / 2 - 3.25rem)`,
  },
  '@media (min-width: 80em)': {
    '--u': 'min((50cqi + 5rem) / 1009, 1.35px)',
    '--jacket-left': 'calc(var(--table-left) - 16 * var(--u))',
  },
  // In print all sentences about the drawing are visible, so they need the space below it.
  [media.print]: {
    '--u': '82cqi / 1136',
    '--table-left': '0px',
    '--jacket-left': 'calc(9cqi - 16 * var(--u))',
    gridTemplate: '"title" "text" "table" "label" / minmax(0, 1fr)',
    breakInside: 'avoid',
  },
});

const opening = css({
  gridArea: 'title',
  padding: `calc(${space.header} + 0.75rem) var(--edge) 0`,
  [table.beside]: { paddingBlock: `calc(${space.header} + 1.125rem) 1.875rem` },
  [table.wide]: {
    paddingBlock: `calc(${space.header} + 2.25rem) 0`,
    paddingInlineEnd: '1.5rem',
  },
  [media.print]: { paddingTop: 0 },
});
/** Windows in which the badge and its text would need two lines. */
const narrow = '@media (width < 24em)';
const pill = css({
  ...inlineRow('0.625rem'),
  minHeight: '2.75rem',
  paddingBlock: '0.375rem',
  paddingInline: '0.5625rem 1.125rem',
  border: `1.5px solid ${color.thread}`,
  borderRadius: 26,
  background: color.sheet,
  color: color.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '&:hover': { background: color.threadTint },
  [narrow]: { paddingInline: '0.875rem', fontSize: '0.875rem' },
});
const badge = css({
  flex: 'none',
  padding: '0.3125rem 0.5625rem',
  borderRadius: 18,
  background: color.thread,
  color: '#14171f',
  font: labelFont(1),
  textTransform: 'uppercase',
  [narrow]: { display: 'none' },
});
const title = css({
  marginTop: '1rem',
  // Round letters look aligned with the text below if they start slightly further to the left.
  marginInlineStart: '-0.05em',
  fontSize: 'min(14.5vw, 7.5rem)',
  lineHeight: 0.92,
  letterSpacing: '-0.045em',
  // In a low window the headline is smaller, so that the buttons are visible without scrolling.
  [table.wide]: { fontSize: 'min(8.333vw, 7.5rem, max(13.4vh, 4.5rem))' },
  [media.print]: { fontSize: '4rem' },
});
// A gap replaces the spaces between the words, because a space is wider in the fallback font: the words after it would
// move when the site's font loads.
const sentence = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.185em',
  [table.wide]: { flexDirection: 'column' },
});
const words = css({
  gridArea: 'text',
  padding: '1rem var(--edge) 0.75rem',
  [table.beside]: { paddingBlock: 0, paddingInlineEnd: '1.5rem' },
  [table.wide]: { paddingBlock: '1.5rem 2.25rem' },
  [media.print]: { paddingBlock: '0 0.75rem' },
});
const lead = css({
  lineHeight: 1.45,
  fontSize: 'clamp(1rem, 2.2vw, 1.125rem)',
  color: color.inkSoft,
  textWrap: 'balance',
});
const buttons = css({
  ...wrappedRow('0.5rem 0.75rem'),
  marginTop: 'clamp(1rem, 2.2vw, 1.375rem)',
  '--button-padding': '0.875rem',
  '& > *': { flex: 'auto' },
  [table.wide]: { '--button-padding': 'initial', '& > *': { flex: 'none' } },
});
const note = css({
  marginTop: '0.75rem',
  fontSize: `clamp(0.875rem, 1.9vw, ${fontSize.small})`,
  lineHeight: 1.45,
  color: color.inkSoft,
});

export function HomeHeroSection({ content }: { content: HomeContent['hero'] }) {
  const { scan, solutions } = content;
  return (
    <section css={band} data-own-thread="" aria-labelledby="hero-title">
      <div css={layout}>
        <div css={opening}>
          <Link to={homeAnchor(anchors.scan)} css={pill} className="screen-only">
            <span css={badge} aria-hidden="true">
              {scan.badge}
            </span>
            {scan.text}
          </Link>
          <h1 id="hero-title" css={title}>
            {content.title.split(/(?<=\.) /).map((text) => (
              <span key={text} css={sentence}>
                {text.split(/(?<=^\S+) /).map((half) => (
                  <span key={half}>{`${half} `}</span>
                ))}
              </span>
            ))}
          </h1>
        </div>
        <div css={words}>
          <p css={lead}>{content.lead}</p>
          <div css={buttons}>
            <DiscoveryActions to={solutions.to}>{solutions.text}</DiscoveryActions>
          </div>
          <p css={note}>
            {content.note.text}{' '}
            <Link to={content.note.link.to} className="unbroken">
              {content.note.link.text}
            </Link>
          </p>
        </div>
        <JacketTable content={content.jacket} />
      </div>
    </section>
  );
}
