export type FlavourName = 'site' | 'demo';

/** A kind of build (site or demo) with its build-time settings. */
export interface BuildFlavour {
  name: FlavourName;
  folder: string;
  publicPath: string;
  /** Values of `process.env` that Parcel inlines into the browser's code. */
  env: Record<string, string>;
}

/** Reads the build's environment variables (README: environment). Throws an Error for an invalid value. */
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

/** Returns the URL of a path that starts with a slash. It is absolute if SITE_URL is set. */
export const addressOf = ({ publicPath, env }: BuildFlavour, path: string) =>
  `${env.SITE_URL}${publicPath.slice(0, -1)}${path}`;

/** Returns the origin of SITE_URL. SITE_URL may repeat the sub-path of PUBLIC_PATH, and must contain no other path. */
function siteOrigin(publicPath: string, env: NodeJS.ProcessEnv): string {
  const address = origin('SITE_URL', env);
  if (!address) return '';
  const { origin: host, pathname } = new URL(address);
  if (pathname !== '/' && `${pathname}/` !== publicPath) {
    throw new Error(`SITE_URL has another path than PUBLIC_PATH (${publicPath}): ${address}`);
  }
  return host;
}

/** Returns an http(s) origin without a trailing slash, or '' if the variable is empty. */
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

/** Returns one line for each setting with which a build works, but not as a deployed site should. */
export function warningsOf({ name, env }: BuildFlavour): string[] {
  const { SITE_URL = '', API_ORIGIN = '' } = env;
  const warnings: string[] = [];
  if (!SITE_URL) {
    warnings.push(
      'SITE_URL is not set: canonical links, sharing pictures and the sitemap are relative (README: deploy).',
    );
  }
  // The demo answers its own calls.
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
