import * as z from 'zod/mini';
import { createPersistedStore } from '../../stores/create-store';

export const noSeller = { name: '', email: '', phone: '' };

const text = z.catch(z.string(), '');
/** The seller whose name, e-mail address and telephone number the summary shows. A reset keeps them. */
const seller = z.object({ name: text, email: text, phone: text });

export const sellerStore = createPersistedStore(
  'demoSeller',
  (stored) => seller.safeParse(stored).data ?? noSeller,
);
