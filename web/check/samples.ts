import type { BodyShape } from '#mock-api/resources/description';

const testText = 'This is test data of check:backend. Please delete it.';
/** The domain `.example` is reserved (RFC 2606), so no mail can reach a person. */
const testEmail = 'check-backend@test.example';
const testUrl = 'https://check-backend.example';

/** Returns a body's example, in which a test text replaces each text that visitors can type freely. */
export function markedAsTest({ schema, example }: BodyShape): Record<string, unknown> {
  const testValue = (field: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const candidates = [URL.canParse(value) ? testUrl : testText, testEmail];
    const fits = (text: string) => schema.safeParse({ ...example, [field]: text }).success;
    return candidates.find(fits) ?? value;
  };
  return Object.fromEntries(
    Object.entries(example).map(([field, value]) => [field, testValue(field, value)]),
  );
}

/** Returns the fetch options with which the site sends a body: as JSON, or as a form with one part per value. */
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
