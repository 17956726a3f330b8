import { AREAS, PAIN_TRENDS, RED_FLAGS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { CheckinDay, CourseInputs, Injury, TrainingDay } from '../types.ts';
import { daysAgo, givenCheckin, givenInjury, TODAY } from './course-fixtures.ts';

const mostly = <T>(usual: T, weight: number, others: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });
const maybe = mostly<boolean | null>(null, 5, fc.boolean());
const lowPain = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.integer({ min: 0, max: 10 }));

/**
 * Generates a check-in's answers, without its date. Most values are low, so that states that require weeks of low pain
 * are reached.
 */
const answers: fc.Arbitrary<Partial<CheckinDay>> = fc.record({
  pain: lowPain,
  trend: mostly('same', 3, fc.constantFrom(...PAIN_TRENDS)),
  irritabilityAfterSession: mostly(false, 9, fc.boolean()),
  redFlags: mostly([], 12, fc.subarray([...RED_FLAGS])),
  walkRunTolerance: mostly(true, 4, fc.boolean()),
  functionalTestsOk: mostly(true, 4, fc.boolean()),
  noNextDayWorsening: mostly<boolean | null>(true, 6, fc.constantFrom(true, false, null)),
  runPainLevel: fc.option(lowPain, { nil: null }),
  limp: mostly<boolean | null>(null, 9, fc.boolean()),
  ...{ painOnHopping: maybe, painAtRest: maybe, tendernessToTouch: maybe, heelSqueezePain: maybe },
  ...{ painWeightBearing: maybe, morningStiffness: maybe, saddleNumbness: maybe, bladderBowelChange: maybe },
  painType: mostly<'broad' | 'focal' | null>(null, 5, fc.constantFrom('broad', 'focal')),
  hipPainSite: mostly<'outer' | 'groin' | null>(null, 5, fc.constantFrom('outer', 'groin')),
});

const injury: fc.Arbitrary<Injury> = fc
  .record({
    area: fc.constantFrom(...AREAS),
    onset: fc.constantFrom('gradual' as const, 'sudden' as const),
    mdDiagnosisText: mostly('', 8, fc.constantFrom('Stress fracture of the tibia in 2019.', 'Sacral stress reaction.')),
    restrictionsMeds: mostly('', 8, fc.constantFrom('Ciprofloxacin last week.', 'No running on tarmac.')),
    pregnantOrPostpartum: mostly<boolean | null>(null, 20, fc.boolean()),
    surgeryLast6Months: mostly<boolean | null>(null, 20, fc.boolean()),
    clinicianCleared: fc.constantFrom(null, true, false),
  })
  .map(({ area, ...said }) => givenInjury(area, said));

const runner: fc.Arbitrary<CourseInputs['runner']> = fc.record({
  level: fc.constantFrom('Beginner' as const, 'Intermediate' as const, 'Advanced' as const, null),
  ageBand: mostly<CourseInputs['runner']['ageBand']>('18-49', 9, fc.constantFrom('under-18', '50-plus', null)),
});

/** Generates check-ins with gaps of 1 to 4 days, the newest of them today. */
const dated = (list: readonly (readonly [number, Partial<CheckinDay>])[]): CheckinDay[] => {
  let ago = 0;
  return list.map(([gap, said], at) => {
    ago += at === 0 ? 0 : gap;
    return givenCheckin({ ...said, date: daysAgo(ago) });
  });
};
const gaps = fc.integer({ min: 1, max: 4 });
const anyCheckins = fc.array(fc.tuple(gaps, answers), { minLength: 1, maxLength: 12 }).map(dated);

const session: fc.Arbitrary<TrainingDay> = fc.record({
  date: fc.integer({ min: 0, max: 30 }).map(daysAgo),
  status: mostly<TrainingDay['status']>('done', 4, fc.constantFrom('partial', 'skipped')),
  minutes: fc.option(fc.integer({ min: 10, max: 60 })),
  ladderStage: fc.option(fc.integer({ min: 0, max: 3 })),
});

const wild: fc.Arbitrary<CourseInputs> = fc
  .record({
    injury,
    runner,
    checkins: anyCheckins,
    training: fc.uniqueArray(session, { selector: ({ date }) => date }),
  })
  .map((given) => ({ today: TODAY, logs: [], tests: [], sessions: [], ...given }));

const GOOD = { pain: 0, runPainLevel: 1, limp: false, tendernessToTouch: false } as const;

/**
 * Generates a ladder that was completed without problems, with a session every second day and random answers on the
 * last days.
 */
const climbed: fc.Arbitrary<CourseInputs> = fc
  .record({
    injury,
    runner,
    last: fc.array(answers, { minLength: 1, maxLength: 2 }),
    sessions: fc.integer({ min: 0, max: 28 }),
    each: fc.constantFrom(2, 3),
    tail: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ last, sessions, each, tail, ...given }) => {
    const start = Math.max(0, sessions - 1) * 2 + tail;
    const days = Array.from({ length: start + 12 }, (_, day) => start + 12 - day).filter((ago) => ago >= last.length);
    const checkins = [
      ...days.map((ago) => givenCheckin({ ...GOOD, date: daysAgo(ago) })),
      ...last.map((said, ago) => givenCheckin({ ...said, date: daysAgo(ago) })),
    ];
    const training = Array.from({ length: sessions }, (_, at) => ({
      ...{ date: daysAgo(start - 2 * at), status: 'done' as const, minutes: 30 },
      ladderStage: Math.min(9, 1 + Math.floor(at / each)),
    }));
    return { today: TODAY, logs: [], tests: [], sessions: [], checkins, training, ...given };
  });

/** Generates several weeks at pain 3 in phase 2, with random answers today. */
const held: fc.Arbitrary<CourseInputs> = fc
  .record({ injury, runner, last: answers, weeks: fc.integer({ min: 1, max: 6 }) })
  .map(({ last, weeks, ...given }) => {
    const before = Array.from({ length: weeks * 4 }, (_, at) => 2 * (at + 1));
    const checkins = before.map((ago) => givenCheckin({ pain: 3, functionalTestsOk: false, date: daysAgo(ago) }));
    return {
      today: TODAY,
      logs: [],
      tests: [],
      sessions: [],
      training: [],
      checkins: [...checkins, givenCheckin(last)],
      ...given,
    };
  });

/** Generates random injuries of all these kinds, each with a check-in today. */
export const randomCourseInputs: fc.Arbitrary<CourseInputs> = fc.oneof(wild, climbed, climbed, held);
