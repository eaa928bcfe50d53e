import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { endpoints } from '#contract/endpoints';
import type { FreeIntake } from '#contract/free-intake';
import { toastMessages } from '#contract/messages';
import { checkWith } from '../../api/check-on-demand';
import { useWrite } from '../../api/use-write';
import { intakeSteps } from '../../content/features/free-intake';
import { showToast } from '../../runtime/overlays/toast-store';
import { emptyDraft, intakeDraft, isEmpty } from './intake-draft';

const { resolver, preload } = checkWith(
  async () => (await import('#contract/free-intake')).freeIntake,
);

const lastStep = intakeSteps.length - 1;

/** The first field with an error, in the order in which they are asked, and its step. */
function firstError(errors: FieldErrors<FreeIntake>) {
  for (const [step, { fields }] of intakeSteps.entries()) {
    const field = fields.find(({ name }) => errors[name]);
    if (field) return { step, name: field.name };
  }
  return undefined;
}

/** The wizard's state: values, step, and the way to the API (specification, sections 4, 5 and 8). */
export function useIntakeForm() {
  const [draft] = useState(intakeDraft.get);
  const [step, setStep] = useState(draft.step);
  const [isSent, setIsSent] = useState(false);
  const [fieldToFocus, setFieldToFocus] = useState<{ name: keyof FreeIntake }>();
  const { register, handleSubmit, getValues, setFocus, reset, formState } = useForm<
    FreeIntake,
    unknown,
    FreeIntake
  >({
    resolver,
    defaultValues: draft.values,
    // React Hook Form looks for the first error on the open step only.
    shouldFocusError: false,
  });
  useEffect(preload, []);
  const { write, stop, isWriting } = useWrite(endpoints.freeIntake, { isListRefreshed: true });

  // The step with the error has to be on the page before its field can take the focus.
  useEffect(() => {
    if (fieldToFocus) setFocus(fieldToFocus.name);
  }, [fieldToFocus, setFocus]);

  const latest = useRef({ step, isSent });
  useEffect(() => {
    latest.current = { step, isSent };
  });
  useEffect(() => {
    const keep = () => {
      if (!latest.current.isSent)
        intakeDraft.set({ step: latest.current.step, values: { ...getValues() } });
    };
    // A page is left without its dialogs being closed.
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [getValues]);

  // What a dialog sent that was closed meanwhile stands in the next one too, which could send it again.
  useEffect(
    () =>
      intakeDraft.subscribe(() => {
        if (!isEmpty(intakeDraft.get())) return;
        reset(emptyDraft.values);
        setStep(emptyDraft.step);
      }),
    [reset],
  );

  function goTo(stepToOpen: number, name: keyof FreeIntake) {
    setStep(stepToOpen);
    setFieldToFocus({ name });
  }

  const submit = handleSubmit(
    (intake) =>
      write(intake, {
        onSuccess() {
          // The visitor may have closed the dialog meanwhile.
          intakeDraft.set(emptyDraft);
          setIsSent(true);
          showToast(toastMessages.intakeSuccess);
        },
        onFailure: () => showToast(toastMessages.intakeFailure),
      }),
    (errors) => {
      const first = firstError(errors);
      if (first) goTo(first.step, first.name);
    },
  );

  return {
    step,
    isSent,
    isWriting,
    stop,
    isLastStep: step === lastStep,
    register,
    errors: formState.errors,
    stepErrors: intakeSteps.map(({ fields }) =>
      fields.some(({ name }) => formState.errors[name] !== undefined),
    ),
    goToField: (name: keyof FreeIntake) =>
      goTo(
        intakeSteps.findIndex(({ fields }) => fields.some((field) => field.name === name)),
        name,
      ),
    goBack: () => setStep(step - 1),
    /** Next on the first steps, which check nothing; the last one sends. */
    goOn(event: React.SyntheticEvent) {
      if (step < lastStep) setStep(step + 1);
      else void submit(event);
    },
  };
}
