import { type Condition, daysBetween } from '@stridewell/contracts/web';
import { type ConditionRules, type Criterion, isTestCriterion, type TestCriterion } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import type { GrabWait } from '../grab.ts';
import { limitsOf } from '../limits.ts';
import { minimumsOf, type PhaseState, startOf } from '../phases.ts';
import type { CourseInputs } from '../types.ts';
import { WALK_MINUTES } from '../walks.ts';
import { isQuestion, TEST_SPACING } from './table.ts';
import type { TestGroup } from './today.ts';

export interface DueSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  phase: PhaseState;
  today: string;
  /** Minutes of today's walk, below which the walk of 30 minutes is too early. */
  walkMinutes: number;
}

/**
 * Number of days before the day of its decision on which a test is first offered, for the run gate and for the exit of
 * phase 1.
 */
const RUN_GATE_DAYS = 3;
const CALM_DAYS = 7;
/** Number of days from the first day of a test on several days until its last day is confirmed. */
const severalDays = ({ days = 1, spacing = TEST_SPACING }: TestCriterion): number => (days - 1) * spacing + 2;

/** Number of days before a decision on which a test for it is first offered. */
const leadOf = (criterion: Criterion, usual: number): number =>
  isTestCriterion(criterion) ? Math.max(usual, (criterion.days ?? 1) > 1 ? severalDays(criterion) : 0) : usual;

/** Number of days until the minimum days of the phase have passed; 0 if they have. */
const daysToExit = ({ rules, phase, today }: DueSubject): number =>
  Math.max(0, (minimumsOf(rules, phase)?.days ?? 0) - daysBetween(phase.phaseSince, today));

/** True for the test walk of 30 minutes while the walks of a stress injury are still shorter. */
const isLongWalk = (criterion: Criterion, { rules, walkMinutes }: DueSubject): boolean =>
  rules.id === 'bone_stress' && isTestCriterion(criterion) && criterion.test === 'walk30' && walkMinutes < WALK_MINUTES;

/**
 * The run-gate tests that are near (section 1.4 of the domain page: a test belongs to a gate). They start three days
 * before the ladder's earliest day, and not before its phase is equally near. A test on several days starts earlier.
 */
const runGateGroupOf = (subject: DueSubject): TestGroup => {
  const { inputs, rules, phase, today } = subject;
  const { fromDay, phase: least } = rules.ladder;
  const toDay = fromDay - 1 - daysBetween(startOf(inputs), today);
  const toPhase = phase.phase >= least ? 0 : phase.phase + 1 === least ? daysToExit(subject) : Number.POSITIVE_INFINITY;
  const near = Math.max(toDay, toPhase);
  const isOpen = (one: Criterion): boolean => near <= leadOf(one, RUN_GATE_DAYS) && !isLongWalk(one, subject);
  return { criteria: rules.runGate.filter(isOpen), since: '' };
};

/**
 * The tests for running that are required now. Before the hand-over these are the tests that are near; after a new
 * sudden pain in a muscle they are all tests again, once its calm days are over.
 */
export const runGateGroups = (
  subject: DueSubject,
  { grab, isHandedOver }: { grab: GrabWait | null; isHandedOver: boolean },
): TestGroup[] => {
  if (grab === null) return isHandedOver ? [] : [runGateGroupOf(subject)];
  const criteria = isHandedOver ? grab.tests : runGateGroupOf(subject).criteria;
  return grab.testsSince === null ? [{ criteria, since: '', isEarly: true }] : [{ criteria, since: grab.testsSince }];
};

/**
 * The tests for the phase's exit. Those of phase 1 that load the tissue are early until a week before its minimum days.
 */
export const exitGroupsOf = (subject: DueSubject): TestGroup[] => {
  const { rules, phase } = subject;
  const isNear = (one: Criterion): boolean =>
    !isLongWalk(one, subject) &&
    (phase.phase > 1 ||
      (isTestCriterion(one) && isQuestion(one.test)) ||
      daysToExit(subject) <= leadOf(one, CALM_DAYS));
  const exits = rules.exits[phase.phase];
  const since = phase.phaseSince;
  return [
    { criteria: exits.filter(isNear), since },
    { criteria: exits.filter((one) => !isNear(one)), since, isEarly: true },
  ];
};

/** Conditions that begin with a torn muscle or ligament. Nothing is tested on their first three days. */
const TORN: ReadonlySet<Condition> = new Set(['calf_strain', 'soleus', 'hamstring_strain', 'ankle_sprain']);
const TORN_DAYS = 3;

/**
 * True if a test may load the tissue today: without a limp, with pain within the exercise limit, and not in the first
 * 72 hours of a strain or sprain (sections 1.5 and 3.10 of the domain page).
 */
export const mayLoadTests = (
  { injury, today }: Pick<CourseInputs, 'injury' | 'today'>,
  newest: DayAssessment | undefined,
): boolean => {
  if (newest === undefined || newest.checkin.limp === true) return false;
  if (newest.checkin.pain > limitsOf(injury.condition, newest.isBone).exercise) return false;
  return !TORN.has(injury.condition) || daysBetween(injury.since, today) >= TORN_DAYS;
};
