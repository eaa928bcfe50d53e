import { css } from '@emotion/react';
import { PieceGlyph } from '../../brand/pieces/piece-glyph';
import type { SystemTypesContent } from '../../content/types/service';
import { SheetSection } from '../../sections/sheet-section';
import { border, color, labelFont, media } from '../../theme/tokens';
import { foldedTitle, TitledFold, unboxed } from '../../ui/fold';
import { Reveal } from '../../ui/reveal';
import { openEnd } from '../../ui/section';

const list = css({
  marginTop: 'clamp(1.625rem, 4vw, 3.5rem)',
  borderTop: border.hairline,
});
const row = css(unboxed('@media (min-width: 40em), print'), {
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
  gap: '0.625rem clamp(1rem, 2.4vw, 2rem)',
  alignItems: 'center',
  padding: '1.375rem 0',
  borderBottom: border.hairline,
  [media.tablet]: {
    gridTemplateColumns: '3.25rem minmax(0, 1fr) 11rem',
    '& p': { gridColumn: 2 },
    '& p + p': { gridArea: '1 / 3 / 3' },
  },
  [media.phone]: {
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    rowGap: 0,
    paddingBlock: '0.75rem',
    '& > details': { gridColumn: 2 },
    '& p': { paddingBottom: '0.625rem' },
  },
});
const name = css(foldedTitle, { fontSize: 'clamp(1.25rem, 2.4vw, 1.375rem)', lineHeight: 1.15 });
const text = css({ fontSize: '1rem', color: color.inkSoft });
const systems = css({ font: labelFont(1.6) });
const systemsLabel = css({ display: 'block', color: color.inkSoft });

export function SystemTypesSection({ content }: { content: SystemTypesContent }) {
  const { lead, ...heading } = content;
  return (
    <SheetSection name="types" css={openEnd} heading={heading} statement={lead}>
      <ul css={list}>
        {content.items.map((item, index) => (
          <Reveal as="li" key={item.title} index={index} css={row}>
            <PieceGlyph name={item.icon} tint={index} />
            <h3 css={name}>{item.title}</h3>
            <TitledFold title={item.title}>
              <p css={text}>{item.text}</p>
              <p css={systems}>
                <span css={systemsLabel}>{content.worksWithLabel} </span>
                {item.worksWith}
              </p>
            </TitledFold>
          </Reveal>
        ))}
      </ul>
    </SheetSection>
  );
}
