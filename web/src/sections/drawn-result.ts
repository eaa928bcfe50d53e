export type DrawnResult =
  | {
      kind: 'time';
      /** The subject, the time before the change, the word "to", and the time after the change. */
      words: [about: string, before: string, joint: string, after: string];
      days: number;
      /** The time after the change, in days. */
      rest: number;
    }
  | {
      kind: 'share';
      words: [figure: string, meaning: string];
      /**
       * Parts of the drawn measuring tape, in order. `share` is a percentage of the amount before the change, or of the
       * market.
       */
      parts: readonly { look: 'kept' | 'cut' | 'gained'; share: number }[];
    };

/** Parses the result of a success story (requirements, section 9). Returns undefined if it cannot be drawn to scale. */
export function drawnResult(result: string): DrawnResult | undefined {
  const time = /^(.+) (\d+ days) (to) (\d+ minutes)$/.exec(result);
  if (time) {
    const [about, before, joint, after] = time.slice(1) as [string, string, string, string];
    return {
      kind: 'time',
      words: [about, before, joint, after],
      days: Number.parseInt(before, 10),
      rest: Number.parseInt(after, 10) / (24 * 60),
    };
  }
  const percentage = /^((\d+)%) (.+)$/.exec(result);
  if (!percentage) return undefined;
  const [figure, digits, meaning] = percentage.slice(1) as [string, string, string];
  const share = Number(digits);
  return { kind: 'share', words: [figure, meaning], parts: partsOf(share, meaning) };
}

function partsOf(share: number, meaning: string) {
  const rest = { look: 'kept', share: 100 - share } as const;
  if (meaning.startsWith('less')) return [rest, { look: 'cut', share } as const];
  const gained = { look: 'gained', share } as const;
  return meaning.includes('share')
    ? [gained, rest]
    : [{ look: 'kept', share: 100 } as const, gained];
}
