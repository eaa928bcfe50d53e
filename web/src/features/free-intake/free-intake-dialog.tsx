import { dataUse } from '../../content/features/forms';
import { intake, intakeSteps } from '../../content/features/free-intake';
import { Button } from '../../ui/button';
import { Dialog, DialogActions, DialogBody, DialogIntro, DialogNote } from '../../ui/dialog';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { DataNote, Form, SubmitButton } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';
import { StepIndicator } from './step-indicator';
import { ThanksStep } from './thanks-step';
import { intakeFields, useIntakeForm } from './use-intake-form';

/** The dialog "Free AI Intake": a form of three steps, and then a message of thanks (requirements, section 4). */
export function FreeIntakeDialog() {
  const { step, upgrade, isLastStep, isWriting, formRef, ...intakeForm } = useIntakeForm();
  if (upgrade) {
    return (
      <Dialog name={intake.name} cloth="moss" hasCloseButton={false}>
        <ThanksStep onUpgrade={upgrade} />
      </Dialog>
    );
  }
  const { title, fields } = intakeSteps[step]!;
  return (
    <Dialog
      name={intake.name}
      cloth="moss"
      progress={`${step + 1} of ${intakeSteps.length}`}
      stepHeight={637}
      narrowStepHeight={802}
    >
      <Form ref={formRef} onSubmit={intakeForm.goOn}>
        <DialogIntro title={title}>
          <DialogNote>{intake.promise}</DialogNote>
          {/* The first invalid field takes the focus, so this summary has no `takesFocus`. */}
          <ErrorSummary
            fields={intakeFields}
            errors={intakeForm.errors}
            onChoose={intakeForm.chooseField}
            submitCount={intakeForm.submitCount}
            isPlain
          />
          <StepIndicator current={step} />
        </DialogIntro>
        <DialogBody>
          <FormFields
            key={step}
            fields={fields}
            register={intakeForm.register}
            errors={intakeForm.errors}
          />
          {/* The note on data use belongs to the e-mail address (first step) and to the submit button (last step). */}
          {(step === 0 || isLastStep) && (
            <DataNote privacyPolicy={dataUse.privacyPolicy}>{dataUse.request}</DataNote>
          )}
          <DialogActions>
            {step > 0 && (
              <Button variant="outline" onClick={intakeForm.goBack}>
                {intake.previous}
              </Button>
            )}
            {/* With equal keys React would turn Next into the submit button, and the same click would submit. */}
            {isLastStep ? (
              <SubmitButton key="submit" isSending={isWriting} onStop={intakeForm.stop}>
                {intake.submit}
              </SubmitButton>
            ) : (
              <Button key="next" type="submit">
                {intake.next}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </Form>
    </Dialog>
  );
}
