import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocumentsScan, buildScannedFile, buildWebsiteScan } from '#fixtures/build-scan';
import { sampleDocuments } from '#fixtures/sample-documents';
import { scanAnswers } from '#fixtures/scan-answers';
import { createExcerpt } from '../scan-upload/excerpt';
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
  expect(scanTopicOf(buildWebsiteScan({ url }), '')).toBe(topic);
});

it('matches indicator words of up to three letters only as whole words', () => {
  expect(scanTopicOf(documents('cv-femke.pdf'), '')).toBe('people');
  expect(scanTopicOf(documents('cvx.pdf'), '')).toBe('general');
});

it('counts a repeated word once, and prefers the earlier of two topics with equally many words', () => {
  const topicOf = (text: string) => scanTopicOf(documents('a.txt'), text);
  expect(topicOf('stock invoice')).toBe('invoices');
  expect(topicOf('invoice invoice invoice stock delivery')).toBe('operations');
  expect(topicOf('Hotel, phone, stock')).toBe('telephone');
});

it('ignores the text of documents when the visitor scans a website', () => {
  expect(scanTopicOf(buildWebsiteScan({ url: 'a.example' }), 'invoice')).toBe('general');
});

it.each(sampleDocuments)('finds $topic in the sample $name', ({ name, topic }) => {
  const excerpt = createExcerpt();
  excerpt.add(name, readFileSync(join(process.cwd(), 'fixtures/documents', name)));
  expect(scanTopicOf(documents(name), excerpt.text())).toBe(topic);
});

it('takes text only from files whose names end in .txt or .csv', () => {
  const excerpt = createExcerpt();
  for (const name of ['a.txt.pdf', 'atxt', 'a.txtx', 'a.docx', 'CSV'])
    excerpt.add(name, new TextEncoder().encode('never'));
  expect(excerpt.text()).toBe('');
  excerpt.add('a.CSV', new TextEncoder().encode('one '));
  excerpt.add('b.txt', new TextEncoder().encode('two'));
  expect(excerpt.text()).toBe('one two');
});

it('collects the first 64 kB of text over all txt and csv documents, in chunks of any size', () => {
  const excerpt = createExcerpt();
  const euro = new TextEncoder().encode('€');
  excerpt.add('a.pdf', new TextEncoder().encode('never'));
  excerpt.add('a.TXT', euro.subarray(0, 1));
  excerpt.add('a.TXT', euro.subarray(1));
  excerpt.add('b.csv', new Uint8Array(100_000).fill(120));
  expect(excerpt.text()).toBe(`€${'x'.repeat(64 * 1024 - 3)}`);
});
