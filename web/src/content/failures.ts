/** Texts of error messages, which the requirements do not contain. */
export const failures = {
  chunkLoadError: {
    title: 'This part did not load',
    description: 'Check your connection and try again.',
    reload: 'Or reload the page',
    price: '. What you typed into a form on it may be lost.',
  },
  partBroken: {
    title: 'This part stopped working',
    description: 'Reload the page to use it.',
    isDestructive: true,
  },
} as const;
