import { existsSync, readdirSync } from 'node:fs';

export const findFirst = (paths: string[]) => paths.find((path) => existsSync(path));

/** Returns the system's library folders, one per architecture on Debian. */
export const libraryFolders = () => [
  '/usr/libexec',
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
];
