import { createPersistedStore } from '../../stores/create-store';
import { changeSettings } from '../state/settings';
import { tourStops } from './tour-stops';

/** Position of the tour. `at` makes each move a new state, even a move to the same stop. */
export interface TourState {
  stop: number;
  /** Timestamp (ms) of the last move. */
  at: number;
}

function parseTour(stored: unknown): TourState | null {
  const { stop, at } = { ...(stored as object) } as Partial<Record<keyof TourState, unknown>>;
  const isStop = Number.isSafeInteger(stop) && tourStops[Number(stop)] !== undefined;
  return isStop ? { stop: Number(stop), at: Number(at) || 0 } : null;
}

/** The tour, shared by all windows of the demo. Null without a tour. */
export const tourStore = createPersistedStore('demoTour', parseTour);

/** Goes to the stop with this index. An index out of range means the first or last stop. */
export function goToStop(index: number) {
  const stop = Math.min(Math.max(index, 0), tourStops.length - 1);
  tourStore.set({ stop, at: Date.now() });
}

/** Starts the tour in quiet mode, so that banner and challenge do not interrupt it. */
export function beginTour() {
  changeSettings({ isQuiet: true });
  goToStop(0);
}

export const endTour = () => tourStore.set(null);

export function moveTour(by: 1 | -1) {
  const current = tourStore.get();
  if (current) goToStop(current.stop + by);
  else beginTour();
}
