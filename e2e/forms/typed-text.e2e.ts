import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, valuesOf } from '../support/page/forms';
import { comesTo, follow } from '../support/page/history';
import { contactMessage } from '../support/page/leads';
import { hydrates, intercept, isScript } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();
/** In a browser that keeps pages for Back. */
const { visit: visitInWhole } = startJourney({ isBrowserWhole: true });

interface TypedForm {
  path: string;
  scope: string;
  island: string;
  values: Record<string, string>;
  /** Checks that what stands in the form is what would be sent. */
  send?: (page: Page) => Promise<void>;
}

const forms: Record<string, TypedForm> = {
  'the contact page’s form': {
    path: '/contact',
    scope: 'main',
    island: 'contact-page-form',
    values: { ...contactMessage, company: 'Bakkerij', service: 'voice-agent' },
    async send(page) {
      await press(page, 'Send Message', 'main');
      await expectToast(
        page,
        'Message sent successfully!',
        "We'll get back to you within 24 hours",
      );
      expect((await site.records('contact')).at(-1)).toMatchObject(this.values);
    },
  },
  'the contact section': {
    path: '/',
    scope: '#contact',
    island: 'contact-section-form',
    values: { ...contactMessage, subject: 'Hours' },
    async send(page) {
      await press(page, 'Send Message', '#contact');
      await expectToast(
        page,
        'Message Sent!',
        "Thank you for your message. We'll get back to you within 24 hours.",
      );
      expect((await site.records('contact')).at(-1)).toMatchObject(this.values);
    },
  },
  'the scan': {
    path: '/',
    scope: '#ai-scan-section',
    island: 'ai-scan-form',
    values: { url: 'bakkerij.example' },
    async send(page) {
      await press(page, 'Start AI Scan', '#ai-scan-section');
      await expectToast(page, 'AI Scan Complete', 'Your personalized recommendations are ready!');
      expect((await site.records('ai-scan')).at(-1)).toMatchObject(this.values);
    },
  },
  'the job application': {
    path: '/jobs/senior-ai-engineer',
    scope: 'main',
    island: 'job-views',
    values: {
      fullName: 'Sanne de Vries',
      email: 'sanne@bakkerij.example',
      phone: '+31 20 123 45 67',
      motivation: 'It is close to people.',
      topPerformer: 'Ten years of it.',
      availability: 'May',
    },
  },
};

const cases = ['with', 'without'].flatMap((cache) =>
  ['hydrated', 'unhydrated'].flatMap((state) =>
    Object.keys(forms)
      // Nobody comes to the application without code.
      .filter((name) => state === 'hydrated' || forms[name]!.send)
      .map((name) => [name, state, cache] as const),
  ),
);

async function open(cache: string, state: string) {
  const options = { expectedErrors: state === 'hydrated' ? [] : [/Failed to load resource/] };
  const opened = await (cache === 'with' ? visitInWhole : visit)(options);
  await opened.page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  let isCodeLost = state === 'unhydrated';
  await intercept(opened.page, (request) =>
    isCodeLost && isScript(request) ? request.abort('failed') : undefined,
  );
  const letCodeCome = () => {
    isCodeLost = false;
  };
  return { ...opened, letCodeCome };
}

test.each(cases)(
  'Back brings what was typed into %s, %s, %s the back/forward cache',
  async (name, state, cache) => {
    const { path, scope, island, values, send } = forms[name]!;
    const names = Object.keys(values);
    const { page, goTo, letCodeCome } = await open(cache, state);
    await goTo(path);
    if (!send) await press(page, 'Apply Now', 'main');
    if (state === 'hydrated') {
      if (send) await page.hover(`${scope} form`);
      await hydrates(page, island);
    }
    await fill(page, scope, values);
    const unhydrated = await page.$(`[data-island="${island}"][data-unhydrated]`);
    expect(unhydrated === null).toBe(state === 'hydrated');

    await follow(page, '/careers');
    letCodeCome();
    await page.goBack();
    await comesTo(page, path);
    expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted)).toBe(
      cache === 'with',
    );
    if (!send) await page.waitForSelector(`${scope} [name="${names[0]}"]`, { visible: true });
    expect(await valuesOf(page, scope, names)).toEqual(Object.values(values));
    await send?.call(forms[name], page);
  },
);
