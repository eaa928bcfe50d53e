import { existsSync } from 'node:fs';
import type { FileSystem } from '@parcel/fs';

type Watch = FileSystem['watch'];

/** git writes a file anew within this time after it has deleted it, in ms. */
const replacingTime = 150;

/**
 * Returns `watch` with the deletion of a file that exists again reported as an update. `git checkout` deletes a file and
 * creates it again; Parcel drops the module of a deleted file and keeps serving the bundle that it had.
 */
export function watchReplacedFiles(watch: Watch): Watch {
  return (folder, handle, options) =>
    watch(
      folder,
      (error, events) => {
        if (error || !events.some(({ type }) => type === 'delete')) return handle(error, events);
        const report = () =>
          handle(
            error,
            events.map(({ type, path }) => ({
              type: type === 'delete' && existsSync(path) ? 'update' : type,
              path,
            })),
          );
        return setTimeout(report, replacingTime);
      },
      options,
    );
}
