import { addDays, daysBetween } from '@stridewell/contracts/web';
import { isAfterRace, isQuietAfterRace, SHORT_RUN, shortRunsAfterRace } from './after-race.ts';
import { easedFrequency, easedMinutes, easedPhase, restartMinutes } from './easing.ts';
import { type Frequency, frequency } from './frequency.ts';
import { longestRun, sessionCap } from './history.ts';
import { isDownWeek, isMasters, targetMinutes } from './minutes.ts';
import { type PhaseOfWeek, phaseOfWeek, raceAhead } from './phases.ts';
import { wholeMinutes } from './round.ts';
import { isRunWalking } from './run-walk.ts';
import { DAY_NAMES, type PlanDay, type PlanRequest } from './types.ts';

/** What stands before a week is filled: its phase, its target, and the days that something else holds already. */
export interface Frame {
  request: PlanRequest;
  at: PhaseOfWeek;
  isDown: boolean;
  /** What is left of the minutes that the week would hold otherwise, after what came before it. */
  eased(minutes: number): number;
  /** Nothing above zone 2, strides neither. */
  isEasy: boolean;
  target: number;
  frequency: Frequency;
  /** Kept rows by day, Monday = 0. */
  kept: ReadonlyMap<number, PlanDay>;
  /** The race's day of this week; null when it lies elsewhere. */
  race: number | null;
  /** Days that may take a session. */
  open: number[];
  hard: number[];
  gap: 2 | 3;
  /** Days less than `gap` after a hard session of the week before, and days behind a race. */
  notHard: number[];
  /** False in the first weeks after a long race. */
  hasLong: boolean;
  /** A beginner's week of run-walk, on the way to running. */
  isRunWalking: boolean;
  /** The session cap and the longest run of 30 days by day, minutes. */
  cap(day: number): number;
  longest(day: number): number;
}

/** Days before a race early next week that stay free of sessions. */
const QUIET_DAYS = 2;

const isHard = ({ planType, hardMinutes }: PlanDay): boolean =>
  hardMinutes > 0 || planType === 'long' || planType === 'tempo' || planType === 'push';

/** The race's own day holds nothing; the days behind it open again after the quiet ones. */
const isOpenFor = (day: number, race: number | null): boolean =>
  race === null || (race < 7 ? day !== race : day < race - QUIET_DAYS);

/** The week before may have had other days: what was really hard then keeps its distance. */
const nearHardBefore = ({ records, weekStart }: PlanRequest, gap: number): number[] => {
  const hard = records
    .filter(({ status, planType }) => status !== 'skipped' && ['tempo', 'push', 'long'].includes(planType))
    .map(({ date }) => daysBetween(weekStart, date))
    .filter((day) => day < 0);
  return [...Array(gap).keys()].filter((day) => hard.some((before) => day - before < gap));
};

export const frameOf = (request: PlanRequest): Frame => {
  const { runner, weekStart, today, programmeStart, records } = request;
  const raceDate = raceAhead(runner, weekStart, today);
  const easing = request.easing ?? null;
  const at = easedPhase(phaseOfWeek(runner.goal, raceDate, programmeStart, weekStart), easing);
  const offset = raceDate === null ? null : daysBetween(weekStart, raceDate);
  const race = offset !== null && offset < 7 ? offset : null;
  const kept = new Map((request.kept ?? []).map((row) => [daysBetween(weekStart, row.date), row]));
  const available = runner.availableDays.map((name) => DAY_NAMES.indexOf(name)).sort((a, b) => a - b);
  const slowGrowth = runner.injuryHistory.some((area) => area === 'Lower back' || area === 'Hip');
  const behindRace = [...DAY_NAMES.keys()].filter((day) => isAfterRace(runner, weekStart, day));
  const short = shortRunsAfterRace(runner, weekStart);
  const most = (day: number): number => (behindRace.includes(day) ? SHORT_RUN : (short ?? Infinity));
  const gap = isMasters(runner) ? 3 : 2;
  const table = frequency(available.length, runner.level, at.phase);
  const isWalking = isRunWalking(runner, at, records, weekStart);
  const usual = isWalking ? { ...table, quality: 0 } : table;
  const keptHard = [...kept].filter(([, row]) => isHard(row)).map(([day]) => day);
  return {
    request,
    at,
    isDown: isDownWeek(runner, at),
    target: restartMinutes(targetMinutes(runner, records, weekStart, at, easing?.load), easing),
    eased: (minutes) => easedMinutes(minutes, usual, easing),
    frequency: easedFrequency(usual, easing),
    isEasy: easing !== null && (easing.isAllEasy || easing.restart !== null),
    kept,
    race,
    open: available.filter(
      (day) => !kept.has(day) && isOpenFor(day, offset) && !isQuietAfterRace(runner, weekStart, day),
    ),
    hard: race === null || keptHard.includes(race) ? keptHard : [...keptHard, race],
    gap,
    notHard: [...nearHardBefore(request, gap), ...behindRace],
    hasLong: short === null,
    isRunWalking: isWalking,
    cap: (day) => Math.min(most(day), sessionCap(records, runner.level, addDays(weekStart, day), { slowGrowth })),
    longest: (day) => Math.min(most(day), wholeMinutes(longestRun(records, runner.level, addDays(weekStart, day)))),
  };
};
