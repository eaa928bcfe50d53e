import { act } from '@testing-library/react';
import { startDemo } from './start-demo';
import { customerStore } from './state/customer';

const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
const { contexts } = post.mock;
// An open channel would keep the test's process running.
afterAll(() => contexts[0]!.close());

test('a customer in the URL is prepared, and the site’s other tabs start again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState(null, '', '/pricing?demo=for:Bakkerij De Vries');
  await act(() => startDemo(jest.fn()));
  expect(customerStore.get()).toMatchObject({ name: 'Bakkerij De Vries' });
  expect(post).toHaveBeenCalledWith({ kind: 'command', command: { act: 'restart' } });
});
