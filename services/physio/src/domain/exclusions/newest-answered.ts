import { byDate } from '../injury-days.ts';
import type { CheckinDay, Injury } from '../types.ts';

/**
 * Optional questions whose answer can require an examination. If one is unanswered, its previous answer remains valid.
 */
export const KEPT_QUESTIONS = [
  'painType',
  'painOnHopping',
  'painAtRest',
  'hipPainSite',
  'painWeightBearing',
  'heelSqueezePain',
  'painBelowKnee',
  'saddleNumbness',
  'bladderBowelChange',
] as const;

/**
 * Returns the newest check-in, in which each unanswered question of these is filled from the last check-in that
 * answered it. An unanswered question therefore never relaxes a restriction. Null before the first check-in.
 */
export const newestAnswered = (injury: Injury, checkins: readonly CheckinDay[]): CheckinDay | null => {
  const own = checkins.filter(({ date }) => date >= injury.since).sort((a, b) => byDate(b, a));
  const [newest] = own;
  if (!newest || own.length === 1) return newest ?? null;
  const kept = KEPT_QUESTIONS.map((question) => [
    question,
    own.find((day) => day[question] !== null)?.[question] ?? null,
  ]);
  return { ...newest, ...Object.fromEntries(kept) };
};
