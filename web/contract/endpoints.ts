/**
 * Paths of the API. Free of schemas, so that the client's first load can import it.
 * `resource` is the list's key in the JSON file too.
 */
export const endpoints = {
  contact: { method: 'POST', path: '/api/contact', resource: 'contact' },
  freeIntake: { method: 'POST', path: '/api/free-intake', resource: 'free-intake' },
  aiScan: { method: 'POST', path: '/api/ai-scan', resource: 'ai-scan' },
} as const;

/** Milliseconds until the client gives up on a call, its answer's body included; uploads carry up to 25 MB. */
export const timeLimits = { call: 15_000, upload: 60_000 } as const;

export const healthPath = '/api/health';
export const openApiPath = '/api/openapi.json';
