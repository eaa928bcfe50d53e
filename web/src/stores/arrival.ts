import { createStore } from './create-store';

/**
 * When the visitor came to the page that is open from another one of the site, in milliseconds of `performance.now`;
 * undefined: the page came with the load of the document.
 */
export const arrivalStore = createStore<number | undefined>(undefined);
