import type { DoseLevel, PhysioToday } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { Words } from '../conditions/types.ts';
import { exclusionFact } from '../exclusions/exclusions.ts';
import { type CardExercise, cardOf, exercisesFor } from '../programmes/exercises-for.ts';
import { avoidFor, type ShownTest, testsFor, usualTimeOf } from '../programmes/guidance.ts';
import { type Selection, selectionOf } from '../programmes/selection.ts';
import type { Course, ExerciseLog, Injury } from '../types.ts';
import type { DayChoices } from './choices.ts';
import { chosenFrom, dayListOf } from './day-list.ts';
import { minutesOf } from './minutes.ts';
import type { PlannedInjury } from './planned-injury.ts';

/** Today's plan for an active injury: the API's response, but with reasons and alerts as message facts. */
export interface Day
  extends Omit<
      Extract<PhysioToday, { area: unknown }>,
      'dose' | 'gate' | 'ladder' | 'alerts' | 'tests' | 'exercises' | 'avoid' | 'usualTime'
    >,
    Pick<Course, 'gate' | 'ladder' | 'alerts'> {
  /** Reasons, in the order in which they are shown. */
  dose: { level: DoseLevel; reasons: readonly PhysioFact[] };
  tests: readonly ShownTest[];
  exercises: readonly CardExercise[];
  /** Duration of the exercises in minutes, rounded up to 5; 0 if there are no exercises. */
  minutes: number;
  avoid: readonly Words[];
  usualTime: Words;
}

/** Today's plan. If there is no profile, or the injury is resolved, it contains only status and date. */
export type PlanToday = Exclude<PhysioToday, { area: unknown }> | Day;

const statusOf = ({ checkin, dose, exclusion }: Course): Day['status'] => {
  if (exclusion?.allows === 'nothing' || dose.row === 'red_flag') return 'blocked';
  return checkin === null ? 'checkin_required' : 'ok';
};

const doseOf = (course: Course, status: Day['status'], { note, isGentleInstead }: Selection): Day['dose'] => {
  const { dose, exclusion } = course;
  if (status === 'blocked')
    return { level: 'none', reasons: [exclusion?.allows === 'nothing' ? exclusionFact(exclusion) : dose.reason] };
  if (status === 'checkin_required') return { level: 'none', reasons: [{ code: 'dose.checkin' }] };
  // If gentle work replaces the programme, the reason must not mention a full dose.
  if (isGentleInstead && note !== null && (dose.row === 'full' || dose.row === 'hold'))
    return { level: 'calm', reasons: [note] };
  return { level: dose.level, reasons: note === null ? [dose.reason] : [dose.reason, note] };
};

/**
 * Computes today's plan for an active injury, with its texts as message facts. Status blocked takes precedence over a
 * missing check-in, and neither status has exercises. A red flag blocks the plan until a newer check-in without one.
 * Hop tests are left out if the runner must not hop and while running is stopped.
 */
export const todayOf = (course: Course, injury: Injury, logs: readonly ExerciseLog[]): Day => {
  const { today, area, phase, week, ladder, gate, handover, alerts, noHops } = course;
  const status = statusOf(course);
  return {
    status,
    date: today,
    area,
    phase,
    week,
    dose: doseOf(course, status, selectionOf(course, injury)),
    exercises: status === 'ok' ? exercisesFor(course, injury, logs) : [],
    minutes: status === 'ok' ? minutesOf(selectionOf(course, injury).exercises) : 0,
    ladder,
    gate,
    handover: { ...handover, openedOn: course.handedOverOn },
    avoid: avoidFor(injury),
    tests: testsFor(course, noHops || gate.level === 'stop'),
    usualTime: usualTimeOf(course),
    alerts,
  };
};

const HELD: PhysioFact = { code: 'gate.held' };

/**
 * Returns today's plan during a safety hold that forbids training: no exercises, ladder, hop tests, running or
 * hand-over alert.
 */
export const withHold = (day: PlanToday): PlanToday =>
  'area' in day
    ? {
        ...day,
        status: 'blocked',
        dose: { level: 'none', reasons: [HELD] },
        exercises: [],
        minutes: 0,
        ladder: null,
        gate: { ...day.gate, level: 'stop', reason: HELD },
        tests: day.tests.filter(({ hop }) => !hop),
        alerts: day.alerts.filter(({ kind }) => kind !== 'handover'),
      }
    : day;

/**
 * Replaces the exercises with those of the day: the combined list of all injuries, adapted to the runner's equipment,
 * in the length that the runner has chosen. While a second injury has no check-in part, the first one's own exercises
 * stay.
 */
export const withDayList = (
  day: Day,
  injuries: readonly PlannedInjury[],
  { logs, choices }: { logs: readonly ExerciseLog[]; choices: DayChoices },
): Day => {
  const list = dayListOf(injuries, choices);
  if (day.status !== 'ok' || list.status === 'checkin_required') return day;
  if (list.status === 'blocked')
    return {
      ...day,
      status: 'blocked',
      dose: { level: 'none', reasons: [list.blockedBy ?? list.gate.reason] },
      exercises: [],
      minutes: 0,
    };
  const frequencies = new Map(
    injuries.map(({ injuryId, course, inputs }) => [injuryId, selectionOf(course, inputs.injury).frequency]),
  );
  const chosen = chosenFrom(list.exercises, choices);
  const exercises = chosen.map(({ injuryId, exercise }) =>
    cardOf(exercise, frequencies.get(injuryId) ?? null, { today: day.date, logs }),
  );
  return { ...day, exercises, minutes: minutesOf(chosen.map(({ exercise }) => exercise)) };
};
