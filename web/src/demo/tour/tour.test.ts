import { beginTour, moveTour, tourStore } from './tour';
import { tourStops } from './tour-stops';

test('the tour stays at its last stop after Next, and at its first stop after Previous', () => {
  beginTour();
  for (const _ of tourStops) moveTour(1);
  expect(tourStore.get()).toMatchObject({ stop: tourStops.length - 1 });
  for (const _ of tourStops) moveTour(-1);
  expect(tourStore.get()).toMatchObject({ stop: 0 });
});
