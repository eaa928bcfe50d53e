import { industries } from '#contract/intake-choices';
import { createPersistedStore } from '../../stores/create-store';

export type Sector = (typeof industries)[number];

/** The customer for whom the demo is prepared. */
export interface Customer {
  name: string;
  /** As typed, with or without a scheme. Empty if the presenter gave none. */
  website: string;
  sector: Sector;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 80) : '');
const sectorOf = (value: unknown): Sector =>
  industries.find((sector) => sector === value) ?? 'other';

/** Returns a valid customer, or null if the name is missing. */
export function parseCustomer(stored: unknown): Customer | null {
  const found = { ...(stored as object) } as Partial<Record<keyof Customer, unknown>>;
  const name = textOf(found.name);
  return name ? { name, website: textOf(found.website), sector: sectorOf(found.sector) } : null;
}

/** Reads `Bakkerij De Vries|bakkerijdevries.nl|retail`. Website and sector are optional. */
export function readCustomer(text: string): Customer | null {
  const [name, website, sector] = text.split('|');
  return parseCustomer({ name, website, sector: sector?.trim().toLowerCase() });
}

/** Returns the text that {@link readCustomer} reads. A URL contains it after `?demo=for:`. */
export const writeCustomer = ({ name, website, sector }: Customer) =>
  [name, website, sector].map((part) => part.replaceAll('|', ' ')).join('|');

export const customerStore = createPersistedStore('demoCustomer', parseCustomer);
