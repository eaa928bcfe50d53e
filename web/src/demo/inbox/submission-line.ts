import { documentsIn } from '../state/submissions';
import type { Submission } from './use-submissions';

/** What a line of the inbox says of a record. */
export interface SubmissionLine {
  /** Name and company, or what was scanned. */
  who: string;
  /** What it is, and what is in it. */
  what: string;
  /** `14:05`, with the day in front where that is another. */
  time: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function whoIs({ firstName, lastName, company, url, files, email }: Submission['record']): string {
  if (Array.isArray(files)) return documentsIn(files.map(({ name }) => textOf(name)));
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, company].filter(Boolean).join(', ') || textOf(url) || textOf(email);
}

function whatIs({ resource, record }: Submission): string {
  const { service, subject, status, found } = record;
  if (resource === 'free-intake') return `Free intake · ${textOf(status)}`;
  if (resource === 'contact')
    return service === 'discovery' ? 'Discovery' : ['Contact', subject].filter(Boolean).join(' · ');
  const products = (found as { recommendedProducts?: string[] } | undefined)?.recommendedProducts;
  return products ? `Scan · found ${products.join(', ')}` : 'Scan';
}

/** How long ago does not matter, when does; in the site's own form of dates. */
function timeOf(createdAt: string, now: Date): string {
  const date = new Date(createdAt);
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat('en-IE', {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

export const lineOf = (submission: Submission, now = new Date()): SubmissionLine => ({
  who: whoIs(submission.record),
  what: whatIs(submission),
  time: timeOf(submission.record.createdAt, now),
});
