import { buildContactVariantA } from '#fixtures/build-contact';
import { startMock } from './start-mock';
import { customerStore } from './state/customer';
import { takeDemoAddress } from './state/demo-address';
import { submissionsStore } from './state/submissions';

const fetchFromNetwork = window.fetch;
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  window.fetch = fetchFromNetwork;
  jest.restoreAllMocks();
});

function openDemo(search: string) {
  history.replaceState(null, '', search);
  return startMock(takeDemoAddress());
}

/** Returns the response's status and content type, or the error of a failed call. */
const answerTo = (list: string) =>
  fetch(`${location.origin}/api/${list}`, { method: 'POST' }).then(
    ({ status, headers }) => `${status} ${headers.get('Content-Type')}`,
    String,
  );
const answers = () => Promise.all(['contact', 'free-intake', 'ai-scan'].map(answerTo));

const sendMessage = () =>
  fetch(`${location.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildContactVariantA()),
  });

test('without a service worker, MSW handles calls inside the page, and the page logs a warning', async () => {
  await openDemo('/');
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('the page answers its own calls'),
    expect.anything(),
  );
  expect((await sendMessage()).status).toBe(201);
  expect(submissionsStore.get().contact).toHaveLength(1);
});

test('a failure in the URL makes the calls of the list that it names fail, until "success" ends it', async () => {
  await openDemo('/?demo=contact:error,free-intake:invalid,ai-scan:offline');
  const [error, invalid, offline] = [
    '500 application/problem+json',
    '422 application/problem+json',
    'TypeError: Failed to fetch',
  ];
  expect(await answers()).toEqual([error, invalid, offline]);
  await openDemo('/?demo=contact:success,ai-scan:not-json');
  // The POST has no content type, so a call that the URL does not make fail gets status 415.
  expect(await answers()).toEqual([
    '415 application/problem+json',
    invalid,
    '200 text/html; charset=utf-8',
  ]);
});

test('the scenario "invalid" refuses a field that a presenter can explain, and not the e-mail address', async () => {
  await openDemo('/?demo=contact:invalid');
  expect(await (await sendMessage()).json()).toMatchObject({
    errors: [
      {
        field: 'message',
        message: 'The server refused this field. Please change it and send again.',
      },
    ],
  });
});

test.each([
  ['afspraken.pdf', 'Voice Agent'],
  ['invoices.pdf', 'Document Processing'],
])(
  'for a clinic, a scan of %s, which may contain no word of a topic, recommends %s',
  async (name, product) => {
    customerStore.set({ name: 'Kliniek Zonnebloem', website: '', sector: 'healthcare' });
    await openDemo('/');
    const body = new FormData();
    body.set('type', 'documents');
    body.append('files', new File(['%PDF-1.4'], name));
    const answer = await fetch(`${location.origin}/api/ai-scan`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({
      recommendedProducts: expect.arrayContaining([product]) as string[],
    });
  },
);

test('the page warns about unknown words in the URL', async () => {
  await openDemo('/?demo=contact:eror');
  expect(warn).toHaveBeenCalledWith('?demo= has unknown words: contact:eror');
});

test('the scenario "slow" in the URL delays a response by 8 s, and the call then succeeds', async () => {
  await openDemo('/?demo=contact:slow');
  const delays: unknown[] = [];
  const { setTimeout } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((
    run: () => void,
    delay = 0,
    ...args: unknown[]
  ) => {
    delays.push(delay);
    return setTimeout(run, delay / 1_000, ...args);
  }) as typeof setTimeout);
  expect((await sendMessage()).status).toBe(201);
  expect(delays).toContain(8_000);
});
