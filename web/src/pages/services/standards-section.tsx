import { css } from '@emotion/react';
import type { StandardsContent } from '../../content/types/service';
import { SheetSection } from '../../sections/sheet-section';
import { color, fluid, headFont } from '../../theme/tokens';
import { sharedRows } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { openEnd } from '../../ui/section';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16.5rem), 1fr))',
  gap: 'clamp(2rem, 4vw, 3rem) clamp(1.75rem, 4vw, 3.5rem)',
  marginTop: fluid.l,
  // The inks and angles of the stamps.
  '& > :nth-of-type(4n + 2) > h3': { color: color.threadText },
  '& > :nth-of-type(4n + 3) > h3': { color: color.moss },
  '& > :nth-of-type(4n + 4) > h3': { color: color.plum },
  '& > :nth-of-type(even) > h3': { rotate: '2deg' },
});
const item = css({ ...sharedRows(3), rowGap: 0, justifyItems: 'start' });
const stamp = css({
  // The box looks like a rotated stamp. The rotation moves its outline and corners into this margin.
  marginInlineStart: 6,
  padding: '0.625rem 0.875rem 0.5625rem',
  border: '3px solid currentColor',
  borderRadius: 10,
  outline: '1.5px solid currentColor',
  outlineOffset: 3,
  color: color.cobalt,
  rotate: '-2deg',
  ...headFont('clamp(1.125rem, 1.7vw, 1.5rem)', 1, '0.02em'),
  whiteSpace: 'nowrap',
});
const subject = css({ marginTop: '0.75rem', alignSelf: 'end', fontWeight: 600, lineHeight: 1.4 });
const text = css({
  marginTop: 'clamp(0.125rem, 0.6vw, 0.5rem)',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.inkSoft,
});

export function StandardsSection({ content }: { content: StandardsContent }) {
  return (
    <SheetSection name="standards" heading={content} statement={content.contract} css={openEnd}>
      <ul css={grid}>
        {content.items.map((standard, index) => (
          <Reveal as="li" key={standard.name} index={index} css={item}>
            <h3 css={stamp}>{standard.name}</h3>
            <p css={subject}>{standard.subject}</p>
            <p css={text}>{standard.text}</p>
          </Reveal>
        ))}
      </ul>
    </SheetSection>
  );
}
