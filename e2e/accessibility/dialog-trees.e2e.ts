import type { Page, SerializedAXNode } from 'puppeteer';
import { startJourney } from '../support/journey';
import { dialog, leads, sendLead } from '../support/page/leads';
import {
  hold,
  hydrates,
  isCall,
  intercept,
  isScript,
  prefetchDialogs,
} from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

/** Returns what assistive technology finds: each node with its role, name and states, indented by its depth. */
async function readTree(page: Page): Promise<string[]> {
  const flatten = ({ children = [], ...node }: SerializedAXNode, depth: number): string[] => {
    const { role, name, elementHandle, backendNodeId, loaderId, ...states } = node as typeof node &
      Record<'backendNodeId' | 'loaderId', unknown>;
    return [
      `${'  '.repeat(depth)}${role} ${name ?? ''} ${JSON.stringify(states)}`,
      ...children.flatMap((child) => flatten(child, depth + 1)),
    ];
  };
  return flatten((await page.accessibility.snapshot())!, 0);
}
const isOfPage = (line: string) =>
  /^\s*(banner|main|contentinfo|navigation)\b|heading .*About/.test(line);

// The readiness challenge opens only when its code is there.
test.each([
  ['free-intake', 'Free AI Intake'],
  ['discovery', 'Full Discovery'],
])(
  'assistive technology finds the same in %s before and after React runs it',
  async (name, title) => {
    const { page, goTo } = await visit();
    await goTo('/');
    await prefetchDialogs(page);
    const letCodeCome = await hold(page, isScript);
    const open = await page.waitForSelector(`[data-dialog="${name}"]`);
    await open!.evaluate((button) => (button as HTMLElement).click());
    await page.waitForSelector(dialog, { visible: true });
    const before = await readTree(page);
    expect(before.find((line) => line.includes('dialog '))).toContain(title);
    expect(before.filter(isOfPage)).toEqual([]);
    expect(before.length).toBeGreaterThan(5);

    letCodeCome();
    await hydrates(page, `${name}-dialog`);
    expect(await readTree(page)).toEqual(before);
  },
);

test('a toast above a dialog is found beside it, and the page is not', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/500/, /POST .*: /] });
  await goTo('/about');
  await intercept(page, (request) =>
    isCall(request) ? request.respond({ status: 500, body: '' }) : undefined,
  );
  await sendLead(page, 'discovery');
  await expectToast(page, ...leads.discovery.failure('500: Internal Server Error'));
  const tree = await readTree(page);
  expect(tree.filter(isOfPage)).toEqual([]);
  expect(tree).toContain('  dialog Full Discovery {"modal":true}');
  const announced = tree.slice(tree.findIndex((line) => line.includes('"live":"assertive"')));
  expect(announced.join('\n')).toContain('StaticText 500: Internal Server Error');
});
