import type { ComponentType } from 'react';
import type { IslandLoader } from '../runtime/islands/hydrate';
import type { DialogName } from '../runtime/overlays/dialog-store';

/** Loaders of islands by module name. The build finds their scripts by this name (web/build/bundle.ts). */
export const islands: Readonly<Record<string, IslandLoader>> = {
  /** The prerendered HTML has no scan result. Only React can draw the result for a URL with the parameter `cut`. */
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
  /** Empty in the prerendered HTML. React renders the banner and the score badge into it. */
  'home-overlays': { load: async () => (await import('../pages/home/home-overlays')).HomeOverlays },
  /** The prerendered HTML has monthly prices and default numbers of tasks and components. A URL may have others. */
  plans: {
    load: async () => (await import('../pages/pricing/plans')).Plans,
    hydratesAtOnce: () => /[?&](billing|tasks|components)=/.test(location.search),
  },
  /** The prerendered HTML has the job's details, but the history state may ask for the form. */
  'job-views': {
    load: async () => (await import('../pages/jobs/job-views')).JobViews,
    hydratesAtOnce: () => history.state !== null,
  },
};

/** The build writes static HTML for each step, because a draft may start at any step. */
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
