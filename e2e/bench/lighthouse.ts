import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import type { Browser } from 'puppeteer';
import { atLeast, atMost, worst, type BenchRow } from './row';

/** One page of each kind. */
const samples = [
  '/',
  '/solutions/hr',
  '/services/ai-systems',
  '/products/ai-suite',
  '/pricing',
  '/contact',
  '/jobs/senior-ai-engineer',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Figure = (typeof categories)[number] | 'fcp' | 'lcp' | 'tbt' | 'cls';
interface Measured {
  path: string;
  figures: Record<Figure, number>;
}

/** Runs Lighthouse 12 with its default phone and desktop presets on the sample pages. */
export async function measureWithLighthouse(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const form of ['mobile', 'desktop'] as const) {
    const pages: Measured[] = [];
    for (const path of samples) {
      const figures = await runOnce(browser, origin + path, form);
      pages.push({ path, figures });
      console.log(`Lighthouse ${form} ${path}: ${JSON.stringify(figures)}`);
    }
    rows.push(...rowsOf(form, pages));
  }
  return rows;
}

function rowsOf(form: 'mobile' | 'desktop', pages: Measured[]): BenchRow[] {
  const least = (name: Figure) => {
    const [page, negative] = worst(pages, ({ figures }) => -figures[name]);
    return atLeast(`Lighthouse ${form}, ${name}, lowest (${page.path})`, -negative, 100, 'points');
  };
  const most = (name: Figure, label: string, among: Measured[], limit: number, unit = 'ms') => {
    const [page, value] = worst(among, ({ figures }) => figures[name]);
    return atMost(`Lighthouse ${form}, ${label} (${page.path})`, value, limit, unit);
  };
  const scores = categories.map(least);
  if (form === 'desktop') return scores;
  const home = pages.filter(({ path }) => path === '/');
  const others = pages.filter(({ path }) => path !== '/');
  return [
    ...scores,
    most('fcp', 'first contentful paint, latest', pages, 900),
    most('lcp', 'largest contentful paint', home, 1200),
    most('lcp', 'largest contentful paint, latest of the others', others, 950),
    most('tbt', 'total blocking time, longest', pages, 30),
    most('cls', 'layout shift, largest', pages, 0.001, ''),
  ];
}

async function runOnce(browser: Browser, url: string, form: 'mobile' | 'desktop') {
  const flags = {
    port: Number(new URL(browser.wsEndpoint()).port),
    onlyCategories: [...categories],
    logLevel: 'error' as const,
    output: 'json' as const,
  };
  const measure = () => lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  let result = await measure();
  // Lighthouse sometimes misses the start of a trace and recommends another run.
  if (result?.lhr.runtimeError) result = await measure();
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
  return figuresOf(result);
}

function figuresOf({ lhr }: RunnerResult): Record<Figure, number> {
  const audit = (id: string) => {
    const { numericValue } = lhr.audits[id]!;
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${id}`);
    return numericValue;
  };
  const score = (id: string) => Math.round((lhr.categories[id]!.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(audit('first-contentful-paint')),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
  };
}
