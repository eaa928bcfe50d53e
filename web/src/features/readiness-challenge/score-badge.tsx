import { css, Global } from '@emotion/react';
import { challenge } from '../../content/readiness-challenge';
import { useStore } from '../../stores/use-store';
import { opensDialog } from '../../stores/dialog';
import { challengeStore, initialChallenge } from '../../stores/persisted-challenge';
import { color, font, media, radius, shadow } from '../../theme/tokens';
import { BadgeStamp } from './badge-stamp';
import { readinessLevel } from './readiness-level';

/** Room for the badge: below what takes focus, and below the last line of the page. */
const room = css({
  html: { scrollPaddingBottom: 96 },
  'body footer': { paddingBottom: 100 },
});
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
  [media.phone]: {
    left: 12,
    bottom: 12,
    gap: 8,
    minHeight: 44,
    padding: '4px 12px 4px 7px',
    '& svg': { width: 28, height: 28 },
  },
  [media.print]: { display: 'none' },
});
const total = css({
  display: 'block',
  font: `700 18px/1.1 ${font.head}`,
  [media.phone]: { fontSize: 15 },
});
const levelName = css({
  display: 'block',
  marginTop: 3,
  fontSize: 14,
  lineHeight: 1.2,
  color: color.inkSoft,
  [media.phone]: { marginTop: 1, fontSize: 12.5 },
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
        <BadgeStamp size={36} />
        <span>
          <span css={total}>{points}</span>
          <span css={levelName}>{level}</span>
        </span>
      </button>
    </>
  );
}
