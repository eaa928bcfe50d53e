/** What we say where the specification says nothing. */
export const failures = {
  codeMissing: {
    title: 'This part did not arrive',
    description: 'Check your connection and try again, or reload the page.',
    isDestructive: true,
  },
} as const;
