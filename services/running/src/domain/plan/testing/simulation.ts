import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import type { AdaptedDay, AdaptedWeek, CheckinDay, LoggedDay, Pause, PhysioState, WeekInputs } from '../adapt/types.ts';
import { makeWeek } from '../make-week.ts';
import type { Runner, WeekPlan } from '../types.ts';
import { MONDAY } from './given.ts';

/** A seeded source of numbers from 0 to 1 (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What a synthetic runner does on a day; day 0 is the first Monday. */
export interface Behaviour {
  runner: Runner | ((day: number) => Runner);
  log?: LoggedDay[];
  checkin(day: number, random: () => number): CheckinDay['recommendation'] | null;
  /** What comes of the planned day; null for nothing logged. */
  train(
    row: AdaptedDay,
    day: number,
    random: () => number,
  ): Pick<LoggedDay, 'status' | 'minutes' | 'reason' | 'planType'> | null;
  pauses?: Pause[];
  physio?: (day: number, records: readonly LoggedDay[]) => PhysioState | null;
}

const SCORES = { Push: 8.1, Adapt: 6.4, Recover: 4.2, Reset: 2.3 };

/** One simulated week as it stood on its Sunday evening, with its base. */
export interface SimulatedWeek {
  base: WeekPlan;
  days: AdaptedDay[];
  done: number;
}

/**
 * Lives through weeks day by day, as the service does: the week is planned on its Monday, each morning's check-in and each
 * evening's log make it again, and what was logged or is over is kept. `look` sees every week made, with its inputs.
 */
export const simulate = (
  behaviour: Behaviour,
  { weeks, seed }: { weeks: number; seed: number },
  look: (week: AdaptedWeek, inputs: WeekInputs) => void,
): SimulatedWeek[] => {
  const random = randomFrom(seed);
  const records: LoggedDay[] = [...(behaviour.log ?? [])];
  const checkins: CheckinDay[] = [];
  const simulated: SimulatedWeek[] = [];
  let base: WeekPlan | null = null;
  let kept: AdaptedDay[] = [];
  const made = (today: string, day: number) => {
    const weekStart = weekStartOf(today);
    const runner = typeof behaviour.runner === 'function' ? behaviour.runner(day) : behaviour.runner;
    const pauses = (behaviour.pauses ?? []).filter(({ from }) => from <= today);
    const inputs: WeekInputs = {
      runner,
      weekStart,
      today,
      programmeStart: MONDAY,
      records: records.filter(({ date }) => daysBetween(date, today) <= 77),
      kept,
      checkins,
      pauses,
      physio: behaviour.physio?.(day, records) ?? null,
      lighter: null,
      base,
    };
    const week = makeWeek(inputs);
    look(week.current, inputs);
    return week;
  };
  for (let day = 0; day < weeks * 7; day += 1) {
    const today = addDays(MONDAY, day);
    if (day % 7 === 0) {
      base = null;
      kept = [];
    }
    ({ base } = made(today, day));
    const recommendation = behaviour.checkin(day, random);
    if (recommendation)
      checkins.push({
        date: today,
        score: SCORES[recommendation],
        recommendation,
        metrics: { sleep: 3, stress: 2, fatigue: 3, pain: recommendation === 'Reset' ? 4 : 1, readiness: 6 },
      });
    const row = made(today, day).current.days[day % 7];
    if (!row) continue;
    const trained = behaviour.train(row, day, random);
    if (trained) {
      records.push({ date: today, plannedMinutes: row.minutes, ladderStage: row.ladderStage ?? null, ...trained });
    }
    kept = [...kept, row];
    if (day % 7 === 6 && base) {
      const done = records.filter(({ date }) => weekStartOf(date) === weekStartOf(today));
      simulated.push({ base, days: kept, done: done.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) });
    }
  }
  return simulated;
};
