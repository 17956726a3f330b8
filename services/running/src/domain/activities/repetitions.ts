import { flattenSteps, type SessionPart } from '@stridewell/contracts/web';
import type { Lap } from './recording.ts';

/** A lap matches a step if their lengths differ by at most this fraction. */
const TOLERANCE = 0.15;
/** In sessions with fewer repetitions, none are counted. */
const LEAST_REPETITIONS = 3;

const isWithin = (value: number, planned: number): boolean => Math.abs(value - planned) <= TOLERANCE * planned;

/**
 * Counts the repetitions of a planned session that the laps show, in order. A lap matches a repetition if its distance
 * (or its duration, if the step has no distance) is within 15 %. Null if the session has fewer than three repetitions
 * or if there are no laps.
 */
export const repetitionsOf = (
  session: readonly SessionPart[],
  laps: readonly Lap[],
): { done: number; planned: number } | null => {
  const work = flattenSteps(session).filter(({ kind }) => kind === 'work' || kind === 'hill');
  if (work.length < LEAST_REPETITIONS || laps.length <= 1) return null;
  let [next, done] = [0, 0];
  for (const { meters, seconds } of work) {
    const fits = (lap: Lap): boolean =>
      meters === undefined ? isWithin(lap.seconds, seconds) : lap.meters !== null && isWithin(lap.meters, meters);
    const found = laps.findIndex((lap, index) => index >= next && fits(lap));
    if (found < 0) continue;
    next = found + 1;
    done += 1;
  }
  return { done, planned: work.length };
};
