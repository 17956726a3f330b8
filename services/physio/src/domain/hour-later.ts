import type { PainHourLater, PainLimits } from '@stridewell/contracts/web';
import { EXCESS, FLARE_PAIN } from './flare-limits.ts';
import type { SessionLog } from './types.ts';

/**
 * Meaning of the pain one hour after a session: inside the limit, outside it, or so far outside that it is a flare-up.
 */
export type HourVerdict = PainHourLater['verdict'];

/** Highest pain that is inside the limit, and the limit from which a flare-up is measured. */
interface HourLimits {
  inside: number;
  limit: number;
}

/** Classifies the pain one hour after work. */
export const judgeHour = (pain: number, { inside, limit }: HourLimits): HourVerdict => {
  if (pain > FLARE_PAIN || pain >= limit + EXCESS) return 'flare';
  return pain > inside ? 'outside' : 'inside';
};

/**
 * Classifies the pain one hour after a session (sections 1.5 and 1.7 of the domain page). After exercises the exercise
 * limit applies, after a guided run the limit of a clean run. A missing answer is treated as inside.
 */
export const hourVerdictOf = ({ kind, hourLater }: SessionLog, limits: PainLimits): HourVerdict => {
  if (hourLater == null) return 'inside';
  const { exercise, cleanRun, run } = limits;
  return judgeHour(
    hourLater.pain,
    kind === 'guided_run' ? { inside: cleanRun, limit: run } : { inside: exercise, limit: exercise },
  );
};
