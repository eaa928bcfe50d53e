import type { IslandLoader } from '../runtime/islands/hydrate';

/**
 * Loads the code of each island in the browser. An island has the name of its module, by which the build finds the files
 * that a page may need (web/build/bundle.ts).
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
  'home-overlays': { load: async () => (await import('../pages/home/home-overlays')).HomeOverlays },
  /** Prerendered by the month: an address that asks for the year needs it at once. */
  plans: {
    load: async () => (await import('../pages/pricing/plans')).Plans,
    hydratesAtOnce: () => location.search.includes('billing='),
  },
  /** Prerendered with the details: the history may say that the application was open. */
  'job-views': {
    load: async () => (await import('../pages/jobs/job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
} satisfies Record<string, IslandLoader>;

export type IslandName = keyof typeof islands;
