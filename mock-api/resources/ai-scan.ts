import { scanRequest } from '#contract/ai-scan';
import { scanAnswers } from '#fixtures/scan-answers';
import { invalid, ok, type Answer } from './answer';
import { fieldErrors } from './field-errors';
import { scanFieldsOf, type ScanPart } from './scan-parts';
import { scanTopicOf } from './scan-topic';
import type { Store } from './store';

/** A received scan: its parts in order, and the beginning of its txt and csv documents' text. */
export interface ScanUpload {
  parts: ScanPart[];
  excerpt: string;
}

/**
 * `POST /api/ai-scan`: 200 with what the scan found, or 422. The record keeps the address or the
 * documents' names, sizes and hashes; the excerpt only chooses the answer (interfaces, API).
 */
export async function postAiScan(
  { parts, excerpt }: ScanUpload,
  store: Store,
  key?: string,
): Promise<Answer> {
  const sent = scanFieldsOf(parts);
  if ('errors' in sent) return invalid(sent.errors);
  const parsed = scanRequest.safeParse(sent.fields);
  if (!parsed.success) return invalid(fieldErrors(parsed.error.issues));

  const { id } = await store.insert('ai-scan', parsed.data, key);
  return ok({ id, ...scanAnswers[scanTopicOf(parsed.data, excerpt)] });
}
