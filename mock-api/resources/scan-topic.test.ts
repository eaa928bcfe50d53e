import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocumentsScan, buildScannedFile, buildWebsiteScan } from '#fixtures/build-scan';
import { sampleDocuments } from '#fixtures/sample-documents';
import { scanAnswers } from '#fixtures/scan-answers';
import { createExcerpt } from '../scan-upload/excerpt';
import { chosenScan, isScanTopic, scanTopicOf, scanTopics } from './scan-topic';

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
])('reads the words of %s as %s', (url, topic) => {
  expect(scanTopicOf(buildWebsiteScan({ url }), '')).toBe(topic);
});

it('reads short words only where they stand alone', () => {
  expect(scanTopicOf(documents('cv-femke.pdf'), '')).toBe('people');
  expect(scanTopicOf(documents('cvx.pdf'), '')).toBe('general');
});

it('reads short words at the begin and at the end', () => {
  expect(scanTopicOf(buildWebsiteScan({ url: 'hr' }), '')).toBe('people');
  expect(scanTopicOf(buildWebsiteScan({ url: 'a-hr' }), '')).toBe('people');
  expect(scanTopicOf(buildWebsiteScan({ url: 'hr.nl' }), '')).toBe('people');
  expect(scanTopicOf(buildWebsiteScan({ url: 'chr.nl' }), '')).toBe('general');
});

it('reads words of four letters inside others', () => {
  expect(scanTopicOf(buildWebsiteScan({ url: 'autobouwer.nl' }), '')).toBe('operations');
  expect(scanTopicOf(buildWebsiteScan({ url: 'xvatx.nl' }), '')).toBe('general');
});

it('counts a word once, and gives the first topic a draw', () => {
  const topicOf = (text: string) => scanTopicOf(documents('a.txt'), text);
  expect(topicOf('stock invoice')).toBe('invoices');
  expect(topicOf('invoice invoice invoice stock delivery')).toBe('operations');
  expect(topicOf('Hotel, phone, stock')).toBe('telephone');
});

it('makes no word of the end of one name and the begin of the next', () => {
  expect(scanTopicOf(documents('c', 'v'), '')).toBe('general');
  expect(scanTopicOf(documents('c'), 'v')).toBe('general');
});

it('follows the text of a document where its name says nothing', () => {
  expect(scanTopicOf(documents('notes.txt'), 'Invoice 7: payment due')).toBe('invoices');
});

it('does not look at documents when a website is scanned', () => {
  expect(scanTopicOf(buildWebsiteScan({ url: 'a.example' }), 'invoice')).toBe('general');
});

it('gives the same input the same topic, and the topic with most words wins', () => {
  const scan = documents('invoice.pdf', 'warehouse-stock.xlsx');
  expect(scanTopicOf(scan, '')).toBe('operations');
  expect(scanTopicOf(scan, '')).toBe('operations');
});

it.each(sampleDocuments)('finds $topic in the sample $name', ({ name, topic }) => {
  const excerpt = createExcerpt();
  excerpt.add(name, readFileSync(join(process.cwd(), 'fixtures/documents', name)));
  expect(scanTopicOf(documents(name), excerpt.text())).toBe(topic);
});

it('reads the text of txt and csv alone, by the end of their names', () => {
  const excerpt = createExcerpt();
  for (const name of ['a.txt.pdf', 'atxt', 'a.txtx', 'a.docx', 'CSV'])
    excerpt.add(name, new TextEncoder().encode('never'));
  expect(excerpt.text()).toBe('');
  excerpt.add('a.CSV', new TextEncoder().encode('one '));
  excerpt.add('b.txt', new TextEncoder().encode('two'));
  expect(excerpt.text()).toBe('one two');
});

it('collects only the first 64 kB of txt and csv, over chunk borders', () => {
  const excerpt = createExcerpt();
  const euro = new TextEncoder().encode('€');
  excerpt.add('a.pdf', new TextEncoder().encode('never'));
  excerpt.add('a.TXT', euro.subarray(0, 1));
  excerpt.add('a.TXT', euro.subarray(1));
  excerpt.add('b.csv', new Uint8Array(100_000).fill(120));
  expect(excerpt.text()).toBe(`€${'x'.repeat(64 * 1024 - 3)}`);
});
