import { daysBetween, type TestId } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { longestRunOf } from './after-ladder.ts';
import { alertsOf } from './alerts.ts';
import { asksForImpact, isBackToDoctor } from './back-to-clinician.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import { type Criterion, isTestCriterion } from './conditions/types.ts';
import { type CriterionContext, type CriterionState, statesOf } from './criteria.ts';
import { assessDays, type DayAssessment } from './day-assessment.ts';
import { dayOf } from './day-type.ts';
import { doseOf, isHighPain } from './dose.ts';
import { exclusionOf, isInsertional, mustNotHop } from './exclusions/exclusions.ts';
import { signReferralsOf } from './exclusions/referrals.ts';
import { openAnswersOf } from './exclusions/safety-answers.ts';
import { isStoppedBySession } from './exclusions/session-stop.ts';
import { NO_FLARE } from './flare.ts';
import { forecastOf } from './forecast.ts';
import { gateOf } from './gate.ts';
import { grabWaitOf } from './grab.ts';
import { handoverOf, isBoneResting, meetsRunGate, type OpeningSubject, opensLadder } from './handover.ts';
import { hopTestsOf, springOf, testsForHops } from './hops.ts';
import { weekOf } from './injury-days.ts';
import { ladderOf } from './ladder/progress.ts';
import { sessionsOf } from './ladder/sessions.ts';
import { ladderToday } from './ladder/today.ts';
import { hopTestsOn, isFirstOneLeg, isRunDay, landingsLeft, withinLandings } from './landings.ts';
import { limitsOf, MAX_TOLERABLE_PAIN } from './limits.ts';
import { doneInWeek, sessionDaysOf } from './logged-sessions.ts';
import { isMorningAnswered } from './morning.ts';
import {
  minimumsOf,
  missingCalm,
  newestPhase,
  type PhaseState,
  phasesByDay,
  sessionsOfPhase,
  stepOf,
  waitsFor,
} from './phases.ts';
import { hasNoFunctionGain } from './questionnaire.ts';
import { referralsOf } from './referrals.ts';
import { painfulGateTests } from './tests/painful-gate-tests.ts';
import { passRuleOf } from './tests/results.ts';
import { isHopTest } from './tests/table.ts';
import { testsToday } from './tests/today.ts';
import { exitGroupsOf, mayLoadTests, runGateGroups } from './tests/when.ts';
import { tooFarNote } from './too-much.ts';
import type { CheckinDay, Course, CourseInputs, CourseTest, Injury } from './types.ts';
import { walkMinutesOf } from './walks.ts';

/**
 * True if an urgent answer is still valid, or if a triage newer than the newest check-in forbids running and exercise
 * because of its tier or its ticked flags.
 */
const triageStops = (injury: Injury, newest: DayAssessment | undefined): boolean => {
  const { triage, since } = injury;
  if (openAnswersOf(injury).some(({ isUrgent }) => isUrgent)) return true;
  if (!triage || triage.date < since || (newest && newest.date >= triage.date)) return false;
  return triage.tier === 'emergency' || triage.tier === 'same_day' || triage.flags.length > 0;
};

/**
 * True if hops are forbidden today.
 * @param answered the newest check-in, whose unanswered questions are filled from earlier check-ins
 */
const hopsForbidden = (
  injury: Injury,
  newest: DayAssessment | undefined,
  answered: CheckinDay | null,
  isRedFlag: boolean,
): boolean => {
  if (isRedFlag || mustNotHop(injury, answered)) return true;
  if (newest === undefined) return false;
  const { checkin, isBoneSore, isWorse, flare, exclusion } = newest;
  const isTooSore = isHighPain(checkin) || checkin.pain > MAX_TOLERABLE_PAIN || isBoneSore;
  const isGroin = injury.condition === 'adductor' && checkin.pain > 0;
  return isTooSore || isGroin || isWorse || flare.since !== null || exclusion !== null;
};

/** The inputs with the condition mentioned in the profile's text, if the runner has not chosen one. */
const withCondition = (inputs: CourseInputs): CourseInputs =>
  inputs.injury.condition === 'achilles_mid' && isInsertional(inputs.injury)
    ? { ...inputs, injury: { ...inputs.injury, condition: 'achilles_insertional' } }
    : inputs;

/** The explanation of an unmet criterion for the runner. */
const missingFact = (
  { criterion, test: found }: CriterionState,
  runner: CourseInputs['runner'],
  hopTests: ReadonlySet<TestId>,
): PhysioFact => {
  if (isTestCriterion(criterion)) {
    const { test, days = 1 } = criterion;
    const { min = 0, max = 0 } = passRuleOf(criterion, runner);
    if (days > 1)
      return {
        code: 'missing.test_days',
        values: { test, min, max, days, done: Math.min(found?.passedDays ?? 0, days) },
      };
    const isOpen = !isHopTest(test) || hopTests.has(test);
    return { code: isOpen ? 'missing.test' : 'missing.later', values: { test, min, max } };
  }
  switch (criterion.rule) {
    case 'morning_median':
      return { code: 'missing.mornings', values: { max: criterion.max } };
    case 'morning_not_above_start':
      return { code: 'missing.mornings_start' };
    case 'pain_free_days':
      return { code: 'missing.pain_free', values: { days: criterion.days } };
    case 'impact_cleared':
      return { code: 'missing.impact' };
  }
};

const unmet = (
  criteria: readonly Criterion[],
  context: CriterionContext,
  hopTests: ReadonlySet<TestId>,
): PhysioFact[] =>
  statesOf(criteria, context).flatMap((state) =>
    state.met ? [] : [missingFact(state, context.inputs.runner, hopTests)],
  );

/** Number of days and sessions that the phase still needs. The current day is not counted as an additional day. */
const leftOf = (
  phase: PhaseState,
  minimums: ReturnType<typeof minimumsOf>,
  today: string,
  sessions: number,
): { daysLeft: number; sessionsLeft: number } => {
  if (minimums === null) return { daysLeft: 0, sessionsLeft: 0 };
  const passed = daysBetween(phase.phaseSince, today);
  const daysLeft = passed >= minimums.days ? 0 : Math.max(1, minimums.days - passed - 1);
  return { daysLeft, sessionsLeft: Math.max(0, minimums.sessions - sessions) };
};

const SYMMETRIC = 90;

/** True if the newest test with two sides shows them even, or if there is no single injured side. */
const areEven = (side: Injury['side'], tests: readonly CourseTest[]): boolean => {
  if (side !== 'left' && side !== 'right') return true;
  const compared = tests.filter(({ symmetry }) => symmetry !== null);
  return compared.length > 0 && compared.every(({ symmetry }) => (symmetry ?? 0) >= SYMMETRIC);
};

/** True if there is no check-in today, or if its pain is above that of a clean run. Hops load a tissue like a run. */
const hurtsToHop = ({ condition }: Injury, newest: DayAssessment | undefined, checkin: CheckinDay | null): boolean =>
  checkin === null || checkin.pain > limitsOf(condition, newest?.isBone ?? false).cleanRun;

/**
 * The dose for the kind of day. A rest day has no full programme, and nothing is increased after too much heavy work.
 */
const doseOfDay = (
  dose: Course['dose'],
  { type }: Course['day'],
  isTooHeavy: boolean,
  newest: DayAssessment | undefined,
): Course['dose'] => {
  if (newest === undefined || dose.row !== 'full') return dose;
  const values = { pain: newest.checkin.pain };
  const level = isTooHeavy ? 'same' : dose.level;
  if (type === 'rest') return { ...dose, level, reason: { code: 'dose.rest', values } };
  return isTooHeavy ? { ...dose, level, reason: { code: 'dose.full', values } } : dose;
};

/** True if a run was logged on a date. */
const ranOn = ({ training }: CourseInputs, on: string): boolean =>
  training.some(({ date, status, ladderStage }) => date === on && status !== 'skipped' && ladderStage !== 0);

/**
 * Computes the current state of an injury by replaying its check-ins, logs, tests and ladder sessions. Nothing is
 * stored, so the order of the inputs and duplicates do not matter.
 */
export const courseOf = (given: CourseInputs): Course => {
  const inputs = withCondition(given);
  const { today, injury, runner } = inputs;
  const rules = CONDITIONS[injury.condition];
  const days = assessDays(inputs);
  const newest = days.at(-1);
  const checkin = newest?.date === today ? newest.checkin : null;
  const sessions = sessionDaysOf(rules, inputs.sessions, inputs.logs).filter(
    ({ date }) => date >= injury.since && date <= today,
  );
  const replay = { inputs, rules, days, sessions };
  const phases = phasesByDay(replay);
  const phase = newestPhase(replay, phases);
  const step = stepOf(replay, phase, today);
  const ladder = ladderOf({ inputs, rules, days, phases });
  const runs = sessionsOf(inputs, days);
  const isSessionStop = isStoppedBySession(inputs, newest?.date);
  const isRedFlag = (newest?.isRedFlag ?? false) || triageStops(injury, newest) || isSessionStop;
  const isBone = newest?.isBone ?? false;
  const answered = newest?.answered ?? null;
  const checkins = answered ? [answered] : [];
  const exclusion = exclusionOf({ injury, newest: newest?.checkin ?? null, runner, today, checkins });
  const grab = grabWaitOf(inputs, rules, days, phase.loadSince);
  const gate = gateOf({ inputs, rules, days, phase, isRedFlag, isSessionStop, exclusion, ladder, grab });
  const stage = newest ? ladderToday({ inputs, rules, ladder, newest, gate }) : null;
  const noHops = hopsForbidden(injury, newest, answered, isRedFlag);
  const hops = {
    ...{ inputs, rules, days, phase, ladder, ladderSessions: runs },
    isForbidden:
      noHops ||
      asksForImpact({ inputs, rules, days }) ||
      exclusion !== null ||
      grab !== null ||
      ladder.isWaiting ||
      gate.level === 'stop' ||
      hurtsToHop(injury, newest, checkin),
  };
  const wholeSpring = springOf(hops, step, checkin?.pain ?? 10);
  const hopTests = hopTestsOf(hops, step, checkin?.pain ?? 10);
  const opening: OpeningSubject = { inputs, rules, days, phase };
  const runGateMet = meetsRunGate(opening);
  const context = { inputs, days, date: today, since: phase.phaseSince, loadSince: phase.loadSince };
  const isSettled = newest !== undefined && !newest.isUnsettled && !isRedFlag && exclusion === null;
  const walkMinutes = walkMinutesOf(rules, days, phase.phase);
  const due = { inputs, rules, phase, today, walkMinutes };
  const isHandedOver = ladder.handedOverOn !== null;
  const tests = testsToday({
    groups: [
      // After a gap, the run-gate tests come first, because running waits for them.
      ...(ladder.isWaiting ? [{ criteria: rules.runGate, since: '' }] : []),
      // The same applies to the tests after a sudden pain and those that hurt, because running waits for them as well.
      ...(grab === null ? [] : runGateGroups(due, { grab, isHandedOver })),
      { criteria: painfulGateTests(inputs, rules, days, today), since: '' },
      ...exitGroupsOf(due),
      ...(grab === null ? runGateGroups(due, { grab, isHandedOver }) : []),
      ...testsForHops(hops),
    ],
    ...{ results: inputs.tests, side: injury.side, formerSide: injury.formerSide, norm: runner },
    ...{ days, today, loadSince: phase.loadSince },
    mayHop: phase.phase === 3 && !noHops && gate.level !== 'stop',
    hopTests,
    mayTestHops: !isFirstOneLeg(wholeSpring, inputs),
    mayTest: isSettled && checkin !== null,
    mayLoad: mayLoadTests(inputs, newest),
  });
  const hasRun = ranOn(inputs, today);
  const landings = landingsLeft(hasRun || isRunDay(stage), hopTestsOn(today, tests, inputs));
  const spring = withinLandings(wholeSpring, landings);
  const day = dayOf({ today, phase, sessions, mayHop: spring !== null, mayRun: isRunDay(stage) });
  const isTooHeavy = day.note?.code === 'note.too_heavy';
  const minimums = minimumsOf(rules, phase);
  const left = leftOf(phase, minimums, today, sessionsOfPhase(phase, sessions, today));
  const { daysLeft, sessionsLeft } = left;
  const waits = waitsFor(inputs, days, today);
  const isShort = daysLeft > 0 || sessionsLeft > 0;
  const subject = { inputs, rules, today, days, phase, step, ladder, sessions, tests };
  const referrals: PhysioFact[] = [
    ...referralsOf(subject),
    ...(hasNoFunctionGain(inputs.questionnaires ?? [], today) ? [{ code: 'referral.function' as const }] : []),
    ...signReferralsOf(injury, answered),
  ];
  return {
    ...{ today, area: injury.area, condition: injury.condition, side: injury.side },
    ...{ checkin, newest: newest?.checkin ?? null },
    ...{ phase: phase.phase, phaseSince: phase.phaseSince, week: weekOf(phase.phaseSince, today) },
    ...{ phaseDay: daysBetween(phase.phaseSince, today) + 1, daysLeft, sessionsLeft },
    missing: [
      ...(isShort ? [{ code: 'missing.minimum' as const, values: { days: daysLeft, sessions: sessionsLeft } }] : []),
      ...missingCalm(days, phase.phase),
      ...(newest && !isMorningAnswered(newest.checkin) ? [{ code: 'missing.morning' as const }] : []),
      ...(phase.phase < 3 && waits ? [waits] : []),
      ...unmet(rules.exits[phase.phase], context, hopTests),
    ],
    ...{ tests, runGateMet, spring, landings },
    ...{
      day,
      walkMinutes,
      isTooHeavy,
      finishedOn: ladder.finishedOn,
      longestRun: longestRunOf(inputs, ladder.finishedOn),
    },
    ...{ tooFar: tooFarNote(inputs, ladder, gate) },
    ranToday: hasRun,
    ...{ isWorse: newest?.isWorse ?? false, flare: newest?.flare ?? NO_FLARE, isEven: areEven(injury.side, tests) },
    forecast: forecastOf({ inputs, rules, phase, ladder, sessions: runs, isBone }),
    ...{
      dose: doseOfDay(doseOf(inputs, days, { isRedFlag, exclusion }), day, isTooHeavy, newest),
      step,
      isBone,
      noHops,
    },
    isBoneSore: newest?.isBoneSore ?? false,
    isBoneResting: isBoneResting(rules, days) || isBackToDoctor({ inputs, rules, days }),
    hasOpenWarning: newest?.hasOpenWarning ?? false,
    doneInWeek: doneInWeek(inputs),
    ...{ gate, ladder: stage, handover: handoverOf(newest?.checkin ?? null, injury, runGateMet) },
    ...{ handedOverOn: ladder.handedOverOn, ladderFinished: ladder.isFinished, exclusion, referrals },
    alerts: alertsOf({
      ...{ checkin, isRedFlag, referrals, ladderFinished: ladder.isFinished },
      exclusion,
      opensLadder: grab === null && opensLadder(opening),
      stage: ladder.handedOverOn === null ? null : ladder.stage,
    }),
  };
};
