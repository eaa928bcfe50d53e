import { openDialog } from '../../runtime/overlays/dialog-store';
import { showToast } from '../../runtime/overlays/toast-store';
import type { Customer } from '../state/customer';
import { createPersistedStore } from '../../stores/create-store';
import { publicPath } from '../state/pages';
import { forgetVisit, prepareFor, restartDemo } from '../state/prepare';
import { fillInOpenForm } from './fill-in';

/** A command of the presenter to the window that customers see. */
export type StageCommand =
  | { act: 'reset' | 'restart' | 'show-challenge' | 'fill-in' | 'blank' }
  | { act: 'go'; path: string }
  | { act: 'prepare'; customer: Customer };

export type LoadOverlays = () => Promise<unknown>;

/** True while the presenter has blanked the customer's screen. */
export const blankStore = createPersistedStore(
  'demoBlank',
  (stored) => stored === true,
  () => sessionStorage,
);

/** Returns true for the keys with which a presenter's remote control blanks the screen. */
export const isBlankKey = ({ key }: KeyboardEvent) => key === 'b' || key === '.';

export function runCommand(command: StageCommand, loadOverlays: LoadOverlays) {
  switch (command.act) {
    case 'reset':
      return restartDemo();
    case 'restart':
      return restartDemo(forgetVisit);
    case 'prepare':
      return restartDemo(() => prepareFor(command.customer));
    case 'fill-in':
      if (fillInOpenForm()) return;
      showToast({ title: 'No form is open', description: 'Open a form, then fill it in.' });
      return void loadOverlays();
    case 'blank':
      return blankStore.set(!blankStore.get());
    case 'go':
      return location.assign(publicPath + command.path.slice(1));
    case 'show-challenge':
      return void loadOverlays().then(() => openDialog('readiness-challenge'));
  }
}
