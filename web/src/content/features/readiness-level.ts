import type { ReadinessLevel } from './readiness-challenge';

/** Lowest total of points for each level above the first (specification, sections 4 and 9). */
export const levelThresholds = { explorer: 250, innovator: 300, champion: 350 } as const;

/** The level for a total of points. */
export function readinessLevel(points: number): ReadinessLevel {
  if (points >= levelThresholds.champion) return 'AI Champion';
  if (points >= levelThresholds.innovator) return 'AI Innovator';
  if (points >= levelThresholds.explorer) return 'AI Explorer';
  return 'AI Beginner';
}
