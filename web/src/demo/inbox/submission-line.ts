import { documentsIn, labelOf } from '../state/submissions';
import type { Resource } from '#mock-api/resources/registry';

export interface Submission {
  resource: Resource;
  record: Record<string, unknown> & { id: number; createdAt: string; isSample?: boolean };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns who sent the record. A scan has no name, so its documents or its website stand for the sender. */
function senderOf(record: Submission['record']): string {
  const { firstName, lastName, company, url, files, email } = record;
  if (Array.isArray(files)) return documentsIn(files.map(({ name }) => textOf(name)));
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const sender = [name, company].filter(Boolean).join(', ') || textOf(url) || textOf(email);
  return sender || Object.values(record).map(textOf).find(Boolean) || '';
}

/** Returns the kind of the record, with its subject or result. */
function contentOf({ resource, record }: Submission): string {
  const { service, subject, found } = record;
  if (resource === 'contact')
    return service === 'discovery' ? 'Discovery' : ['Contact', subject].filter(Boolean).join(' · ');
  if (resource !== 'ai-scan') return labelOf(resource);
  const products = (found as { recommendedProducts?: string[] } | undefined)?.recommendedProducts;
  return products ? `Scan · found ${products.join(', ')}` : 'Scan';
}

/** Returns a date and time such as `14 May, 09:05`. */
const timeOf = (createdAt: string) =>
  new Date(createdAt).toLocaleString('en-IE', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

export const lineOf = (submission: Submission) => ({
  who: senderOf(submission.record),
  what: contentOf(submission),
  time: timeOf(submission.record.createdAt),
});
