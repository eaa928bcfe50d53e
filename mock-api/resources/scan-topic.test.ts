import { buildWebsiteScan } from '#fixtures/build-scan';
import { scanTopicOf } from './scan-topic';

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
