import { http, HttpResponse } from 'msw';
import { server } from '../../test/api';
import { loadCopies } from './copies';

const file = '/assets/dialogs.0123abcd.txt';

test('loads the copies again after a failed call, but not after a successful one', async () => {
  document.body.innerHTML = `<script type="module" data-copies="${file}"></script>`;
  const statuses = [503, 200];
  server.use(http.get(`*${file}`, () => new HttpResponse('', { status: statuses.shift() ?? 410 })));
  await expect(loadCopies()).rejects.toThrow(`503: ${file}`);
  await Promise.all([loadCopies(), loadCopies()]);
  await loadCopies();
  expect(statuses).toEqual([]);
});
