import { flattenSteps, type SessionPart } from '@stridewell/contracts/web';
import type { Lap } from './recording.ts';

/** A lap fits a step whose length it has within this share. */
const TOLERANCE = 0.15;
/** Sessions with fewer repetitions have none to count. */
const LEAST_REPETITIONS = 3;

const isWithin = (value: number, planned: number): boolean => Math.abs(value - planned) <= TOLERANCE * planned;

/**
 * Counts the repetitions of a planned session that laps show, in their order: a lap fits a repetition whose distance, or
 * else duration, it has within 15 %. Null for a session with fewer than three repetitions, or without laps.
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
