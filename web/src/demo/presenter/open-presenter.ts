import { presenterPage } from '../state/pages';

/** Opens the presenter's window or brings it to the front. Shows an alert if the browser blocks the window. */
export function openPresenter(): void {
  const opened = window.open(presenterPage, 'demo-presenter', 'popup,width=1180,height=780');
  if (opened) opened.focus();
  else
    alert(
      'The browser blocked the presenter’s window. Allow pop-ups for this address and try again.',
    );
}
