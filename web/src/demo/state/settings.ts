import * as z from 'zod/mini';
import { scenarioNames, type ScenarioByResource } from '#mock-api/core/scenarios';
import { byResource } from '#mock-api/resources/registry';
import { createPersistedStore } from '../../stores/create-store';

const settings = z.object({
  scenarios: z.object(byResource(() => z.catch(z.enum(scenarioNames), 'success'))),
  /** Quiet mode: banner and quiz (readiness challenge) do not open by themselves. */
  isQuiet: z.catch(z.boolean(), false),
});
type DemoSettings = z.infer<typeof settings>;

export const initialSettings = settings.parse({ scenarios: {} });

export const settingsStore = createPersistedStore(
  'demoSettings',
  (stored) => settings.safeParse(stored).data ?? initialSettings,
);

export const changeSettings = (changes: Partial<DemoSettings>) =>
  settingsStore.set({ ...settingsStore.get(), ...changes });

export const setScenarios = (changes: Partial<ScenarioByResource>) =>
  changeSettings({ scenarios: { ...settingsStore.get().scenarios, ...changes } });

/** Returns true if the banner and the quiz must not open by themselves (pages/home/home-clock). */
export const isSuppressed = () => settingsStore.get().isQuiet;
