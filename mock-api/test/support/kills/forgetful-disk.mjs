// A server preloads this module with `--import`. It simulates a disk that loses unsynced data. In the folder
// `….durable` it keeps what a power cut would leave: the content of each file at the file's last sync, and the list of
// file names at the folder's last sync. The server itself reads and writes the real disk.
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(process.env.FORGETFUL_FOLDER);
const durable = `${folder}.durable`;
fs.mkdirSync(durable, { recursive: true });

const { open } = fsPromises;
fsPromises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest);
  const isFolder = resolve(String(path)) === folder;
  if (!isFolder && !resolve(String(path)).startsWith(join(folder, '/'))) return handle;
  const { sync } = handle;
  handle.sync = async () => {
    await sync.call(handle);
    if (isFolder) writeNames();
    else keepContent(await handle.stat(), path);
  };
  return handle;
};
syncBuiltinESMExports();

/**
 * Copies the content of a file to a file whose name is the inode of the first, because after a rename the content has
 * another name but the same inode.
 */
function keepContent({ ino }, path) {
  fs.copyFileSync(path, join(durable, `${ino}.new`));
  fs.renameSync(join(durable, `${ino}.new`), join(durable, String(ino)));
}

function writeNames() {
  const names = fs.readdirSync(folder).map((name) => [name, fs.statSync(join(folder, name)).ino]);
  fs.writeFileSync(join(durable, 'names.new'), JSON.stringify(names));
  fs.renameSync(join(durable, 'names.new'), join(durable, 'names'));
}
