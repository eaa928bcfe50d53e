import type { Resource } from '#mock-api/resources/registry';

const labels: Partial<Record<Resource, string>> = {
  contact: 'Contact and Discovery',
  'ai-scan': 'AI scan',
};

/** Returns the demo's name of a list: `free-intake` becomes "Free intake". */
export const labelOf = (resource: Resource): string =>
  labels[resource] ?? `${resource[0]!.toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;
