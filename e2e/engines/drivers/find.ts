import { existsSync, readdirSync } from 'node:fs';

export const findFirst = (paths: string[]) => paths.find((path) => existsSync(path));

/** Returns the folders in which systems install libraries. Debian has one per CPU architecture. */
export const libraryFolders = () => [
  '/usr/libexec',
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
];
