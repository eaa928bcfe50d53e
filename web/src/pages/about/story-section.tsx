import { css } from '@emotion/react';
import { Cupboard, CupboardShelf } from '../../brand/illustrations/cupboard';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { color, media, space } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { Section, underSheetBand } from '../../ui/section';

/** Width of the drawn cupboard. Its three compartments are 252/480 of this width apart. */
const width = 'var(--cupboard)';
const toNext = `calc(${width} * 0.525)`;
const board = `calc(${width} * 0.03) solid ${color.night}`;
const inOneColumn = '@media screen and (width < 47.5em)';

// The drawn cupboard stands on the lower edge of the section.
const band = css(underSheetBand, { '@media screen and (min-width: 47.5em)': { paddingBottom: 0 } });
const heading = css({ '& > div': { maxWidth: 'none' } });
export const cupboardColumns = css({
  '--cupboard': '100%',
  display: 'grid',
  gap: '1.5rem 5.5%',
  [media.columns]: {
    '--cupboard': 'clamp(21.25rem, 37.5vw, 30rem)',
    gridTemplateColumns: `${width} minmax(0, 1fr)`,
  },
});
const layout = css(cupboardColumns, {
  [media.print]: { '--cupboard': '13rem' },
  marginTop: 'clamp(1.375rem, 3vw, 2.75rem)',
  // In a single column each text is in the cupboard, below its compartment.
  [inOneColumn]: {
    '--cupboard': `min(100vw - 2 * ${space.gutter}, 27.5rem)`,
    rowGap: 0,
    maxWidth: width,
  },
});
// In a single column the picture shows only the upper compartment, without the doors.
const picture = css({
  [inOneColumn]: {
    overflow: 'hidden',
    aspectRatio: '400 / 276',
    '& > svg': { width: '120%', margin: '-2.5% -10% 0' },
  },
});
const shelf = css({ display: 'none', [inOneColumn]: { display: 'block' } });
const story = css({
  display: 'grid',
  alignContent: 'start',
  gap: '1.125rem',
  fontSize: 'clamp(1.0625rem, 0.9vw + 0.6rem, 1.375rem)',
  lineHeight: 1.5,
  [media.print]: { fontSize: 'inherit' },
  [inOneColumn]: {
    gap: 0,
    position: 'relative',
    marginBottom: '0.875rem',
    borderBottom: board,
    '& p': { padding: '0.875rem 1rem 1rem', borderInline: board, background: color.sheet },
    // Draws the feet of the cupboard.
    '&::after': {
      ...pseudoBox,
      top: '100%',
      insetInline: '0.75rem',
      height: '1.375rem',
      borderInline: board,
    },
  },
  // Each text is beside a compartment of the drawn cupboard, and lines continue the shelves between the texts.
  '@media screen and (min-width: 47.5em)': {
    gap: 0,
    gridTemplateRows: `calc(${width} * 0.0708 + ${toNext}) minmax(${toNext}, auto) minmax(${toNext}, auto)`,
    '& > div': { position: 'relative', paddingTop: '1rem' },
    '& > div:first-of-type': { paddingTop: `calc(${width} * 0.0708 - 0.125rem)` },
    '& > div + div::before': {
      ...pseudoBox,
      insetInline: `calc(${width} * -0.1375) 0`,
      top: 0,
      borderTop: '1.5px solid #c9c0ad',
    },
  },
});

export function StorySection({ content }: { content: AboutContent['story'] }) {
  const { paragraphs, cupboard, ...words } = content;
  return (
    <Section ground="deep" css={band} aria-labelledby="story-title">
      <div css={heading}>
        <SectionHeading id="story-title" {...words} />
      </div>
      <div css={layout}>
        <div css={picture}>
          <Cupboard {...cupboard} />
        </div>
        <div css={story}>
          {paragraphs.map((text, index) => (
            <div key={text}>
              {index > 0 && <CupboardShelf index={index} css={shelf} />}
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
