export const discoveryBanner = {
  label: 'Announcement',
  text: 'Confused about AI for your business? Start with our free intake or full discovery session',
  intake: 'Free Intake',
  discovery: 'Full Discovery',
  dismiss: 'Dismiss',
} as const;

export const discovery = {
  name: 'Full Discovery',
  cost: 'Discovery: €400 one-time, the result in 3-5 days',
  plans: 'Plans and prices',
  title: 'Request a Discovery session',
  lead: 'A request, not an order. Discovery: €400 one-time.',
  moreTitle: 'Price and result',
  more: 'Sending it costs nothing. The price covers a blueprint and a roadmap in 3-5 days and 30 days of studio access. Discovery asks for two hours with our chatbot and, under a processing agreement, access to your systems. Our reply gives dates.',
  submit: 'Request Discovery',
  promise: 'We reply within 24 hours.',
} as const;
