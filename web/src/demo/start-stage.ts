import { listenToPresenter } from './presenter/channel';
import { customerStore } from './state/customer';
import type { DemoAddress } from './state/demo-address';
import { isHome, pathBelow } from './state/pages';
import { perform, performLeftOver } from './console/commands';
import { beginTour } from './tour/tour';

/** Begins what happens in the window that customers see, beside the ribbon. */
export function startStage({ isTour }: DemoAddress, publicPath: string) {
  listenToPresenter({ path: pathBelow(publicPath), title: document.title }, (command) =>
    perform(command, publicPath),
  );
  // What other windows have changed while this page was away.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage'));
  });
  if (isTour) {
    beginTour();
    if (!isHome(publicPath)) return location.assign(publicPath);
  }
  performLeftOver(publicPath);
  fillInWebsite();
}

/** The customer's own address stands in the scan's field, unless there is one. */
function fillInWebsite() {
  const field = document.querySelector<HTMLInputElement>('#ai-scan-section [name=url]');
  const customer = customerStore.get();
  if (field && customer && !field.value) field.value = customer.website;
}
