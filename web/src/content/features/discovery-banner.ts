/** Specification, section 2, "Top banner". */
export const discoveryBanner = {
  label: 'Announcement',
  text: 'Confused about AI for your business? Start with our free intake or full discovery session',
  intake: 'Free Intake',
  discovery: 'Full Discovery',
  dismiss: 'Dismiss',
} as const;
