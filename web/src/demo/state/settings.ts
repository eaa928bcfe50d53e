import * as z from 'zod/mini';
import { allSuccess, scenarioNames, type ScenarioByResource } from '#mock-api/core/scenarios';
import { byResource } from '#mock-api/resources/registry';
import { scanTopics } from '#mock-api/resources/scan-topic';
import { createPersistedStore, createStore } from '../../stores/create-store';

const settings = z.object({
  scenarios: z.object(byResource(() => z.enum(scenarioNames))),
  /** Topic of all scan results. If null, each result depends on the scanned website or documents. */
  scanTopic: z.nullable(z.enum(scanTopics)),
  /** Quiet mode: banner and quiz (readiness challenge) do not open by themselves. */
  isQuiet: z.boolean(),
});
type DemoSettings = z.infer<typeof settings>;

export const initialSettings: DemoSettings = {
  scenarios: allSuccess(),
  scanTopic: null,
  isQuiet: false,
};

export const settingsStore = createPersistedStore(
  'demoSettings',
  (stored) => settings.safeParse(stored).data ?? initialSettings,
);

export const changeSettings = (changes: Partial<DemoSettings>) =>
  settingsStore.set({ ...settingsStore.get(), ...changes });

export const setScenarios = (changes: Partial<ScenarioByResource>) =>
  changeSettings({ scenarios: { ...settingsStore.get().scenarios, ...changes } });

/** Whether the presenter has opened the quiz on this page. The banner then stays closed. */
export const shownStore = createStore(false);

/** Returns true if the banner and the quiz must not open by themselves (pages/home/home-clock). */
export const isSuppressed = () => settingsStore.get().isQuiet || shownStore.get();
