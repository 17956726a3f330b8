import { GOALS, LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { CheckinDay, LoggedDay } from '../../records.ts';
import { testRunner } from '../../training/testing/golden-seasons.ts';
import type { TrainingRunner, Weekday } from '../../training/types.ts';
import type { WeekInputs, WeekState } from '../types.ts';
import { checkinOn, doneLog, on, physioOf, skippedOn, USUAL_LOG, updateWeek, weekInputs } from './given-week.ts';

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Any runner that a profile can describe. */
export const anyRunner: fc.Arbitrary<TrainingRunner> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    level: fc.constantFrom(...LEVELS),
    hours: fc.double({ min: 1.5, max: 10, noNaN: true }).map((hours) => Math.round(2 * hours) / 2),
    hoursFlex: fc.boolean(),
    days: fc.subarray([...WEEKDAYS], { minLength: 2, maxLength: 7 }).map((days) => days.toSorted((a, b) => a - b)),
    age: fc.option(fc.integer({ min: 18, max: 75 }), { nil: null }),
    injury: fc.constantFrom('none' as const, 'history' as const, 'recent' as const),
    injuryAreas: fc.subarray(['Achilles', 'Knee', 'Hip', 'Lower back'] as const),
    isObese: fc.boolean(),
    longDay: fc.option(fc.constantFrom(...WEEKDAYS), { nil: null }),
    maxDaysInRow: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
  })
  .map(testRunner);

const anyAnswers = fc.record({
  sleep: fc.integer({ min: 1, max: 5 }),
  stress: fc.integer({ min: 1, max: 5 }),
  fatigue: fc.integer({ min: 1, max: 5 }),
  pain: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 2 }) }, fc.integer({ min: 3, max: 10 })),
  readiness: fc.integer({ min: 1, max: 10 }),
});

const anyGate = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  fc.constantFrom(
    physioOf({ level: 'stop' }),
    physioOf({ level: 'walk' }),
    physioOf({ level: 'ladder', stage: 4, intervals: '3 x (5/2)', minutes: 31 }),
    physioOf({ level: 'clear' }),
  ),
);

/** A runner's behaviour on one day of a week. */
export interface LifeDay {
  checkin: CheckinDay | null;
  isIll: boolean;
  log: 'done' | 'none' | 'time' | 'fatigue' | 'pain' | 'other';
  physio: WeekInputs['physio'];
}

const anyDay: fc.Arbitrary<LifeDay> = fc.record({
  checkin: fc.option(
    anyAnswers.map((answers) => checkinOn(0, answers)),
    { freq: 4, nil: null },
  ),
  isIll: fc.integer({ min: 0, max: 20 }).map((value) => value === 0),
  log: fc.constantFrom('done', 'done', 'done', 'none', 'time', 'fatigue', 'pain', 'other'),
  physio: anyGate,
});

/** A runner's simulated week: the gate of the last day, and the events of each day from Monday. */
export interface Life {
  runner: TrainingRunner;
  days: LifeDay[];
  /** Check-ins of the 20 days before the week. */
  before: CheckinDay[];
  raceDay: number | null;
}

export const anyLife: fc.Arbitrary<Life> = fc.record({
  runner: anyRunner,
  days: fc.array(anyDay, { minLength: 7, maxLength: 7 }),
  before: fc
    .array(anyAnswers, { minLength: 20, maxLength: 20 })
    .map((all) => all.map((answers, index) => checkinOn(index - 20, answers))),
  raceDay: fc.option(fc.integer({ min: 2, max: 150 }), { nil: null }),
});

/** The state on one simulated day, before its check-in and with it. */
export interface LivedDay {
  day: number;
  /** The stored week before this day. */
  stored: WeekState | null;
  /** Inputs of the morning, before the check-in. */
  morning: WeekInputs;
  /** The same inputs with the day's check-in. */
  inputs: WeekInputs;
  week: WeekState;
}

const logsOf = (week: WeekState, day: number, log: LifeDay['log']): LoggedDay[] => {
  if (log === 'none') return [];
  if (log !== 'done') return week.days[day]?.session ? [skippedOn(day, log)] : [];
  return doneLog(week).filter(({ date }) => date === on(day));
};

/** Simulates a week day by day, like the service: every morning and every check-in updates the stored week. */
export const liveWeek = (
  { runner, days, before, raceDay }: Life,
  visit: (lived: LivedDay) => void,
): WeekState | null => {
  let stored: WeekState | null = null;
  let records: LoggedDay[] = [...USUAL_LOG];
  const checkins = [...before];
  for (const [day, { checkin, isIll, log, physio }] of days.entries()) {
    const base = weekInputs({ today: on(day), records, checkins: [...checkins], physio }, runner);
    const profiled = { ...base.profiled, raceDate: raceDay === null ? null : on(raceDay) };
    const pauses = days
      .slice(0, day + 1)
      .flatMap((each, index) => (each.isIll ? [{ kind: 'illness' as const, from: on(index), to: on(index) }] : []));
    const morning: WeekInputs = { ...base, profiled, pauses };
    if (checkin) checkins.push({ ...checkin, date: on(day), illness: isIll });
    const inputs = { ...morning, checkins: [...checkins] };
    const week = updateWeek(stored, inputs);
    visit({ day, stored, morning, inputs, week });
    records = [...records, ...logsOf(week, day, log)];
    stored = week;
  }
  return stored;
};
