import type { Resource } from '#mock-api/resources/registry';

const labels: Partial<Record<Resource, string>> = {
  contact: 'Contact and Discovery',
  'ai-scan': 'AI scan',
};

/** Returns a list's name for the presenter, such as "Free intake" for `free-intake`. */
export const labelOf = (resource: Resource): string =>
  labels[resource] ?? `${resource[0]!.toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;
