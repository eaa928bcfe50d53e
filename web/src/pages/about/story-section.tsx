import { css } from '@emotion/react';
import { Cupboard } from '../../brand/illustrations/cupboard';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { color, fontSize, media } from '../../theme/tokens';
import { pseudoBox } from '../../ui/layout';
import { Section, underSheetBand } from '../../ui/section';

/** Width of the drawn cupboard. Its three compartments are 252/480 of this width apart. */
const width = 'var(--cupboard)';
const toNext = `calc(${width} * 0.525)`;
const drawer = `0.5rem solid ${color.night}`;
const shelf = '1.5px solid #c9c0ad';

// On wide screens the drawn cupboard stands on the lower edge of the section. The last text is short enough to end
// above the white box of the next section.
const band = css(underSheetBand, { '@media screen and (min-width: 80em)': { paddingBottom: 0 } });
const heading = css({ '& > div': { maxWidth: 'none' } });
export const cupboardColumns = css({
  '--cupboard': '100%',
  display: 'grid',
  gap: '1.5rem 5.5%',
  [media.columns]: {
    '--cupboard': 'clamp(21.25rem, 37.5vw, 30rem)',
    gridTemplateColumns: `${width} minmax(0, 1fr)`,
  },
  [media.print]: { display: 'block' },
});
const layout = css(cupboardColumns, {
  marginTop: 'clamp(1.375rem, 3vw, 2.75rem)',
  [media.single]: { rowGap: 0 },
});
const picture = css({ [media.print]: { display: 'none' } });
const story = css({
  fontSize: '1.25rem',
  lineHeight: 1.5,
  '@media (min-width: 80em)': { fontSize: '1.375rem' },
  '& > p + p': { marginTop: '1.125rem' },
  // In a single column the cupboard stands on a chest with a drawer for each text.
  '@media screen and (width < 47.5em)': {
    position: 'relative',
    marginBottom: '0.875rem',
    border: drawer,
    background: color.sheet,
    fontSize: fontSize.text,
    '& > p': { padding: '0.875rem 1rem 1rem' },
    '& > p + p': { marginTop: 0, borderTop: drawer },
    // Draws the feet of the chest.
    '&::after': {
      ...pseudoBox,
      top: '100%',
      insetInline: '0.75rem',
      height: '1.375rem',
      borderInline: drawer,
    },
  },
  // Each text is beside a compartment of the drawn cupboard, and lines continue the shelves between the texts.
  [media.desktop]: {
    display: 'grid',
    gridTemplateRows: `calc(${width} * 0.0708 + ${toNext}) minmax(${toNext}, auto) minmax(${toNext}, auto)`,
    '& > p': { position: 'relative', paddingTop: '1rem' },
    '& > p:first-of-type': { paddingTop: `calc(${width} * 0.0708 - 0.125rem)` },
    '& > p + p': {
      marginTop: 0,
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: `calc(${width} * -0.1375) 0`,
        top: 0,
        borderTop: shelf,
      },
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
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
