/** Collects what is wrong with which paths. */
export interface Report {
  add: (path: string, faults: string[]) => void;
  /** Returns one line a fault: a fault that many paths share is one line, which names two of them. */
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
