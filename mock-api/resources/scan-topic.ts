import type { ScanRequest } from '#contract/ai-scan';
import { scanAnswers, type ScanTopic } from '#fixtures/scan-answers';

export type { ScanTopic };

export const scanTopics = Object.keys(scanAnswers) as ScanTopic[];

/** Returns the response for a topic that the demo's presenter has chosen, whatever the scan contains. */
export const chosenScan = (topic: ScanTopic) => scanAnswers[topic];

/**
 * Words that indicate a topic, without accents: English words, and words in the names of Dutch, German, French and
 * Spanish companies. Words of four letters or more also match inside longer words: `bouw` matches `autobouwer`.
 */
const wordsByTopic: Record<Exclude<ScanTopic, 'general'>, string> = {
  telephone: `restaurant hotel bakker bakery salon dentist tandarts kapper garage praxis clinic
    reserv booking appointment opening phone menu`,
  invoices: `invoice factuur facturen rechnung factura boekhoud account receipt payment vat btw
    steuer finance`,
  people: `recruit vacature vacanc personnel personeel uitzend staff shift resume cv hr jobs
    candidate payroll`,
  market: `market competitor concurrent survey campaign brand agency sales leads reclame`,
  support: `support helpdesk customer klant kunde client faq ticket complaint shop winkel store
    tienda boutique returns`,
  contracts: `contract legal notar advoca avocat anwalt lawyer compliance gdpr avg dsgvo policy
    audit insur verzeker`,
  operations: `logisti transport warehouse magazijn inventory stock voorraad delivery order supplier
    factory fabriek planning bouw machine`,
};
const topics = Object.entries(wordsByTopic).map(([topic, list]) => ({
  topic: topic as ScanTopic,
  words: list.split(/\s+/),
}));

/**
 * Returns the topic whose words occur most often in the website's URL, or in the documents' names. If several topics have
 * this count, returns the first of them. If no word occurs, returns `general`.
 */
export function scanTopicOf(scan: ScanRequest): ScanTopic {
  const sent = scan.type === 'website' ? scan.url : scan.files.map(({ name }) => name).join(' ');
  const text = plainWords(sent);
  let best: { topic: ScanTopic; hits: number } = { topic: 'general', hits: 0 };
  for (const { topic, words } of topics) {
    const hits = words.filter((word) => text.includes(word.length < 4 ? ` ${word} ` : word)).length;
    if (hits > best.hits) best = { topic, hits };
  }
  return best.topic;
}

/** Returns a text's words in lower case and without accents, with one space before and after each word. */
const plainWords = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')} `;
