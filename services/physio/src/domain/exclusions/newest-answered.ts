import type { CheckinDay, Injury } from '../types.ts';

/** Optional answers that can indicate a bone injury: when a check-in leaves one out, the last given answer counts. */
const BONE_QUESTIONS = [
  'painType',
  'painOnHopping',
  'painAtRest',
  'hipPainSite',
  'painWeightBearing',
  'heelSqueezePain',
] as const;

/**
 * The newest check-in of the injury, with its unanswered bone questions filled from the newest check-in that answered
 * them, so that skipping a question never loosens a restriction. Null before the first check-in.
 */
export const newestAnswered = (injury: Injury, checkins: readonly CheckinDay[]): CheckinDay | null => {
  const own = checkins.filter(({ date }) => date >= injury.since).sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = own;
  if (!newest) return null;
  const kept = BONE_QUESTIONS.map((question) => [
    question,
    own.find((day) => day[question] !== null)?.[question] ?? null,
  ]);
  return { ...newest, ...Object.fromEntries(kept) };
};
