// This file imports no schema, because forms load validation later.

export const endpoints = {
  contact: { method: 'POST', path: '/api/contact' },
  freeIntake: { method: 'POST', path: '/api/free-intake' },
  aiScan: { method: 'POST', path: '/api/ai-scan' },
} as const;

/** Time limits (ms) from a call to the last byte of its response. Uploads may have 25 MB. */
export const timeLimits = { call: 15_000, upload: 60_000 } as const;

export const healthPath = '/api/health';
export const openApiPath = '/api/openapi.json';
