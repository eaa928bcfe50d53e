import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import type { Need } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { useIsHydrating } from '../../runtime/islands/use-is-hydrating';

const { initial, most } = pricing.estimate;
const parameters = { billing: 'billing', tasks: 'tasks' };
const annual = 'annual';
/**
 * Time (ms) without a change after which the new URL is written. Browsers limit how often a page may change its URL.
 */
const settle = 300;

/** Returns a text of digits as a number, or `limit` if the number is larger. Returns undefined for every other text. */
export function parseCount(text: string | null, limit: number): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Math.min(Number(text), limit) : undefined;
}

export const parseTasks = (text: string | null) => parseCount(text, most.tasks);

/** Like `parseTasks`, for typed text, which may contain spaces, points and commas in any place. */
export const parseTyped = (text: string) => parseTasks(text.replace(/[\s.,]/g, ''));

/**
 * Returns what the visitor needs (tasks, components, add-ons, billing period) and functions that change it. The URL
 * holds tasks and billing period, as in `?tasks=14000&billing=annual`. Therefore these two survive a reload, and the
 * visitor can share them. Changes add no history entries. If a value in the URL is invalid, the prerendered value
 * applies.
 */
export function useNeed() {
  const isHydrating = useIsHydrating();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Partial<Need>>({});
  const asked = isHydrating ? undefined : parseTasks(query.get(parameters.tasks));
  const isAnnualInUrl = !isHydrating && query.get(parameters.billing) === annual;
  // After Back and Forward, the period that the visitor has chosen applies, because the URL of the history entry may be
  // older than this choice.
  const isTraversal = useNavigationType() === 'POP';
  const [chosenIsAnnual, setChosenIsAnnual] = useState<boolean>();
  const isAnnual = (isTraversal ? chosenIsAnnual : undefined) ?? isAnnualInUrl;
  const need: Need = {
    addOns: [],
    ...initial,
    ...(asked !== undefined && { tasks: asked }),
    ...chosen,
    isAnnual,
  };

  // The visitor may click again before the router has applied the previous change. Therefore this ref holds the latest
  // chosen values.
  const wanted = useRef({ isAnnual, tasks: chosen.tasks });
  useEffect(() => {
    wanted.current.isAnnual = isAnnual;
  }, [isAnnual]);

  const writeAddress = useCallback(() => {
    const { isAnnual: isWanted, tasks: wantedTasks } = wanted.current;
    if (isWanted) query.set(parameters.billing, annual);
    else query.delete(parameters.billing);
    if (wantedTasks !== undefined) query.set(parameters.tasks, `${wantedTasks}`);
    setQuery(query, { replace: true });
  }, [query, setQuery]);

  const { tasks } = chosen;
  const isWritten = tasks === undefined || query.get(parameters.tasks) === `${tasks}`;
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(writeAddress, settle);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isWritten, tasks, writeAddress]);

  return {
    need,
    isChanged: Object.keys(chosen).length > 0,
    change: useCallback((change: Partial<Omit<Need, 'isAnnual'>>) => {
      if (change.tasks !== undefined) wanted.current.tasks = change.tasks;
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
     * Writes the URL at once. Runs when field or slider loses the focus, because the visitor may then open a dialog.
     * The dialog adds a history entry, which would otherwise contain an outdated URL.
     */
    settleAddress() {
      if (!isWritten) writeAddress();
    },
  };
}
