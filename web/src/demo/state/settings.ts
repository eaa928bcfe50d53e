import { resourceNames, type Resource } from '#mock-api/resources/description';
import { allSuccess, isScenario, type ScenarioByResource } from '#mock-api/core/scenario';
import { isScanTopic, type ScanTopic } from '#mock-api/resources/chosen-scan';
import { createPersistedStore } from '../../stores/persisted';

export interface DemoSettings {
  scenarios: Readonly<ScenarioByResource>;
  /** The topic that every scan is answered with; null: by input. */
  scanTopic: ScanTopic | null;
  /** What quiet mode has put aside; null: it is off. */
  quiet: PutAside | null;
  /** What stays away until the next page, since something else is being shown; null: nothing. */
  held: Partial<PutAside> | null;
}

/** What a visitor had of what comes by itself. */
interface PutAside {
  isBannerDismissed: boolean;
  visitCount: number;
}

export const initialSettings: DemoSettings = {
  scenarios: allSuccess(),
  scanTopic: null,
  quiet: null,
  held: null,
};

/** Damaged parts are back at their start. */
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
    quiet: parseQuiet(found.quiet),
    held: parseHeld(found.held),
  };
}

function parseQuiet(stored: unknown): DemoSettings['quiet'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const { isBannerDismissed, visitCount } = stored as Record<string, unknown>;
  return {
    isBannerDismissed: isBannerDismissed === true,
    visitCount: Number.isSafeInteger(visitCount) ? Number(visitCount) : 0,
  };
}

function parseHeld(stored: unknown): DemoSettings['held'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const { isBannerDismissed, visitCount } = stored as Record<string, unknown>;
  return {
    ...(typeof isBannerDismissed === 'boolean' && { isBannerDismissed }),
    ...(Number.isSafeInteger(visitCount) && { visitCount: Number(visitCount) }),
  };
}

export const settingsStore = createPersistedStore('demoSettings', parseSettings);

export const changeSettings = (changes: Partial<DemoSettings>) =>
  settingsStore.set({ ...settingsStore.get(), ...changes });

export const setScenarios = (changes: Partial<ScenarioByResource>) =>
  changeSettings({ scenarios: { ...settingsStore.get().scenarios, ...changes } });
