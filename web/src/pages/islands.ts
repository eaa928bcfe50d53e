import type { Islands } from '../islands/island';

/**
 * All islands of the site by their names; no code of theirs comes with this list. An island's module is called like the
 * island, so that the build finds what a page may need (web/build/bundle.ts).
 */
export const islands = {
  'ai-scan-form': {
    load: async () => (await import('../features/ai-scan/ai-scan-form')).AiScanForm,
  },
  'contact-section-form': {
    load: async () =>
      (await import('../features/contact-message/contact-section-form')).ContactSectionForm,
  },
  'contact-page-form': {
    load: async () =>
      (await import('../features/contact-message/contact-page-form')).ContactPageForm,
  },
  /** Empty until there is something to show. */
  'home-overlays': { load: async () => (await import('./home-overlays')).HomeOverlays },
  /** Prerendered by the month: an address that asks for the year needs it at once. */
  plans: {
    load: async () => (await import('./plans')).Plans,
    hydratesAtOnce: () => location.search.includes('billing='),
  },
  /** Prerendered with the details: the history may say that the application was open. */
  'job-views': {
    load: async () => (await import('./job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
} satisfies Islands;

export type IslandName = keyof typeof islands;
