import { existsSync, readdirSync } from 'node:fs';

/** The first of these paths at which something is. */
export const findFirst = (paths: string[]) => paths.find((path) => existsSync(path));

/** The library folders of the system, one an architecture on Debian. */
export const libraryFolders = () => [
  '/usr/libexec',
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
];
