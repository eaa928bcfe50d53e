import { startMock } from './start-mock';
import { takeDemoAddress } from './state/demo-address';

test('without a service worker, MSW handles calls inside the page, and the page logs a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetchFromNetwork = window.fetch;
  history.replaceState(null, '', '/?demo=free-intake:invalid');
  await startMock(takeDemoAddress());
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('the page answers its own calls'),
    expect.anything(),
  );
  const response = await fetch(`${location.origin}/api/free-intake`, { method: 'POST' });
  expect(response.status).toBe(422);
  expect(window.fetch).not.toBe(fetchFromNetwork);
  window.fetch = fetchFromNetwork;
  warn.mockRestore();
});
