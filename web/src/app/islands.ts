import type { ComponentType } from 'react';
import type { IslandLoader } from '../runtime/islands/hydrate';
import type { DialogName } from '../runtime/overlays/dialog-store';

/** An island has the name of its module, by which the build finds its scripts (web/build/bundle.ts). */
export const islands = {
  /** Prerendered without a result. The URL may ask for the sheet of one. */
  'ai-scan-form': {
    load: async () => (await import('../features/ai-scan/ai-scan-form')).AiScanForm,
    hydratesAtOnce: () => location.search.includes('cut='),
  },
  'contact-section-form': {
    load: async () =>
      (await import('../features/contact-message/contact-section-form')).ContactSectionForm,
  },
  'contact-page-form': {
    load: async () =>
      (await import('../features/contact-message/contact-page-form')).ContactPageForm,
  },
  /** Empty until a dialog or badge appears. */
  'home-overlays': { load: async () => (await import('../pages/home/home-overlays')).HomeOverlays },
  /** Prerendered with monthly prices and a default number of tasks. The URL may ask for other ones. */
  plans: {
    load: async () => (await import('../pages/pricing/plans')).Plans,
    hydratesAtOnce: () => /[?&](billing|tasks)=/.test(location.search),
  },
  /** Prerendered with the details. The history state may ask for the application. */
  'job-views': {
    load: async () => (await import('../pages/jobs/job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
} satisfies Record<string, IslandLoader>;

/** Loaders of the dialogs. The export writes a static copy of each step, because a draft may open at any of them. */
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
