import { mutationOf } from '../web/stryker.base.mjs';
import jest from './jest.config.mjs';

/** The first of the two runs of `npm run mutation`. This run mutates the contract, the API and the store. */
export default mutationOf({
  name: 'mock-api',
  jest,
  folders:
    '{web/contract,mock-api/resources,mock-api/core,mock-api/scan-upload,mock-api/server/store}',
  tests: '*.test.ts',
});

/*
 * These mutants survive because they are equivalent: clients and disk see no difference. Each row starts with the
 * function that Stryker mutates.
 *
 * - textOf: without its check, JSON.stringify returns undefined for an undefined body, too.
 * - createDocumentCheck: the early return after the last entry and the tail's length and first value only save work.
 * - createExcerpt: without its check for a full excerpt, the code appends an empty chunk.
 * - checkJsonType, checkFormType: any default for an absent type is refused, too; `split` always returns a first part.
 * - openApi: z.toJSONSchema treats every value except 'output' as 'input'.
 * - routeOf, addressOf: a POST to an unknown list is refused earlier; no word matches the pattern of an id.
 * - plainWords: two spaces separate words like one.
 * - jsonDamageIn: without its guard the parser throws for undefined, and the position is empty, too.
 * - seededRandom: any mixing function works that is deterministic and spreads the numbers.
 * - insertRecord: each of its two checks alone keeps undefined keys out of the map.
 * - readLists: parseLists throws only DamagedLists; the rethrow guards against a mistake in parseLists.
 * - makeFolder: only a power cut shows a missing sync.
 * - storeOver: the time to gather calls only affects speed; any initial text of `reported` means that no failure was
 *   reported.
 * - release, replaceFile: removing an existing file needs no force; the file is absent only in a race.
 *
 * Most mutants that time out are in the store and its file: they remove the code that settles a call or ends a commit.
 */
