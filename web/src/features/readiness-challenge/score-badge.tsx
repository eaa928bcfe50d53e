import { css, Global } from '@emotion/react';
import { challenge, readinessLevel } from '../../content/features/readiness-challenge';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { color, font, media, radius, shadow } from '../../theme/tokens';
import { BadgeStamp } from './badge-stamp';
import { challengeStore, initialChallenge } from './challenge-store';

/** Room for the badge: below what takes focus, and below the last line of the page. */
const room = css({
  html: { scrollPaddingBottom: 96 },
  'body footer': { paddingBottom: 100 },
});
const little = '@media (max-width: 639.98px), (max-height: 480px)';
const floating = css({
  position: 'fixed',
  zIndex: 25,
  left: 24,
  bottom: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 18px 8px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  background: color.sheet,
  boxShadow: shadow,
  textAlign: 'left',
  '&:hover': { borderColor: color.moss },
  'html:has(#site-menu:popover-open) &': { visibility: 'hidden' },
  // What somebody fills in comes first.
  'html:has(form :focus) &': { visibility: 'hidden' },
  // On little screens the hexagon alone.
  [little]: {
    left: 10,
    bottom: 10,
    minHeight: 44,
    padding: 3,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    '& svg': { fill: color.sheet },
    '& > span': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});
const total = css({
  display: 'block',
  font: `700 18px/1.1 ${font.head}`,
});
const levelName = css({
  display: 'block',
  marginTop: 3,
  fontSize: 14,
  lineHeight: 1.2,
  color: color.inkSoft,
});

/** Once the challenge was completed, its score floats over the home page as a button that opens it again. */
export function ScoreBadge() {
  const { hasCompletedOnboarding, onboardingScore } = useStore(challengeStore, initialChallenge);
  if (!hasCompletedOnboarding) return null;
  const points = challenge.points(onboardingScore);
  const level = readinessLevel(onboardingScore);
  return (
    <>
      <Global styles={room} />
      <button
        type="button"
        css={floating}
        aria-label={challenge.reopen(points, level)}
        {...opensDialog('readiness-challenge')}
      >
        <BadgeStamp size={38} />
        <span>
          <span css={total}>{points}</span>
          <span css={levelName}>{level}</span>
        </span>
      </button>
    </>
  );
}
