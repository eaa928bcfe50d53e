import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { failPosts, holdPosts, server } from '../../test/api';
import { control, expectToast, fill } from '../../test/render';
import { documentNamed, openDocuments, renderScan, scanButton, sheet } from '../../test/scan-form';

const answer = {
  recommendedProducts: ['Voice Agent', 'Something new'],
  recommendedSolutions: ['customer service'],
  reasoning: 'Your pages ask people to call.',
  nextSteps: ['Write down ten questions.', 'Choose a calendar.'],
};

const scan = async (user: UserEvent, url: string) => {
  await fill({ url });
  await user.click(scanButton());
};
const openAt = (path: string) => act(async () => void renderScan(path));
const heading = () => within(sheet()!).getByRole('heading', { level: 3 });
const textsOf = (role: string) =>
  within(sheet()!)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
const linkField = () => screen.getByRole('textbox', { name: /Copy it here/ });
const copy = (user: UserEvent) =>
  user.click(within(sheet()!).getByRole('button', { name: 'Copy link' }));

beforeEach(() => {
  server.use(http.post('*/api/ai-scan', () => HttpResponse.json(answer)));
});

test('shows the result for a website under its host name', async () => {
  const user = renderScan();
  await scan(user, 'https://www.Bakkerij.nl/brood');
  await waitFor(() => expect(heading()).toHaveTextContent('Cut for bakkerij.nl'));

  expect(textsOf('link')).toEqual(['Voice Agent', 'customer service']);
  expect(within(sheet()!).getByText('Something new')).toBeVisible();
  expect(within(sheet()!).getByText(answer.reasoning)).toBeVisible();
  const steps = within(sheet()!).getAllByRole('listitem').slice(-2);
  expect(steps.map(({ textContent }) => textContent)).toEqual(answer.nextSteps);
  expect(heading()).toHaveFocus();
});

test('shows the result for documents under their number', async () => {
  const user = renderScan();
  await openDocuments(user);
  await user.upload(control('files'), [documentNamed('a.txt'), documentNamed('b.txt')]);
  await user.click(scanButton());
  await waitFor(() => expect(heading()).toHaveTextContent('Cut from 2 documents'));
});

test('does not move the focus to the result if the visitor has left the form during the scan', async () => {
  const release = holdPosts();
  const user = renderScan('/', <button>Next part</button>);
  await scan(user, 'bakkerij.nl');
  await user.click(screen.getByRole('button', { name: 'Next part' }));
  release();
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Next part' })).toHaveFocus();
});

test('shows progress during a scan', async () => {
  const release = holdPosts();
  const user = renderScan();
  await scan(user, 'www.bakkerij.nl');
  expect(await screen.findByRole('heading', { name: 'Measuring bakkerij.nl' })).toBeVisible();
  expect(await screen.findByText('This can take up to a minute.')).toBeVisible();
  expect(screen.getByText(/^Reading the pages/)).toBeVisible();
  expect(control('url')).not.toBeVisible();
  release();
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: /Measuring/ })).not.toBeInTheDocument();
  expect(control('url')).toBeVisible();
});

test('shows the result in the URL without a scan, and names no website', async () => {
  await openAt('/?cut=voice-agents,nothing,hr');
  expect(heading()).toHaveTextContent('An AI team that fits');
  expect(textsOf('link')).toEqual(['Voice Agent', 'HR & Personnel']);
  expect(within(sheet()!).queryByText('Next steps')).not.toBeInTheDocument();
});

test('removes the result in the URL when a scan starts, even if the scan fails', async () => {
  failPosts('server error');
  const user = renderScan('/?cut=hr');
  expect(heading()).toHaveTextContent('An AI team that fits');
  await scan(user, 'bakkerij.nl');
  await expectToast('Scan Failed', expect.any(String));
  await waitFor(() => expect(scanButton()).toBeEnabled());
  expect(sheet()).not.toBeInTheDocument();
});

test('copies a link with the recommended pages, which does not name the website', async () => {
  const user = renderScan();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await scan(user, 'bakkerij.nl');
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  await copy(user);
  expect(write).toHaveBeenLastCalledWith(
    `${location.origin}/?cut=voice-agents,customer-service#ai-scan-section`,
  );
  expect(await screen.findByText(/^Link copied/)).toHaveTextContent('nothing about you');
});

test('without clipboard access, shows the URL selected in a field', async () => {
  const user = renderScan();
  await scan(user, 'bakkerij.nl');
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
  await copy(user);
  expect(await screen.findByRole('textbox', { name: /Copy it here/ })).toHaveFocus();
  const field = linkField() as HTMLInputElement;
  expect(field).toHaveValue(
    `${location.origin}/?cut=voice-agents,customer-service#ai-scan-section`,
  );
  expect(field.selectionEnd).toBe(field.value.length);
  // The printed address does not break inside these words.
  expect(screen.getByText('ai-scan-section')).toHaveClass('unbroken');
});

test('forgets after a second scan that the link was copied', async () => {
  const user = renderScan();
  await scan(user, 'first.nl');
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  await copy(user);
  await screen.findByText(/^Link copied/);
  await scan(user, 'second.nl');
  await waitFor(() => expect(heading()).toHaveTextContent('second.nl'));
  expect(sheet()).not.toHaveTextContent('first.nl');
  expect(screen.queryByText(/^Link copied/)).not.toBeInTheDocument();
});

test('offers no link for a result without a recommended page', async () => {
  server.use(
    http.post('*/api/ai-scan', () =>
      HttpResponse.json({ ...answer, recommendedProducts: [], recommendedSolutions: ['New'] }),
    ),
  );
  const user = renderScan();
  await scan(user, 'bakkerij.nl');
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('prints the page when the visitor presses the print button', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const user = renderScan('/?cut=hr');
  await user.click(screen.getByRole('button', { name: 'Print your pattern' }));
  expect(print).toHaveBeenCalledTimes(1);
});
