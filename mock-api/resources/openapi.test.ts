import { openApi } from './openapi';

const document = JSON.parse(JSON.stringify(openApi()));

it('has every call of the interfaces', () => {
  const calls = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  expect(calls.toSorted()).toEqual([
    'get /api/ai-scan',
    'get /api/ai-scan/{id}',
    'get /api/contact',
    'get /api/contact/{id}',
    'get /api/free-intake',
    'get /api/free-intake/{id}',
    'get /api/health',
    'get /api/openapi.json',
    'post /api/ai-scan',
    'post /api/contact',
    'post /api/free-intake',
  ]);
});

it('is made of the contract: limits, options and required fields stand in it', () => {
  const { FreeIntake, ContactVariantB, ContactRecord } = document.components.schemas;
  expect(FreeIntake.properties.currentChallenges).toEqual({ type: 'string', minLength: 20 });
  expect(FreeIntake.properties.budget.enum).toContain('15,000-50,000');
  expect(FreeIntake.required).not.toContain('currentTools');
  expect(ContactVariantB.properties.email.format).toBe('email');
  expect(ContactRecord.anyOf[1].properties.company).toEqual({ type: 'string' });
  expect(ContactRecord.anyOf[1].required).toEqual(expect.arrayContaining(['id', 'createdAt']));
});

it('points only at schemas that it has', () => {
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const names = new Set(refs.map(([, name]) => name));
  expect(names).toEqual(new Set(Object.keys(document.components.schemas)));
});
