import type { Frequency } from './frequency.ts';
import { LEAST_WEEK } from './minutes.ts';
import type { PhaseOfWeek } from './phases.ts';
import { wholeMinutes } from './round.ts';
import type { Easing } from './types.ts';

/** Two runs or fewer get shorter instead of fewer. */
const LEAST_RUNS = 3;
const SHORTER = 0.8;

/** The first week after a long break is a Base week; the taper stays what it is. */
export const easedPhase = (at: PhaseOfWeek, easing: Easing | null): PhaseOfWeek =>
  easing?.restart && at.phase !== 'Taper' ? { ...at, phase: 'Base' } : at;

/** Sessions of the week after what came before it: fewer runs, less or no quality. */
export const easedFrequency = (usual: Frequency, easing: Easing | null): Frequency => {
  if (!easing) return usual;
  const isEasy = easing.isAllEasy || easing.restart !== null;
  return {
    ...usual,
    runs: usual.runs < LEAST_RUNS ? usual.runs : usual.runs - easing.runsLess,
    quality: isEasy ? 0 : Math.max(0, usual.quality - easing.qualityLess),
  };
};

/** The first week after a long break starts from what was usual before it. */
export const restartMinutes = (target: number, easing: Easing | null): number =>
  easing?.restart
    ? Math.max(Math.min(target, LEAST_WEEK), Math.min(target, wholeMinutes(easing.restart.minutes)))
    : target;

/** A share of the minutes that the week would hold; a run less takes its part with it, so that the others stay as long as they are. */
export const easedMinutes = (minutes: number, { runs }: Frequency, easing: Easing | null): number => {
  if (!easing) return minutes;
  const fewer = runs < LEAST_RUNS ? SHORTER : (runs - easing.runsLess) / runs;
  const eased = wholeMinutes(minutes * easing.share * (easing.runsLess > 0 ? fewer : 1));
  return Math.max(eased, Math.min(minutes, LEAST_WEEK));
};
