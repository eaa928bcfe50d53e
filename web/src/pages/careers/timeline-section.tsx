import { css, type SerializedStyles } from '@emotion/react';
import { TimelinePicture } from '../../brand/illustrations/timeline-picture';
import { ThreadItem, ThreadList } from '../../brand/pieces/thread-list';
import type { CareersContent, Phase, TimelineEntry } from '../../content/pages/careers';
import { HeadedSection } from '../../sections/section-heading';
import { Statement } from '../../sections/sheet-section';
import { border, color, dataColors, fontSize, labelFont, media, radius } from '../../theme/tokens';
import { cardStyle } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { circle } from '../../ui/layout';
import { underSheet } from '../../ui/section';
import { Kicker } from '../../ui/text';
import { TextList } from '../../ui/text-list';

const [cobalt, vermilion, moss] = dataColors;

// Each entry of the timeline starts with a circle that shows the phase: blue for custom, red for transition, and green
// with a dashed edge for platform.
const knots: Record<Phase, SerializedStyles> = {
  custom: css({ background: cobalt.strong }),
  transition: css({ background: vermilion.strong }),
  platform: css({ border: `3px dashed ${moss.strong}` }),
};
const knot = css({
  flex: 'none',
  ...circle('1.25rem'),
  // By default browsers print no backgrounds.
  printColorAdjust: 'exact',
});
const milestoneKnot = css({ width: '2rem', height: '2rem' });
const pictures: Record<Phase, SerializedStyles> = {
  custom: css({ background: cobalt.tint, color: cobalt.strong }),
  transition: css({ background: vermilion.tint, color: color.threadText }),
  platform: css({ background: moss.tint, color: moss.strong }),
};
const beside = '@media (min-width: 35em) and (width < 56.25em)';
const card = css(cardStyle, {
  height: '100%',
  padding: '0.875rem',
  [beside]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '0.875rem',
    alignItems: 'center',
  },
  [media.print]: { gridTemplateColumns: '7rem minmax(0, 1fr)', padding: '0.5rem' },
});
const futureCard = css({ border: `2px dashed ${color.control}`, background: 'transparent' });
const picture = css({
  // With forced colours the browser would draw the lines white, on the drawing's own white background.
  forcedColorAdjust: 'none',
  borderRadius: radius.control,
  overflow: 'hidden',
  [beside]: { display: 'grid', alignContent: 'center', height: '100%' },
});
const body = css({
  padding: '1.125rem 0.5rem 0.5rem',
  [media.print]: { padding: '0 0.5rem' },
});
const badge = css({
  position: 'absolute',
  top: '-0.875rem',
  insetInlineEnd: '1.375rem',
  padding: '0.25rem 0.5625rem',
  border: '1px solid currentColor',
  borderRadius: 12,
  background: color.sheet,
  color: color.ink,
  font: labelFont(1.3),
  // The label normally extends beyond the top of its card. At a page break the browser would cut off this part.
  [media.print]: { top: '0.375rem', insetInlineEnd: '0.5rem' },
});
const title = css({
  marginTop: '0.75rem',
  fontSize: fontSize.h4,
  lineHeight: 1.15,
  [media.print]: { marginTop: 0, fontSize: '1.25rem' },
});
const text = css({
  marginTop: '0.625rem',
  fontSize: '1rem',
  color: color.inkSoft,
  [media.desktop]: { minHeight: '3lh' },
  [media.print]: { marginTop: 0 },
});
const achievements = css({
  marginTop: '1rem',
  borderTop: border.hairline,
  [media.print]: { display: 'flex', columnGap: '1.5rem', marginTop: '0.375rem' },
});
const achievement = css({
  display: 'flex',
  gap: '0.625rem',
  paddingTop: '0.625rem',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.45,
  '& svg': { flex: 'none', marginTop: 2, color: color.moss },
  [media.print]: { paddingTop: '0.25rem' },
});

interface EntryProps {
  entry: TimelineEntry;
  content: CareersContent['timeline'];
}

function Entry({ entry, content }: EntryProps) {
  const when = [entry.year, entry.quarter, content.phases[entry.phase]].filter(Boolean);
  const flag = entry.future
    ? content.futureLabel
    : entry.milestone
      ? content.milestoneLabel
      : undefined;
  return (
    <div css={[card, entry.future && futureCard]}>
      <div css={[picture, pictures[entry.phase], entry.future && { background: 'transparent' }]}>
        <TimelinePicture name={entry.image} />
      </div>
      {flag && <p css={badge}>{flag}</p>}
      <div css={body}>
        <Kicker>{when.join(' · ')}</Kicker>
        <h3 css={title}>{entry.title}</h3>
        <p css={text}>{entry.description}</p>
        <TextList
          texts={entry.achievements}
          itemStyle={achievement}
          icon={<Icon name={entry.future ? 'plus' : 'check'} size={18} />}
          css={achievements}
        />
      </div>
    </div>
  );
}

export function TimelineSection({ content }: { content: CareersContent['timeline'] }) {
  const { lead, ...heading } = content;
  return (
    <HeadedSection name="timeline" ground="deep" heading={heading} css={underSheet}>
      <Fold summary="The way so far">
        <ThreadList columns={3} knotWidth="1.25rem">
          {content.entries.map((entry, index) => (
            <ThreadItem
              key={entry.title}
              index={index}
              isEnd={index === content.entries.length - 1}
              knot={<span css={[knot, knots[entry.phase], entry.milestone && milestoneKnot]} />}
            >
              <Entry entry={entry} content={content} />
            </ThreadItem>
          ))}
        </ThreadList>
      </Fold>
      <Statement>{lead}</Statement>
    </HeadedSection>
  );
}
