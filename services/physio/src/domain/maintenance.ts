import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { CONDITIONS } from './conditions/conditions.ts';
import type { ConditionId } from './conditions/types.ts';
import { withinDays } from './injury-days.ts';
import { isMarkedHeavy } from './library.ts';
import { limitsOf } from './limits.ts';
import { plannedIn } from './programmes/planned.ts';
import type { PlannedExercise } from './programmes/types.ts';
import type { CheckinDay, Course, CourseInputs } from './types.ts';

/**
 * Maximum number of maintenance sessions in any seven days, and number of exercises in one session (section 2.5 of the
 * domain page).
 */
const DAYS_A_WEEK = 2;
const HEAVY = 2;
/**
 * Minimum pain that leads to the question whether the injury is back, and how often it must occur within how many days.
 */
const BACK_PAIN = 3;
const BACK_TIMES = 2;
const BACK_DAYS = 7;
const LAST_STEP = 99;

/** Returns the maintenance exercises: the condition's last heavy ones and one for control. */
export const maintenanceExercises = (condition: ConditionId): PlannedExercise[] => {
  const { lists } = CONDITIONS[condition];
  const all = plannedIn(lists[3].heavy, { step: LAST_STEP, phaseDay: LAST_STEP, pain: 0 });
  const heavy = all.filter(({ id }) => isMarkedHeavy(id)).slice(0, HEAVY);
  const rest = [
    ...all.filter(({ id }) => !isMarkedHeavy(id)),
    ...plannedIn(lists[2].light, { step: 1, phaseDay: 1, pain: 0 }),
  ];
  return [...heavy, ...rest.slice(0, 1)];
};

/** True if a maintenance session may be done today: at most two in seven days, and not on consecutive days. */
export const isMaintenanceDay = (dates: readonly string[], today: string): boolean => {
  const ago = (days: number): boolean => dates.includes(addDays(today, -days));
  return !ago(1) && [2, 3, 4, 5, 6].filter(ago).length < DAYS_A_WEEK;
};

/**
 * True if the newest check-in since the injury healed allows a maintenance session: there is none, or it is settled and
 * within the tissue's limit.
 */
export const allowsMaintenance = ({
  newest,
  dose,
  condition,
  isBone,
}: Pick<Course, 'newest' | 'dose' | 'condition' | 'isBone'>): boolean =>
  newest === null ||
  ((dose.level === 'same' || dose.level === 'progress') && newest.pain <= limitsOf(condition, isBone).exercise);

/**
 * Number of days without a session after which one reminder is given, for a week, and number of days without a
 * check-in.
 */
const MISSED_DAYS = 21;
const REMINDED_DAYS = 7;
const CHECKIN_DAYS = 7;

/**
 * Returns the reminders for a runner in maintenance: once for a session after three weeks without one, and weekly for a
 * check-in.
 */
export const remindersOf = ({
  sessions,
  checkins,
  today,
}: Pick<CourseInputs, 'sessions' | 'checkins' | 'today'>): PhysioFact[] => {
  const since = (dates: readonly string[]): number | null => {
    const last = dates
      .filter((date) => date <= today)
      .sort()
      .at(-1);
    return last === undefined ? null : daysBetween(last, today);
  };
  const [session, checkin] = [since(sessions.map(({ date }) => date)), since(checkins.map(({ date }) => date))];
  const isMissed = session !== null && session >= MISSED_DAYS && session < MISSED_DAYS + REMINDED_DAYS;
  return [
    ...(isMissed ? [{ code: 'note.maintenance_missed' as const }] : []),
    ...(checkin === null || checkin >= CHECKIN_DAYS ? [{ code: 'note.maintenance_checkin' as const }] : []),
  ];
};

/** True if the pain of the last week leads to the question whether the injury is back. */
export const asksIfBack = (checkins: readonly CheckinDay[], today: string): boolean =>
  withinDays(checkins, today, BACK_DAYS).filter(({ pain }) => pain >= BACK_PAIN).length >= BACK_TIMES;
