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
import { Form, FormNote } from '../../ui/forms/form';
import { FormFields } from '../../ui/forms/form-fields';
import { ApplicationFileField } from './application-file-field';
import { readApplication } from './read-application';

const group = css({ display: 'grid', gap: 22, '& + &': { marginTop: 18 } });
const legend = css({
  marginBottom: 20,
  padding: 0,
  font: `700 ${fontSize.h4}/1.15 var(--font-head)`,
  letterSpacing: '-0.03em',
});

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

/**
 * The application for a job. The browser validates it. A submit only logs the data and shows an alert: no request, no
 * reset, no change of view (specification, sections 4 and 5).
 */
export function ApplicationForm({ slug }: { slug: JobSlug }) {
  const content = applications[slug];
  const { groups } = application;
  return (
    <Card>
      <Form
        isCheckedByBrowser
        onSubmit={({ currentTarget }) => {
          console.log(readApplication(currentTarget, content));
          window.alert(application.submitted);
        }}
      >
        <Group title={groups.person}>
          <FormFields fields={personFields} register={byName} />
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
          <FormFields fields={content.questions} register={byName} />
          {/* Without a name: no state contains its answer. */}
          <FormFields
            fields={[
              { name: 'scenario', label: content.scenario, kind: 'long-text', isOptional: true },
            ]}
            register={() => ({})}
          />
        </Group>
        <Group title={groups.start}>
          <FormFields fields={[{ ...workPermit, label: content.workPermit }]} register={byName} />
          <FormFields fields={[availabilityField]} register={byName} />
        </Group>
        <FormNote>{application.notConnected}</FormNote>
        <div>
          <Button type="submit">{application.submit}</Button>
        </div>
      </Form>
    </Card>
  );
}
