export type FlavourName = 'site' | 'demo';

/** A kind of build and the settings that are fixed while building. */
export interface BuildFlavour {
  name: FlavourName;
  /** Starts and ends with a slash. */
  publicPath: string;
  /** What the browser's code sees as `process.env`. */
  env: Record<string, string>;
}

/** Reads the build's environment (README: environment). Throws a sentence for a setting that cannot be right. */
export function readFlavour(name: FlavourName, env: NodeJS.ProcessEnv): BuildFlavour {
  const publicPath = env.PUBLIC_PATH || '/';
  if (!/^\/(.*\/)?$/.test(publicPath)) {
    throw new Error(`PUBLIC_PATH must start and end with a slash, such as /demo/: ${publicPath}`);
  }
  return {
    name,
    publicPath,
    env: {
      NODE_ENV: 'production',
      SITE_BUILD: name,
      PUBLIC_PATH: publicPath,
      API_ORIGIN: origin('API_ORIGIN', env),
      SITE_URL: origin('SITE_URL', env),
    },
  };
}

/** An absolute http(s) origin without a trailing slash, or nothing. */
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
