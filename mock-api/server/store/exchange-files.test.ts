import type { exchangeFiles } from './exchange-files';

const load = jest.fn();
const func = jest.fn();
const call = jest.fn();
beforeEach(() => {
  load.mockReset().mockReturnValue({ func });
  func.mockReset().mockReturnValue(call);
  call.mockReset();
});

const own = process.platform;
const setPlatform = (value: NodeJS.Platform) =>
  Object.defineProperty(process, 'platform', { value });
afterEach(() => void setPlatform(own));

/** What the module finds when it is loaded on a system. */
async function exchangeOn(platform: NodeJS.Platform) {
  setPlatform(platform);
  let found!: typeof exchangeFiles;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('koffi', () => ({ __esModule: true, default: { load } }));
    found = (await import('./exchange-files')).exchangeFiles;
  });
  return found;
}

it.each([
  [
    'linux',
    'int renameat2(int, str, int, str, uint)',
    // From here, and exchange: <fcntl.h> and <linux/fs.h>.
    [-100, 'a', -100, 'b', 2],
  ],
  ['darwin', 'int renamex_np(str, str, uint)', ['a', 'b', 2]],
] as const)('asks the system for an exchange on %s', async (platform, declaration, given) => {
  const exchange = await exchangeOn(platform);
  expect(load).toHaveBeenCalledWith(null);
  expect(func.mock.calls).toEqual([[declaration]]);
  call.mockReturnValueOnce(0).mockReturnValueOnce(-1);
  expect(exchange('a', 'b')).toBe(true);
  expect(exchange('a', 'b')).toBe(false);
  expect(call.mock.calls).toEqual([given, given]);
});

it('exchanges nothing where the system has no such call', async () => {
  func.mockImplementation(() => {
    throw new Error('Cannot find function renamex_np in shared library');
  });
  const exchange = await exchangeOn('win32');
  expect(exchange('a', 'b')).toBe(false);
});
