import { mutationOf } from '../web/stryker.base.mjs';
import jest from './jest.config.mjs';

/** First half of `npm run mutation`: mutates the contract, the API and the store. */
export default mutationOf({
  name: 'mock-api',
  jest,
  folders:
    '{web/contract,mock-api/resources,mock-api/core,mock-api/scan-upload,mock-api/server/store}',
  tests: '*.test.ts',
});

/*
 * What survives, and why. Nothing that a client or the disk could tell apart, as far as is known:
 *
 * - textOf: JSON.stringify itself gives undefined for no body.
 * - createDocumentCheck: the early return once every entry is found, the length of the tail and what it is at first
 *   only save work.
 * - createExcerpt: once nothing is left to take, a chunk of no bytes is taken.
 * - createKeyRing: an entry that is no entry (the default list) is found under no key.
 * - checkJsonType, checkFormType: any other word is refused as an absent type is; a split text has a first part.
 * - openApi: any word but 'output' makes of our schemas what 'input' does.
 * - routeOf, addressOf: a POST to what is no list is refused before; no word in the place of an id is one.
 * - plainWords: two spaces part words as one does.
 * - jsonDamageIn: without its guard, the parser throws for undefined, and the place stays empty too.
 * - seededRandom: any mixing of numbers will do that gives the same ones each time and spreads them.
 * - createMemoryStore: no key is ever kept as undefined, or none is ever looked for under it: either guard will do.
 * - readLists: parseLists throws nothing but DamagedLists; the line is there for a mistake in it.
 * - fileParts: rows that are in no block are written as any other value is, which is the same text.
 * - entryIn: a text in the place of an entry has no time, so it is not fresh.
 * - blocksOf: one more round over no rows adds none.
 * - lockFile: its own new lock may be taken over once more; what cannot be read is nobody's by any text; no system here
 *   lacks the time at which a process began. makeFolder: a folder that is not synced is missed after a power cut alone.
 * - storeOver: how long calls are gathered before a commit is a matter of speed; before the first failure any text
 *   stands for none.
 * - release, replaceFile: removing what is there already needs no force; what is not there only by a race.
 *
 * What is killed by the clock, most of it in the store and its file, takes away what resolves a call or ends a commit's
 * rounds: the tests wait in vain.
 */
