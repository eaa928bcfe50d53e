import { bannerDismissedStore } from '../../features/discovery-banner/banner-store';
import { challengeStore } from '../../features/readiness-challenge/challenge-store';
import { changeSettings, settingsStore } from './settings';

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
