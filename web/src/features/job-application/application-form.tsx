import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  application,
  applications,
  availabilityField,
  personFields,
  requestedMark,
  workPermitField,
} from '../../content/features/job-application';
import type { JobSlug } from '../../paths';
import { fontSize } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { controlStyle, Field } from '../../ui/forms/field';
import { Form, FormNote } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';
import { ApplicationFileField } from './application-file-field';
import { readApplication } from './read-application';
import { useMarkedFields } from './use-marked-fields';

const group = css({ display: 'grid', gap: 22, '& + &': { marginTop: 18 } });
const legend = css({
  marginBottom: 20,
  padding: 0,
  font: `700 ${fontSize.h4}/1.15 var(--font-head)`,
  letterSpacing: '-0.03em',
});
const longText = css([controlStyle, { resize: 'vertical' }]);

/** The form's own data are enough: a control needs its name and nothing else. */
const byName = (name: string) => ({ name });

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset css={group}>
      <legend css={legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/**
 * The application for a job. The browser validates it, and what it finds stands at the fields; sent, it only logs its
 * data and says so: no request, no reset, no change of view (specification, sections 4 and 5).
 */
export function ApplicationForm({ slug }: { slug: JobSlug }) {
  const content = applications[slug];
  const { groups } = application;
  const { errors, ...marking } = useMarkedFields();
  return (
    <Card padding="roomy">
      <Form
        isCheckedByBrowser
        {...marking}
        onSubmit={({ currentTarget }) => {
          console.log(readApplication(currentTarget, content));
          window.alert(application.submitted);
        }}
      >
        <Group title={groups.person}>
          <FormFields fields={personFields} register={byName} errors={errors} />
        </Group>
        <Group title={groups.files}>
          {content.files.map((question) => (
            <ApplicationFileField
              key={question.name}
              question={question}
              isBound={content.hasBoundFiles}
            />
          ))}
        </Group>
        <Group title={groups.questions}>
          <FormFields fields={content.questions} register={byName} errors={errors} />
          <Field label={content.scenario} isOptional>
            {(control) => <textarea css={longText} rows={5} placeholder=" " {...control} />}
          </Field>
        </Group>
        <Group title={groups.start}>
          <Field label={content.workPermit} mark={requestedMark} isGroup>
            {({ 'aria-describedby': describedBy }) => (
              <ChoiceChips isSingle aria-describedby={describedBy} {...workPermitField} />
            )}
          </Field>
          <FormFields fields={[availabilityField]} register={byName} errors={errors} />
        </Group>
        <FormNote>{application.notConnected}</FormNote>
        <div>
          <Button type="submit">{application.submit}</Button>
        </div>
      </Form>
    </Card>
  );
}
