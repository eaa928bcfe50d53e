import { createPersistedStore } from '../../stores/create-store';
import { changeSettings } from '../state/settings';
import { tourStops } from './tour-stops';

/** Position of the tour. Each move changes `at`, so even a move to the same stop is a new state. */
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

/** The tour's position, which all windows of the demo share. Null without a tour. */
export const tourStore = createPersistedStore('demoTour', parseTour);

/** Moves the tour to the stop with this index, or to the first or last one if the index is out of range. */
export function goToStop(index: number) {
  const stop = Math.min(Math.max(index, 0), tourStops.length - 1);
  tourStore.set({ stop, at: Date.now() });
}

/** Starts the tour. Switches quiet mode on, because banner and challenge would interrupt it. */
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
