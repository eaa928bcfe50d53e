/** Path of the home page, such as `/` or `/demo/`. Starts and ends with a slash. */
export const publicPath = process.env.PUBLIC_PATH ?? '/';

/** True in the demo build, which has two more pages than the site's build (web/build/demo/demo-documents.ts). */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
export const presenterPage = `${publicPath}demo-presenter.html`;
export const summaryPage = `${publicPath}demo-summary.html`;

/** Returns the open page's path relative to the public path, such as `/pricing`. */
export const currentPath = () =>
  `/${location.pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

export const isHome = () => currentPath() === '/';
