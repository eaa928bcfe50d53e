import { useEffect, useEffectEvent, useState } from 'react';
import { endpoints } from '#contract/endpoints';
import type { FreeIntake } from '#contract/free-intake';
import { toastMessages } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { useWrite } from '../../api/use-write';
import { intakeSteps } from '../../content/features/free-intake';
import { showToast } from '../../runtime/overlays/toast-store';
import { emptyDraft, intakeDraft, isEmpty } from './draft-store';

const check = checkWith(async () => (await import('#contract/free-intake')).freeIntake);

type FieldName = keyof FreeIntake;

/** The fields of all steps, in order. */
export const intakeFields = intakeSteps.flatMap(({ fields }) => [...fields]);
const lastStep = intakeSteps.length - 1;

/** The wizard's state: values, step and sending (specification, sections 4, 5 and 8). */
export function useIntakeForm() {
  const [draft] = useState(intakeDraft.get);
  const [step, setStep] = useState(draft.step);
  const [isSent, setIsSent] = useState(false);
  const [fieldToFocus, setFieldToFocus] = useState<{ name: FieldName }>();
  const { register, handleSubmit, getValues, setFocus, reset, formState } = useCheckedForm(check, {
    defaultValues: draft.values,
    // React Hook Form would focus the first error of the open step only.
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { write, stop, isWriting } = useWrite(endpoints.freeIntake, { isListRefreshed: true });

  // A field can take focus only after its step has rendered.
  useEffect(() => {
    if (fieldToFocus) setFocus(fieldToFocus.name);
  }, [fieldToFocus, setFocus]);

  const keepDraft = useEffectEvent(() => intakeDraft.set({ step, values: { ...getValues() } }));
  useEffect(() => {
    // A page load does not unmount the dialog.
    addEventListener('pagehide', keepDraft);
    return () => {
      removeEventListener('pagehide', keepDraft);
      keepDraft();
    };
  }, []);

  // Success empties the draft. Every form then empties itself: this one, or one that was opened before the answer came.
  useEffect(
    () =>
      intakeDraft.subscribe(() => {
        if (!isEmpty(intakeDraft.get())) return;
        reset(emptyDraft.values);
        setStep(emptyDraft.step);
      }),
    [reset],
  );

  function goToField(name: FieldName) {
    setStep(intakeSteps.findIndex(({ fields }) => fields.some((field) => field.name === name)));
    setFieldToFocus({ name });
  }

  const submit = handleSubmit(
    (intake) =>
      write(intake, {
        onSuccess() {
          intakeDraft.set(emptyDraft);
          setIsSent(true);
          showToast(toastMessages.intakeSuccess);
        },
        onFailure: () => showToast(toastMessages.intakeFailure),
      }),
    (faults) => goToField(intakeFields.find(({ name }) => faults[name])!.name),
  );

  return {
    step,
    isSent,
    isWriting,
    stop,
    isLastStep: step === lastStep,
    register,
    errors,
    stepErrors: intakeSteps.map(({ fields }) => fields.some(({ name }) => errors[name])),
    goToField,
    goBack: () => setStep(step - 1),
    /** Goes to the next step without validation; on the last step, validates and sends. */
    goOn(event: React.SyntheticEvent) {
      if (step < lastStep) setStep(step + 1);
      else void submit(event);
    },
  };
}
