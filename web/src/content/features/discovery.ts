import { toConfirm } from '../to-confirm';

/** Requirements, section 2, "Top banner". */
export const discoveryBanner = {
  label: 'Announcement',
  text: 'Confused about AI for your business? Start with our free intake or full discovery session',
  intake: 'Free Intake',
  discovery: 'Full Discovery',
  dismiss: 'Dismiss',
} as const;

/** Texts of the dialog "Full Discovery" (requirements, sections 1, 4 and 9). */
export const discovery = {
  name: 'Full Discovery',
  /** Shown below the last button of each page (requirements, section 9). */
  cost: 'Discovery: €400 one-time, the result in 3-5 days',
  /** Shown below the first buttons of a page, to explain what they do. */
  request: 'A request, not an order. Discovery: €400 one-time, the result in 3-5 days.',
  plans: 'Plans and prices',
  title: 'Request a Discovery session',
  lead: toConfirm('promises', 'A request, not an order, and sending it costs nothing.'),
  moreTitle: 'Price and result',
  more: toConfirm(
    'promises',
    'Discovery itself is €400 one-time; our reply says whether VAT is added. It asks for two hours with our chatbot and, under a processing agreement, access to your systems. You get a blueprint and a roadmap in 3-5 days, plus 30 days of studio access.',
  ),
  submit: 'Request Discovery',
  promise: toConfirm('promises', 'We reply within 24 hours.'),
} as const;
