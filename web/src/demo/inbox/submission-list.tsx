import { css } from '@emotion/react';
import { resourceNames } from '#mock-api/resources/registry';
import { useStore } from '../../stores/use-store';
import { color, radius, softLabel } from '../../theme/tokens';
import { spreadRow, wrappedRow } from '../../ui/layout';
import { customerStore } from '../state/customer';
import { labelOf, noLists, samplesStore, submissionsStore } from '../state/submissions';
import { aside, panelTitle, textButton } from '../ui/demo-styles';
import { fileNameOf, saveCsv, toCsv } from './export-submissions';
import { fieldsOf } from './record-fields';
import { lineOf, type Submission } from './submission-line';

const head = css(spreadRow('0 1rem', 'baseline'), { marginBottom: '0.5rem' });
const actions = css(wrappedRow('0 1rem'));
const box = css({
  maxHeight: 'var(--inbox-height, max(11.25rem, 32dvh))',
  overflow: 'auto',
  border: `1px solid ${color.nightLine}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  '& > * + *': { borderTop: `1px solid ${color.nightLine}` },
});
const summary = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 0.75rem',
  padding: '0.5rem 0.75rem',
  fontSize: '0.90625rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: color.nightRaised },
  '&:focus-visible': { outlineOffset: -3 },
});
const small = css(softLabel(1.6), { textAlign: 'end' });
const what = css({ fontSize: '0.84375rem', color: color.inkSoft });
const card = css({
  margin: '0 0.75rem 0.625rem',
  padding: '0.625rem 0.75rem',
  borderRadius: 8,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  background: color.nightRaised,
  '& > div': { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', gap: '0.5rem' },
  '& dt': { textAlign: 'start' },
});

/** Returns the sample records and what visitors have sent, the newest first. */
function useSubmissions(): Submission[] {
  const stored = [useStore(samplesStore, noLists), useStore(submissionsStore, noLists)];
  return stored
    .flatMap((lists) =>
      resourceNames.flatMap((resource) =>
        (lists[resource] as Submission['record'][]).map((record) => ({ resource, record })),
      ),
    )
    .toSorted((one, other) => other.record.createdAt.localeCompare(one.record.createdAt));
}

function Line({ submission }: { submission: Submission }) {
  const { record } = submission;
  const line = lineOf(submission);
  const mark = record.isSample ? { 'data-sample': '' } : { 'data-submission': '' };
  return (
    <details {...mark}>
      <summary css={summary}>
        <strong>{line.who}</strong> <span css={small}>{line.time}</span>{' '}
        <span css={what}>{line.what}</span>{' '}
        <span css={small}>{record.isSample === true && 'sample'}</span>
      </summary>
      <dl css={card}>
        {fieldsOf(record).map(({ name, text }) => (
          <div key={name}>
            <dt css={small}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A button for each list that is not empty. It saves the list as a CSV file. */
function ExportButtons() {
  const lists = useStore(submissionsStore, noLists);
  const customer = useStore(customerStore, null);
  return resourceNames
    .filter((list) => lists[list].length > 0)
    .map((list) => (
      <button
        key={list}
        type="button"
        css={textButton}
        onClick={() => saveCsv(fileNameOf(list, customer?.name), toCsv(lists[list]))}
      >
        Export {labelOf(list)}
      </button>
    ));
}

export function SubmissionList() {
  const submissions = useSubmissions();
  const samples = submissions.filter(({ record }) => record.isSample).length;
  return (
    <section aria-labelledby="demo-inbox-title" data-demo="inbox">
      <div css={head}>
        <h3 id="demo-inbox-title" css={panelTitle} aria-live="polite">
          Submissions: {submissions.length - samples} sent
          {samples > 0 && `, ${samples} samples`}
        </h3>
        <div css={actions}>
          <ExportButtons />
        </div>
      </div>
      {submissions.length === 0 ? (
        <p css={aside}>Nothing was sent yet. What you send shows here.</p>
      ) : (
        <div css={box}>
          {submissions.map((submission) => (
            <Line key={`${submission.resource} ${submission.record.id}`} submission={submission} />
          ))}
        </div>
      )}
    </section>
  );
}
