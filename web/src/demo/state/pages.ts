/** The path of the home page, such as `/` or `/demo/`: starts and ends with a slash. */
export const publicPath = process.env.PUBLIC_PATH ?? '/';

/** Only the demo build has documents of its own (web/build/demo/demo-documents.ts). */
export const hasOwnPages = process.env.SITE_BUILD === 'demo';
export const presenterPage = `${publicPath}demo-presenter.html`;
export const summaryPage = `${publicPath}demo-summary.html`;

/** Returns the path of the open page below the public path, such as `/pricing`. */
export const currentPath = () =>
  `/${location.pathname.slice(publicPath.length)}`.replace(/(.)\/+$/, '$1');

export const isHome = () => currentPath() === '/';
