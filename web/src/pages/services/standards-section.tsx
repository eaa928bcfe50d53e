import { css } from '@emotion/react';
import type { StandardsContent } from '../../content/types/service';
import { SheetSection } from '../../sections/sheet-section';
import { color, headFont, media } from '../../theme/tokens';
import { equalColumns, sharedRows, wrappedRow } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { openEnd } from '../../ui/section';

const grid = css({
  ...equalColumns(3, 2),
  gap: 'clamp(2rem, 5vw, 3rem) clamp(1.75rem, 4vw, 3.5rem)',
  marginTop: 'clamp(2.75rem, 5vw, 4.25rem)',
  [media.print]: { rowGap: '1.25rem', marginTop: '1rem' },
});
const item = css({
  ...sharedRows(3),
  rowGap: 0,
  justifyItems: 'start',
  [media.phone]: wrappedRow('1rem 1.25rem', 'center'),
});
const stamp = css({
  display: 'inline-block',
  // The box looks like a rotated stamp. The rotation moves its outline and corners into this margin.
  marginInlineStart: 6,
  padding: '0.875rem 1.125rem 0.8125rem',
  border: '3px solid currentColor',
  borderRadius: 10,
  outline: '1.5px solid currentColor',
  outlineOffset: 3,
  ...headFont('1.5rem', 1, '0.02em'),
  whiteSpace: 'nowrap',
  [media.phone]: { padding: '0.625rem 0.625rem 0.5625rem', fontSize: '1rem' },
  [media.print]: { padding: '0.5rem 0.75rem', fontSize: '1.125rem' },
});
const inks = [color.cobalt, color.threadText, color.moss, color.plum].map((ink) =>
  css({ color: ink }),
);
const turns = [-3, 2, -1.5].map((turn) => css({ transform: `rotate(${turn}deg)` }));
const subject = css({
  marginTop: '1.625rem',
  alignSelf: 'end',
  [media.phone]: { flex: '1 1 7rem', alignSelf: 'auto', marginTop: 0 },
  fontWeight: 600,
  lineHeight: 1.4,
  [media.print]: { marginTop: '0.75rem' },
});
const text = css({
  marginTop: '0.5rem',
  fontSize: '1rem',
  color: color.inkSoft,
  [media.phone]: { margin: 0, lineHeight: 1.5625 },
  [media.print]: { marginTop: '0.125rem', lineHeight: 1.4 },
});

export function StandardsSection({ content }: { content: StandardsContent }) {
  return (
    <SheetSection name="standards" heading={content} statement={content.contract} css={openEnd}>
      <ul css={grid}>
        {content.items.map((standard, index) => (
          <Reveal as="li" key={standard.name} index={index} css={item}>
            <h3 css={[stamp, inks[index % inks.length], turns[index % turns.length]]}>
              {standard.name}
            </h3>
            <p css={subject}>{standard.subject}</p>
            <p css={text}>{standard.text}</p>
          </Reveal>
        ))}
      </ul>
    </SheetSection>
  );
}
