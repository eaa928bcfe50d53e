import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints';
import type { FreeIntake } from '#contract/free-intake';
import { toastMessages } from '#contract/messages';
import { checkWith, useCheckedForm } from '../../api/check-on-demand';
import { readForm } from '../../api/read-form';
import { showFieldErrors } from '../../api/show-field-errors';
import { useWrite } from '../../api/use-write';
import { intakeSteps } from '../../content/features/free-intake';
import { changeDraft, forgetDraft, readDraft } from '../../runtime/overlays/draft-store';
import { showToast } from '../../runtime/overlays/toast-store';
import { useClearedWhenSent } from '../../runtime/overlays/use-cleared-when-sent';

const check = checkWith(async () => (await import('#contract/free-intake')).freeIntake);
const expectedResponse = async () => (await import('#contract/free-intake')).freeIntakeRecord;

type FieldName = keyof FreeIntake;

export const intakeFields = intakeSteps.flatMap(({ label, fields }) =>
  fields.map((field) => ({ ...field, group: label })),
);
const fieldNames = intakeFields.map(({ name }) => name);
const lastStep = intakeSteps.length - 1;
const noValues = {
  ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
  // Without this list, React Hook Form would treat a single checkbox as a boolean.
  interestedAreas: [],
};

/** Copies the intake's values into the draft of the Discovery dialog, except where the draft already has a value. */
function passOn({ firstName, lastName, email, company }: FreeIntake) {
  const { values } = readDraft('discovery-dialog');
  changeDraft('discovery-dialog', { values: { firstName, lastName, email, company, ...values } });
}

/** Returns the state and the actions of the intake's form (requirements, sections 4, 5 and 8). */
export function useIntakeForm() {
  const [draft] = useState(() => readDraft('free-intake-dialog'));
  const [step, setStep] = useState(draft.step);
  const [sent, setSent] = useState<FreeIntake>();
  const [fieldToFocus, setFieldToFocus] = useState<{ name: FieldName }>();
  const form = useCheckedForm(check, {
    defaultValues: { ...noValues, ...draft.values },
    // React Hook Form can only focus a field of the open step, so `goToField` moves the focus.
    shouldFocusError: false,
  });
  const { register, handleSubmit, setValues, setFocus, setError, reset } = form;
  const { errors, submitCount } = form.formState;
  const { write, stop, isWriting } = useWrite(endpoints.freeIntake, {
    expectedResponse,
    isListRefreshed: true,
  });

  // A field can take the focus only when its step has rendered.
  useEffect(() => {
    if (fieldToFocus) setFocus(fieldToFocus.name);
  }, [fieldToFocus, setFocus]);

  useClearedWhenSent('free-intake-dialog', () => {
    reset(noValues);
    setStep(0);
  });

  const formRef = useRef<HTMLFormElement>(null);
  /** Passes the open step's values to React Hook Form. Runs before React removes the fields of the step. */
  function keepValues() {
    setValues(readForm(formRef.current!) as Partial<FreeIntake>);
  }
  function openStep(next: number) {
    setStep(next);
    changeDraft('free-intake-dialog', { step: next });
  }
  function goToField(name: FieldName) {
    openStep(intakeSteps.findIndex(({ fields }) => fields.some((field) => field.name === name)));
    setFieldToFocus({ name });
  }

  const submit = handleSubmit(
    (intake) =>
      write(intake, {
        onSuccess() {
          forgetDraft('free-intake-dialog');
          setSent(intake);
          showToast(toastMessages.intakeSuccess);
        },
        onFailure(error, isHere) {
          const [first] = showFieldErrors(error, fieldNames, setError);
          // If the visitor has closed the dialog meanwhile, the step in its draft does not change.
          if (first && isHere) goToField(first);
          showToast(toastMessages.intakeFailure);
        },
      }),
    (faults) => goToField(fieldNames.find((name) => faults[name])!),
  );

  return {
    formRef,
    step,
    /** Copies the sent values to the draft of the Discovery dialog. Undefined until the intake has been sent. */
    upgrade: sent && (() => passOn(sent)),
    isWriting,
    stop,
    isLastStep: step === lastStep,
    register,
    errors,
    submitCount,
    chooseField(name: FieldName) {
      keepValues();
      goToField(name);
    },
    goBack() {
      keepValues();
      openStep(step - 1);
    },
    /** Opens the next step without validation. On the last step, validates and sends the intake. */
    goOn(event: React.SyntheticEvent) {
      if (step === lastStep) return void submit(event);
      keepValues();
      openStep(step + 1);
    },
  };
}
