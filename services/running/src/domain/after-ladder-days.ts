import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioState } from './records.ts';

/** Days after the walk–run ladder on which runs keep their distance and grow step by step. */
export const AFTER_LADDER_DAYS = 28;

/** Returns the date on which the ladder was finished, in the four weeks after it while the injury is active; else null. */
export const recentLadderEnd = (physio: PhysioState | null, today: string): string | null => {
  const gate = physio?.status === 'active' ? physio.gate : null;
  const finishedOn = gate?.level === 'clear' && gate.ladderFinished ? gate.finishedOn : null;
  return finishedOn !== null && daysBetween(finishedOn, today) < AFTER_LADDER_DAYS ? finishedOn : null;
};
