import * as z from 'zod/mini';
import { industries } from '#contract/intake-choices';
import { createPersistedStore } from '../../stores/create-store';

const shortText = z.string().check(
  z.trim(),
  z.overwrite((text) => text.slice(0, 80)),
);
const customer = z.object({
  name: shortText.check(z.minLength(1)),
  /** The website as the presenter typed it, with or without `https://`. Empty if there is none. */
  website: z.catch(shortText, ''),
  sector: z.catch(z.enum(industries), 'other'),
});

/** The customer for whom the presenter has prepared the demo. */
export type Customer = z.infer<typeof customer>;
export type Sector = Customer['sector'];

/** Returns the customer, or null if the name is missing. */
export const parseCustomer = (stored: unknown): Customer | null =>
  customer.safeParse(stored).data ?? null;

/** Reads a text such as `Bakkerij De Vries|bakkerijdevries.nl|retail`. Website and sector may be missing. */
export function readCustomer(text: string): Customer | null {
  const [name, ...parts] = text.split('|').map((part) => part.trim());
  const sector = parts.at(-1)?.toLowerCase() ?? '';
  const isSector = industries.some((each) => each === sector);
  const website = parts.length === 1 && isSector ? '' : parts[0];
  return parseCustomer({ name, website, sector });
}

/** Returns the text that {@link readCustomer} reads. In a URL this text follows `?demo=for:`. */
export const writeCustomer = ({ name, website, sector }: Customer) =>
  [name, website, sector].map((part) => part.replaceAll('|', ' ')).join('|');

export const customerStore = createPersistedStore('demoCustomer', parseCustomer);
