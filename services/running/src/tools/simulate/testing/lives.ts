import type { Goal } from '@stridewell/contracts/web';
import { addDays, GOALS, LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { StartingLoad } from '../../../domain/training/forecast.ts';
import type { RaceGoal } from '../../../domain/training/season-week.ts';
import { testRunner } from '../../../domain/training/testing/golden-seasons.ts';
import type { TrainingRunner, Weekday } from '../../../domain/training/types.ts';
import { type CheckinMix, drawAround, drawScore } from '../draw-checkins.ts';
import { seededRandom } from '../random.ts';
import { type Away, type SimulatedWeek, simulateSeason } from '../simulate-season.ts';

/** Percentages of check-ins that the product expects: 21 % Push, 64 % Adapt, 15 % Recover. */
export const EXPECTED_MIX: CheckinMix = [21, 64, 15, 0];

/** A random runner's season and behaviour, as input for a simulation. */
export interface Life {
  runner: TrainingRunner;
  start: StartingLoad;
  /** Number of weeks until the race; 0 for a season without a race. */
  weeks: number;
  checkins: 'mix' | { mean: number; deviation: number };
  style: 'compliant' | 'skips' | 'overdoes' | 'away';
  skipShare: number;
  excess: number;
  awayDays: number;
  isIll: boolean;
  seed: number;
}

const NO_RACE: readonly Goal[] = ['fitness', 'weight_loss'];

const runnerArbitrary: fc.Arbitrary<TrainingRunner> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    level: fc.constantFrom(...LEVELS),
    hours: fc.integer({ min: 3, max: 20 }).map((halves) => halves / 2),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 7 }),
    age: fc.option(fc.integer({ min: 18, max: 72 }), { nil: null }),
    injury: fc.constantFrom('none', 'none', 'none', 'history', 'recent'),
    isObese: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
    longCap: fc.option(fc.integer({ min: 60, max: 150 }), { nil: null, freq: 9 }),
  })
  .map(({ days, ...own }) => testRunner({ ...own, days: [...days].sort((a, b) => a - b) as Weekday[] }));

/** Generates random runners with random load, behaviour and check-ins. */
export const lifeArbitrary: fc.Arbitrary<Life> = fc
  .record({
    runner: runnerArbitrary,
    load: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
    longest: fc.double({ min: 0.3, max: 0.5, noNaN: true }),
    weeks: fc.integer({ min: 3, max: 24 }),
    checkins: fc.oneof(
      fc.constant('mix' as const),
      fc.record({
        mean: fc.double({ min: 4.8, max: 8.5, noNaN: true }),
        deviation: fc.double({ min: 0.5, max: 1.3, noNaN: true }),
      }),
    ),
    style: fc.constantFrom('compliant', 'compliant', 'skips', 'overdoes', 'away'),
    skipShare: fc.constantFrom(0.1, 0.2, 0.3, 0.4),
    excess: fc.double({ min: 0.1, max: 0.4, noNaN: true }),
    awayDays: fc.constantFrom(7, 14, 21, 28),
    isIll: fc.boolean(),
    seed: fc.integer({ min: 1, max: 2 ** 30 }),
  })
  .map(({ load, longest, weeks, runner, ...life }) => {
    const hours = runner.hours * 60;
    const established = Math.max(Math.min(45, hours), Math.min(hours * load, 540));
    return {
      ...life,
      runner,
      start: { established, longest: Math.max(20, Math.min(established * longest, 150)) },
      weeks: NO_RACE.includes(runner.goal) ? 0 : weeks,
    };
  });

/** Number of simulated weeks of a season without a race. */
const WEEKS_WITHOUT_RACE = 16;

/** A Monday. */
export const START_DATE = '2026-01-05';

/** Periods without running, from the fifth week on. Empty when the season is too short. */
export const awayOf = ({ style, weeks, awayDays, isIll }: Life): Away[] =>
  style === 'away' && (weeks === 0 || weeks > 8) ? [{ from: 28, days: awayDays, isIll }] : [];

export const simulateLife = (life: Life): SimulatedWeek[] => {
  const random = seededRandom(life.seed);
  const { runner, weeks } = life;
  return simulateSeason({
    runner,
    race: weeks === 0 ? null : { goal: runner.goal as RaceGoal, date: addDays(START_DATE, 7 * weeks - 1) },
    startDate: START_DATE,
    weeks: weeks === 0 ? WEEKS_WITHOUT_RACE : weeks,
    start: life.start,
    scoreOf: () =>
      life.checkins === 'mix'
        ? drawScore(random, EXPECTED_MIX)
        : drawAround(random, life.checkins.mean, life.checkins.deviation),
    skips: () => life.style === 'skips' && random() < life.skipShare,
    away: awayOf(life),
    excess: life.style === 'overdoes' ? life.excess : 0,
  });
};
