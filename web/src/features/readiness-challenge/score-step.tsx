import { css } from '@emotion/react';
import { challenge, levelTexts } from '../../content/features/readiness-challenge';
import { color, font, fontSize, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { DialogActions, DialogTitle } from '../../ui/dialog';
import { Unbroken } from '../../ui/text';
import { BadgeStamp } from './badge-stamp';
import { readinessLevel } from '../../content/features/readiness-level';
import { ScoreTape } from './score-tape';

const total = css({ margin: '14px 0 16px', font: `700 24px/1 ${font.head}` });
const text = css({ marginTop: 20 });
const heading = css({
  margin: '24px 0 10px',
  font: `600 ${fontSize.small}/1.4 ${font.text}`,
  letterSpacing: 0,
});
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const badge = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 16px 8px 10px',
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.3,
  background: color.mossTint,
});
const offer = css({ margin: '24px 0 30px', color: color.inkSoft });

interface ScoreStepProps {
  /** Total of the three answers. */
  points: number;
  /** Names, as earned. */
  earned: readonly string[];
  onStart(): void;
}

/** The total, its level and the badges, with the way on to Discovery. */
export function ScoreStep({ points, earned, onStart }: ScoreStepProps) {
  const level = readinessLevel(points);
  return (
    <>
      <DialogTitle>{level}</DialogTitle>
      <p css={total}>{challenge.points(points)}</p>
      <ScoreTape points={points} />
      <p css={text}>{levelTexts[level]}</p>
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
        <Button onClick={onStart}>{challenge.score.start}</Button>
      </DialogActions>
    </>
  );
}
