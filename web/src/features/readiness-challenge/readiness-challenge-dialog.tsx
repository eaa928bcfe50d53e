import { Fragment, useEffect, useState } from 'react';
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

/** Counts a visit when the challenge closes in any way, also by leaving the page. Completing it opens Discovery instead. */
function useVisitCount() {
  useEffect(() => {
    const unsubscribe = dialogStore.subscribe(() => {
      if (dialogStore.get().open !== null) return;
      unsubscribe();
      countVisit();
    });
    // A page restored from the back/forward cache must not show a dialog that opened by itself.
    const handleLeave = () => dialogStore.get().isUnasked && closeDialog();
    addEventListener('pagehide', handleLeave);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', handleLeave);
    };
  }, []);
}

/** The dialog "AI Readiness Challenge": three questions and a score (specification, section 4). */
export function ReadinessChallengeDialog() {
  const [step, setStep] = useState(0);
  const [picked, setPicked] = useState<readonly ChallengeOption[]>([]);
  useVisitCount();

  const question = challengeQuestions[step];
  const points = picked.reduce((sum, option) => sum + option.points, 0);
  const badges = picked.map((option) => option.badge);

  function handleStart() {
    completeChallenge(points, badges);
    openDialog('discovery');
  }

  return (
    <Dialog
      name={challenge.name}
      progress={question ? `${step + 1} of ${challengeQuestions.length}` : challenge.score.progress}
      stepHeight={592}
      onClose={closeDialog}
    >
      {question ? (
        <Fragment key={step}>
          <DialogTitle>{question.title}</DialogTitle>
          <QuestionStep
            question={question}
            chosen={picked[step]}
            // Two clicks before the next render are one choice.
            onChoose={(option) => setPicked((all) => (all.length > step ? all : [...all, option]))}
            onNext={() => setStep(step + 1)}
          />
        </Fragment>
      ) : (
        <ScoreStep points={points} earned={badges} onStart={handleStart} />
      )}
    </Dialog>
  );
}
