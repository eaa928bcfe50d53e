import { css } from '@emotion/react';
import { PresenceMap } from '../../brand/illustrations/presence-map';
import type { AboutContent } from '../../content/pages/about';
import { SectionHeading } from '../../sections/section-heading';
import { border, font, media, noteText, space } from '../../theme/tokens';
import { besideSheet, openEnd, Section, sheetBand } from '../../ui/section';
import { cupboardColumns } from './story-section';

// The box with the map overlaps the previous section less than usual, because in that section a drawn cupboard stands
// on the lower edge. In narrower windows the texts beside the cupboard are too long for an overlap.
const band = css(sheetBand, openEnd, {
  '--lap': '2.5rem',
  '@media screen and (width < 80em)': { '--lap': `calc(-1 * ${space.section})` },
});
const layout = css(cupboardColumns, {
  [media.desktop]: { alignItems: 'start' },
  [media.print]: { alignItems: 'start', breakInside: 'avoid' },
});
const list = css({ marginTop: 'clamp(1rem, 2.5vw, 2.25rem)', borderTop: border.hairline });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)',
  [media.cramped]: { gridTemplateColumns: '1fr' },
  gap: '0.75rem',
  alignItems: 'baseline',
  padding: '0.6875rem 0',
  borderBottom: border.hairline,
});
const country = css({ font: `700 1.25rem/1.2 ${font.head}`, letterSpacing: '-0.02em' });
const language = css({ ...noteText, lineHeight: 1.4 });

export function PresenceSection({ content }: { content: AboutContent['presence'] }) {
  return (
    <Section css={band} aria-labelledby="presence-title">
      <div css={layout}>
        <div css={besideSheet}>
          <SectionHeading id="presence-title" {...content} layout="small" />
          <dl css={list}>
            {content.countries.map(({ name, language: spoken }) => (
              <div key={name} css={row}>
                <dt css={country}>{name}</dt>
                <dd css={language}>{spoken}</dd>
              </div>
            ))}
          </dl>
        </div>
        <PresenceMap countries={content.countries} />
      </div>
    </Section>
  );
}
