import { alertsOf } from './alerts.ts';
import { assessDays, type DayAssessment } from './day-assessment.ts';
import { doseOf, isHighPain } from './dose.ts';
import { exclusionOf, mustNotHop } from './exclusions/exclusions.ts';
import { newestAnswered } from './exclusions/newest-answered.ts';
import { signReferralsOf } from './exclusions/referrals.ts';
import { gateOf } from './gate.ts';
import { handoverOf, opensLadder } from './handover.ts';
import { weekOf } from './injury-days.ts';
import { ladderOf } from './ladder/progress.ts';
import { sessionsOf } from './ladder/sessions.ts';
import { ladderToday } from './ladder/today.ts';
import { phasesOf } from './phases.ts';
import { referralsOf } from './referrals.ts';
import type { CheckinDay, Course, CourseInputs, Injury } from './types.ts';

/**
 * True when a triage newer than the newest check-in forbids running and exercise because of its tier or its ticked
 * flags.
 */
const triageStops = ({ triage, since }: Injury, newest: DayAssessment | undefined): boolean => {
  if (!triage || triage.date < since || (newest && newest.date >= triage.date)) return false;
  return triage.tier === 'emergency' || triage.tier === 'same_day' || triage.flags.length > 0;
};

/**
 * True when hops are forbidden today.
 * @param answered the newest check-in, whose unanswered questions are filled from earlier check-ins
 */
const hopsForbidden = (
  injury: Injury,
  newest: DayAssessment | undefined,
  answered: CheckinDay | null,
  isRedFlag: boolean,
): boolean =>
  isRedFlag ||
  mustNotHop(injury, answered) ||
  (newest !== undefined && (isHighPain(newest.checkin) || (newest.isBone && newest.checkin.pain > 0)));

/**
 * Computes the current state of an injury by replaying its check-ins and ladder sessions (section C of the domain
 * page). Nothing is stored, so the order and repetition of the inputs do not matter.
 */
export const courseOf = (inputs: CourseInputs): Course => {
  const { today, injury, runner } = inputs;
  const days = assessDays(inputs);
  const newest = days.at(-1);
  const checkin = newest?.date === today ? newest.checkin : null;
  const phases = phasesOf(days, injury.since);
  const ladder = ladderOf(inputs, days);
  const isRedFlag = (newest?.isRedFlag ?? false) || triageStops(injury, newest);
  const checkins = days.map((day) => day.checkin);
  const answered = newestAnswered(injury, checkins);
  const exclusion = exclusionOf({ injury, newest: newest?.checkin ?? null, runner, today, checkins });
  const gate = gateOf({ injury, newest, isRedFlag, exclusion, ladder });
  const stage = newest ? ladderToday({ inputs, ladder, newest, sessions: sessionsOf(inputs, days), gate }) : null;
  const referrals = [...referralsOf(days, phases, ladder), ...signReferralsOf(injury, answered)];
  return {
    ...{ today, area: injury.area, checkin, newest: newest?.checkin ?? null },
    ...{ phase: phases.phase, phaseSince: phases.phaseSince, week: weekOf(phases.phaseSince, today) },
    ...{ dose: doseOf(inputs, days, { isRedFlag, exclusion }), step: phases.step },
    isBone: newest?.isBone ?? false,
    noHops: hopsForbidden(injury, newest, answered, isRedFlag),
    ...{ gate, ladder: stage, handover: handoverOf(newest?.checkin ?? null, injury) },
    ...{ handedOverOn: ladder.handedOverOn, ladderFinished: ladder.isFinished, exclusion, referrals },
    alerts: alertsOf({
      ...{ checkin, isRedFlag, referrals, ladderFinished: ladder.isFinished },
      exclusion,
      opensLadder: opensLadder(days, injury),
      stage: ladder.handedOverOn === null ? null : ladder.stage,
    }),
  };
};
