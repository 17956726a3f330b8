import { addDays, DAY_NAMES, GOALS, type Goal, LEVELS, type RunningProfileV2 } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { EMPTY_BACKGROUND } from '../../../domain/background.ts';
import type { CheckinMix } from '../draw-checkins.ts';
import type { AwayPeriod, LifeRequest } from '../live-season.ts';
import { seededRandom } from '../random.ts';

/** Expected proportions of check-ins in percent: 21 % Push, 64 % Adapt, 15 % Recover. */
export const EXPECTED_MIX: CheckinMix = [21, 64, 15, 0];

/** A Monday. */
export const START_DATE = '2026-01-05';
/** Number of simulated weeks of a season without a race. */
const WEEKS_WITHOUT_RACE = 16;
const NO_RACE: readonly Goal[] = ['fitness', 'weight_loss'];

/** Behaviour of a simulated runner: does every session as planned (`compliant`) or differs in one way. */
export type Style = 'compliant' | 'skips' | 'overdoes' | 'away';

export interface Life extends LifeRequest {
  style: Style;
}

/** A simulated life as a test describes it, with defaults for everything else. */
export interface LifeOptions extends Partial<Omit<LifeRequest, 'profile' | 'background'>> {
  goal: Goal;
  hours: number;
  /** Days on which the runner can run, 0 for Monday to 6 for Sunday. */
  days: readonly number[];
  /** Number of weeks to the race, including its week; no race by default. */
  raceWeek?: number;
  /** Day of the race in its week, 0 for Monday; Sunday by default. */
  raceDay?: number;
  v2?: RunningProfileV2;
  longRunCap?: number | null;
  usualWeek?: number | null;
  longest?: number | null;
  hoursFlex?: boolean;
}

/** Creates the request for a simulated life. */
export const lifeOf = ({
  goal,
  hours,
  days,
  raceWeek,
  raceDay = 6,
  v2 = {},
  longRunCap = null,
  usualWeek = null,
  longest = null,
  hoursFlex = false,
  ...own
}: LifeOptions): LifeRequest => ({
  history: [],
  skips: [],
  breaks: [],
  start: START_DATE,
  weeks: raceWeek ?? WEEKS_WITHOUT_RACE,
  checkins: EXPECTED_MIX,
  seed: 1,
  ...own,
  profile: {
    goal,
    raceDate: raceWeek === undefined ? null : addDays(START_DATE, 7 * (raceWeek - 1) + raceDay),
    weeklyHours: hours,
    daysAvailable: days.map((day) => DAY_NAMES[day]).join(','),
    injuries: null,
    thresholdPace: null,
    longRunCapMin: longRunCap,
    runningProfileV2: JSON.stringify(v2),
    updatedAt: '',
  },
  background: { ...EMPTY_BACKGROUND, usualWeekMinutes: usualWeek, longestRunMinutes: longest, hoursFlex },
});

const runnerArbitrary = fc.record({
  goal: fc.constantFrom(...GOALS),
  hours: fc.integer({ min: 3, max: 20 }).map((halves) => halves / 2),
  days: fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 7 })
    .map((days) => [...days].sort((a, b) => a - b)),
  level: fc.constantFrom(...LEVELS),
  age: fc.option(fc.integer({ min: 18, max: 72 }), { nil: undefined }),
  injury_history: fc.constantFrom([], [], [], ['Knee'] as const, ['Hip', 'Achilles'] as const),
  isObese: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  longRunCap: fc.option(fc.integer({ min: 60, max: 150 }), { nil: null, freq: 9 }),
  hoursFlex: fc.boolean(),
});

const checkinsArbitrary = fc.oneof(
  fc.constant(EXPECTED_MIX),
  fc.constant<CheckinMix>([100, 0, 0, 0]),
  fc.record({
    mean: fc.double({ min: 4.8, max: 8.5, noNaN: true }),
    deviation: fc.double({ min: 0.5, max: 1.3, noNaN: true }),
  }),
);

/** First day of a break. The season must be long enough for the weeks after it. */
const BREAK_FROM = 28;
const LEAST_WEEKS_WITH_BREAK = 9;

/** Generates random runners with random load, behaviour and check-ins (section 12 of the plans page). */
export const lifeArbitrary: fc.Arbitrary<Life> = fc
  .record({
    runner: runnerArbitrary,
    load: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
    longest: fc.double({ min: 0.3, max: 0.5, noNaN: true }),
    source: fc.constantFrom('answers', 'answers', 'history', 'level'),
    weeks: fc.integer({ min: 3, max: 24 }),
    raceDay: fc.constantFrom(6, 6, 5, 0, 1, 2, 3, 4),
    checkins: checkinsArbitrary,
    style: fc.constantFrom<Style>('compliant', 'compliant', 'skips', 'overdoes', 'away'),
    skipShare: fc.constantFrom(0.1, 0.2, 0.3, 0.4),
    excess: fc.double({ min: 0.1, max: 0.4, noNaN: true }),
    awayDays: fc.constantFrom(7, 14, 21, 28),
    kind: fc.constantFrom<AwayPeriod['kind']>('illness', 'travel', 'other'),
    seed: fc.integer({ min: 1, max: 2 ** 30 }),
  })
  .map(({ runner, source, style, ...own }): Life => {
    const { goal, hours, days, level, age, injury_history, isObese, longRunCap, hoursFlex } = runner;
    const hasRace = !NO_RACE.includes(goal);
    const weeks = hasRace ? own.weeks : WEEKS_WITHOUT_RACE;
    const isAway = style === 'away' && weeks >= LEAST_WEEKS_WITH_BREAK;
    const usual = Math.max(Math.min(50, hours * 60), Math.min(hours * 60 * own.load, 540));
    const longest = Math.round(Math.max(20, Math.min(usual * own.longest, 150)));
    const random = seededRandom(own.seed);
    const dates = Array.from({ length: 7 * weeks }, (_, day) => addDays(START_DATE, day));
    const from = addDays(START_DATE, BREAK_FROM);
    // Six weeks of history with one long run and one other run.
    const history = Array.from({ length: 6 }, (_, week) => [
      { date: addDays(START_DATE, -7 * week - 1), minutes: longest },
      { date: addDays(START_DATE, -7 * week - 4), minutes: Math.round(Math.max(15, usual - longest)) },
    ]).flat();
    return {
      ...lifeOf({
        goal,
        hours,
        days,
        raceDay: own.raceDay,
        ...(hasRace ? { raceWeek: weeks } : {}),
        v2: {
          level,
          ...(age === undefined ? {} : { age }),
          injury_history: [...injury_history],
          ...(isObese ? { weight_category: 'Obese' as const } : {}),
        },
        longRunCap,
        usualWeek: source === 'answers' ? Math.round(usual / 0.9) : null,
        longest: source === 'answers' ? longest : null,
        hoursFlex,
        history: source === 'history' ? history : [],
        checkins: own.checkins,
        skips: style === 'skips' ? dates.filter(() => random() < own.skipShare) : [],
        breaks: isAway ? [{ kind: own.kind, from, to: addDays(from, own.awayDays - 1) }] : [],
        excess: style === 'overdoes' ? own.excess : 0,
        seed: own.seed,
        weeks,
      }),
      style,
    };
  });
