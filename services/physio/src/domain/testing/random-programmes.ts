import {
  addDays,
  CONDITIONS as CONDITION_IDS,
  type Condition,
  RED_FLAGS,
  type Side,
  type TestId,
} from '@stridewell/contracts/web';
import fc from 'fast-check';
import { CONDITIONS } from '../conditions/conditions.ts';
import { isTestCriterion } from '../conditions/types.ts';
import { stageAt } from '../ladder/stages.ts';
import { PASS_RULES } from '../tests/table.ts';
import type { CheckinDay, CourseInputs, RunnerFacts, SessionLog, TestResult, TrainingDay } from '../types.ts';
import { daysAgo, TODAY } from './course-fixtures.ts';
import { bothSides, calmDay, loggedSession, startedInjury } from './perfect-course.ts';

/** A source of random numbers that depends only on its seed. */
export interface Dice {
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
}

const STEP = 0x6d2b79f5;

/** Mulberry32, a small generator whose sequence is the same on every machine. */
export const diceOf = (seed: number): Dice => {
  let state = seed;
  const next = (): number => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    chance: (probability) => next() < probability,
    upTo,
    pick: (options) => options[upTo(options.length - 1)] ?? options[0],
  };
};

export interface RandomProgramme {
  seed: number;
  condition: Condition;
  side: Side;
  days: number;
  /** Fraction of days on which everything goes well. */
  good: number;
}

/** Answers of a day on which something does not go well. */
const badDay = (dice: Dice): Partial<CheckinDay> => ({
  pain: dice.upTo(8),
  morningPain: dice.chance(0.7) ? dice.upTo(8) : null,
  morningStiffnessMinutes: dice.pick([null, 0, 10, 30, 60]),
  noNextDayWorsening: dice.pick([true, null, false]),
  trend: dice.pick(['same', 'up', 'down']),
  irritabilityAfterSession: dice.chance(0.2),
  redFlags: dice.chance(0.1) ? [dice.pick(RED_FLAGS)] : [],
  runPainLevel: dice.pick([null, 0, 2, 4, 7]),
  limp: dice.pick([null, false, false, true]),
  painOnHopping: dice.pick([null, null, false, true]),
  newSwelling: dice.pick([null, false, false, true]),
  muscleSorenessOnly: dice.pick([null, false, true]),
  walkRunTolerance: dice.chance(0.8),
  functionalTestsOk: dice.chance(0.8),
});

const checkinsOf = (dice: Dice, { days, good }: RandomProgramme): CheckinDay[] => {
  const checkins: CheckinDay[] = [];
  for (let day = 1; day <= days; day += 1) {
    if (dice.chance(0.005)) day += dice.pick([10, 16, 30]);
    if (day > days || dice.chance(0.05)) continue;
    const date = daysAgo(days - day);
    const pain = dice.chance(0.9) ? 0 : 1;
    checkins.push(calmDay(date, dice.chance(good) ? { pain, morningPain: pain } : badDay(dice)));
  }
  return checkins;
};

/** All tests in a condition's rules. */
export const testsOfCondition = (condition: Condition): TestId[] => {
  const { exits, runGate } = CONDITIONS[condition];
  const all = [...exits[1], ...exits[2], ...exits[3], ...runGate].filter(isTestCriterion).map(({ test }) => test);
  return [...new Set(all)];
};

const worsened = (dice: Dice, result: TestResult): TestResult => {
  const isPain = PASS_RULES[result.testId].max !== undefined;
  return { ...result, value: isPain ? dice.upTo(6) : Math.floor(result.value * dice.pick([0.3, 0.6, 0.85, 0.95])) };
};

const resultsOf = (dice: Dice, { condition, days, good }: RandomProgramme): TestResult[] =>
  testsOfCondition(condition).flatMap((testId) => {
    const every = dice.pick([3, 3, 4, 9]);
    const results: TestResult[] = [];
    for (let day = 1 + dice.upTo(3); day <= days; day += every)
      for (const result of bothSides(testId, daysAgo(days - day)))
        results.push(dice.chance(good) ? result : worsened(dice, result));
    return results;
  });

const sessionsOf = (dice: Dice, { condition, days }: RandomProgramme): SessionLog[] => {
  const { lists } = CONDITIONS[condition];
  const daily = lists[1].daily.map(({ id }) => id);
  const heavy = [...lists[2].heavy, ...lists[3].heavy, ...lists[3].spring.slice(0, 1)].map(({ id }) => id);
  const share = dice.pick([1, 0.9, 0.5]);
  return Array.from({ length: days }, (_, at) => daysAgo(at)).flatMap((date, at) => {
    if (!dice.chance(share)) return [];
    return [loggedSession(date, at % 2 === 0 ? heavy : daily, { status: dice.chance(0.9) ? 'done' : 'partial' })];
  });
};

/** Runs as a runner on the ladder would log them: some sessions at a stage, then the next stage. */
const trainingOf = (dice: Dice, { condition, days }: RandomProgramme): TrainingDay[] => {
  const { ladder } = CONDITIONS[condition];
  const training: TrainingDay[] = [];
  let stage = 1;
  let times = 0;
  for (let day = ladder.fromDay + dice.upTo(4); day < days; day += stage <= ladder.slowUpTo ? 3 : 2) {
    const isOff = dice.chance(0.03);
    const ladderStage = Math.min(12, Math.max(1, isOff ? stage - 1 + dice.upTo(2) : stage));
    training.push({
      date: daysAgo(days - day),
      status: dice.chance(0.97) ? 'done' : 'partial',
      minutes: stageAt(ladderStage).minutes,
      ladderStage,
    });
    times += 1;
    if (times < (stage <= 8 ? ladder.clean[0] : ladder.clean[1])) continue;
    [stage, times] = [stage + 1, 0];
  }
  return training;
};

const RUNNERS: readonly [RunnerFacts, ...RunnerFacts[]] = [
  { level: 'Intermediate', ageBand: '18-49' },
  { level: 'Intermediate', ageBand: '18-49' },
  { level: 'Advanced', ageBand: '50-plus' },
  { level: 'Beginner', ageBand: '18-49' },
];

/** Builds the inputs of a random programme. The same seed gives the same inputs. */
export const inputsOf = (programme: RandomProgramme): CourseInputs => {
  const dice = diceOf(programme.seed);
  const { condition, side, days } = programme;
  const injury = startedInjury(condition, { side, since: daysAgo(days - 1) });
  const recurs = dice.chance(0.1);
  return {
    ...{ today: TODAY, injury: { ...injury, priorOf: recurs ? 'earlier' : null }, logs: [] },
    runner: dice.pick(RUNNERS),
    checkins: checkinsOf(dice, programme),
    tests: resultsOf(dice, programme),
    sessions: sessionsOf(dice, programme),
    training: trainingOf(dice, programme),
  };
};

/** Random programmes of all conditions, from one day to half a year. */
export const randomProgramme: fc.Arbitrary<RandomProgramme> = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 30 }),
  condition: fc.constantFrom(...CONDITION_IDS),
  side: fc.constantFrom<Side>('left', 'right', 'right', 'both', 'unknown'),
  days: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 40, max: 180 })),
  good: fc.constantFrom(1, 0.99, 0.97, 0.9, 0.6),
});

/** The same inputs as they were on an earlier date. */
export const asOn = (inputs: CourseInputs, ago: number): CourseInputs => {
  const today = addDays(inputs.today, -ago);
  const known = <T extends { date: string }>(list: readonly T[]): T[] => list.filter(({ date }) => date <= today);
  return {
    ...inputs,
    ...{ today, checkins: known(inputs.checkins), tests: known(inputs.tests), training: known(inputs.training) },
    ...{ sessions: known(inputs.sessions), logs: known(inputs.logs) },
  };
};

/** The same inputs with changed answers in the newest check-in; null if there is no check-in. */
export const withNewest = (inputs: CourseInputs, changes: Partial<CheckinDay>): CourseInputs | null => {
  const newest = inputs.checkins.at(-1);
  if (!newest) return null;
  return { ...inputs, checkins: inputs.checkins.map((one) => (one === newest ? { ...one, ...changes } : one)) };
};
