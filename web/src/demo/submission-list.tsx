import { css } from '@emotion/react';
import { color, font, radius } from '../theme/tokens';
import { saveFile, toCsv, toJson } from './export-submissions';
import { submissionsStore } from './submissions';
import { useSubmissions, type Submission } from './use-submissions';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  margin: '18px 0 8px',
});
const title = css({
  flex: 1,
  font: `600 15px/1.4 ${font.text}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
const exports = css({ display: 'flex', gap: 16 });
const textButton = css({
  minHeight: 32,
  padding: '2px 0',
  border: 0,
  fontSize: 14.5,
  whiteSpace: 'nowrap',
  color: color.ink,
  background: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  '&:disabled': { color: color.inkSoft, textDecoration: 'none', cursor: 'default' },
});
const box = css({
  maxHeight: 'max(160px, 38dvh)',
  overflow: 'auto',
  padding: '6px 14px',
  border: `1px dashed ${color.nightLine}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});
const summary = css({ padding: '6px 0', fontSize: 14.5, cursor: 'pointer' });
const payload = css({
  margin: '2px 0 10px',
  padding: '10px 12px',
  overflow: 'auto',
  borderRadius: 8,
  font: `500 12.5px/1.5 ${font.mono}`,
  whiteSpace: 'pre-wrap',
  background: color.nightRaised,
});
const nothing = css({ padding: '6px 0', fontSize: 14.5, color: color.inkSoft });

/** "Free intake · Bakkerij De Vries · pending", as short as the record allows. */
function lineOf({ resource, record }: Submission): string {
  const kinds = { contact: 'Contact', 'free-intake': 'Free intake', 'ai-scan': 'Scan' };
  const kind = record.service === 'discovery' ? 'Discovery' : kinds[resource];
  const files = Array.isArray(record.files) ? `${record.files.length} documents` : undefined;
  const who = record.company ?? record.email ?? record.url ?? files;
  return [kind, who, record.status].filter(Boolean).join(' · ');
}

/** Everything sent in this browser, newest first, and the ways out of it. */
export function SubmissionList() {
  const submissions = useSubmissions();
  const isEmpty = submissions.length === 0;
  return (
    <>
      <div css={head}>
        <h3 css={title} aria-live="polite">
          Submissions ({submissions.length})
        </h3>
        <div css={exports}>
          <button
            type="button"
            css={textButton}
            disabled={isEmpty}
            onClick={() => saveFile('submissions.csv', 'text/csv', toCsv(submissionsStore.get()))}
          >
            Export CSV
          </button>
          <button
            type="button"
            css={textButton}
            disabled={isEmpty}
            onClick={() =>
              saveFile('submissions.json', 'application/json', toJson(submissionsStore.get()))
            }
          >
            Export JSON
          </button>
        </div>
      </div>
      <div css={box}>
        {isEmpty && <p css={nothing}>Nothing was sent yet. What you send shows here.</p>}
        {submissions.map((submission) => (
          <details key={`${submission.resource} ${submission.record.id}`} data-submission="">
            <summary css={summary}>{lineOf(submission)}</summary>
            <pre css={payload}>{JSON.stringify(submission.record, null, 2)}</pre>
          </details>
        ))}
      </div>
    </>
  );
}
