/** Is the demo's home page open? `publicPath` starts and ends with a slash. */
export const isHome = (publicPath: string) => pathBelow(publicPath) === '/';

/** The open page's path as the site names it, whatever folder the demo lies in: `/pricing`. */
export const pathBelow = (publicPath: string, pathname = location.pathname) =>
  `/${pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

/** Pages of the demo's own, which only its build has (web/build/demo/demo-documents.ts). */
export const presenterPage = 'demo-presenter.html';
export const summaryPage = 'demo-summary.html';
/** In development one page stands for all paths. */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
