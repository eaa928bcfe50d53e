import { allSuccess, isScenario, type ScenarioByResource } from '#mock-api/core/scenario';
import { resourceNames, type Resource } from '#mock-api/resources/registry';
import { isScanTopic, type ScanTopic } from '#mock-api/resources/scan-topic';
import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { createPersistedStore } from '../../stores/create-store';

/** More than the visits after which the challenge still comes by itself (specification, section 9). */
const visitsInQuiet = 4;

function keepChallengeAway() {
  const challenge = challengeStore.get();
  const visitCount = Math.max(challenge.visitCount, visitsInQuiet);
  if (visitCount !== challenge.visitCount || !challenge.hasVisited)
    challengeStore.set({ ...challenge, hasVisited: true, visitCount });
}
function bringVisitsBack(visitCount: number) {
  challengeStore.set({ ...challengeStore.get(), hasVisited: visitCount > 0, visitCount });
}
function keepBannerAway() {
  if (!bannerDismissedStore.get()) bannerDismissedStore.set(true);
}

/** Neither banner nor challenge come by themselves; what the visitor had comes back with the end of it. */
export function setQuiet(isQuiet: boolean) {
  releaseHeld();
  const { quiet } = settingsStore.get();
  if (isQuiet === (quiet !== null)) return;
  if (isQuiet) {
    const isBannerDismissed = bannerDismissedStore.get();
    changeSettings({ quiet: { isBannerDismissed, visitCount: challengeStore.get().visitCount } });
    keepBannerAway();
    keepChallengeAway();
  } else if (quiet) {
    changeSettings({ quiet: null });
    bannerDismissedStore.set(quiet.isBannerDismissed);
    bringVisitsBack(quiet.visitCount);
  }
}

/** The visits that the challenge counts from now on, or from the end of quiet mode; 0 is a first visit. */
export function setVisitCount(visitCount: number) {
  releaseHeld();
  const { quiet } = settingsStore.get();
  if (quiet) changeSettings({ quiet: { ...quiet, visitCount } });
  else bringVisitsBack(visitCount);
}

/** Until the next page the challenge does not come over what is being shown. */
export function holdChallenge() {
  releaseHeld();
  if (settingsStore.get().quiet) return;
  changeSettings({ held: { visitCount: challengeStore.get().visitCount } });
  keepChallengeAway();
}

/** Until the next page the banner does not come, or stay, beside what is being shown. */
export function holdBanner() {
  releaseHeld();
  if (settingsStore.get().quiet) return keepBannerAway();
  changeSettings({ held: { isBannerDismissed: bannerDismissedStore.get() } });
  keepBannerAway();
}

/** Lets come again what was held, and keeps quiet mode, in which something may have been shown: at the begin of a page. */
export function settleQuiet() {
  releaseHeld();
  if (!settingsStore.get().quiet) return;
  keepBannerAway();
  keepChallengeAway();
}

function releaseHeld() {
  const { held } = settingsStore.get();
  if (!held) return;
  changeSettings({ held: null });
  if (held.visitCount !== undefined) bringVisitsBack(held.visitCount);
  if (held.isBannerDismissed !== undefined) bannerDismissedStore.set(held.isBannerDismissed);
}

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
