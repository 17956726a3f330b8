import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioState } from './records.ts';

/** Number of days after the walk–run ladder during which runs keep their distance and grow step by step. */
export const AFTER_LADDER_DAYS = 28;

/**
 * Returns the date on which the walk–run ladder was finished, even if the injury has healed since, or null if there is
 * none.
 */
export const ladderEnd = (physio: PhysioState | null): string | null => physio?.gate?.finishedOn ?? null;

/**
 * Returns the date on which the ladder was finished if that was within the last four weeks, otherwise null. Marking the
 * injury as healed does not end these weeks.
 */
export const recentLadderEnd = (physio: PhysioState | null, today: string): string | null => {
  const finishedOn = physio?.gate?.level === 'clear' ? ladderEnd(physio) : null;
  return finishedOn !== null && daysBetween(finishedOn, today) < AFTER_LADDER_DAYS ? finishedOn : null;
};
