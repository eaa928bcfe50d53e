import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import type { Need } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';

const { initial, most } = pricing.estimate;
const billing = 'billing';
const annual = 'annual';
/** The visitor's numbers. Each is a parameter of the URL with the same name. */
const numbers = ['tasks', 'components'] as const;
type NeedNumber = (typeof numbers)[number];
/**
 * Time (ms) without a change after which the new URL is written. Browsers limit how often a page may change its URL.
 */
const settle = 300;

/**
 * Returns a text of digits as a number, or the largest value of this number if it is larger. Returns undefined for
 * every other text.
 */
export function parseNumber(name: NeedNumber, text: string | null): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Math.min(Number(text), most[name]) : undefined;
}

/** Like `parseNumber`, for typed text, which may contain spaces, points and commas in any place. */
export const parseTyped = (name: NeedNumber, text: string) =>
  parseNumber(name, text.replace(/[\s.,]/g, ''));

/**
 * Returns what the visitor needs (tasks, components, add-ons, billing period) and functions that change it. The URL
 * holds tasks, components and billing period, as in `?tasks=14000&components=12&billing=annual`. Therefore these
 * survive a reload, and the visitor can share them. Changes add no history entries. If a value in the URL is invalid,
 * the prerendered value applies.
 */
export function useNeed() {
  const isHydrating = useIsHydrating();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Partial<Need>>({});
  const isAnnualInUrl = !isHydrating && query.get(billing) === annual;
  // After Back and Forward, the period that the visitor has chosen applies, because the URL of the history entry may be
  // older than this choice.
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

  // The visitor may click again before the router has applied the previous change. Therefore this ref holds the latest
  // chosen values.
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
      // React must render the choice and the URL together. The router changes the URL in a transition, so this code
      // uses a transition, too.
      startTransition(() => {
        setChosenIsAnnual(wanted.current.isAnnual);
        writeAddress();
      });
    },
    /**
     * Writes the URL at once. Runs when a field or the slider loses the focus, because the visitor may then open a
     * dialog. The dialog adds a history entry, which would otherwise contain an outdated URL.
     */
    settleAddress() {
      if (!isWritten) writeAddress();
    },
  };
}
