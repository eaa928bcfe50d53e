import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** Writes `.br` and `.gz` copies of the text files. Some hosts serve these instead of compressing. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      };
      await Promise.all([
        brotli(content, options).then((packed) => writeFile(`${path}.br`, packed)),
        zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ]);
    }),
  );
}
