/** Texts of the banner that opens at the top of the home page (requirements, section 2). */
export const discoveryBanner = {
  label: 'Announcement',
  text: 'Confused about AI for your business? Start with our free intake or full discovery session',
  intake: 'Free Intake',
  discovery: 'Full Discovery',
  dismiss: 'Dismiss',
} as const;

/** Texts of the dialog "Full Discovery", which requests a Discovery session (requirements, sections 1, 4 and 9). */
export const discovery = {
  name: 'Full Discovery',
  /** Note below the Discovery buttons of a page (requirements, section 9). */
  cost: 'Discovery: €400 one-time, the result in 3-5 days',
  plans: 'Plans and prices',
  title: 'Request a Discovery session',
  lead: 'A request, not an order. Discovery: €400 one-time.',
  moreTitle: 'Price and result',
  more: 'Sending it costs nothing. The price covers a blueprint and a roadmap in 3-5 days and 30 days of studio access. Discovery asks for two hours with our chatbot and, under a processing agreement, access to your systems. Our reply gives dates.',
  submit: 'Request Discovery',
  promise: 'We reply within 24 hours.',
} as const;
