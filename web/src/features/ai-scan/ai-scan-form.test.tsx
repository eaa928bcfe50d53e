import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { countPosts, failPosts, server, stored } from '../../test/api';
import { control, expectFieldError, expectToast, fill } from '../../test/render';
import { scanButton, openDocuments, documentNamed, drop, renderScan } from '../../test/scan-form';
import { DocumentsField } from './documents-field';

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
  expect(screen.getByText(/^Customers may be calling/)).toBeVisible();
  expect(
    screen.getByText('Write down the ten questions you hear most on the phone.'),
  ).toBeVisible();
  expect(control('url')).toHaveValue(' bakkerij.example ');
});

test('shows a recommendation as plain text, without a link, if the site has no page for it', async () => {
  server.use(
    http.post('*/api/ai-scan', () =>
      HttpResponse.json({
        recommendedProducts: ['Something new'],
        recommendedSolutions: [],
        reasoning: 'Because.',
        nextSteps: ['Wait'],
      }),
    ),
  );
  const user = renderScan();
  await fill({ url: 'x.example' });
  await user.click(scanButton());

  expect(await screen.findByText('Something new')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('replaces the result of the first scan by that of the second', async () => {
  const found = ['Found first', 'Found second'];
  server.use(
    http.post('*/api/ai-scan', () =>
      HttpResponse.json({
        recommendedProducts: [],
        recommendedSolutions: [],
        reasoning: found.shift(),
        nextSteps: ['Wait'],
      }),
    ),
  );
  const user = renderScan();
  await fill({ url: 'first.example' });
  await user.click(scanButton());
  expect(await screen.findByText('Found first')).toBeVisible();
  await fill({ url: 'second.example' });
  await user.click(scanButton());

  expect(await screen.findByText('Found second')).toBeVisible();
  expect(screen.queryByText('Found first')).not.toBeInTheDocument();
  expect(screen.getAllByText('Wait')).toHaveLength(1);
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
  // While a scan runs, the page shows no result, so the test waits until the scan has ended.
  await waitFor(() => expect(scanButton()).toBeEnabled());
  expect(screen.queryByText(/^Customers may be calling/)).not.toBeInTheDocument();
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

test('adds a document only once, even if the visitor chooses it twice', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), documentNamed('notes.txt'));
  await user.upload(control('files'), documentNamed('notes.txt'));

  expect(screen.getAllByText('notes.txt')).toHaveLength(1);
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

/** Returns a document that rejects each read, as a browser does if the file has changed since the visitor chose it. */
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
  expectFieldError('files', cannotRead('list.csv'));
  expect(screen.queryByText(/plan\.txt cannot/)).not.toBeInTheDocument();
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

test.each([
  [100, '1 kB'],
  [1_048_575, '1.0 MB'],
  [1_572_864, '1.5 MB'],
])('shows a document of %i bytes as %s', async (bytes, shown) => {
  const user = renderScan();
  await openDocuments(user);
  drop(documentNamed('notes.txt', bytes));
  expect(screen.getByText(shown)).toBeVisible();
});

test('shows a document of 0 bytes as 0 kB', () => {
  const files = [documentNamed('empty.txt', 0)];
  const rest = { refusals: [], takeFrom: jest.fn(), remove: jest.fn(), error: undefined };
  render(<DocumentsField files={files} {...rest} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('empty.txt0 kB');
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
