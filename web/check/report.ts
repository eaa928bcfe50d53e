/** Collects the faults of each path. */
export interface Report {
  add: (path: string, faults: string[] | Promise<string[]>) => void;
  /**
   * Returns one line per fault, in the order of the calls of `add`. If more than three paths share a fault, the line
   * names two of these paths and counts the rest.
   */
  lines: () => Promise<string[]>;
}

export function createReport(): Report {
  const added: { path: string; faults: string[] | Promise<string[]> }[] = [];
  return {
    add(path, faults) {
      added.push({ path, faults });
    },
    async lines() {
      const pathsByFault = new Map<string, string[]>();
      for (const { path, faults } of added)
        for (const fault of await faults)
          pathsByFault.set(fault, [...(pathsByFault.get(fault) ?? []), path]);
      return [...pathsByFault].map(([fault, paths]) => `${shorten(paths)}: ${fault}`);
    },
  };
}

const shorten = (paths: string[]) =>
  paths.length > 3
    ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more`
    : paths.join(', ');
