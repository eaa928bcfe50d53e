import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { countPosts, failPosts, holdPosts, server, stored } from '../../test/api';
import { expectConsoleErrors } from '../../test/console-errors';
import { control, expectFieldError, expectToast, fill, setSilently } from '../../test/render';
import { scanButton, openDocuments, documentNamed, drop, renderScan } from '../../test/scan-form';
import { AiScanForm } from './ai-scan-form';

test('sends the typed URL without the spaces around it, and links the recommendations to their pages', async () => {
  const user = renderScan();
  await fill({ url: ' bakkerij.example ' });
  await user.click(scanButton());

  await expectToast('AI Scan Complete', 'Your personalized recommendations are ready!');
  expect(stored['ai-scan']).toEqual([
    {
      type: 'website',
      url: 'bakkerij.example',
      id: expect.any(Number),
      createdAt: expect.any(String),
    },
  ]);
  expect(screen.getByRole('link', { name: 'Voice Agent' })).toHaveAttribute(
    'href',
    '/products/voice-agents',
  );
  expect(screen.getByRole('link', { name: 'Customer Service' })).toHaveAttribute(
    'href',
    '/solutions/customer-service',
  );
  expect(control('url')).toHaveValue(' bakkerij.example ');
});

test('removes the result of the previous scan if the next one fails', async () => {
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());
  expect(await screen.findByText(/^Customers may be calling/)).toBeVisible();
  failPosts('server error');
  await fill({ url: 'second.example' });
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  // The page hides the result while a scan runs.
  await waitFor(() => expect(scanButton()).toBeEnabled());
  expect(screen.queryByText(/^Customers may be calling/)).not.toBeInTheDocument();
  expect(control('url')).toHaveValue('second.example');
});

test('shows the failure toast for a response that does not match the contract, and logs its fields', async () => {
  expectConsoleErrors();
  server.use(
    http.post('*/api/ai-scan', () =>
      HttpResponse.json({ recommendedProducts: ['Sanne'], reasoning: 7 }),
    ),
  );
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  const fields = 'recommendedSolutions, reasoning, nextSteps';
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [`POST /api/ai-scan: The response does not match the contract: ${fields}`],
  ]);
});

test('rejects a blank URL, and sends nothing', async () => {
  const posts = countPosts();
  const user = renderScan();
  await fill({ url: '   ' });
  await user.click(scanButton());

  await expectToast('Website URL Required', 'Please enter a valid website URL');
  expect(posts()).toBe(0);
  await waitFor(() => expect(control('url')).toHaveFocus());
  expectFieldError('url', 'Please enter a valid website URL');
  await fill({ url: 'x' });
  expect(control('url')).toBeValid();
});

test('rejects a scan without a document, and sends nothing', async () => {
  const posts = countPosts();
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await openDocuments(user);
  await user.click(scanButton());

  await expectToast('No Documents Selected', 'Please upload at least one document');
  expect(posts()).toBe(0);
  expect(control('files')).toHaveFocus();
  expectFieldError('files', 'Please upload at least one document');
  drop(documentNamed('plan.txt'));
  expect(control('files')).toBeValid();
  expect(control('url')).toHaveValue('bakkerij.example');
});

test('sends the chosen documents without the removed one', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), [documentNamed('invoices.pdf'), documentNamed('notes.txt')]);
  await user.upload(control('files'), [documentNamed('prices.XLSX')]);
  await user.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  await user.click(scanButton());

  await expectToast('AI Scan Complete', expect.any(String));
  expect(stored['ai-scan']).toMatchObject([
    { type: 'documents', files: [{ name: 'invoices.pdf', size: 100 }, { name: 'prices.XLSX' }] },
  ]);
});

test('after a document is removed, moves the focus to a neighbour’s remove button, or else to the field', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(
    control('files'),
    ['a.txt', 'b.txt', 'c.txt'].map((name) => documentNamed(name)),
  );
  const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  await user.click(removeButton('b.txt'));
  expect(removeButton('c.txt')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(removeButton('a.txt')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(control('files')).toHaveFocus();
});

test('adds a document again that the visitor has removed', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), documentNamed('notes.txt'));
  expect(control('files')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  await user.upload(control('files'), documentNamed('notes.txt'));

  expect(screen.getByText('notes.txt')).toBeVisible();
});

test('replaces a document by a newly chosen one of the same name', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), [documentNamed('notes.txt', 100), documentNamed('a.txt')]);
  await user.upload(control('files'), documentNamed('notes.txt', 3_000));

  const chosen = within(screen.getByRole('list', { name: 'Chosen documents' }));
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'notes.txt3 kB',
    'a.txt1 kB',
  ]);
});

/** Returns a document that rejects each read, as in a browser when the file has changed since the visitor chose it. */
function changedDocument(name: string) {
  const document = documentNamed(name);
  const changed = () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
  return Object.assign(document, {
    slice: () => Object.assign(new Blob(), { arrayBuffer: changed }),
  });
}

test('names the documents that cannot be read, sends nothing, and sends them when chosen again', async () => {
  const posts = countPosts();
  const user = renderScan();
  await openDocuments(user);
  drop(documentNamed('notes.txt'), changedDocument('plan.txt'), changedDocument('list.csv'));
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expect(posts()).toBe(0);
  const cannotRead = (name: string) =>
    `${name} cannot be read. It may have changed since you chose it: please choose it again.`;
  expectFieldError('files', `${cannotRead('plan.txt')} ${cannotRead('list.csv')}`);
  await waitFor(() => expect(control('files')).toHaveFocus());

  drop(documentNamed('plan.txt', 200));
  expect(control('files')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Remove list.csv' }));
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
  expect(stored['ai-scan']).toMatchObject([
    { files: [{ name: 'notes.txt' }, { name: 'plan.txt', size: 200 }] },
  ]);
});

test.each([
  [
    'another type',
    [documentNamed('virus.exe'), documentNamed('notes.txt')],
    'virus.exe cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.',
    1,
  ],
  [
    'a name with a direction override',
    [documentNamed('invoice\u202etxt.pdf'), documentNamed('notes.txt')],
    'invoice�txt.pdf has a hidden character in its name. Please rename it, and choose it again.',
    1,
  ],
  [
    'an empty document',
    [documentNamed('empty.txt', 0), documentNamed('notes.txt')],
    'empty.txt is empty.',
    1,
  ],
  [
    'a document over 5 MB',
    [documentNamed('book.pdf', 5 * 1024 * 1024 + 1), documentNamed('notes.txt')],
    'book.pdf is larger than 5 MB.',
    1,
  ],
  [
    'documents over 25 MB together',
    Array.from({ length: 6 }, (_, index) => documentNamed(`part${index}.pdf`, 4.5 * 1024 * 1024)),
    'With part5.pdf the documents are larger than 25 MB together.',
    5,
  ],
  [
    'a twenty-first document',
    Array.from({ length: 21 }, (_, index) => documentNamed(`page${index}.txt`)),
    'page20.txt is one too many: a scan takes at most 20 documents.',
    20,
  ],
])('rejects %s with a message that names the document, and adds the others', async (...row) => {
  const [, files, message, kept] = row;
  const user = renderScan();
  await openDocuments(user);
  drop(...files);

  expect(control('files')).toBeInvalid();
  expect(control('files')).toHaveAccessibleDescription(expect.stringContaining(message));
  const chosen = screen.getByRole('list', { name: 'Chosen documents' });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(kept);
});

test('removes the message about a rejected document when other documents are chosen', async () => {
  const user = renderScan();
  await openDocuments(user);
  drop(documentNamed('virus.exe'));
  expect(control('files')).toBeInvalid();
  drop(documentNamed('notes.txt'));
  expect(control('files')).toBeValid();
  expect(screen.queryByText(/virus\.exe/)).not.toBeInTheDocument();

  drop(documentNamed('virus.exe'));
  drop(documentNamed('worm.exe'));
  expect(screen.getByText(/^worm\.exe cannot be scanned/)).toBeVisible();
  expect(screen.queryByText(/virus\.exe/)).not.toBeInTheDocument();
});

test('shows the size of a large document in MB', async () => {
  const user = renderScan();
  await openDocuments(user);
  drop(documentNamed('a.txt', 1_048_575), documentNamed('b.txt', 1_572_864));
  expect(screen.getByText('1.0 MB')).toBeVisible();
  expect(screen.getByText('1.5 MB')).toBeVisible();
});

test('shows the limits beside the field, and lets the visitor choose only the six types', async () => {
  const user = renderScan();
  await openDocuments(user);

  expect(control('files')).toHaveAccessibleDescription(
    'pdf, doc, docx, txt, csv or xlsx. At most 20 documents of 5\u00a0MB each, 25\u00a0MB together.',
  );
  expect(control('files').accept).toBe('.pdf,.doc,.docx,.txt,.csv,.xlsx');
  expect(control('files').multiple).toBe(true);
});

function answerWithErrors(...errors: object[]) {
  const headers = { 'Content-Type': 'application/problem+json' };
  server.use(
    http.post('*/api/ai-scan', () => HttpResponse.json({ errors }, { status: 422, headers })),
  );
}

test('shows the server’s messages about documents until the chosen documents change', async () => {
  expectConsoleErrors();
  const refusals = ['plan.pdf cannot be read.', 'These are too many.'];
  answerWithErrors(...refusals.map((message) => ({ field: 'files', message })));
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), [documentNamed('notes.txt'), documentNamed('plan.pdf')]);
  await user.click(scanButton());
  await expectToast('Scan Failed', 'Please try again or contact support');
  expectFieldError('files', refusals.join(' '));
  expect(control('files')).toHaveFocus();
  expect(screen.getByText(/^plan\.pdf cannot/).closest('[aria-live=polite]')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  expect(control('files')).toBeValid();
});

test('shows the server’s message about the URL until the visitor changes the URL', async () => {
  expectConsoleErrors();
  const user = renderScan();
  await fill({ url: 'ftp://bakkerij.example' });
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expectFieldError('url', 'Please enter a valid website URL');
  expect(control('url')).toHaveFocus();
  await fill({ url: 'bakkerij.example' });
  expect(control('url')).toBeValid();
});

test('does not move the focus after a 422 if the visitor uses another part of the page', async () => {
  const release = holdPosts();
  expectConsoleErrors();
  const user = renderScan('/', <button>Next part</button>);
  await fill({ url: 'ftp://bakkerij.example' });
  await user.click(scanButton());
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  release();

  await expectToast('Scan Failed', expect.any(String));
  expectFieldError('url', 'Please enter a valid website URL');
  expect(screen.getByRole('button', { name: 'Next part' })).toHaveFocus();
});

test('shows no error when the visitor clears the URL after a successful scan', async () => {
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
  expect(control('url')).toHaveAttribute('data-accepted');
  await user.clear(control('url'));
  // The form removes this attribute after it has validated the new value.
  await waitFor(() => expect(control('url')).not.toHaveAttribute('data-accepted'));

  expect(control('url')).toBeValid();
});

test('sends the URL and the documents that a script has set without an event', async () => {
  const user = renderScan();
  setSilently({ url: 'bakkerij.example' });
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
  await openDocuments(user);
  Object.defineProperty(control('files'), 'files', { value: [documentNamed('notes.txt')] });
  await user.click(scanButton());

  await waitFor(() => expect(stored['ai-scan']).toHaveLength(2));
  expect(stored['ai-scan']).toMatchObject([
    { url: 'bakkerij.example' },
    { files: [{ name: 'notes.txt' }] },
  ]);
});

test('a scan that the visitor cancels announces nothing and keeps the typed URL, and the next scan runs', async () => {
  const release = holdPosts();
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(scanButton()).toBeEnabled());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(control('url')).toHaveValue('bakkerij.example');
  release();
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
});

test('keeps the documents that the visitor chose before hydration', async () => {
  const container = document.createElement('div');
  const form = (
    <MemoryRouter>
      <AiScanForm />
    </MemoryRouter>
  );
  container.innerHTML = renderToString(form);
  document.body.append(container);
  Object.defineProperty(control('files'), 'files', { value: [documentNamed('notes.txt')] });
  const root = await act(async () => hydrateRoot(container, form));
  fireEvent.click(screen.getByRole('tab', { name: 'Documents' }));

  expect(screen.getByText('notes.txt')).toBeVisible();
  act(() => root.unmount());
  container.remove();
});
