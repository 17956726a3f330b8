import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { DAY_NAMES, type PlanRequest, type Runner, type TrainingRecord } from '../types.ts';
import { MONDAY } from './given.ts';

const GOALS = ['5k', '10k', 'half_marathon', 'marathon', 'ultra', 'fitness', 'weight_loss'] as const;
const AREAS = ['Achilles', 'Knee', 'Lower back', 'Hip', 'Other'] as const;
const TYPES = ['easy', 'adapt', 'tempo', 'push', 'long'] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

const runner: fc.Arbitrary<Runner> = fc.record({
  goal: fc.constantFrom(...GOALS),
  raceDate: maybe(fc.integer({ min: -20, max: 250 }).map((days) => addDays(MONDAY, days))),
  weeklyHours: fc.integer({ min: 1, max: 40 }),
  availableDays: fc.subarray([...DAY_NAMES], { minLength: 1 }),
  level: fc.constantFrom('Beginner' as const, 'Intermediate' as const, 'Advanced' as const),
  age: maybe(fc.integer({ min: 1, max: 100 })),
  injuryHistory: fc.subarray([...AREAS]),
  obese: fc.boolean(),
  longRunCapMin: maybe(fc.integer({ min: 30, max: 300 })),
  thresholdPace: maybe(fc.integer({ min: 150, max: 600 })),
});

const record = (daysAgo: number): fc.Arbitrary<TrainingRecord> =>
  fc.record({
    date: fc.constant(addDays(MONDAY, -daysAgo)),
    planType: fc.constantFrom(...TYPES),
    status: fc.constantFrom('done' as const, 'done' as const, 'partial' as const, 'skipped' as const),
    minutes: maybe(fc.integer({ min: 0, max: 200 })),
    plannedMinutes: maybe(fc.integer({ min: 0, max: 200 })),
  });

const log: fc.Arbitrary<TrainingRecord[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 40 })
  .chain((days) => fc.tuple(...days.map(record)));

/** Any runner with any log, in any week of a programme. */
export const requests: fc.Arbitrary<PlanRequest> = fc
  .record({ runner, records: log, week: fc.integer({ min: 0, max: 30 }), day: fc.integer({ min: 0, max: 6 }) })
  .map(({ week, day, ...rest }) => ({
    ...rest,
    weekStart: MONDAY,
    today: addDays(MONDAY, day),
    programmeStart: addDays(MONDAY, -7 * week),
  }));
