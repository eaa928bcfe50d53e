import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import type { Need } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';

const { initial, most } = pricing.estimate;
const billing = 'billing';
const annual = 'annual';
const numbers = ['tasks', 'components'] as const;
type NeedNumber = (typeof numbers)[number];
/** The URL is written after this time (ms) without a change, because browsers limit how often a page may change it. */
const settle = 300;

/**
 * Parses a number, and limits it to the largest allowed one. Returns undefined for a text that does not consist of
 * digits.
 */
function parseNumber(name: NeedNumber, text: string | null): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Math.min(Number(text), most[name]) : undefined;
}

/** Ignores spaces, points and commas in typed text. */
export const parseTyped = (name: NeedNumber, text: string) =>
  parseNumber(name, text.replace(/[\s.,]/g, ''));

/**
 * Returns the visitor's numbers and billing period, and functions that change them. The URL contains them, as in
 * `?tasks=14000&components=12&billing=annual`, so that they survive a reload and can be shared. Changes add no history
 * entries.
 */
export function useNeed() {
  const isHydrating = useIsHydrating();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Partial<Need>>({});
  const isAnnualInUrl = !isHydrating && query.get(billing) === annual;
  // After Back or Forward the URL may contain an older billing period than the visitor has chosen. The choice wins.
  const isTraversal = useNavigationType() === 'POP';
  const [chosenIsAnnual, setChosenIsAnnual] = useState<boolean>();
  const isAnnual = (isTraversal ? chosenIsAnnual : undefined) ?? isAnnualInUrl;
  const numberOf = (name: NeedNumber) =>
    chosen[name] ?? (isHydrating ? undefined : parseNumber(name, query.get(name))) ?? initial[name];
  const need: Need = {
    addOns: chosen.addOns ?? [],
    tasks: numberOf('tasks'),
    components: numberOf('components'),
    isAnnual,
  };

  // The router may apply a change after the visitor's next click, so this ref holds the latest values.
  const wanted = useRef<Partial<Need>>({ isAnnual });
  useEffect(() => {
    wanted.current.isAnnual = isAnnual;
  }, [isAnnual]);

  const writeAddress = useCallback(() => {
    if (wanted.current.isAnnual) query.set(billing, annual);
    else query.delete(billing);
    for (const name of numbers)
      if (wanted.current[name] !== undefined) query.set(name, `${wanted.current[name]}`);
    setQuery(query, { replace: true });
  }, [query, setQuery]);

  const { tasks, components } = chosen;
  const isWritten = numbers.every(
    (name) => chosen[name] === undefined || query.get(name) === `${chosen[name]}`,
  );
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(writeAddress, settle);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isWritten, tasks, components, writeAddress]);

  return {
    need,
    isChanged: Object.keys(chosen).length > 0,
    change: useCallback((change: Partial<Omit<Need, 'isAnnual'>>) => {
      Object.assign(wanted.current, change);
      setChosen((before) => ({ ...before, ...change }));
    }, []),
    toggleBilling() {
      wanted.current.isAnnual = !wanted.current.isAnnual;
      // The router changes the URL in a transition. The visitor's choice needs a transition, too, so that React renders
      // both together.
      startTransition(() => {
        setChosenIsAnnual(wanted.current.isAnnual);
        writeAddress();
      });
    },
    /**
     * Writes the URL at once when the focus leaves the fields. If the visitor then opens a dialog, the dialog's history
     * entry would otherwise have an outdated URL.
     */
    settleAddress() {
      if (!isWritten) writeAddress();
    },
  };
}
