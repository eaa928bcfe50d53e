import { css } from '@emotion/react';
import { useState } from 'react';
import {
  application,
  fileLimit,
  requestedMark,
  type FileQuestion,
} from '../../content/features/job-application';
import { color, fontSize } from '../../theme/tokens';
import { Field } from '../../ui/forms/field';
import { FileInput } from '../../ui/forms/file-input';

const warningStyle = css({
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.45,
  color: color.threadText,
  '&:not(:empty)': { marginTop: 7 },
});

type Warning = keyof typeof application.warnings;

function warningFor({ name, size }: File, extensions: readonly string[]): Warning | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`)))
    return 'otherType';
  return size > fileLimit ? 'tooLarge' : undefined;
}

interface ApplicationFileFieldProps {
  question: FileQuestion;
  /** Whether the file is part of the form's data. Only then the input has an `accept` attribute. */
  isBound: boolean;
}

/** A file of an application. Warns about size and type, but never makes the form invalid. */
export function ApplicationFileField({ question, isBound }: ApplicationFileFieldProps) {
  const { name, label, isRequested, hint, extensions } = question;
  const [warning, setWarning] = useState<Warning>();
  return (
    <Field label={label} mark={isRequested ? requestedMark : 'optional'} hint={hint}>
      {(control) => (
        <>
          <FileInput
            {...control}
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
