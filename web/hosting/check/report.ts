/** Collects the faults of each path. */
export interface Report {
  add: (path: string, faults: string[]) => void;
  /** Returns one line per fault. If many paths share a fault, its line names some of them and counts the rest. */
  lines: () => string[];
}

export function createReport(): Report {
  const pathsByFault = new Map<string, string[]>();
  return {
    add(path, faults) {
      for (const fault of faults)
        pathsByFault.set(fault, [...(pathsByFault.get(fault) ?? []), path]);
    },
    lines: () => [...pathsByFault].map(([fault, paths]) => `${shorten(paths)}: ${fault}`),
  };
}

const shorten = (paths: string[]) =>
  paths.length > 3
    ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more`
    : paths.join(', ');
