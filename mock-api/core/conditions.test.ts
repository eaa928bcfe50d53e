import { conditionFault } from './conditions';

it('does not name the documents of a scan as a field, because a condition cannot have a document as value', async () => {
  expect(await conditionFault({ email: 'a@b.example' }, 'ai-scan')).toBe(
    '"when" has the field "email", but ai-scan has only type, url.',
  );
});
