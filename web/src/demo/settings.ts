import { resourceNames, type Resource } from '#mock-api/resources/resource';
import { allSuccess, isScenario, type ScenarioByResource } from '#mock-api/resources/scenario';
import { isScanTopic, type ScanTopic } from '#mock-api/resources/chosen-scan';
import { bannerDismissedStore } from '../stores/persisted-banner';
import { challengeStore } from '../stores/persisted-challenge';
import { createPersistedStore } from '../stores/persisted';

export interface DemoSettings {
  scenarios: Readonly<ScenarioByResource>;
  /** The topic that every scan is answered with; null: by input. */
  scanTopic: ScanTopic | null;
  /** What quiet mode has put aside; null: it is off. */
  quiet: { isBannerDismissed: boolean; visitCount: number } | null;
}

export const initialSettings: DemoSettings = {
  scenarios: allSuccess(),
  scanTopic: null,
  quiet: null,
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

export const settingsStore = createPersistedStore('demoSettings', parseSettings);

export const changeSettings = (changes: Partial<DemoSettings>) =>
  settingsStore.set({ ...settingsStore.get(), ...changes });

export const setScenarios = (changes: Partial<ScenarioByResource>) =>
  changeSettings({ scenarios: { ...settingsStore.get().scenarios, ...changes } });

/** More than the visits after which the challenge still comes by itself (specification, section 9). */
const visitsInQuiet = 4;

/** Neither banner nor challenge come by themselves; what the visitor had comes back with the end of it. */
export function setQuiet(isQuiet: boolean) {
  const { quiet } = settingsStore.get();
  if (isQuiet === (quiet !== null)) return;
  const challenge = challengeStore.get();
  if (isQuiet) {
    const isBannerDismissed = bannerDismissedStore.get();
    changeSettings({ quiet: { isBannerDismissed, visitCount: challenge.visitCount } });
    bannerDismissedStore.set(true);
    const visitCount = Math.max(challenge.visitCount, visitsInQuiet);
    challengeStore.set({ ...challenge, hasVisited: true, visitCount });
  } else if (quiet) {
    changeSettings({ quiet: null });
    bannerDismissedStore.set(quiet.isBannerDismissed);
    challengeStore.set({
      ...challenge,
      hasVisited: quiet.visitCount > 0,
      visitCount: quiet.visitCount,
    });
  }
}

/** The visits that the challenge counts from now on, or from the end of quiet mode; 0 is a first visit. */
export function setVisitCount(visitCount: number) {
  const { quiet } = settingsStore.get();
  if (quiet) changeSettings({ quiet: { ...quiet, visitCount } });
  else challengeStore.set({ ...challengeStore.get(), hasVisited: visitCount > 0, visitCount });
}
