import { addDays } from '@stridewell/contracts/web';
import { chronicMinutes, type LoadInputs, minutesBetween, restartMinutes } from './history.ts';
import type { PhaseOfWeek } from './phases.ts';
import { wholeMinutes } from './round.ts';
import type { Runner } from './types.ts';

const PHASE_SHARE = { Base: 0.85, Build: 0.95, Peak: 1 } as const;
const DOWN_WEEK = 0.75;
/** More than 30 % in two weeks went with more injuries of novices (Nielsen 2014, JOSPT). */
const TWO_WEEK_GROWTH = 1.3;
const MASTERS_AGE = 50;

export const isMasters = ({ age }: Pick<Runner, 'age'>): boolean => age !== null && age >= MASTERS_AGE;

/** Every 4th week of a programme, every 3rd from 50 years, for beginners and with an injury history; never in the taper. */
export const isDownWeek = (runner: Runner, { phase, weekNumber }: PhaseOfWeek): boolean => {
  const careful = isMasters(runner) || runner.level === 'Beginner' || runner.injuryHistory.length > 0;
  return phase !== 'Taper' && weekNumber % (careful ? 3 : 4) === 0;
};

/** The most minutes a week may hold: the runner's hours. */
export const ceilingMinutes = ({ weeklyHours }: Pick<Runner, 'weeklyHours'>): number => wholeMinutes(weeklyHours * 60);

/**
 * A week holds this much, however little was run: skipped weeks would else shrink the plan to nothing, which no growth in
 * proportion leads out of. The session cap still holds each run.
 */
export const LEAST_WEEK = 20;
const leastMinutes = ({ level, ceiling }: LoadInputs): number =>
  Math.min(LEAST_WEEK, restartMinutes({ level, ceiling }));

const growthLimit = (load: LoadInputs, weekStart: string): number => {
  const chronic = chronicMinutes(load, weekStart);
  const twoWeeksAgo = minutesBetween(load.records, addDays(weekStart, -14), addDays(weekStart, -7));
  const grown = Math.min(Math.max(chronic * 1.1, chronic + 10), TWO_WEEK_GROWTH * Math.max(chronic, twoWeeksAgo));
  return Math.max(grown, leastMinutes(load));
};

/**
 * The minutes a week aims at (section B of the domain page): the ceiling's share by phase or the growth limit, whichever
 * is less, × 0.75 in a down week; in the taper its factor × the mean before the taper. `since` measures the load after a
 * long break by the runs since, from a stand-in.
 */
export const targetMinutes = (
  runner: Runner,
  records: LoadInputs['records'],
  weekStart: string,
  at: PhaseOfWeek,
  since?: { records: LoadInputs['records']; standIn: number } | null,
): number => {
  const ceiling = ceilingMinutes(runner);
  const load = { records, level: runner.level, ceiling, ...since };
  if (at.phase === 'Taper') {
    const before = chronicMinutes(load, at.taperStart ?? weekStart);
    return Math.min(ceiling, wholeMinutes(before * (at.taperFactor ?? 1)));
  }
  const target = Math.min(ceiling * PHASE_SHARE[at.phase], growthLimit(load, weekStart));
  return wholeMinutes(isDownWeek(runner, at) ? target * DOWN_WEEK : target);
};
