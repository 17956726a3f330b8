import {
  addDays,
  CONDITIONS as CONDITION_IDS,
  type Condition,
  PHYSIO_EQUIPMENT,
  PHYSIO_TESTS,
  type PhysioEquipment,
} from '@stridewell/contracts/web';
import { courseOf } from '../course.ts';
import { isHop, isMarkedHeavy } from '../library.ts';
import { amountsOfSets } from '../progression/grow.ts';
import { type DayList, dayListOf } from '../today/day-list.ts';
import type { PlannedInjury } from '../today/planned-injury.ts';
import type { CheckinDay, Course, CourseInputs, SessionLog, TestResult } from '../types.ts';
import { bothSides, calmDay, followPerfectly, startedInjury } from './perfect-course.ts';
import { type Dice, diceOf } from './random-programmes.ts';

/** A runner who follows the day's list, with good and bad days, and sometimes does more than allowed. */
export interface FollowedCourse {
  seed: number;
  condition: Condition;
  /** Number of days of a perfect course before the random days. */
  before: number;
  /** Number of random days. */
  days: number;
}

/** One day of a followed course, after its check-in. */
export interface FollowedDay {
  inputs: CourseInputs;
  course: Course;
  injury: PlannedInjury;
  list: DayList;
  checkin: CheckinDay;
  /** True if heavy work (or a run, respectively) was logged on the day before. */
  wasHeavy: boolean;
  lastRunOn: string | null;
}

/** Days of the perfect course at which the random days may begin: in each phase, and on the ladder. */
const STARTS: readonly [number, ...number[]] = [0, 0, 8, 16, 24, 40, 60, 75];
const [LEAST_DAYS, MOST_DAYS] = [3, 9];

export const followedCourseOf = (seed: number): FollowedCourse => {
  const dice = diceOf(seed);
  return {
    seed,
    condition: dice.pick(CONDITION_IDS as unknown as readonly [Condition, ...Condition[]]),
    before: dice.pick(STARTS),
    days: LEAST_DAYS + dice.upTo(MOST_DAYS - LEAST_DAYS),
  };
};

const histories = new Map<string, CourseInputs>();

/** The inputs after a number of days of a perfect course, computed once for each condition. */
const historyOf = ({ condition, before }: FollowedCourse): CourseInputs => {
  const key = `${condition} ${before}`;
  const known = histories.get(key) ?? followPerfectly(startedInjury(condition), before).inputs;
  histories.set(key, known);
  return known;
};

const answersOf = (dice: Dice): Partial<CheckinDay> => {
  if (dice.chance(0.6)) return { pain: 0 };
  const pain = dice.pick([0, 1, 2, 2, 3, 4, 5, 6, 7, 9]);
  return {
    pain,
    morningPain: dice.pick([null, 0, pain]),
    noNextDayWorsening: dice.pick([true, true, null, false]),
    trend: dice.pick(['same', 'same', 'down', 'up']),
    runPainLevel: dice.pick([null, 0, 2, 3, 5]),
    limp: dice.chance(0.1),
    painOnHopping: dice.pick([null, false, true]),
    redFlags: dice.chance(0.03) ? ['night_pain'] : [],
    irritabilityAfterSession: dice.chance(0.1),
    muscleSorenessOnly: dice.pick([null, null, true]),
    walkRunTolerance: dice.chance(0.9),
    functionalTestsOk: dice.chance(0.9),
  };
};

const sessionOf = (dice: Dice, date: string, { exercises }: DayList): SessionLog | null => {
  const done = exercises.filter(() => dice.chance(0.95));
  if (done.length === 0) return null;
  return {
    ...{ date, kind: 'exercises', status: 'done', painAfter: 0, painStop: null, ladderStage: null, runPain: null },
    hourLater: dice.chance(0.5) ? { pain: dice.pick([0, 0, 1, 2, 3, 4, 6]), answeredAt: `${date}T12:00:00Z` } : null,
    exercises: done.map(({ exercise }) => ({
      ...{ exerciseId: exercise.id, side: 'both', status: 'done', skipReason: null, plannedSets: exercise.dose.sets },
      pain: dice.pick([0, 0, 0, 1, 2, 4, 6]),
      sets: amountsOfSets(exercise).map((amount) => ({
        ...(exercise.dose.unit === 'metres'
          ? { metres: amount }
          : exercise.dose.unit === 'reps' || exercise.dose.unit === 'rm'
            ? { reps: amount }
            : { seconds: exercise.dose.unit === 'minutes' ? amount * 60 : amount }),
        load: exercise.growth?.load
          ? { unit: exercise.growth.load.unit, value: exercise.growth.load.value }
          : { unit: 'none' as const, value: 0 },
        rir: dice.pick([0, 2, 2, 3]),
      })),
    })),
  };
};

const testsOn = (dice: Dice, date: string, { tests }: Course): TestResult[] =>
  tests
    .filter(({ due }) => due && dice.chance(0.8))
    .flatMap(({ testId }) =>
      bothSides(testId, date).map((one) =>
        dice.chance(0.85) || PHYSIO_TESTS[testId].cap === null ? one : { ...one, value: Math.floor(one.value / 2) },
      ),
    );

/** Follows a course day by day, and calls `check` on each of its random days with the computed state. */
export const follow = (
  course: FollowedCourse,
  check: (day: FollowedDay, before: FollowedDay | null) => void,
): number => {
  const dice = diceOf(course.seed + 1);
  const history = historyOf(course);
  const equipment = dice.pick<readonly PhysioEquipment[] | null>([null, ...PHYSIO_EQUIPMENT.map((one) => [one])]);
  const inputs = {
    ...history,
    ...{ checkins: [...history.checkins], tests: [...history.tests] },
    ...{ sessions: [...history.sessions], training: [...history.training] },
  };
  const start = course.before === 0 ? inputs.injury.since : addDays(history.today, 1);
  let before: FollowedDay | null = null;
  for (let at = 0; at < course.days; at += 1) {
    const today = addDays(start, at);
    if (dice.chance(0.05)) continue;
    const checkin = calmDay(today, answersOf(dice));
    inputs.checkins.push(checkin);
    const known: CourseInputs = { ...inputs, today };
    const now = courseOf(known);
    const injury: PlannedInjury = { injuryId: 'one', status: 'active', inputs: known, course: now };
    const list = dayListOf([injury], { equipment, isShort: false });
    const yesterday = addDays(today, -1);
    const wasHeavy = inputs.sessions.some(
      ({ date, exercises }) =>
        date === yesterday && exercises.some(({ exerciseId }) => isMarkedHeavy(exerciseId) && !isHop(exerciseId)),
    );
    const lastRunOn = inputs.training.filter(({ ladderStage }) => (ladderStage ?? 0) > 0).at(-1)?.date ?? null;
    const day: FollowedDay = { inputs: known, course: now, injury, list, checkin, wasHeavy, lastRunOn };
    check(day, before);
    before = day;
    inputs.tests.push(...testsOn(dice, today, now));
    const session = dice.chance(0.9) ? sessionOf(dice, today, list) : null;
    if (session) inputs.sessions.push(session);
    const { ladder } = now;
    if (ladder && (ladder.startable ? dice.chance(0.9) : dice.chance(0.05)))
      inputs.training.push({ date: today, status: 'done', minutes: ladder.minutes, ladderStage: ladder.stage });
  }
  return course.days;
};
