import { css, Global } from '@emotion/react';
import { challenge, readinessLevel } from '../../content/features/readiness-challenge';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { useStore } from '../../stores/use-store';
import { color, font, media, radius, shadow } from '../../theme/tokens';
import { BadgeStamp } from './badge-stamp';
import { challengeStore, initialChallenge } from './challenge-store';

/** Room for the badge: below what takes focus, and below the last line of the page. */
const room = css({
  html: { scrollPaddingBottom: '6rem' },
  'body footer': { paddingBottom: '6.25rem' },
});
const little = '@media (max-width: 39.99875em), (max-height: 30em)';
const floating = css({
  position: 'fixed',
  zIndex: 25,
  insetInlineStart: '1.5rem',
  bottom: '1.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '3.5rem',
  paddingBlock: '0.5rem',
  paddingInline: '0.75rem 1.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  background: color.sheet,
  boxShadow: shadow,
  textAlign: 'start',
  '&:hover': { borderColor: color.moss },
  'html:has(#site-menu:popover-open) &': { visibility: 'hidden' },
  // What somebody fills in comes first.
  'html:has(form :focus) &': { visibility: 'hidden' },
  // On little screens the hexagon alone.
  [little]: {
    insetInlineStart: '0.625rem',
    bottom: '0.625rem',
    minHeight: '2.75rem',
    padding: '0.1875rem',
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
  font: `700 1.125rem/1.1 ${font.head}`,
});
const levelName = css({
  display: 'block',
  marginTop: '0.1875rem',
  fontSize: '0.875rem',
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
