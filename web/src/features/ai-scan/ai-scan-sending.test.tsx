import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { countPosts, failPosts, holdPosts, server, stored } from '../../test/api';
import { expectConsoleErrors } from '../../test/console-errors';
import { control, expectFieldError, expectToast, fill, setSilently } from '../../test/render';
import { scanButton, openDocuments, documentNamed, renderScan } from '../../test/scan-form';
import { AiScanForm } from './ai-scan-form';

test('after a failure, shows the failure toast and keeps the chosen documents', async () => {
  failPosts('network down');
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), documentNamed('notes.txt'));
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expect(screen.getByText('notes.txt')).toBeVisible();
  expect(stored['ai-scan']).toEqual([]);
});

const notGenuine = 'plan.pdf is empty or not the kind of document that it says.';

test('shows the server’s message about a document until the visitor removes that document', async () => {
  expectConsoleErrors();
  const user = renderScan();
  await openDocuments(user);
  const mislabelled = new File(['Not a PDF'], 'plan.pdf');
  await user.upload(control('files'), [documentNamed('notes.txt'), mislabelled]);
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expectFieldError('files', notGenuine);
  expect(control('files')).toHaveFocus();
  expect(screen.getByText(notGenuine).closest('[aria-live=polite]')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(control('files')).toBeValid();
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
  expect(stored['ai-scan']).toMatchObject([{ files: [{ name: 'notes.txt' }] }]);
});

test('keeps the server’s message about a document while the visitor adds and removes others', async () => {
  expectConsoleErrors();
  const user = renderScan();
  const remove = (name: string) =>
    user.click(screen.getByRole('button', { name: `Remove ${name}` }));
  const refusal = (name: string) => notGenuine.replace('plan.pdf', name);
  await openDocuments(user);
  const mislabelled = ['plan.pdf', 'my plan.pdf'].map((name) => new File(['Not a PDF'], name));
  await user.upload(control('files'), [documentNamed('notes.txt'), ...mislabelled]);
  await user.click(scanButton());
  await expectToast('Scan Failed', expect.any(String));
  expectFieldError('files', `${refusal('plan.pdf')} ${refusal('my plan.pdf')}`);

  await remove('notes.txt');
  expectFieldError('files', `${refusal('plan.pdf')} ${refusal('my plan.pdf')}`);
  await user.upload(control('files'), [documentNamed('list.csv'), documentNamed('empty.txt', 0)]);
  expectFieldError('files', `${refusal('plan.pdf')} ${refusal('my plan.pdf')} empty.txt is empty.`);
  await remove('plan.pdf');
  expectFieldError('files', refusal('my plan.pdf'));
  expect(screen.queryByText(/says\. my plan/)).not.toBeInTheDocument();
  await remove('my plan.pdf');
  expect(control('files')).toBeValid();
});

test('removes a server message that names no document when the chosen documents change', async () => {
  expectConsoleErrors();
  const errors = [{ field: 'files', message: 'These are too many.' }];
  const headers = { 'Content-Type': 'application/problem+json' };
  server.use(
    http.post('*/api/ai-scan', () => HttpResponse.json({ errors }, { status: 422, headers })),
  );
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), [documentNamed('notes.txt'), documentNamed('list.csv')]);
  await user.click(scanButton());
  await expectToast('Scan Failed', expect.any(String));
  expectFieldError('files', 'These are too many.');
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

test('shows the failure toast for a JSON response without recommendations', async () => {
  expectConsoleErrors();
  server.use(http.post('*/api/ai-scan', () => HttpResponse.json({ status: 'ok' })));
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expect(control('url')).toHaveValue('bakkerij.example');
});

test('shows no error when the visitor clears the URL after a successful scan', async () => {
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());
  await expectToast('AI Scan Complete', expect.any(String));
  await user.clear(control('url'));
  // A validation on change would have ended by now.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));

  expect(control('url')).toBeValid();
});

test('sends even an invalid URL, because the API validates URLs', async () => {
  expectConsoleErrors();
  const posts = countPosts();
  const user = renderScan();
  await fill({ url: 'ftp://bakkerij.example' });
  await user.click(scanButton());

  await expectToast('Scan Failed', 'Please try again or contact support');
  expect(posts()).toBe(1);
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

test('removes the toast of the previous submit when a valid scan starts', async () => {
  const release = holdPosts();
  const user = renderScan();
  await user.click(scanButton());
  await expectToast('Website URL Required', expect.any(String));
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());

  expect(await screen.findByRole('button', { name: 'Scanning...' })).toBeDisabled();
  expect(screen.queryByText('Website URL Required')).not.toBeInTheDocument();
  release();
  await expectToast('AI Scan Complete', expect.any(String));
});

test('disables the submit button and labels it Scanning... until the response arrives', async () => {
  const release = holdPosts();
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(scanButton());

  expect(await screen.findByRole('button', { name: 'Scanning...' })).toBeDisabled();
  release();
  await expectToast('AI Scan Complete', expect.any(String));
  expect(scanButton()).toBeEnabled();
});

test('moves the focus to the submit button when the visitor presses Cancel', async () => {
  const release = holdPosts();
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.type(control('url'), '{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(scanButton()).toBeEnabled());
  expect(scanButton()).toHaveFocus();
  release();
});

test('sends one scan for a double click', async () => {
  const posts = countPosts();
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.dblClick(scanButton());

  await expectToast('AI Scan Complete', expect.any(String));
  expect(posts()).toBe(1);
});

test('switches tabs with the arrow keys, and each tab keeps its values', async () => {
  const user = renderScan();
  await fill({ url: 'bakkerij.example' });
  await user.click(screen.getByRole('tab', { name: 'Website' }));
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Documents', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Documents' })).toBeVisible();
  expect(control('url')).not.toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Website', selected: true })).toHaveFocus();
  expect(control('url')).toHaveValue('bakkerij.example');
});

test.each(['Documents', 'Website'])(
  'the panel of the tab %s has the tab’s label as its name',
  async (name) => {
    const user = renderScan();
    const tab = screen.getByRole('tab', { name });
    await user.click(tab);
    expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name }).id);
  },
);

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
