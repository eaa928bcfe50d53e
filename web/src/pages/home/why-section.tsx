import { css } from '@emotion/react';
import { WhyPicture } from '../../brand/illustrations/why-picture';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { SectionHeading } from '../../sections/section-heading';
import { border, color, fluid, font, fontSize, media, noteText, radius } from '../../theme/tokens';
import { foldedTitle, TitledFold } from '../../ui/fold';
import { stacked } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

// Styles of a drawn price tag with a round end, a hole and a loop of string.
const tag = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: '3.75rem',
  paddingBlock: '1.5rem',
  paddingInline: `58px ${fluid.s}`,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.control,
  borderStartStartRadius: radius.sheet,
  borderEndStartRadius: radius.sheet,
  background: color.sheet,
  [media.print]: { marginBottom: '1.5rem' },
});
const loop = css({
  position: 'absolute',
  // This position centres the hole in the tag, whatever the tag's height is.
  top: 'calc(50% - 85px)',
  insetInlineStart: 4,
  pointerEvents: 'none',
});
const price = css({
  font: `700 clamp(1.3125rem, 1.6vw + 0.7rem, 1.875rem)/1.15 ${font.head}`,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
});
const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.875rem',
  marginTop: '0.25rem',
  ...noteText,
});

function PriceTag({ amount, text, link }: HomeContent['why']['price']) {
  return (
    <div css={tag}>
      <svg css={loop} width="70" height="100" fill="none" aria-hidden="true">
        <circle cx="30" cy="85" r="7" fill={color.paper} stroke={color.ink} strokeWidth="1.5" />
        <path
          d="M30 85C4 62 8 14 32 8s16 30-2 76"
          stroke={color.thread}
          strokeWidth="2.5"
          strokeDasharray="7 5"
          strokeLinecap="round"
        />
      </svg>
      <p css={price}>{amount}</p>
      <p css={note}>
        <span>{text}</span> <Link to={link.to}>{link.text}</Link>
      </p>
    </div>
  );
}

const layout = twoColumns('5fr 6fr');
// Aligns the lower edge of the price tag with the end of the last reason.
const words = css({
  [media.columns]: {
    ...stacked,
    justifyContent: 'space-between',
    alignSelf: 'stretch',
  },
});
const reason = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fluid.s,
  '& + &': {
    marginTop: fluid.s,
    paddingTop: fluid.s,
    borderTop: border.hairline,
  },
});
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ maxWidth: '32em', marginTop: '0.625rem', color: color.inkSoft });

export function WhySection({ content }: { content: HomeContent['why'] }) {
  return (
    <Section id={anchors.about} aria-labelledby="why-title">
      <div css={layout}>
        <div css={words}>
          <SectionHeading id="why-title" {...content} />
          <PriceTag {...content.price} />
        </div>
        <ul>
          {content.reasons.map((item, index) => (
            <Reveal as="li" key={item.title} index={index} css={reason}>
              <WhyPicture name={item.picture} />
              <div>
                <h3 css={title}>{item.title}</h3>
                <TitledFold title={item.title}>
                  <p css={text}>{item.text}</p>
                </TitledFold>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
