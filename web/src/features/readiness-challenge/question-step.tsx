import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import {
  challenge,
  type ChallengeOption,
  type ChallengeQuestion,
} from '../../content/features/readiness-challenge';
import { color, font, fontSize, media, radius } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { DialogActions, DialogBody } from '../../ui/dialog';
import { centredRow } from '../../ui/layout';
import { BadgeStamp } from './badge-stamp';

const options = css({
  display: 'grid',
  gridAutoRows: '1fr',
  gap: '0.75rem',
});
const option = css({
  position: 'relative',
  minHeight: '3.75rem',
  [media.phone]: { minHeight: 'clamp(3.75rem, 9dvh, 5rem)' },
  padding: '0.5rem 1.125rem',
  // Leaves space for the points, so that the text keeps its lines when they appear.
  paddingInlineEnd: '4.5rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  font: `600 1.0625rem/1.3 ${font.text}`,
  textAlign: 'start',
  color: color.ink,
  background: color.sheet,
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
  '&:hover:enabled': { borderColor: color.ink },
  '&:disabled': { borderColor: color.line, color: color.inkSoft, cursor: 'default' },
  '&[aria-pressed=true]': {
    borderColor: color.cobalt,
    boxShadow: `inset 0 0 0 1px ${color.cobalt}`,
    background: color.cobaltTint,
    cursor: 'default',
    // Forced colours remove the tint and the inner line, so an outline marks the chosen option.
    [media.forced]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});
const gained = css({
  position: 'absolute',
  insetInlineEnd: '1.125rem',
  top: 'calc(50% - 0.46875rem)',
  font: `500 0.9375rem/1 ${font.mono}`,
  color: color.cobalt,
});

const reward = css({
  ...centredRow('1rem'),
  padding: '1rem 1.125rem',
  [media.phone]: { gap: '0.75rem', padding: '0.75rem' },
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
});
// Until the visitor chooses, the promise fills the place of the feedback and the button.
const promised = css({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateRows: '1fr',
  marginBottom: '1.375rem',
});
const earned = css({ borderColor: 'transparent', background: color.mossTint });
const rewardName = css({ fontWeight: 600, lineHeight: 1.3 });
const feedback = css({ fontSize: fontSize.small, lineHeight: 1.45, color: color.ink });

interface QuestionStepProps {
  question: ChallengeQuestion;
  /** The option that the visitor has chosen. The choice is final. */
  chosen: ChallengeOption | undefined;
  onChoose(option: ChallengeOption): void;
  onNext(): void;
}

/** Shows a question with its four options. After the choice, also shows the points, the badge and the feedback. */
export function QuestionStep({ question, chosen, onChoose, onNext }: QuestionStepProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) result.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <DialogBody>
      <div css={options}>
        {question.options.map((each) => (
          <button
            key={each.label}
            type="button"
            css={option}
            aria-pressed={each === chosen}
            // With `disabled` the chosen button would lose the focus.
            aria-disabled={each === chosen}
            disabled={chosen !== undefined && each !== chosen}
            onClick={() => {
              if (!chosen) onChoose(each);
            }}
          >
            {each.label}
            {each === chosen && <span css={gained}>+{each.points}</span>}
          </button>
        ))}
      </div>
      <div ref={result} css={!chosen && promised}>
        {!chosen && (
          <div css={reward}>
            <BadgeStamp size={48} isEmpty />
            <p css={feedback}>{challenge.promise}</p>
          </div>
        )}
        <div role="status">
          {chosen && (
            <div css={[reward, earned]}>
              <BadgeStamp size={48} />
              <div>
                <p css={rewardName}>{challenge.earned(chosen.badge)}</p>
                <p css={feedback}>{chosen.feedback}</p>
              </div>
            </div>
          )}
        </div>
      </div>
      {chosen && (
        <DialogActions>
          <Button onClick={onNext}>{challenge.next}</Button>
        </DialogActions>
      )}
    </DialogBody>
  );
}
