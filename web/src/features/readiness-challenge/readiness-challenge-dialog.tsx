import { useState } from 'react';
import {
  challenge,
  challengeQuestions,
  type ChallengeOption,
} from '../../content/features/readiness-challenge';
import { Dialog, DialogIntro } from '../../ui/dialog';
import { BadgeRow } from './badge-stamp';
import { completeChallenge } from './challenge-store';
import { QuestionStep } from './question-step';
import { ScoreStep } from './score-step';

/** The dialog "AI Readiness Challenge": a quiz of three questions, and then the score (requirements, section 4). */
export function ReadinessChallengeDialog() {
  const [step, setStep] = useState(0);
  const [picked, setPicked] = useState<readonly ChallengeOption[]>([]);

  const question = challengeQuestions[step];
  const points = picked.reduce((sum, option) => sum + option.points, 0);
  const badges = picked.map((option) => option.badge);

  return (
    <Dialog
      name={challenge.name}
      cloth="plum"
      progress={question ? `${step + 1} of ${challengeQuestions.length}` : challenge.score.progress}
      stepHeight={612}
      narrowStepHeight={756}
    >
      {question ? (
        <>
          <DialogIntro title={question.title}>
            <BadgeRow earned={picked.length} current={step} />
          </DialogIntro>
          <QuestionStep
            key={step}
            question={question}
            chosen={picked[step]}
            // Ignores a second click before the next render.
            onChoose={(option) => setPicked((all) => (all.length > step ? all : [...all, option]))}
            onNext={() => setStep(step + 1)}
          />
        </>
      ) : (
        <ScoreStep
          points={points}
          earned={badges}
          onStart={() => completeChallenge(points, badges)}
        />
      )}
    </Dialog>
  );
}
