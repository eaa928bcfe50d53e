import koffi from 'koffi';

/** Flags and the "from here" of the two calls, as <linux/fs.h>, <fcntl.h> and <sys/stdio.h> define them. */
const RENAME_EXCHANGE = 2;
const RENAME_SWAP = 2;
const AT_FDCWD = -100;

/**
 * Exchanges the files at two paths in one step, so that nothing is overwritten. False: nothing happened, since one of
 * them is not there or system and file system have no such call. Node offers none: Linux has renameat2(2), macOS
 * renamex_np(2).
 */
export const exchangeFiles: (one: string, other: string) => boolean = findExchange();

function findExchange() {
  try {
    const system = koffi.load(null);
    if (process.platform === 'linux') {
      const call = system.func('int renameat2(int, str, int, str, uint)');
      return (one: string, other: string) =>
        call(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) === 0;
    }
    const call = system.func('int renamex_np(str, str, uint)');
    return (one: string, other: string) => call(one, other, RENAME_SWAP) === 0;
  } catch {
    return () => false;
  }
}
