import { join } from 'node:path';
import { runWell } from './program';
import { trial } from './trial';

/** The last version of @netlify/config that runs on Node 20. */
const version = '24.6.0';

interface Resolved {
  config: {
    build: {
      command?: string;
      publish?: string;
      processing?: { html?: { pretty_urls?: boolean } };
    };
    headers: { for: string; values: Record<string, string> }[];
    redirects: { from: string; to: string; status: number; force: boolean }[];
  };
}

/**
 * Checks how Netlify's own program reads the configuration, the headers and the redirects. No program serves a folder
 * as Netlify does, so this test sends no requests.
 */
export async function tryNetlify(): Promise<string[]> {
  const { out } = await runWell(
    'npx',
    [
      ['--yes', `@netlify/config@${version}`, '--offline', '--branch', 'main'],
      ['--repositoryRoot', trial, '--packagePath', 'web/hosting'],
    ].flat(),
    { cwd: trial },
  );
  const { build, headers, redirects } = (JSON.parse(out) as Resolved).config;
  const slashForms = redirects.filter(
    ({ from, to, status, force }) => from === `${to}/` && status === 301 && !force,
  );
  const policies = headers.filter(({ values }) => values['Content-Security-Policy']);
  const checks: [isRight: boolean, fault: string][] = [
    [build.command === 'npm run build', `the command is ${build.command}`],
    [build.publish === join(trial, 'dist/site'), `the published folder is ${build.publish}`],
    [build.processing?.html?.pretty_urls === false, 'pretty URLs are on'],
    [policies.length === 1 && policies[0]!.for === '/*', 'not every path has one policy'],
    [slashForms.length > 0, 'no redirects'],
    [slashForms.length === redirects.length, 'a redirect is not from the form with a slash'],
  ];
  const faults = checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
  if (faults.length === 0)
    console.log(
      `@netlify/config reads the build, ${headers.length} rules for headers and ${redirects.length} redirects.`,
    );
  return faults;
}
