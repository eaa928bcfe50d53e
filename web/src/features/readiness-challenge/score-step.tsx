import { css } from '@emotion/react';
import {
  challenge,
  levelTexts,
  levelThresholds,
  readinessLevel,
} from '../../content/features/readiness-challenge';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color, font, fontSize, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { DialogActions, DialogBody, DialogIntro } from '../../ui/dialog';
import { centredRow } from '../../ui/layout';
import { Unbroken } from '../../ui/text';
import { BadgeRow, BadgeStamp } from './badge-stamp';

const tape = css({ width: '100%', overflow: 'visible' });
const number = css({ font: `500 13px ${font.mono}`, fill: color.inkSoft });

/** Score at the start of the drawn measuring tape, below the lowest threshold. */
const from = 230;
/** Score at the end of the drawn measuring tape, above the highest possible score. */
const to = 375;
const along = (points: number) =>
  `${Math.round(((Math.min(Math.max(points, from), to) - from) / (to - from)) * 1000) / 10}%`;

const ticks = [240, 250, 260, 270, 280, 290, 300, 310, 320, 330, 340, 350, 360, 370];
const thresholds: readonly number[] = Object.values(levelThresholds);

function ScoreTape({ points }: { points: number }) {
  const end = along(points);
  return (
    <svg css={tape} height="66" fill="none" strokeWidth="1.5" aria-hidden>
      <rect y="20" width="100%" height="44" rx="8" fill={color.paperDeep} />
      <rect y="20" width={end} height="44" rx="8" fill={color.cobaltTint} />
      <rect y="20" width="100%" height="44" rx="8" stroke={color.control} />
      {ticks.map((tick) => {
        const isLong = thresholds.includes(tick);
        const x = along(tick);
        return (
          <line
            key={tick}
            x1={x}
            x2={x}
            y1="20"
            y2={isLong ? 40 : 29}
            stroke={isLong ? color.ink : color.control}
          />
        );
      })}
      {thresholds.map((threshold) => (
        <text key={threshold} css={number} x={along(threshold)} y="57" textAnchor="middle">
          {threshold}
        </text>
      ))}
      <line x1={end} x2={end} y1="8" y2="42" stroke={color.thread} strokeWidth="3" />
      <circle cx={end} cy="8" r="7" fill={color.thread} />
    </svg>
  );
}

const total = css({ marginTop: '0.875rem', font: `700 1.5rem/1 ${font.head}` });
const heading = css({
  margin: '0.5rem 0 -0.5rem',
  font: `600 ${fontSize.small}/1.4 ${font.text}`,
  letterSpacing: 0,
});
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });
const badge = css({
  ...centredRow('0.625rem'),
  paddingBlock: '0.5rem',
  paddingInline: '0.625rem 1rem',
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.3,
  background: color.mossTint,
});
const offer = css({ color: color.inkSoft });

interface ScoreStepProps {
  points: number;
  earned: readonly string[];
  onStart(): void;
}

export function ScoreStep({ points, earned, onStart }: ScoreStepProps) {
  const level = readinessLevel(points);
  return (
    <>
      <DialogIntro title={level}>
        <p css={total}>{challenge.points(points)}</p>
        <BadgeRow earned={earned.length} />
      </DialogIntro>
      <DialogBody>
        <ScoreTape points={points} />
        <p>
          <Unbroken>{levelTexts[level]}</Unbroken>
        </p>
        <h3 css={heading}>{challenge.score.badges}</h3>
        <ul css={badges}>
          {earned.map((name) => (
            <li key={name} css={badge}>
              <BadgeStamp size={28} />
              {name}
            </li>
          ))}
        </ul>
        <p css={offer}>
          <Unbroken>{challenge.score.offer}</Unbroken>
        </p>
        <DialogActions>
          <Button {...opensDialog('discovery')} onClick={onStart}>
            {challenge.score.start}
          </Button>
        </DialogActions>
      </DialogBody>
    </>
  );
}
