import { css } from '@emotion/react';
import type { SystemTypesContent } from '../../content/service-content';
import { color, dataColors, font, fontSize, media } from '../../theme/tokens';
import { Reveal } from '../../ui/reveal';
import { Section } from '../../ui/section';
import { SectionHeading } from '../shared/section-heading';

const list = css({ marginTop: 'clamp(36px, 4vw, 56px)', borderTop: `1px dashed ${color.control}` });
const row = css({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
  gap: '10px clamp(16px, 2.4vw, 32px)',
  alignItems: 'center',
  padding: '22px 0',
  borderBottom: `1px dashed ${color.control}`,
  [media.tablet]: { gridTemplateColumns: '52px minmax(0, 1fr)', '& p': { gridColumn: 2 } },
});
const name = css({ fontSize: 22, lineHeight: 1.15 });
const text = css({ fontSize: 16, color: color.inkSoft });
const systems = css({ font: `500 ${fontSize.label}/1.6 ${font.mono}` });
const systemsLabel = css({ display: 'block', color: color.inkSoft });

/** A catalogue of what can be made: one line each, with the systems it works in. */
export function SystemTypesSection({ content }: { content: SystemTypesContent }) {
  const { items, worksWithLabel, ...heading } = content;
  return (
    <Section aria-labelledby="types-title">
      <SectionHeading id="types-title" {...heading} />
      <ul css={list}>
        {items.map((item, index) => {
          const { strong, tint } = dataColors[index % dataColors.length]!;
          return (
            <Reveal as="li" key={item.title} index={index} css={row}>
              <svg
                width="52"
                height="40"
                fill={tint}
                stroke={strong}
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M8 2h28a6 6 0 0 1 6 6v4c0 5 8 2 8 8s-8 3-8 8v4a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z" />
                <path strokeWidth="1" strokeDasharray="3 3" d="M8 8h28v24H8z" />
              </svg>
              <h3 css={name}>{item.title}</h3>
              <p css={text}>{item.text}</p>
              <p css={systems}>
                <span css={systemsLabel}>{worksWithLabel} </span>
                {item.worksWith}
              </p>
            </Reveal>
          );
        })}
      </ul>
    </Section>
  );
}
