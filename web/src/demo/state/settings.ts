import { allSuccess, isScenario, type ScenarioByResource } from '#mock-api/core/scenarios';
import { resourceNames, type Resource } from '#mock-api/resources/registry';
import { isScanTopic, type ScanTopic } from '#mock-api/resources/scan-topic';
import { createPersistedStore, createStore } from '../../stores/create-store';

export interface DemoSettings {
  scenarios: Readonly<ScenarioByResource>;
  /** Topic of every scan's result. If null, the result depends on the scanned website or documents. */
  scanTopic: ScanTopic | null;
  /** Quiet mode: banner and challenge do not open by themselves. */
  isQuiet: boolean;
}

export const initialSettings: DemoSettings = {
  scenarios: allSuccess(),
  scanTopic: null,
  isQuiet: false,
};

/** Returns the stored settings. Each invalid part has its initial value. */
function parseSettings(stored: unknown): DemoSettings {
  const found = { ...(stored as object) } as Partial<Record<keyof DemoSettings, unknown>>;
  const chosen = { ...(found.scenarios as object) } as Partial<Record<Resource, unknown>>;
  const scenarios = { ...initialSettings.scenarios };
  for (const resource of resourceNames) {
    const scenario = chosen[resource];
    if (isScenario(scenario)) scenarios[resource] = scenario;
  }
  return {
    scenarios,
    scanTopic: isScanTopic(found.scanTopic) ? found.scanTopic : null,
    isQuiet: found.isQuiet === true,
  };
}

export const settingsStore = createPersistedStore('demoSettings', parseSettings);

export const changeSettings = (changes: Partial<DemoSettings>) =>
  settingsStore.set({ ...settingsStore.get(), ...changes });

export const setScenarios = (changes: Partial<ScenarioByResource>) =>
  changeSettings({ scenarios: { ...settingsStore.get().scenarios, ...changes } });

/** The overlay that the presenter's last command has opened on this page. The other overlay then stays closed. */
export const shownStore = createStore<'banner' | 'challenge' | null>(null);

/** Returns whether banner and challenge must not open by themselves (pages/home/home-clock). */
export const isSuppressed = () => settingsStore.get().isQuiet || shownStore.get() !== null;
