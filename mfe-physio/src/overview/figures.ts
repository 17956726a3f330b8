import { scoreText } from '@stridewell/app/screens';
import type { PhysioCheckin, PhysioLog } from '@stridewell/contracts/web';

/** Maximum number of entries counted as recent exercises. */
export const RECENT_EXERCISES_MAX = 7;

/** Returns the mean pain with one decimal place, or `'–'` if there are no check-ins. */
export const averagePain = (checkins: readonly PhysioCheckin[]): string =>
  checkins.length === 0 ? '–' : scoreText(checkins.reduce((sum, { pain }) => sum + pain, 0) / checkins.length);

/** Returns the number of log entries, limited to seven. */
export const recentExercises = (logs: readonly PhysioLog[]): number => Math.min(logs.length, RECENT_EXERCISES_MAX);

/** Returns the newest check-in before a date, or null if there is none. */
export const checkinBefore = (checkins: readonly PhysioCheckin[], date: string): PhysioCheckin | null =>
  checkins
    .filter((checkin) => checkin.date < date)
    .reduce<PhysioCheckin | null>((newest, one) => (newest && newest.date >= one.date ? newest : one), null);
