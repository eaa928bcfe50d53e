import { http, HttpResponse } from 'msw';
import { server } from '../test/api';
import { callApi } from './client';
import { ApiError, NoResponseError } from './errors';

const call = () => callApi({ method: 'POST', path: '/api/contact', body: { a: 1 } });

function respondWith(respond: () => Response) {
  server.use(http.all('*/api/contact', respond));
}

test.each([
  [
    '{"title":"Internal error","detail":"Something went wrong here."}',
    '500: Something went wrong here.',
  ],
  ['{"title":"Internal error","detail":""}', '500: Internal error'],
  ['{"detail":7}', '500: Server Error'],
  ['null', '500: Server Error'],
  ['<p>', '500: Server Error'],
])('for the problem document %s, the error has the message "%s"', async (body, text) => {
  respondWith(
    () =>
      new HttpResponse(body, {
        status: 500,
        statusText: 'Server Error',
        headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
      }),
  );
  await expect(call()).rejects.toEqual(
    expect.objectContaining({ name: 'ApiError', message: text, status: 500 }),
  );
});

const htmlPage = `<!doctype html>\n<title>502 Bad Gateway</title>\n${'<p>nginx</p>\n'.repeat(3_000)}`;

test.each([
  ['a short plain text', 'text/plain; charset=utf-8', 'The workshop is closed', true],
  ['a short text without a type', undefined, 'The workshop is closed', true],
  ['a text of 200 characters', 'text/plain', '🙂'.repeat(200), true],
  ['a text of 201 characters', 'text/plain', '🙂'.repeat(201), false],
  [
    'a text with a number',
    'text/plain',
    'We are open 24/7, and again at 10:30 and/or 12.15.',
    true,
  ],
  ['the name of an error in words', 'text/plain', 'Internal Server Error', true],
  ['a brand name', 'text/plain', 'Please write to us on WhatsApp.', true],
  ['a product name', 'text/plain', 'PostgreSQL is closed until 10:30:15 (or 11:30:15).', true],
  ['a line of a form', 'text/plain', 'Please look at line 2 of your address.', true],
  ['a number in brackets', 'text/plain', 'Please choose fewer document(s): (10:30:15)', true],
  ['an error’s class', 'text/plain', 'Error: the connection was refused', false],
  ['a Java package', 'text/plain', 'Failed in com.shop.Mailer', false],
  ['a C++ or Ruby class', 'text/plain', 'undefined method in Shop::Mailer', false],
  ['a class in a sentence', 'text/plain', 'Failed with UserNotFoundException today', false],
  ['a function of an object', 'text/plain', 'mailer.sendMail is not a function', false],
  ['a call of a function', 'text/plain', 'sendMail() failed', false],
  ['a function and a line', 'text/plain', 'Closed at open (shop:1:2)', false],
  ['a file and a line', 'text/plain', 'Closed at open (shop.js:1:1)', false],
  ['a Python file and line', 'text/plain', 'File "app.py", line 12, in send', false],
  ['a path', 'text/plain', 'Cannot open /var/data', false],
  ['a path in quotes', 'text/plain', "ENOENT, open 'data/db.json'", false],
  ['a relative path', 'text/plain', 'Cannot open ../data', false],
  ['a Windows path', 'text/plain', 'Cannot open C:\\data', false],
  ['a curly bracket', 'text/plain', 'Failed: {closed}', false],
  ['an angle bracket', 'text/plain', 'Failed at <anonymous>', false],
  ['text that is declared as HTML', 'text/html', 'The workshop is closed', false],
  ['a JSON text', 'application/json', '"closed"', false],
  ['JSON that is declared as text', 'text/plain', '[{"message":"closed"}]', false],
])(
  'for %s, the error’s message contains the body only if the body is a short plain text',
  async (...row) => {
    const [, type, body, isShown] = row;
    for (const [statusText, text] of [
      ['Bad Gateway', '502: Bad Gateway'],
      // Responses over HTTP/2 have no status text.
      ['', '502'],
    ] as const) {
      respondWith(() => {
        const response = new Response(new TextEncoder().encode(body), { status: 502, statusText });
        if (type) response.headers.set('Content-Type', type);
        return response;
      });
      await expect(call()).rejects.toMatchObject({
        name: 'ApiError',
        message: isShown ? `502: ${body.trim()}` : text,
      });
    }
  },
);

test('has a reason for the log with the whole body if the message does not contain it', async () => {
  for (const text of ['Error: closed\n    at open (/srv/shop.js:1:1)', htmlPage]) {
    respondWith(() => new Response(text, { status: 500, statusText: 'Server Error' }));
    await expect(call()).rejects.toMatchObject({ reason: `500 Server Error: ${text.trim()}` });
  }
});

test('keeps the valid field errors of a problem document, and drops entries of another shape', async () => {
  const email = { field: 'email', message: 'Unknown' };
  const bodies = [
    JSON.stringify({
      errors: [email, null, 'email', { field: 'email' }, { field: 1, message: 'a' }],
    }),
    JSON.stringify({ errors: { email: 'Unknown' } }),
    JSON.stringify({ errors: 7, detail: 'No' }),
    'null',
    '<p>',
  ];
  const held: unknown[] = [];
  for (const body of bodies) {
    respondWith(
      () =>
        new HttpResponse(body, {
          status: 422,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
    );
    const error = await call().catch((reason: unknown) => reason);
    held.push((error as ApiError).fieldErrors);
  }
  expect(held).toEqual([[email], [], [], [], []]);
});

const problemType = { 'Content-Type': 'application/problem+json' };

test.each([
  [
    'a problem',
    () =>
      new HttpResponse('{"detail":"Sanne is unknown"}', {
        status: 422,
        statusText: 'Invalid',
        headers: problemType,
      }),
    '422: Sanne is unknown',
    '422 Invalid',
  ],
  [
    'a sentence without a status text',
    () => new Response('Sanne', { status: 500 }),
    '500: Sanne',
    '500',
  ],
  ['HTML', () => new HttpResponse('<p>Sanne</p>'), '', 'The response with status 200 is not JSON'],
  [
    'JSON that ends early',
    () => new HttpResponse('{"firstName":"Sanne"'),
    '',
    'The response with status 200 is not JSON',
  ],
  ['an empty body', () => new HttpResponse(''), '', 'The response with status 200 is not JSON'],
  ['no response', () => HttpResponse.error(), '', 'Failed to fetch'],
])(
  'has a reason for the log without the body, which may repeat what the visitor typed: %s',
  async (...row) => {
    const [, respond, message, reason] = row;
    respondWith(respond);
    const error = await call().catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(message ? ApiError : NoResponseError);
    expect(error).toMatchObject({ message, reason });
  },
);
