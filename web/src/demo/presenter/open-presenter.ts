import { presenterPage } from '../pages';

/** Opens the presenter's window, or brings the one that is open to the front; false where the browser opens none. */
export function openPresenter(publicPath: string): boolean {
  const opened = window.open(
    `${publicPath}${presenterPage}`,
    'demo-presenter',
    'popup,width=1180,height=780',
  );
  opened?.focus();
  return opened !== null;
}
