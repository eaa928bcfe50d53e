import { siblingsOf } from './navigation';

test('the link to a neighbouring page has the full name of that page', () => {
  expect(siblingsOf('/services/ai-systems').previous.label).toBe('AI Strategy & Discovery');
});
