import { existsSync } from 'node:fs';
import type { FileSystem } from '@parcel/fs';

type Watch = FileSystem['watch'];

/** Time (ms) within which `git checkout` recreates a file that it has deleted. */
const replacingTime = 150;

/**
 * Wraps Parcel's `watch`, because `git checkout` deletes and recreates files. After a deletion the wrapper waits. If
 * the file then exists again, the wrapper reports the file as updated.
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
