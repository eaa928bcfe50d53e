/** The dialog "Full Discovery" (specification, sections 1, 4 and 9). */
export const discovery = {
  name: 'Full Discovery',
  /** Said in one form below the button that closes each page (specification, section 9). */
  cost: 'Discovery: €400 one-time, the result in 3-5 days',
  title: 'Let us take your measurements',
  lead: 'One session, €400 one-time. You get a blueprint, a roadmap and access to the studio, with the result in 3-5 days.',
  submit: 'Request Discovery',
  promise: 'We answer within 24 hours.',
} as const;
