import { createPersistedStore } from '../../stores/create-store';
import { changeSettings } from '../state/settings';
import { tourStops } from './tour-stops';

/** Where the tour is; each going there is a state of its own, even to the same stop. */
export interface TourState {
  /** Index among {@link tourStops}. */
  stop: number;
  /** Of the going there: milliseconds. */
  at: number;
}

function parseTour(stored: unknown): TourState | null {
  const { stop, at } = { ...(stored as object) } as Partial<Record<keyof TourState, unknown>>;
  const isStop = Number.isSafeInteger(stop) && tourStops[Number(stop)] !== undefined;
  return isStop ? { stop: Number(stop), at: Number(at) || 0 } : null;
}

/** All windows of the demo are at one stop; null: there is no tour. It lasts over pages until somebody ends it. */
export const tourStore = createPersistedStore('demoTour', parseTour);

/** Goes to a stop, the nearest where there is none of this index. */
export function goToStop(index: number) {
  const stop = Math.min(Math.max(index, 0), tourStops.length - 1);
  tourStore.set({ stop, at: Date.now() });
}

/** Goes to the first stop, in quiet mode: banner and challenge must not interrupt the presenter. */
export function beginTour() {
  changeSettings({ isQuiet: true });
  goToStop(0);
}

export const endTour = () => tourStore.set(null);

/** One stop on or back; a tour that has not begun begins. */
export function moveTour(by: 1 | -1) {
  const current = tourStore.get();
  if (current) goToStop(current.stop + by);
  else beginTour();
}
