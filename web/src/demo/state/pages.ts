/** Path of the home page, such as `/` or `/demo/`. Starts and ends with a slash. */
export const publicPath = process.env.PUBLIC_PATH ?? '/';

/** True in the demo build, which has two more pages than the site's build (web/build/demo/demo-documents.ts). */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
export const summaryPage = `${publicPath}demo-summary.html`;

/** Returns the open page's path relative to the public path, such as `/pricing`. */
export const currentPath = () =>
  `/${location.pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

export const isHome = () => currentPath() === '/';

/** Opens the presenter's window or brings it to the front. Shows an alert if the browser blocks the window. */
export function openPresenter() {
  const page = `${publicPath}demo-presenter.html`;
  const opened = window.open(page, 'demo-presenter', 'popup,width=1180,height=780');
  if (opened) opened.focus();
  else
    alert(
      'The browser blocked the presenter’s window. Allow pop-ups for this address and try again.',
    );
}
