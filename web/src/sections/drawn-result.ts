/** A result that can be drawn to scale, in its own words. */
export type DrawnResult =
  | {
      kind: 'time';
      /** In order: what it is about, the time before, "to", the time after. */
      words: [about: string, before: string, joint: string, after: string];
      days: number;
      /** The time after, as a share of a day. */
      rest: number;
    }
  | {
      kind: 'share';
      words: [figure: string, meaning: string];
      /** The parts of a tape in order, in per cent of what there was before. */
      parts: readonly { look: 'kept' | 'cut' | 'gained'; share: number }[];
    };

/** Returns how to draw a result (requirements, section 9: story claims); undefined for one without a scale. */
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
