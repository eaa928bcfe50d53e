/**
 * The API's endpoints. `resource` is the list's name in the mock API's JSON file. Forms import this file, but load
 * their validation code only when they need it. So this file imports no schema.
 */
export const endpoints = {
  contact: { method: 'POST', path: '/api/contact', resource: 'contact' },
  freeIntake: { method: 'POST', path: '/api/free-intake', resource: 'free-intake' },
  aiScan: { method: 'POST', path: '/api/ai-scan', resource: 'ai-scan' },
} as const;

/**
 * Time limits (ms) after which the client aborts a call. The time runs from the call to the last byte of the response.
 * Uploads have more time, because they may have 25 MB.
 */
export const timeLimits = { call: 15_000, upload: 60_000 } as const;

export const healthPath = '/api/health';
export const openApiPath = '/api/openapi.json';
