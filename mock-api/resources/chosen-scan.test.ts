import { scanAnswers } from '#fixtures/scan-answers';
import { chosenScan, isScanTopic, scanTopics } from './chosen-scan';

it('has the topics of the answers', () => {
  expect(scanTopics).toEqual([
    'telephone',
    'invoices',
    'people',
    'market',
    'support',
    'contracts',
    'operations',
    'general',
  ]);
});

it('tells a topic from anything else', () => {
  expect(isScanTopic('people')).toBe(true);
  for (const value of ['', 'person', 'constructor', null, undefined, ['people']])
    expect(isScanTopic(value)).toBe(false);
});

it('gives the answer of the topic', () => {
  expect(chosenScan('market')).toBe(scanAnswers.market);
});
