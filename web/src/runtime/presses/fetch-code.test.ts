import { fetchCode } from './fetch-code';

/** A script's URL with Parcel's hash. */
const form = '/assets/form.1a2b3c.js';
const fields = '/assets/fields.4d5e6f.js';

let loaded: string[];

const serve = (url: string) => {
  jest.doMock(url, () => ({ isLoaded: loaded.push(url) > 0 }), { virtual: true });
};

/** Makes every import reject, as in a browser that remembers a failed import. */
const lose = (url: string) => {
  const fail = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  jest.doMock(url, fail, { virtual: true });
};

const parcel = globalThis as unknown as Record<string, { i: Record<string, string> } | undefined>;

beforeEach(() => {
  jest.resetModules();
  loaded = [];
});
afterEach(() => {
  delete parcel.parcelRequire12ab;
});

test('a retry of a failed script imports it by a new URL', async () => {
  const url = '/assets/first.7a8b9c.js';
  lose(url);
  lose(`${url}?1`);
  serve(`${url}?2`);
  await expect(fetchCode(url)).rejects.toThrow('Failed to fetch');
  await expect(fetchCode(url)).rejects.toThrow('Failed to fetch');
  await fetchCode(url);
  expect(loaded).toEqual([`${url}?2`]);
});

test("after a failure, Parcel's own imports of the script have the URL of the retry, and those of other scripts are unchanged", async () => {
  const names = { form: 'form.1a2b3c.js', fields: 'fields.4d5e6f.js', other: 'm.1a2b3c.js' };
  parcel.parcelRequire12ab = { i: { ...names } };
  lose(form);
  lose(`${form}?1`);
  serve(fields);
  await expect(fetchCode(`${form} ${fields}`)).rejects.toThrow('Failed to fetch');
  expect(parcel.parcelRequire12ab.i).toEqual({ ...names, form: 'form.1a2b3c.js?1' });
  await expect(fetchCode(form)).rejects.toThrow('Failed to fetch');
  expect(parcel.parcelRequire12ab.i).toEqual({ ...names, form: 'form.1a2b3c.js?2' });
  expect(loaded).toEqual([fields]);
});

test.each([undefined, ''])(
  'resolves without an import if the HTML names no script (%j)',
  async (urls) => {
    expect(await fetchCode(urls)).toHaveLength(0);
  },
);
