import * as z from 'zod/mini';
import { createPersistedStore } from '../../stores/create-store';

export const noSeller = { name: '', email: '' };

/** The seller whose name and e-mail address the summary shows. A reset keeps them. */
const seller = z.object({ name: z.catch(z.string(), ''), email: z.catch(z.string(), '') });

export const sellerStore = createPersistedStore(
  'demoSeller',
  (stored) => seller.safeParse(stored).data ?? noSeller,
);
