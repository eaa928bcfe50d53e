/** The path of the home page, such as `/` or `/demo/`: starts and ends with a slash. */
export const publicPath = process.env.PUBLIC_PATH ?? '/';

/** Only the demo build has documents of its own (web/build/demo/demo-documents.ts). */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
const presenterPage = `${publicPath}demo-presenter.html`;
export const summaryPage = `${publicPath}demo-summary.html`;

/** Returns the path of the open page below the public path, such as `/pricing`. */
export const currentPath = () =>
  `/${location.pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

export const isHome = () => currentPath() === '/';

/** Opens the presenter's window or brings it to the front. Shows an alert if the browser blocks it. */
export function openPresenter(): void {
  const opened = window.open(presenterPage, 'demo-presenter', 'popup,width=1180,height=780');
  if (opened) opened.focus();
  else
    alert(
      'The browser blocked the presenter’s window. Allow pop-ups for this address and press again.',
    );
}
