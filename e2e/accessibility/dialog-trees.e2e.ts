import type { Page, SerializedAXNode } from 'puppeteer';
import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { dialog, leads, sendLead } from '../support/page/leads';
import {
  hold,
  waitForHydration,
  isCall,
  intercept,
  isScript,
  prefetchDialogs,
} from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

interface Found {
  depth: number;
  role: string;
  name: string;
  live?: string;
}

async function readTree(page: Page): Promise<Found[]> {
  const flatten = ({ children = [], ...node }: SerializedAXNode, depth: number): Found[] => {
    const states = Object.entries(node).filter(([key]) => !/Id$|Handle$/.test(key));
    return [
      { depth, ...(Object.fromEntries(states) as unknown as Omit<Found, 'depth'>) },
      ...children.flatMap((child) => flatten(child, depth + 1)),
    ];
  };
  return flatten((await page.accessibility.snapshot())!, 0);
}
const isOfPage = ({ role }: Found) => /^(banner|main|contentinfo|navigation)$/.test(role);
const isHeading1 = (node: Found) => 'level' in node && node.role === 'heading' && node.level === 1;
const ofPage = (tree: Found[]) => tree.filter((node) => isOfPage(node) || isHeading1(node));
const dialogNames = (tree: Found[]) =>
  tree.filter(({ role }) => role === 'dialog').map(({ name }) => name);

// The readiness challenge is not in this list, because the page of this test has no button that opens it.
test.each([
  ['free-intake', 'Free AI Intake'],
  ['discovery', 'Full Discovery'],
])(
  'the accessibility tree of the dialog %s is the same before and after React hydrates the dialog',
  async (name, title) => {
    const { page, goTo } = await visit();
    await goTo('/contact');
    await prefetchDialogs(page);
    const releaseCode = await hold(page, isScript);
    const open = await page.waitForSelector(`[data-dialog="${name}"]`);
    await open!.evaluate((button) => (button as HTMLElement).click());
    await page.waitForSelector(dialog, { visible: true });
    const before = await readTree(page);
    expect(dialogNames(before)).toEqual([title]);
    expect(ofPage(before)).toEqual([]);

    releaseCode();
    await waitForHydration(page, `${name}-dialog`);
    expect(await readTree(page)).toEqual(before);
  },
);

test('a toast in front of a dialog is announced, and the accessibility tree contains it and not the page', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/500/, /POST .*: /] });
  await goTo('/contact');
  await intercept(page, (request) =>
    isCall(request) ? request.respond({ status: 500, body: '' }) : undefined,
  );
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"]'))
        if (!region.closest('[aria-hidden="true"]')) said.push(region.textContent!);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await sendLead(page, 'discovery');
  const failure = leads.discovery.failure('500: Internal Server Error');
  await expectToast(page, ...failure);
  await page.waitForFunction(
    (texts) =>
      (window as unknown as { said: string[] }).said.some((said) =>
        texts.every((text) => said.includes(text)),
      ),
    {},
    failure,
  );
  let tree: Found[] = [];
  await until(async () => {
    tree = await readTree(page);
    const announced = tree.slice(tree.findIndex(({ live }) => live === 'assertive'));
    return announced.some(({ name }) => name === '500: Internal Server Error');
  });
  expect(dialogNames(tree)).toEqual(['Full Discovery']);
  expect(ofPage(tree)).toEqual([]);
});
