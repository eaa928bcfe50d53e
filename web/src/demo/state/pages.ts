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

/** Is the demo's home page open? `publicPath` starts and ends with a slash. */
export const isHome = (publicPath: string) => pathBelow(publicPath) === '/';

/** The open page's path as the site names it, whatever folder the demo lies in: `/pricing`. */
export const pathBelow = (publicPath: string, pathname = location.pathname) =>
  `/${pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

/** Pages of the demo's own, which only its build has (web/build/demo/demo-documents.ts). */
const presenterPage = 'demo-presenter.html';
export const summaryPage = 'demo-summary.html';
/** In development one page stands for all paths. */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
