import { buildDocumentsScan, buildScannedFile, buildWebsiteScan } from '#fixtures/build-scan';
import { scanAnswers } from '#fixtures/scan-answers';
import { chosenScan, scanTopicOf, scanTopics } from './scan-topic';

it("lists the eight topics of the scan's answers", () => {
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

it('chosenScan() returns the answer of a topic', () => {
  expect(chosenScan('market')).toBe(scanAnswers.market);
});

const documents = (...names: string[]) =>
  buildDocumentsScan({ files: names.map((name) => buildScannedFile({ name })) });

it.each([
  ['https://www.bakkerij-zandbergen.example/menu', 'telephone'],
  ['https://hôtel-étoile.example', 'telephone'],
  ['boekhoudkantoor.example', 'invoices'],
  ['uitzendbureau.example/vacatures', 'people'],
  ['quirinale-marketing.example', 'market'],
  ['schoenenwinkel.example', 'support'],
  ['anwalt-berger.example', 'contracts'],
  ['hallqvist-logistik.example/warehouse', 'operations'],
  ['zandbergen.example', 'general'],
])('finds for the website %s the topic %s', (url, topic) => {
  expect(scanTopicOf(buildWebsiteScan({ url }))).toBe(topic);
});

it('matches indicator words of up to three letters only as whole words', () => {
  expect(scanTopicOf(documents('cv-femke.pdf'))).toBe('people');
  expect(scanTopicOf(documents('cvx.pdf'))).toBe('general');
});

it('counts a repeated word once, and prefers the earlier of two topics with equally many words', () => {
  const topicOf = (...names: string[]) => scanTopicOf(documents(...names));
  expect(topicOf('stock invoice.txt')).toBe('invoices');
  expect(topicOf('invoice invoice.pdf', 'invoice stock delivery.csv')).toBe('operations');
  expect(topicOf('Hotel, phone, stock.txt')).toBe('telephone');
});
