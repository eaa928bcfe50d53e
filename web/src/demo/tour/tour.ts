import * as z from 'zod/mini';
import { createPersistedStore } from '../../stores/create-store';
import { changeSettings } from '../state/settings';
import { tourStops } from './tour-stops';

/**
 * Position of the tour, or null if no tour is running. `at` is the time (ms) of the last move, which makes a move to
 * the same stop a new state.
 */
const tour = z.catch(
  z.nullable(
    z.object({
      stop: z.int().check(z.minimum(0), z.maximum(tourStops.length - 1)),
      at: z.number(),
    }),
  ),
  null,
);

/** The tour's position. All windows of the demo share it. */
export const tourStore = createPersistedStore('demoTour', (stored) => tour.parse(stored));

/** Start of the talk (ms), or null. The shortcut Alt+Shift+P reloads an open presenter's window, so it is stored. */
export const startStore = createPersistedStore('demoStart', (stored) =>
  typeof stored === 'number' ? stored : null,
);

/** Moves the tour to the stop with this index. Limits the index to those of the first and the last stop. */
function goToStop(index: number) {
  const stop = Math.min(Math.max(index, 0), tourStops.length - 1);
  tourStore.set({ stop, at: Date.now() });
}

/** Starts the tour. Switches quiet mode on, because the banner or the quiz would interrupt the tour. */
export function beginTour() {
  changeSettings({ isQuiet: true });
  goToStop(0);
}

export const endTour = () => tourStore.set(null);

const steps: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Moves the tour if the key is an arrow key or a key of a presenter's remote control. */
export function moveTourByKey(event: KeyboardEvent) {
  const by = steps[event.key];
  if (!by) return;
  event.preventDefault();
  moveTour(by);
}

export function moveTour(by: 1 | -1) {
  const current = tourStore.get();
  if (current) goToStop(current.stop + by);
  else beginTour();
}
