import { createIslandComponent } from '../islands/island';
import { islands } from './islands';

/** Holds one of the site's islands in a page. */
export const Island = createIslandComponent(islands);
