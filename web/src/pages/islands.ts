import { island } from '../ui/island';

// The pages' islands. They are listed apart from their pages, since those that stay as they were written bring no code.

export const AiScanForm = island(
  'ai-scan-form',
  async () => (await import('../features/ai-scan/ai-scan-form')).AiScanForm,
);

export const ContactSectionForm = island(
  'contact-section-form',
  async () => (await import('../features/contact-message/contact-section-form')).ContactSectionForm,
);

export const ContactPageForm = island(
  'contact-page-form',
  async () => (await import('../features/contact-message/contact-page-form')).ContactPageForm,
);

/** Nothing to prerender, so its code comes with the application. */
export const HomeOverlays = island(
  'home-overlays',
  async () => (await import('./home-overlays')).HomeOverlays,
);

/** Written by the month: an address that asks for the year brings it to life. */
export const Plans = island(
  'plans',
  async () => (await import('./plans')).Plans,
  () => location.search.includes('billing='),
);
