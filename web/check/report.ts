import type { Received } from './send';

/** Returns the faults of a response as phrases. An empty list means no fault. */
export type Judge = (response: Received) => string[];

interface Fault {
  /** The path or call that has the fault. */
  at: string;
  fault: string;
}

export type Report = ReturnType<typeof createReport>;

export function createReport() {
  const added: { at: string; faults: string[] | Promise<string[]> }[] = [];
  const add = (at: string, faults: string[] | Promise<string[]>) => {
    added.push({ at, faults });
  };
  return {
    add,
    /** Judges a response when it arrives. Resolves with the response, or with undefined if no response arrives. */
    async check(at: string, response: Promise<Received>, judge: Judge) {
      add(
        at,
        response.then(judge, (error: Error) => [error.message]),
      );
      return response.catch(() => undefined);
    },
    async faults(): Promise<Fault[]> {
      const found: Fault[] = [];
      for (const { at, faults } of added)
        for (const fault of await faults) found.push({ at, fault });
      return found;
    },
  };
}

export const lineOf = ({ at, fault }: Fault) => `${at}: ${fault}`;

/**
 * Returns one line per different fault. If more than three paths have the same fault, names two and counts the others.
 */
export function sharedLines(faults: Fault[]): string[] {
  const pathsByFault = new Map<string, string[]>();
  for (const { at, fault } of faults)
    pathsByFault.set(fault, [...(pathsByFault.get(fault) ?? []), at]);
  return [...pathsByFault].map(([fault, paths]) => lineOf({ at: shorten(paths), fault }));
}

const shorten = (paths: string[]) =>
  paths.length > 3
    ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more`
    : paths.join(', ');
