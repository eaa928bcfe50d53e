import { css } from '@emotion/react';
import { WhyPicture } from '../../brand/illustrations/why-picture';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { SectionHeading } from '../../sections/section-heading';
import { border, color, fluid, font, fontSize, media, noteText, radius } from '../../theme/tokens';
import { foldedTitle, TitledFold } from '../../ui/fold';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { Section, twoColumns } from '../../ui/section';

// Styles of a drawn price tag with a round end, a hole and a loop of string. `--hole` is the space of the hole.
const tag = css({
  '--hole': 'clamp(3rem, 20vw - 1.25rem, 4rem)',
  position: 'relative',
  marginTop: '5.25rem',
  paddingBlock: '1rem',
  paddingInline: '1.25rem 0.75rem',
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.control,
  borderStartStartRadius: radius.sheet,
  borderEndStartRadius: radius.sheet,
  background: color.sheet,
  [media.print]: { '--hole': 0, margin: '1rem 0 1.5rem' },
});
const loop = css({
  position: 'absolute',
  // From the hole, a drawn piece of string leads up to the heading, however tall the drawn price tag is.
  top: '-6.25rem',
  insetInlineStart: 0,
});
const price = css({
  paddingInlineStart: 'var(--hole)',
  font: `700 ${fontSize.figure}/1.08 ${font.head}`,
  letterSpacing: '-0.035em',
});
const terms = css({
  marginTop: '0.25rem',
  paddingInlineStart: 'var(--hole)',
  lineHeight: 1.5,
  textWrap: 'balance',
});
const more = css(noteText, { marginTop: '0.75rem', lineHeight: '1.375rem' });

function PriceTag({ amount, text, included, link, apart }: HomeContent['why']['price']) {
  return (
    <div css={tag}>
      <svg
        css={loop}
        className="screen-only"
        width="60"
        height="190"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="42" cy="180" r="8" fill={color.paper} stroke={color.ink} strokeWidth="1.5" />
        <path
          d="M42 180C8 137 16 35 40 25s20 64 2 155"
          stroke={color.thread}
          strokeWidth="3"
          strokeDasharray="9 6"
        />
      </svg>
      <p css={price}>{amount}</p>
      <p css={terms}>{text}</p>
      <p css={more}>
        {included} <Link to={link.to}>{link.text}</Link>
        {apart}
      </p>
    </div>
  );
}

const layout = twoColumns('5fr 6fr');
const reason = css({
  // The picture's height: on phones, the title is beside its middle.
  '--title': '76px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fluid.s,
  '& + &': {
    marginTop: fluid.xs,
    paddingTop: fluid.xs,
    borderTop: border.hairline,
    // At a page break a line would stand alone at the top of the sheet.
    [media.print]: { border: 0 },
  },
});
const title = css(foldedTitle, { fontSize: fontSize.h4, lineHeight: 1.15 });
const text = css({ maxWidth: '32em', marginTop: '0.625rem', color: color.inkSoft });

export function WhySection({ content }: { content: HomeContent['why'] }) {
  return (
    <Section id={anchors.about} aria-labelledby="why-title">
      <div css={layout}>
        <div>
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
