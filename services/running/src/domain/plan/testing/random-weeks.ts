import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { CheckinDay, LoggedDay, Pause, PhysioState, WeekInputs } from '../adapt/types.ts';
import { makeWeek } from '../make-week.ts';
import { MONDAY } from './given.ts';
import { requests } from './random-runners.ts';

const RECOMMENDATIONS = ['Push', 'Adapt', 'Recover', 'Reset'] as const;
const SCORES = { Push: 8, Adapt: 6, Recover: 4, Reset: 2 };

export const checkinOn = (
  date: string,
  recommendation: CheckinDay['recommendation'],
  pain = 1,
  score = SCORES[recommendation],
): CheckinDay => ({ date, score, recommendation, metrics: { sleep: 3, stress: 3, fatigue: 3, pain, readiness: 5 } });

const day = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((days) => addDays(MONDAY, days));

const checkin: fc.Arbitrary<CheckinDay> = fc
  .record({
    date: day(-14, 6),
    recommendation: fc.constantFrom(...RECOMMENDATIONS),
    pain: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ date, recommendation, pain }) => checkinOn(date, recommendation, pain));

const pause: fc.Arbitrary<Pause> = fc
  .record({
    kind: fc.constantFrom('illness' as const, 'travel' as const),
    from: fc.integer({ min: -25, max: 6 }),
    days: fc.integer({ min: 0, max: 25 }),
    isOpen: fc.boolean(),
  })
  .map(({ kind, from, days, isOpen }) => ({
    kind,
    from: addDays(MONDAY, from),
    to: isOpen ? null : addDays(MONDAY, from + days),
  }));

const LEVELS = ['stop', 'walk', 'ladder', 'clear'] as const;

const gate = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    stage: fc.integer({ min: 0, max: 9 }),
    finished: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  })
  .map(({ level, stage, finished }) => ({
    level,
    stage: level === 'ladder' ? stage : null,
    intervals: level === 'ladder' ? '3 x (5/2)' : null,
    minutes: level === 'ladder' ? 28 + stage : null,
    handedOver: level !== 'walk',
    ladderFinished: level === 'clear' && finished !== null,
    finishedOn: level === 'clear' && finished !== null ? addDays(MONDAY, -finished) : null,
    reason: 'By the newest check-in.',
    phase: 2,
  }));

const physio: fc.Arbitrary<PhysioState> = fc.record({
  area: fc.constantFrom('knee', 'achilles', null),
  status: fc.constantFrom('active' as const, 'active' as const, 'resolved' as const),
  restricted: fc.boolean(),
  gate: fc.option(gate, { nil: null }),
  checkins: fc.array(
    fc.record({
      date: day(-6, 6),
      pain: fc.integer({ min: 0, max: 10 }),
      flags: fc.subarray(['numbness']),
      worsening: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

const log: fc.Arbitrary<LoggedDay> = fc.record({
  date: day(-14, 6),
  planType: fc.constantFrom('easy' as const, 'adapt' as const, 'tempo' as const, 'push' as const, 'long' as const),
  status: fc.constantFrom('done' as const, 'partial' as const, 'skipped' as const, 'skipped' as const),
  minutes: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
  plannedMinutes: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
  reason: fc.constantFrom('time' as const, 'fatigue' as const, 'pain' as const, 'other' as const, null),
  ladderStage: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
});

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null, freq: 2 });

/** Any week with anything that may happen in it; nothing kept yet, nothing planned yet. */
const events = fc.record({
  request: requests,
  logs: fc.uniqueArray(log, { selector: ({ date }) => date, maxLength: 8 }),
  checkins: fc.uniqueArray(checkin, { selector: ({ date }) => date, maxLength: 14 }),
  pauses: fc.array(pause, { maxLength: 1 }),
  physio: rarely(physio),
  lighter: fc.constantFrom('lighter' as const, 'keep' as const, null, null),
});

const inputsOf = ({ request, logs, ...rest }: typeof events extends fc.Arbitrary<infer T> ? T : never): WeekInputs => {
  const taken = new Set(logs.map(({ date }) => date));
  const { kept: _, easing: __, records, ...others } = request;
  return { ...others, ...rest, records: [...records.filter(({ date }) => !taken.has(date)), ...logs], base: null };
};

/** Weeks before anything is kept. */
export const freshWeeks: fc.Arbitrary<WeekInputs> = events.map(inputsOf);

const keptOf = (inputs: WeekInputs): WeekInputs['kept'] => {
  const logged = new Set(inputs.records.map(({ date }) => date));
  const isKept = ({ date }: { date: string }): boolean => date < inputs.today || logged.has(date);
  const before = inputs.checkins.filter(({ date }) => date < inputs.today);
  return makeWeek({ ...inputs, checkins: before, physio: null, lighter: null }).current.days.filter(isKept);
};

/** The same week later on: planned on its Monday, then logged days and days gone by are kept as they stood before today's news. */
export const runningWeeks: fc.Arbitrary<WeekInputs> = freshWeeks.map((inputs) => {
  const isBefore = ({ date }: { date: string }): boolean => date < MONDAY;
  const known = { records: inputs.records.filter(isBefore), checkins: inputs.checkins.filter(isBefore) };
  const { base } = makeWeek({ ...inputs, ...known, today: MONDAY, pauses: [], physio: null });
  return { ...inputs, base, kept: keptOf({ ...inputs, base }) };
});

/** A week whose profile changed under way: the kept days are another runner's, the others are planned anew or not yet. */
export const changedWeeks: fc.Arbitrary<WeekInputs> = fc
  .tuple(runningWeeks, requests, fc.boolean())
  .map(([inputs, { runner }, isAnew]) => ({ ...inputs, runner, base: isAnew ? null : inputs.base }));
