import type { Resource } from '#mock-api/resources/registry';

/** The names of lists that presenters call otherwise than the API does. */
const labels: Partial<Record<Resource, string>> = {
  contact: 'Contact and Discovery',
  'ai-scan': 'AI scan',
};

/** Returns what the demo calls a list: `free-intake` is "Free intake". */
export const labelOf = (resource: Resource): string =>
  labels[resource] ?? `${resource[0]!.toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;
