/**
 * Field values that identify a record as test data. The domain `.example` is reserved (RFC 2606), so no mail can reach
 * a person.
 */
const testValues: Record<string, string> = {
  firstName: 'Test',
  lastName: 'Check-Backend',
  email: 'check-backend@test.example',
  company: 'Test data of check:backend',
  subject: 'Test data of check:backend',
  message: 'This is test data of check:backend. Please delete it.',
  currentChallenges: 'This is test data of check:backend. Please delete it.',
  url: 'https://check-backend.example',
};

export const markedAsTest = (example: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(example).map(([field, value]) => [field, testValues[field] ?? value]),
  );

/** Returns the fetch options with which the site posts a body: as JSON, or as a form with one part per value. */
export function postOf(takes: 'json' | 'form', body: Record<string, unknown>, key: string) {
  const headers = { 'Idempotency-Key': key };
  if (takes === 'json')
    return {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const part of [value].flat()) form.append(name, part as string | Blob);
  return { method: 'POST', headers, body: form };
}
