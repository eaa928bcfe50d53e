import type { Resource } from '#mock-api/resources/registry';

/** Names of lists for presenters, if they differ from the API's names. */
const labels: Partial<Record<Resource, string>> = {
  contact: 'Contact and Discovery',
  'ai-scan': 'AI scan',
};

/** Returns the demo's name of a list: `free-intake` becomes "Free intake". */
export const labelOf = (resource: Resource): string =>
  labels[resource] ?? `${resource[0]!.toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;
