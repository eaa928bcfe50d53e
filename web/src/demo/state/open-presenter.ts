import { presenterPage } from './pages';

/** Opens the presenter's window, or brings the one that is open to the front; says so where the browser opens none. */
export function openPresenter(publicPath: string): void {
  const opened = window.open(
    `${publicPath}${presenterPage}`,
    'demo-presenter',
    'popup,width=1180,height=780',
  );
  if (opened) opened.focus();
  else
    alert(
      'The browser blocked the presenter’s window. Allow pop-ups for this address and press again.',
    );
}
