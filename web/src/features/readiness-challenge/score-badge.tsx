import { css } from '@emotion/react';
import { challenge, readinessLevel } from '../../content/features/readiness-challenge';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { border, color, font, media, radius, shadow, space } from '../../theme/tokens';
import { centredRow } from '../../ui/layout';
import { BadgeStamp } from './badge-stamp';
import { challengeStore, initialChallenge } from './challenge-store';

/** Windows whose margin has space for the whole badge. Others show only the badge's drawing. */
const roomy = '@media (min-width: 106em) and (min-height: 30em)';
/** Windows with a dashed line in the page's margin (theme/global.css), but without space for the whole badge. */
const onThread = '@media (83.75em <= width < 106em) and (min-height: 30em)';
// The badge must cover no text, so it is in the margin of large screens and in the header of small ones.
const floating = css({
  position: 'fixed',
  zIndex: 31,
  insetInlineStart: 0,
  bottom: '1.5rem',
  ...centredRow('0.75rem'),
  minHeight: 44,
  padding: 2,
  border: 0,
  borderRadius: radius.card,
  background: 'none',
  textAlign: 'start',
  '& > svg': { width: 28, fill: color.sheet, [media.forced]: { fill: 'Canvas' } },
  '& > span': { display: 'none' },
  'html[data-popover=site-menu] &': { visibility: 'hidden' },
  [roomy]: {
    insetInlineStart: '1.5rem',
    minHeight: '3.5rem',
    paddingBlock: '0.5rem',
    paddingInline: '0.75rem 1.125rem',
    border: border.hairline,
    background: color.sheet,
    boxShadow: shadow,
    '&:hover': { borderColor: color.moss },
    '& > svg': { width: 38 },
    '& > span': { display: 'block' },
  },
  [onThread]: {
    flexDirection: 'column',
    gap: 0,
    width: '3.25rem',
    insetInlineStart: `max(0px, 50% - ${space.container} / 2 - 4.875rem + 1px)`,
    padding: 0,
    textAlign: 'center',
    // Draws a ring on the dashed line, from which the badge seems to hang.
    '&::before': {
      content: '""',
      width: 16,
      height: 32,
      background: `radial-gradient(circle at 8px 8px, ${color.sheet} 5.5px, ${color.thread} 6px 7.5px, transparent 8px), linear-gradient(${color.thread}, ${color.thread}) 50% 100% / 2px 17px no-repeat`,
    },
    '& > svg': { width: 44 },
    '& > span': {
      display: 'block',
      paddingInline: '0.25rem',
      borderRadius: radius.control,
      fontSize: '0.8125rem',
      background: color.sheet,
      '& > :first-of-type': { fontSize: 'inherit' },
      '& > :last-of-type': { display: 'none' },
    },
  },
  [media.tablet]: {
    top: `calc((${space.header} - 44px) / 2)`,
    insetInline: `auto calc(${space.gutter} + 40px)`,
    bottom: 'auto',
    minWidth: 44,
    justifyContent: 'center',
    transition: 'translate 220ms ease-out',
    '& > svg': { width: 38 },
    '@media (height > 30em)': {
      'html:has([data-banner=shown]) &': { translate: '0 var(--banner)' },
    },
  },
  // With a large font the header has no space for the badge.
  [media.cramped]: { position: 'static', margin: '0 auto 1rem' },
});
const total = css({
  display: 'block',
  font: `700 1.125rem/1.1 ${font.head}`,
});
const levelName = css({
  display: 'block',
  marginTop: '0.1875rem',
  fontSize: '0.875rem',
  lineHeight: 1.2,
  color: color.inkSoft,
});

export function ScoreBadge() {
  const { hasCompletedOnboarding, onboardingScore } = useStore(challengeStore, initialChallenge);
  if (!hasCompletedOnboarding) return null;
  const points = challenge.points(onboardingScore);
  const level = readinessLevel(onboardingScore);
  return (
    <button
      type="button"
      css={floating}
      data-score-badge
      aria-label={challenge.reopen(points, level)}
      {...opensDialog('readiness-challenge')}
    >
      <BadgeStamp size={38} />
      <span>
        <span css={total}>{points}</span>
        <span css={levelName}>{level}</span>
      </span>
    </button>
  );
}
