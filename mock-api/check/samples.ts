/** The values that mark a record as test data. No mail can reach a person: the domain is reserved (RFC 2606). */
const marks: Record<string, string> = {
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
    Object.entries(example).map(([field, value]) => [field, marks[field] ?? value]),
  );

/** Returns the call that posts a body like the site: JSON, or a form with one part per value. */
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
