/** The dialog "Full Discovery" (specification, sections 1, 4 and 9). */
export const discovery = {
  name: 'Full Discovery',
  /** Said in one form below the button that closes each page (specification, section 9). */
  cost: 'Discovery: €400 one-time, the result in 3-5 days',
  /** The link beside it, to what the plans cost. */
  plans: 'Plans and prices',
  title: 'Request a Discovery session',
  lead: '€400 one-time. You spend two hours with our intake chatbot, then our people review your answers. You get a blueprint, a roadmap and studio access, with the result in 3-5 days.',
  submit: 'Request Discovery',
  promise: 'A request, not an order. We reply within 24 hours.',
} as const;
