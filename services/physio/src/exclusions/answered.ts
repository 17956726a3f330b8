import type { CheckinDay, Injury } from '../rules/types.ts';

/** Optional answers that a bone is suspected by: left out of a check-in they stay as they were last given. */
const KEPT = [
  'painType',
  'painOnHopping',
  'painAtRest',
  'hipPainSite',
  'painWeightBearing',
  'heelSqueezePain',
] as const;

/**
 * The newest check-in of the injury, with its unanswered questions of the bone rule filled from the newest check-in that
 * answered them: to skip a question never makes anything easier. Null before the first check-in.
 */
export const newestAnswered = (injury: Injury, checkins: readonly CheckinDay[]): CheckinDay | null => {
  const own = checkins.filter(({ date }) => date >= injury.since).sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = own;
  if (!newest) return null;
  const kept = KEPT.map((question) => [question, own.find((day) => day[question] !== null)?.[question] ?? null]);
  return { ...newest, ...Object.fromEntries(kept) };
};
