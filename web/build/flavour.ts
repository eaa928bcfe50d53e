export type FlavourName = 'site' | 'demo';

/** Settings of a build of the site or of the demo. */
export interface BuildFlavour {
  name: FlavourName;
  folder: string;
  publicPath: string;
  /** Values of `process.env` that Parcel inlines into the browser's code. */
  env: Record<string, string>;
}

/** Reads environment variables, which README.md lists. Throws an Error for an invalid value. */
export function readFlavour(
  name: FlavourName,
  env: NodeJS.ProcessEnv,
  folder = `dist/${name}`,
): BuildFlavour {
  const publicPath = env.PUBLIC_PATH || '/';
  if (!/^\/(.*\/)?$/.test(publicPath)) {
    throw new Error(`PUBLIC_PATH must start and end with a slash, such as /demo/: ${publicPath}`);
  }
  return {
    name,
    folder,
    publicPath,
    env: {
      NODE_ENV: 'production',
      SITE_BUILD: name,
      PUBLIC_PATH: publicPath,
      API_ORIGIN: origin('API_ORIGIN', env),
      SITE_URL: siteOrigin(publicPath, env),
    },
  };
}

/** Returns the URL of a path. It is absolute if SITE_URL is set. */
export const addressOf = ({ publicPath, env }: BuildFlavour, path: string) =>
  `${env.SITE_URL}${publicPath.slice(0, -1)}${path}`;

/** Returns the origin of SITE_URL, or ''. Throws if its path is neither `/` nor PUBLIC_PATH. */
function siteOrigin(publicPath: string, env: NodeJS.ProcessEnv): string {
  const address = origin('SITE_URL', env);
  if (!address) return '';
  const { origin: host, pathname } = new URL(address);
  if (pathname !== '/' && `${pathname}/` !== publicPath) {
    throw new Error(`SITE_URL has another path than PUBLIC_PATH (${publicPath}): ${address}`);
  }
  return host;
}

/** Returns an http(s) URL without a trailing slash, or '' if the variable is empty. */
function origin(key: string, env: NodeJS.ProcessEnv): string {
  const value = env[key];
  if (!value) return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `${key} must be an absolute http(s) address, such as https://example.com: ${value}`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Returns one line for each setting that is valid but unsuitable for a deployed site. */
export function warningsOf({ name, env }: BuildFlavour): string[] {
  const { SITE_URL = '', API_ORIGIN = '' } = env;
  const warnings: string[] = [];
  if (!SITE_URL) {
    warnings.push(
      'SITE_URL is not set: canonical links, the sharing picture and the sitemap are relative (README: deploy).',
    );
  }
  // MSW answers the demo's API calls.
  if (name === 'demo') return warnings;
  if (!API_ORIGIN) {
    warnings.push(
      "API_ORIGIN is not set: forms send to the site's own address. If the API is there, set it to that address (README: deploy).",
    );
  } else if (API_ORIGIN.startsWith('http:') && SITE_URL.startsWith('https:')) {
    warnings.push(
      `API_ORIGIN uses http while SITE_URL uses https; browsers block such calls, except to their own machine: ${API_ORIGIN}`,
    );
  }
  return warnings;
}
