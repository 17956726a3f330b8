import { addDays, daysBetween, TEST_IDS, type TestId } from '@stridewell/contracts/web';
import type { ConditionRules, ListedExercise } from './conditions/types.ts';
import type { DayAssessment } from './day-assessment.ts';
import { laterOf } from './injury-days.ts';
import { trainedDatesOf } from './ladder/gaps.ts';
import type { LadderState } from './ladder/progress.ts';
import { daysToNextRun } from './ladder/rules.ts';
import type { LadderSession } from './ladder/sessions.ts';
import { areSpeedStepsDone } from './ladder/speed-steps.ts';
import { entryOf, isHop } from './library.ts';
import { limitsOf } from './limits.ts';
import { isMorningAnswered, isSoreDay } from './morning.ts';
import type { PhaseState } from './phases.ts';
import { evaluate } from './tests/results.ts';
import { TEST_SPACING } from './tests/table.ts';
import type { TestGroup } from './tests/today.ts';
import type { CourseInputs } from './types.ts';

/** Kinds of hops, each with stricter requirements than the one before (section 1.8 of the domain page). */
export type HopKind = 'two_leg' | 'one_leg' | 'far';

const ONE_LEG_DAYS = 14;
const ONE_LEG_STAGE = 4;
const FAR_DAYS = 28;
const FAR_STAGE = 8;
/** Minimum ladder stage at which hops are allowed for a bone. */
const BONE_STAGE = 6;
/** Number of clean two-leg hop sessions before one-leg hops, with their sets and repetitions. */
const POGO_SESSIONS = 2;
const POGO_SETS = 3;
const POGO_REPS = 20;
/** Repetitions of two-leg hops until the test for them is passed. */
export const FIRST_REPS = 10;
/** Maximum number of days with hops in any seven days. */
const SPRING_DAYS = 2;

const ONE_LEG: ReadonlySet<string> = new Set(['single-leg-hop', 'lateral-hop']);

/** Returns the kind of a hop exercise, derived from its movement. */
export const hopKindOf = (id: string): HopKind => {
  const { movement } = entryOf(id);
  if (movement === 'pogo') return 'two_leg';
  return ONE_LEG.has(movement) ? 'one_leg' : 'far';
};

export interface HopSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  days: readonly DayAssessment[];
  phase: PhaseState;
  ladder: LadderState;
  ladderSessions: readonly LadderSession[];
  /** True if a sign forbids hops today: pain, a limp, a red flag or an exclusion. */
  isForbidden: boolean;
}

/** The kind of hops that a test consists of. Fast strides are not hops. */
const KIND_OF_TEST: Partial<Record<TestId, HopKind>> = {
  pogo20: 'two_leg',
  hop10: 'one_leg',
  hop20: 'one_leg',
  side_hop: 'one_leg',
  hop_dist: 'far',
};

/** Dates on which hops were logged or done as a test. */
const springDates = ({ sessions, logs, tests }: CourseInputs): ReadonlySet<string> =>
  new Set([
    ...tests.flatMap(({ testId, date }) => (KIND_OF_TEST[testId] ? [date] : [])),
    ...sessions.flatMap(({ date, exercises }) =>
      exercises.some(({ exerciseId, status }) => isHop(exerciseId) && status !== 'skipped') ? [date] : [],
    ),
    ...logs.flatMap(({ date, exerciseId, status }) =>
      exerciseId !== null && isHop(exerciseId) && (status === 'done' || status === 'partial') ? [date] : [],
    ),
  ]);

/**
 * True if hops may be done today given the previous days with hops: never on consecutive days, and at most twice in
 * seven days.
 */
export const isSpringDay = (inputs: CourseInputs): boolean => {
  const dates = springDates(inputs);
  const ago = (days: number): boolean => dates.has(addDays(inputs.today, -days));
  return !ago(1) && [2, 3, 4, 5, 6].filter(ago).length < SPRING_DAYS;
};

/** Number of days without any training after which hops start again with two-leg hops. */
const BREAK_DAYS = 8;

/** The first day after the newest break in training, or an empty string if there was none. */
const restartOf = ({ inputs }: Pick<HopSubject, 'inputs'>): string => {
  const dates = [...trainedDatesOf(inputs), inputs.today];
  return dates.findLast((date, at) => at > 0 && daysBetween(dates[at - 1] ?? date, date) >= BREAK_DAYS) ?? '';
};

/** Date from which hops and their tests are included: the start of the phase, or the newest break in it. */
const hopsSince = (subject: HopSubject): string => laterOf(restartOf(subject), subject.phase.phaseSince);

/** Number of sessions with three sets of 20 two-leg hops that were clean and confirmed by the next morning. */
const cleanPogoSessions = ({ inputs, days }: HopSubject, since: string): number => {
  const limit = limitsOf(inputs.injury.condition, days.at(-1)?.isBone ?? false).exercise;
  return new Set(
    inputs.sessions.flatMap(({ date, exercises }) => {
      const done = exercises.some(
        ({ exerciseId, sets, pain, status }) =>
          status === 'done' &&
          entryOf(exerciseId).movement === 'pogo' &&
          pain !== null &&
          pain <= limit &&
          sets.filter(({ reps }) => (reps ?? 0) >= POGO_REPS).length >= POGO_SETS,
      );
      const next = days.find((day) => day.date > date);
      const isTold = next !== undefined && isMorningAnswered(next.checkin);
      return date >= since && done && isTold && !next.isWorse && !isSoreDay(next.checkin) ? [date] : [];
    }),
  ).size;
};

const hasPassed = ({ inputs, days, phase }: HopSubject, test: TestId, since: string): boolean =>
  evaluate(
    { test },
    inputs.tests,
    {
      ...{ side: inputs.injury.side, formerSide: inputs.injury.formerSide },
      ...{ days, date: inputs.today, isDecision: true, norm: inputs.runner, loadSince: phase.loadSince },
    },
    since,
  ).counts;

/** The test for one-leg hops: 10 hops for most conditions, 20 for some. */
const hopTestOf = ({ exits }: ConditionRules): TestId =>
  exits[3].some((criterion) => 'test' in criterion && criterion.test === 'hop20') ? 'hop20' : 'hop10';

const hasPassedHops = (subject: HopSubject): boolean =>
  hasPassed(subject, hopTestOf(subject.rules), hopsSince(subject));

/** True if today is the day before or after a run of a stage that is not yet clean. */
const isNextToNewStage = ({ inputs, rules, ladder, ladderSessions }: HopSubject): boolean => {
  if (ladder.handedOverOn === null || ladder.isFinished || ladder.clean > 0) return false;
  const last = ladderSessions.filter(({ stage }) => stage > 0).at(-1);
  if (!last) return false;
  if (last.date === addDays(inputs.today, -1)) return true;
  const gap = daysToNextRun(rules, ladder.stage);
  return addDays(last.date, gap) === addDays(inputs.today, 1);
};

const ladderStageOf = ({ isFinished, handedOverOn, stage }: LadderState): number => {
  if (isFinished) return FAR_STAGE + 4;
  return handedOverOn === null ? -1 : stage;
};

/** Returns the kinds of hops that are allowed today. */
export const hopsOf = (subject: HopSubject): ReadonlySet<HopKind> => {
  const { inputs, rules, phase, ladder } = subject;
  const allowed = new Set<HopKind>();
  const { phaseSince } = phase;
  if (subject.isForbidden || phase.phase !== 3 || ladder.handedOverOn === null) return allowed;
  if (!isSpringDay(inputs) || isNextToNewStage(subject)) return allowed;
  const stage = ladderStageOf(ladder);
  if (rules.id === 'bone_stress' && stage < BONE_STAGE) return allowed;
  allowed.add('two_leg');
  const daysIn = daysBetween(phaseSince, inputs.today);
  const mayOneLeg =
    daysIn >= ONE_LEG_DAYS &&
    stage >= ONE_LEG_STAGE &&
    cleanPogoSessions(subject, hopsSince(subject)) >= POGO_SESSIONS &&
    (!usesHeelRaise(rules) || hasPassed(subject, 'heel_raise', ''));
  if (mayOneLeg) allowed.add('one_leg');
  if (mayOneLeg && daysIn >= FAR_DAYS && stage >= FAR_STAGE && hasPassedHops(subject)) allowed.add('far');
  return allowed;
};

/** True if the condition requires heel raises at all. In other conditions they need not be passed. */
const usesHeelRaise = ({ exits, runGate }: ConditionRules): boolean =>
  [...exits[1], ...exits[2], ...exits[3], ...runGate].some(
    (criterion) => 'test' in criterion && criterion.test.startsWith('heel_raise'),
  );

/**
 * True if `pogo20` still has to be passed, so two-leg hops are done in sets of ten. If full sessions have followed it,
 * the sets stay even when the result expires.
 */
export const isFirstPogo = (subject: HopSubject): boolean => {
  const since = hopsSince(subject);
  return !hasPassed(subject, 'pogo20', since) && cleanPogoSessions(subject, since) < POGO_SESSIONS;
};

/** The hop exercises of the condition's list that its own limits allow today, of any kind. */
const listedHops = ({ inputs, rules, phase, ladder }: HopSubject, step: number, pain: number): ListedExercise[] => {
  const daysIn = daysBetween(phase.phaseSince, inputs.today) + 1;
  const stage = ladderStageOf(ladder);
  return rules.lists[3].spring.filter(
    ({ fromDay = 1, fromStage = 0, maxPain = 10, weeks = [1, Number.POSITIVE_INFINITY] }) =>
      daysIn >= fromDay && stage >= fromStage && pain <= maxPain && step >= weeks[0] && step <= weeks[1],
  );
};

/** Returns today's hop exercise: the last one in the condition's list that is allowed, or null if there is none. */
export const springOf = (subject: HopSubject, step: number, pain: number): ListedExercise | null => {
  const kinds = hopsOf(subject);
  const last = listedHops(subject, step, pain).findLast(({ id }) => kinds.has(hopKindOf(id))) ?? null;
  if (last === null || hopKindOf(last.id) !== 'two_leg' || !isFirstPogo(subject)) return last;
  return {
    ...last,
    dose: { ...last.dose, from: Math.min(last.dose.from, FIRST_REPS), to: Math.min(last.dose.to, FIRST_REPS) },
  };
};

const KINDS: readonly HopKind[] = ['two_leg', 'one_leg', 'far'];

/**
 * Returns the tests for hops and fast running that may be done today: those whose hops or strides may be trained today
 * (sections 1.8 and 1.9 of the domain page) within the limits of the condition's own list.
 */
export const hopTestsOf = (subject: HopSubject, step: number, pain: number): ReadonlySet<TestId> => {
  const { inputs, rules, days, phase, ladder, isForbidden } = subject;
  const own = new Set(rules.lists[3].spring.map(({ id }) => hopKindOf(id)));
  const listed = new Set(listedHops(subject, step, pain).map(({ id }) => hopKindOf(id)));
  const allowed = hopsOf(subject);
  const kinds = new Set(KINDS.filter((kind) => allowed.has(kind) && (!own.has(kind) || listed.has(kind))));
  const limits = limitsOf(inputs.injury.condition, days.at(-1)?.isBone ?? false);
  const mayStride =
    phase.phase === 3 && !isForbidden && areSpeedStepsDone({ inputs, days, ladder, limits, since: restartOf(subject) });
  return new Set([
    ...TEST_IDS.filter((id) => {
      const kind = KIND_OF_TEST[id];
      return kind !== undefined && kinds.has(kind);
    }),
    ...(mayStride ? (['fast20'] as const) : []),
  ]);
};

/** Returns the tests that the next kind of hops requires, in addition to those of the condition. */
export const testsForHops = (subject: HopSubject): TestGroup[] => {
  const { inputs, rules, phase, ladder } = subject;
  const { phaseSince: since } = phase;
  if (phase.phase !== 3 || ladder.handedOverOn === null) return [];
  const kinds = hopsOf(subject);
  const daysIn = daysBetween(since, inputs.today);
  const asksHeelRaise = usesHeelRaise(rules) && daysIn >= ONE_LEG_DAYS - TEST_SPACING;
  const asksHops = kinds.has('one_leg') && rules.lists[3].spring.some(({ id }) => hopKindOf(id) === 'far');
  return [
    { criteria: kinds.has('two_leg') ? [{ test: 'pogo20' }] : [], since },
    { criteria: asksHeelRaise ? [{ test: 'heel_raise' }] : [], since: '' },
    { criteria: asksHops ? [{ test: hopTestOf(rules) }] : [], since },
  ];
};
