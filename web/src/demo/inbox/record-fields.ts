import type { Findings } from '../state/submissions';
import type { Submission } from './use-submissions';

/** Names for people, of the fields whose own names are not clear. */
const names: Record<string, string> = { found: 'recommended', url: 'website' };

const nameOf = (field: string) =>
  names[field] ?? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns a value as a text for people: a list's items in one line, a document's name, a scan's recommendations. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('name' in value) return textOf(value.name);
  const { recommendedProducts, recommendedSolutions } = value as Findings;
  return textOf([...recommendedProducts, ...recommendedSolutions]);
}

/** Fields that the line above the card shows, or that only the demo needs. */
const hidden = new Set(['id', 'createdAt', 'isSample', 'type', 'status']);

/** Returns what a record says, in the order of its fields. */
export const fieldsOf = (record: Submission['record']) =>
  Object.entries(record)
    .filter(([field]) => !hidden.has(field))
    .map(([field, value]) => ({ name: nameOf(field), text: textOf(value) }));
