/** What Discovery costs and how long it takes, said in one form on every service page (specification, section 9). */
export const discoveryCost = 'Discovery costs €400 one-time, with the result in 3-5 days.';

/** The dialog "Full Discovery" (specification, sections 1, 4 and 9). */
export const discovery = {
  name: 'Full Discovery',
  title: 'Let us take your measurements',
  lead: 'One session, €400 one-time. You get a blueprint, a roadmap and access to the studio, with the result in 3-5 days.',
  submit: 'Request Discovery',
  promise: 'We answer within 24 hours.',
} as const;
