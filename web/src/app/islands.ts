import type { ComponentType } from 'react';
import type { IslandLoader } from '../runtime/islands/hydrate';
import type { DialogName } from '../runtime/overlays/dialog-store';

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
  /** Prerendered by the month, for one number of tasks: an address that asks for another needs it at once. */
  plans: {
    load: async () => (await import('../pages/pricing/plans')).Plans,
    hydratesAtOnce: () => /[?&](billing|tasks)=/.test(location.search),
  },
  /** Prerendered with the details: the history may say that the application was open. */
  'job-views': {
    load: async () => (await import('../pages/jobs/job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
} satisfies Record<string, IslandLoader>;

/**
 * Loads the code of each dialog. The export writes a static copy of it; steps after the first count, because a draft may
 * open there.
 */
export const dialogs = {
  'free-intake': {
    load: async () => (await import('../features/free-intake/free-intake-dialog')).FreeIntakeDialog,
    steps: 3,
  },
  discovery: {
    load: async () =>
      (await import('../features/contact-message/discovery-dialog')).DiscoveryDialog,
    steps: 1,
  },
  'readiness-challenge': {
    load: async () =>
      (await import('../features/readiness-challenge/readiness-challenge-dialog'))
        .ReadinessChallengeDialog,
    steps: 1,
  },
} satisfies Record<DialogName, { load: () => Promise<ComponentType>; steps: number }>;

export type IslandName = keyof typeof islands;
