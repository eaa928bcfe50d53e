// MSW reads the storage when its module loads, so this import must be first.
import './state/storage';
import { createRoot } from 'react-dom/client';
import { runCommand, type LoadOverlays, type StageCommand } from './console/commands';
import { DemoRibbon } from './demo-ribbon';
import { startOffline } from './offline/offline';
import { announcePresenter, listenToPresenter, restartOtherTabs } from './presenter/channel';
import { startMock } from './start-mock';
import { customerStore } from './state/customer';
import { takeDemoAddress, type DemoAddress } from './state/demo-address';
import { currentPath, hasOwnPages, isHome, publicPath } from './state/pages';
import { leaveOldEntry, prepareFor } from './state/prepare';
import { mayDelete } from './state/submissions';
import { beginTour } from './tour/tour';

export { isSuppressed } from './state/settings';

/** Prepares the demo for the customer in the page's URL. Returns true if it has done so. */
function prepareByAddress({ customer }: DemoAddress): boolean {
  if (!customer || !mayDelete()) return false;
  prepareFor(customer);
  // `prepareFor` has stored the id of this page's history entry as that of an earlier customer, so the entry gets a new
  // id.
  history.replaceState(history.state, '');
  return true;
}

/** Starts the demo in the customers' window: handles commands, shows the tour, and fills in the scan's field. */
function startStage({ isTour }: DemoAddress, onCommand: (command: StageCommand) => void) {
  listenToPresenter({ path: currentPath(), title: document.title }, onCommand);
  // A page in the back/forward cache gets no storage events. When the page returns, it dispatches one itself, so that
  // all stores read the storage again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveOldEntry();
    dispatchEvent(new StorageEvent('storage'));
  });
  if (isTour) {
    beginTour();
    if (!isHome()) return location.assign(publicPath);
  }
  fillInWebsite();
}

function fillInWebsite() {
  const field = document.querySelector<HTMLInputElement>('#ai-scan-section [name=url]');
  const customer = customerStore.get();
  if (field && customer && !field.value) field.value = customer.website;
}

/**
 * Starts the mock API in the browser. Then renders the demo's ribbon on a page of the site, or the content of one of
 * the demo's own pages (the presenter's window and the summary).
 */
export async function startDemo(loadOverlays: LoadOverlays) {
  const { demoPage } = document.body.dataset;
  leaveOldEntry();
  const asked = takeDemoAddress();
  const isPrepared = prepareByAddress(asked);
  await startMock(asked);
  const place = document.createElement('div');
  // An open dialog makes all other elements inert, except those with `data-overlay`.
  place.dataset.overlay = '';
  document.body.append(place);
  const root = createRoot(place);
  if (demoPage === 'presenter') {
    announcePresenter();
    const { PresenterWindow } = await import('./presenter/presenter-window');
    root.render(<PresenterWindow />);
  } else if (demoPage === 'summary') {
    const { SummaryPage } = await import('./summary/summary-page');
    root.render(<SummaryPage />);
  } else {
    const handleCommand = (command: StageCommand) => runCommand(command, loadOverlays);
    startStage(asked, handleCommand);
    if (isPrepared) restartOtherTabs();
    const handleOwn = (command: StageCommand) => {
      if (command.act === 'reset' || command.act === 'prepare') restartOtherTabs();
      handleCommand(command);
    };
    root.render(<DemoRibbon onCommand={handleOwn} isOpenAtFirst={asked.isOpen} />);
  }
  if (hasOwnPages) void startOffline();
}
