import { css, type SerializedStyles } from '@emotion/react';
import { TimelinePicture } from '../../brand/illustrations/timeline-picture';
import type { CareersContent, Phase, TimelineEntry } from '../../content/pages/careers';
import { HeadedSection } from '../../sections/section-heading';
import { border, color, dataColors, fontSize, labelFont, media } from '../../theme/tokens';
import { foldedTitle, TitledFold, unboxed } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { circle, coverBox, equalColumns, pseudoBox, sharedRows } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { TextList } from '../../ui/text-list';

const [cobalt, vermilion, moss] = dataColors;

const inOneRow = '@media (min-width: 75em)';
// Below the drawings a dashed line joins the entries of a row. On phones one line
// joins all entries.
const strip = css({
  ...equalColumns(3),
  rowGap: '2rem',
  marginTop: '2.25rem',
  '& > li': { position: 'relative', breakInside: 'avoid' },
  [inOneRow]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    rowGap: 0,
    '& > li': sharedRows(5),
  },
  [media.print]: { gap: '0.75rem 0', marginTop: '0.75rem' },
});
const line = css(unboxed(inOneRow), {
  position: 'relative',
  paddingBlock: '2.75rem 0',
  paddingInlineEnd: '1.25rem',
  [inOneRow]: sharedRows(4),
  [media.phone]: {
    '--sign': '0',
    '--title': '0',
    position: 'static',
    paddingBlock: 0,
    paddingInline: '2.375rem 0',
  },
  '&::before': {
    ...pseudoBox,
    top: '1.3125rem',
    insetInline: 0,
    borderTop: border.thread,
    [media.phone]: {
      insetBlock: '0.75rem -2rem',
      insetInline: '0.75rem auto',
      borderTop: 0,
      borderInlineStart: border.thread,
    },
  },
  'li:last-of-type > &::before': { insetInlineEnd: '50%', [media.phone]: { content: 'none' } },
});
const picture = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  padding: '0.25rem 0.75rem',
  outline: '2px dashed var(--future, #0000)',
  outlineOffset: -2,
  color: 'var(--word)',
  '--needle': color.ink,
  background: 'var(--fill)',
  // Without this, forced colours could make the lines white on the drawing's white background.
  forcedColorAdjust: 'none',
  // By default browsers print no backgrounds.
  printColorAdjust: 'exact',
  // Draws a dashed line along the edge to the next drawing.
  'li:not(:last-of-type) > &::after': {
    ...coverBox,
    borderInlineEnd: '1.5px dashed',
    [media.phone]: { content: 'none' },
  },
  'li:first-of-type > &': { borderStartStartRadius: 10, borderEndStartRadius: 10 },
  [media.phone]: {
    float: 'inline-end',
    width: '36%',
    marginBlockEnd: '0.5rem',
    marginInlineStart: '0.75rem',
    borderRadius: 10,
  },
});
// The colour of an entry's ring shows the phase: blue (custom), red (transition), dashed green (platform).
const knot = css({
  position: 'absolute',
  top: '0.75rem',
  insetInlineStart: 0,
  ...circle('1.25rem'),
  border: '3px var(--stroke, solid) var(--edge)',
  background: 'var(--knot, var(--edge))',
  scale: 'var(--milestone, 1)',
  // Scaling enlarges a ring to both sides, and this moves it back, so that all rings start at one line.
  marginInlineStart: 'calc((var(--milestone, 1) - 1) * 0.625rem)',
  printColorAdjust: 'exact',
  [media.phone]: { top: 0, insetInlineStart: 3, marginInlineStart: 0 },
});
const phaseColors = (edge: string, fill: string, word = edge) => ({
  '--edge': edge,
  '--fill': fill,
  '--word': word,
});
const phases: Record<Phase, SerializedStyles> = {
  custom: css(phaseColors(cobalt.strong, cobalt.tint)),
  transition: css(phaseColors(vermilion.strong, vermilion.tint, color.threadText)),
  platform: css(phaseColors(moss.strong, moss.tint), {
    '--stroke': 'dashed',
    '--knot': color.paper,
  }),
};
const futureColors = css({ '--future': moss.strong, '--fill': 'none' });
const milestoneSize = css({ '--milestone': '1.3' });
const badge = css({
  position: 'absolute',
  top: '0.625rem',
  insetInlineStart: '2.625rem',
  padding: '0.1875rem 0.5625rem',
  border: '1px solid currentColor',
  borderRadius: 12,
  background: color.sheet,
  font: labelFont(1.3),
  [media.phone]: { position: 'static', width: 'fit-content', marginBottom: '0.5rem' },
});
const when = css({ font: labelFont(1.4), color: color.inkSoft });
const title = css(foldedTitle, {
  marginTop: '0.375rem',
  fontSize: '1.125rem',
  lineHeight: 1.15,
  // A title of one line may be beside a title of two lines.
  [inOneRow]: { alignSelf: 'end', fontSize: '1.25rem' },
  [media.phone]: {
    // The columns are narrow, so the sign follows the last word.
    '&::after': { position: 'static', marginInlineStart: '0.5rem', translate: 'none' },
  },
});
const text = css({
  margin: '0.5rem 0 0.25rem',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  color: color.inkSoft,
});
const achievement = css({
  display: 'flex',
  gap: '0.5rem',
  paddingTop: '0.5rem',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  '& svg': { flex: 'none', marginTop: 1, color: color.moss },
});

interface EntryProps {
  entry: TimelineEntry;
  content: CareersContent['timeline'];
}

function Entry({
  entry: { year, quarter, phase, future, milestone, ...texts },
  content,
}: EntryProps) {
  const date = [year, quarter].filter(Boolean).join(' · ');
  const flag = future ? content.futureLabel : milestone && content.milestoneLabel;
  return (
    <>
      <div css={picture}>
        <TimelinePicture name={texts.image} />
      </div>
      <div css={line}>
        <span css={knot} />
        {flag && <p css={badge}>{flag}</p>}
        <p css={when}>
          {date} <br />
          {content.phases[phase]}
        </p>
        <h3 css={title}>{texts.title}</h3>
        <TitledFold title={texts.title}>
          <p css={text}>{texts.description}</p>
          <TextList
            texts={texts.achievements}
            itemStyle={achievement}
            icon={<Icon name={future ? 'plus' : 'check'} size={18} />}
          />
        </TitledFold>
      </div>
    </>
  );
}

export function TimelineSection({ content }: { content: CareersContent['timeline'] }) {
  const { title: heading, lead } = content;
  return (
    <HeadedSection name="timeline" heading={{ title: heading, lead, layout: 'smallRow' }}>
      <ol css={strip}>
        {content.entries.map((each, index) => (
          <Reveal
            as="li"
            key={each.title}
            index={index}
            css={[phases[each.phase], each.future && futureColors, each.milestone && milestoneSize]}
          >
            <Entry entry={each} content={content} />
          </Reveal>
        ))}
      </ol>
    </HeadedSection>
  );
}
