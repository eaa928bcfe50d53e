import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import {
  application,
  type ApplicationContent,
  applications,
  availabilityField,
  fileLimit,
  type FileQuestion,
  personFields,
  requestedMark,
  workPermitField,
} from '../../content/features/job-application';
import type { JobSlug } from '../../paths';
import { border, color, fontSize } from '../../theme/tokens';
import { Button, buttonStyle } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { Field } from '../../ui/forms/field';
import { FileInput } from '../../ui/forms/file-input';
import { Form, FormActions } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';
import { tagStyle } from '../../ui/layout';
import { useRefusals } from './use-refusals';

const warningStyle = css({
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.45,
  color: color.threadText,
  '&:not(:empty)': { marginTop: '0.4375rem' },
});

type Warning = keyof typeof application.warnings;

function warningFor({ name, size }: File, extensions: readonly string[]): Warning | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)))
    return 'otherType';
  return size > fileLimit ? 'tooLarge' : undefined;
}

const fileInput = css({
  padding: '0.875rem',
  // The button has a line of its own, because beside it the browser would shorten the text "No file chosen".
  '@media (width < 22.5em)': {
    '&::file-selector-button': { display: 'block', marginBlockEnd: '0.5rem' },
  },
});

interface ApplicationFileFieldProps {
  question: FileQuestion;
  /** Whether the form's data contains the file. Only then does the input have an `accept` attribute. */
  isBound: boolean;
  error?: string | undefined;
}

/** A file field that may show a warning about size and type, but never makes the form invalid. */
function ApplicationFileField({ question, isBound, error }: ApplicationFileFieldProps) {
  const { name, label, isRequested, hint, extensions } = question;
  const [warning, setWarning] = useState<Warning>();
  return (
    <Field label={label} mark={isRequested ? requestedMark : 'optional'} hint={hint} error={error}>
      {(control) => (
        <>
          <FileInput
            {...control}
            css={fileInput}
            name={name}
            accept={isBound ? extensions.map((extension) => `.${extension}`).join(',') : undefined}
            aria-describedby={`${control['aria-describedby']} ${control.id}-warning`}
            onChange={({ currentTarget: { files } }) =>
              setWarning(files?.[0] && warningFor(files[0], extensions))
            }
          />
          <p id={`${control.id}-warning`} role="status" css={warningStyle}>
            {warning && application.warnings[warning]}
          </p>
        </>
      )}
    </Field>
  );
}

/** Returns the form's data by field name (requirements, section 3). The value of an empty file field is null. */
function readApplication(
  form: HTMLFormElement,
  { questions, files, hasBoundFiles }: ApplicationContent,
) {
  const fields = [
    ...personFields,
    ...(hasBoundFiles ? files : []),
    workPermitField,
    ...questions,
    availabilityField,
  ];
  return Object.fromEntries(fields.map(({ name }) => [name, answerOf(form, name)]));
}

function answerOf(form: HTMLFormElement, name: string): string | File | null {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.[0] ?? null;
  return (control as RadioNodeList | HTMLInputElement).value;
}

const group = css({ display: 'grid', gap: '1.375rem', '& + &': { marginTop: '1.125rem' } });
const legend = css({
  marginBottom: '1.25rem',
  padding: 0,
  font: `700 ${fontSize.h4}/1.15 var(--font-head)`,
  letterSpacing: '-0.03em',
});

const notice = css({
  marginTop: '1.25rem',
  borderTop: border.thread,
  fontSize: '1rem',
  lineHeight: 1.5,
});
/** A small label in the shape of a tag. It overlaps the dashed line above the note. */
const tag = css(tagStyle, {
  width: 'fit-content',
  marginBlock: 'calc(-1.125rem - 1px) 0.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
});

// The address in the first button is as long as the form is wide on narrow phones.
const actions = css({ '--button-padding': 'min(1.375rem, 4vw)' });

const workPermit = {
  ...workPermitField,
  kind: 'choices',
  isSingle: true,
  mark: requestedMark,
} as const;

const byName = (name: string) => ({ name });

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset css={group}>
      <legend css={legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Returns the fields that may have an error, in the order of the form. The error list shows their names. */
function fieldsOf({ files, questions, workPermit: label }: ApplicationContent) {
  const { groups } = application;
  return [
    ...personFields.map((field) => ({ ...field, group: groups.person })),
    ...files.map((field) => ({ ...field, group: groups.files })),
    ...questions.map((field) => ({ ...field, group: groups.questions })),
    { ...workPermit, label, group: groups.start },
    { ...availabilityField, group: groups.start },
  ];
}

/**
 * The form of a job application. The browser validates it, and the form shows the errors. A submit only logs the data
 * and shows an alert: it neither sends nor resets anything (requirements, sections 4 and 5).
 */
export function ApplicationForm({ slug }: { slug: JobSlug }) {
  const content = applications[slug];
  const { groups } = application;
  const ref = useRef<HTMLFormElement>(null);
  const { errors, submitCount, clear, handlers } = useRefusals(content);
  return (
    <Form
      ref={ref}
      isCheckedByBrowser
      {...handlers}
      onSubmit={({ currentTarget }) => {
        clear();
        console.log(readApplication(currentTarget, content));
        window.alert(application.submitted);
      }}
    >
      <ErrorSummary
        fields={fieldsOf(content)}
        errors={errors}
        // Of a group of radio buttons, `querySelector` returns the first.
        onChoose={(name) => ref.current!.querySelector<HTMLElement>(`[name=${name}]`)!.focus()}
        submitCount={submitCount}
        takesFocus
      />
      <Group title={groups.person}>
        <FormFields fields={personFields} register={byName} errors={errors} />
      </Group>
      <Group title={groups.files}>
        {content.files.map((question) => (
          <ApplicationFileField
            key={question.name}
            question={question}
            isBound={content.hasBoundFiles}
            error={errors[question.name]?.message}
          />
        ))}
      </Group>
      <Group title={groups.questions}>
        <FormFields fields={content.questions} register={byName} errors={errors} />
        {/* This field has no name, because the form's data must not contain its answer. */}
        <FormFields
          fields={[
            { name: 'scenario', label: content.scenario, kind: 'long-text', isOptional: true },
          ]}
          register={() => ({})}
        />
      </Group>
      <Group title={groups.start}>
        <FormFields
          fields={[{ ...workPermit, label: content.workPermit }]}
          register={byName}
          errors={errors}
        />
        <FormFields fields={[availabilityField]} register={byName} errors={errors} />
      </Group>
      <div css={notice}>
        <p css={tag}>{application.notConnected.name}</p>
        <p>{application.notConnected.text}</p>
      </div>
      <FormActions css={actions}>
        <a css={buttonStyle({})} className="screen-only" href={application.address}>
          {application.write}
        </a>
        <Button type="submit" variant="outline">
          {application.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
