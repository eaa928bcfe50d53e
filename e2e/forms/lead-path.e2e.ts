import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { startJourney } from '../support/journey';
import { fill, press, valuesOf } from '../support/page/forms';
import { expectToast } from '../support/page/toasts';
import { root } from '../support/root';
import { startSite } from '../support/servers/site';

const { site, visit } = startJourney({ start: startSite });

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const person = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@bakkerij.example',
  company: 'Bakkerij De Vries',
};

test('a contact message from the home page is in the file, and the form is empty again', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  const fields = { ...person, subject: 'Opening hours', message: 'Hi' };
  await fill(page, '#contact', fields);
  await press(page, 'Send Message', '#contact');

  await expectToast(
    page,
    'Message Sent!',
    "Thank you for your message. We'll get back to you within 24 hours.",
  );
  expect(await site.records('contact')).toContainEqual({
    ...fields,
    id: expect.anything(),
    createdAt: expect.stringMatching(isoTime),
  });
  expect(await valuesOf(page, '#contact', Object.keys(fields))).toEqual(Array(6).fill(''));
});

test('a message from the contact page is in the file without its empty optional fields', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  const fields = {
    firstName: 'Łukasz',
    lastName: 'O’Neill',
    email: 'l@x.example',
    message: 'Ten characters.',
  };
  await fill(page, 'main', fields);
  await press(page, 'Send Message', 'main');

  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toContainEqual({
    ...fields,
    id: expect.anything(),
    createdAt: expect.stringMatching(isoTime),
  });
});

test('a Discovery request is in the file with its service, and the dialog closes', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing');
  await press(page, 'Full Discovery', 'header');
  const fields = { ...person, message: 'We would like to see what is possible.' };
  await fill(page, '[role="dialog"]', fields);
  await press(page, 'Request Discovery', '[role="dialog"]');

  await expectToast(
    page,
    'Discovery request sent!',
    "We'll contact you within 24 hours to schedule your Discovery session",
  );
  await page.waitForSelector('[role="dialog"]', { hidden: true });
  expect(await site.records('contact')).toContainEqual({
    ...fields,
    service: 'discovery',
    id: expect.anything(),
    createdAt: expect.stringMatching(isoTime),
  });
});

test('a free intake goes through three steps into the file as pending', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await press(page, 'Free Intake', 'header');
  const dialog = '[role="dialog"]';
  await fill(page, dialog, { ...person, industry: 'real estate', companySize: '11-50' });
  await press(page, 'Next', dialog);
  await fill(page, dialog, {
    currentChallenges: 'Invoices arrive by mail and are typed over by two people.',
    interestedAreas: ['operations', 'finance'],
  });
  await press(page, 'Next', dialog);
  await fill(page, dialog, { timeline: 'within 3 months', budget: '5,000-15,000' });
  await press(page, 'Submit Free Intake', dialog);

  await expectToast(
    page,
    'Free Intake Submitted!',
    "We'll contact you within 24 hours with your personalized AI recommendations",
  );
  await page.waitForSelector(`${dialog} ::-p-aria(Upgrade to Full Discovery)`);
  expect(await site.records('free-intake')).toEqual([
    {
      ...person,
      industry: 'real estate',
      companySize: '11-50',
      currentChallenges: 'Invoices arrive by mail and are typed over by two people.',
      interestedAreas: ['operations', 'finance'],
      timeline: 'within 3 months',
      budget: '5,000-15,000',
      id: expect.anything(),
      status: 'pending',
      createdAt: expect.stringMatching(isoTime),
    },
  ]);
});

test('a scan of a website shows recommendations that lead to their pages', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await fill(page, '#ai-scan-section', { url: 'bakkerij.example' });
  await press(page, 'Start AI Scan', '#ai-scan-section');

  await expectToast(page, 'AI Scan Complete', 'Your personalized recommendations are ready!');
  expect(await site.records('ai-scan')).toContainEqual({
    type: 'website',
    url: 'bakkerij.example',
    id: expect.anything(),
    createdAt: expect.stringMatching(isoTime),
  });
  const links = await page.$$eval('#ai-scan-section a[href^="/"]', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links.some((href) => href?.startsWith('/products/'))).toBe(true);
  expect(links.some((href) => href?.startsWith('/solutions/'))).toBe(true);
});

test('a scan of documents stores their names, sizes and hashes, and never the removed one', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  const scan = '#ai-scan-section';
  const tab = await page.waitForSelector(`${scan} [role="tab"]::-p-text(Documents)`);
  await tab!.click();
  const input = await page.waitForSelector(`${scan} input[name="files"]`);
  const documents = ['invoices-may.pdf', 'notes.txt', 'questions.csv'].map((name) =>
    join(root, 'fixtures/documents', name),
  );
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...documents);
  await press(page, 'Remove questions.csv', scan);
  await press(page, 'Start AI Scan', scan);

  await expectToast(page, 'AI Scan Complete', 'Your personalized recommendations are ready!');
  const stored = (await site.records('ai-scan')).find((record) => record.type === 'documents');
  expect(stored?.files).toEqual(
    ['invoices-may.pdf', 'notes.txt'].map((name) => ({
      name,
      size: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});

test('all leads survive a restart of the server', async () => {
  const before = await Promise.all(
    (['contact', 'free-intake', 'ai-scan'] as const).map((resource) => site.records(resource)),
  );
  await site.restart();
  const after = await Promise.all(
    ['contact', 'free-intake', 'ai-scan'].map(async (resource) =>
      (await fetch(`${site.origin}/api/${resource}`)).json(),
    ),
  );

  expect(before.map((list) => list.length)).toEqual([3, 1, 2]);
  expect(after).toEqual(before);
});
