import { useEffect, useState } from 'react';
import {
  challenge,
  challengeQuestions,
  type ChallengeOption,
} from '../../content/features/readiness-challenge';
import { closeDialog, dialogStore, openDialog } from '../../runtime/overlays/dialog-store';
import { Dialog, DialogTitle } from '../../ui/dialog';
import { completeChallenge, countVisit } from './challenge-store';
import { QuestionStep } from './question-step';
import { ScoreStep } from './score-step';

/**
 * Counts a visit when the challenge closes, by whatever way, leaving the page among them. Completing it hands over to
 * Discovery instead.
 */
function useVisitCount() {
  useEffect(() => {
    const unsubscribe = dialogStore.subscribe(() => {
      if (dialogStore.get().open !== null) return;
      unsubscribe();
      countVisit();
    });
    // Who comes back by the back/forward cache did not ask for it either.
    const handleLeave = () => dialogStore.get().isUnasked && closeDialog();
    addEventListener('pagehide', handleLeave);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', handleLeave);
    };
  }, []);
}

/** Px that a question takes, and the score with it. */
const stepHeight = 592;

/** The dialog "AI Readiness Challenge": three questions and a score (specification, section 4). */
export function ReadinessChallengeDialog() {
  const [step, setStep] = useState(0);
  const [picked, setPicked] = useState<readonly ChallengeOption[]>([]);
  useVisitCount();

  const question = challengeQuestions[step];
  if (!question) {
    const points = picked.reduce((sum, option) => sum + option.points, 0);
    const badges = picked.map((option) => option.badge);
    const handleStart = () => {
      completeChallenge(points, badges);
      openDialog('discovery');
    };
    return (
      <Dialog
        name={challenge.name}
        progress={challenge.score.progress}
        stepHeight={stepHeight}
        onClose={closeDialog}
      >
        <ScoreStep points={points} earned={badges} onStart={handleStart} />
      </Dialog>
    );
  }
  return (
    <Dialog
      name={challenge.name}
      progress={`${step + 1} of ${challengeQuestions.length}`}
      stepHeight={stepHeight}
      onClose={closeDialog}
    >
      <DialogTitle key={step}>{question.title}</DialogTitle>
      <QuestionStep
        key={question.title}
        question={question}
        chosen={picked[step]}
        // Two clicks before the next render are still one choice.
        onChoose={(option) => setPicked((all) => (all.length > step ? all : [...all, option]))}
        onNext={() => setStep(step + 1)}
      />
    </Dialog>
  );
}
