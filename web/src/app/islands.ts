import type { ComponentType } from 'react';
import type { IslandLoader } from '../runtime/islands/hydrate';
import type { DialogName } from '../runtime/overlays/dialog-store';

/**
 * Loaders of the islands, the parts of a page that React hydrates. Each island has the name of its module, because the
 * build finds the island's scripts by that name (web/build/bundle.ts).
 */
export const islands = {
  /** The build renders this island without a result. A URL with `cut` asks for a result, which only React can draw. */
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
  /** This island is empty in the prerendered page. React renders the banner and the quiz's score badge into it. */
  'home-overlays': { load: async () => (await import('../pages/home/home-overlays')).HomeOverlays },
  /** The build renders monthly prices and a default task count. The URL may ask for other values. */
  plans: {
    load: async () => (await import('../pages/pricing/plans')).Plans,
    hydratesAtOnce: () => /[?&](billing|tasks)=/.test(location.search),
  },
  /** The build renders the job's details. If the history state asks for the form, React renders the form at once. */
  'job-views': {
    load: async () => (await import('../pages/jobs/job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
} satisfies Record<string, IslandLoader>;

/**
 * Loaders of the dialogs. The build writes a static copy of each step, because a dialog opens at the step that is
 * stored in its draft.
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
