import type { EngineName } from './engine';

/** THE list of what is not run where, and why; everything else runs in all engines. */
export const notRun: { engine: EngineName; title: string; reason: string }[] = [
  {
    engine: 'chromium',
    title: 'a link that takes the keyboard’s focus has its page fetched',
    reason: 'it prefetches by the document’s speculation rules, which the focus does not concern',
  },
  {
    engine: 'webkit',
    title: 'no page reports an error',
    reason:
      'its WebDriver tells of no console, and MiniBrowser prints none while it is automated; so no other journey holds WebKit to it either',
  },
  {
    engine: 'webkit',
    title: 'a page that was prefetched is used not asked for again',
    reason: 'MiniBrowser keeps no HTTP cache while it is automated: every page is asked for again',
  },
];

/** Why the journey of this title is not run in an engine; nothing where it is. */
export const reasonAgainst = (engine: EngineName, title: string) =>
  notRun.find((row) => row.engine === engine && row.title === title)?.reason;
