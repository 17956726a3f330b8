import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioState } from './records.ts';

/** Days after the walk–run ladder on which runs keep their distance and grow step by step. */
export const AFTER_LADDER_DAYS = 28;

/** Returns the date on which the walk–run ladder was finished, also of an injury that has healed since; null without one. */
export const ladderEnd = (physio: PhysioState | null): string | null => physio?.gate?.finishedOn ?? null;

/**
 * Returns the date on which the ladder was finished, in the four weeks after it; null at any other time. Marking the injury
 * as healed does not end these weeks.
 */
export const recentLadderEnd = (physio: PhysioState | null, today: string): string | null => {
  const finishedOn = physio?.gate?.level === 'clear' ? ladderEnd(physio) : null;
  return finishedOn !== null && daysBetween(finishedOn, today) < AFTER_LADDER_DAYS ? finishedOn : null;
};
