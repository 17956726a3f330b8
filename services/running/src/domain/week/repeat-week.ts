import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import type { PlannedTrainingWeek } from '../training/season-week.ts';
import { shortenSession } from '../training/shorten-session.ts';
import type { SpeedModel } from '../training/step-targets.ts';
import type { Weekday, WeekKind } from '../training/types.ts';
import type { WeekBase, WeekInputs } from './types.ts';

/** Kinds of weeks that can be repeated, and kinds of planned weeks that a repeated week can replace. */
const REPEATABLE: readonly WeekKind[] = ['load', 'hold', 'down', 'eased'];
const REPLACEABLE: readonly WeekKind[] = ['load', 'hold'];
/** Number of days before a race in which the race determines the sessions. */
const RACE_DAYS = 12;

/** Returns the original form of the week before; null if it is unknown. */
const weekBefore = ({ earlier, weekStart }: Pick<WeekInputs, 'earlier' | 'weekStart'>): WeekBase | null => {
  const [last] = earlier;
  return last?.weekStart === addDays(weekStart, -7) ? (last.state?.base ?? null) : null;
};

/** True if the runner asked to repeat the week before. */
export const isRepeatWanted = (inputs: Pick<WeekInputs, 'earlier' | 'weekStart'>): boolean =>
  weekBefore(inputs)?.own?.isRepeated === true;

/**
 * Returns a week with the minutes and sessions of the week before, planned as a hold week (section 9.3 of the plans
 * page). Null if the runner did not ask for that or if the planned week has its own purpose: a down, eased or return
 * week, a taper, a race or the recovery after it.
 */
export const repeatWeek = (
  inputs: WeekInputs,
  planned: PlannedTrainingWeek,
  model: SpeedModel,
): PlannedTrainingWeek | null => {
  const { profiled, weekStart } = inputs;
  const last = weekBefore(inputs);
  if (!last?.own?.isRepeated || last.couch || !REPEATABLE.includes(last.week.kind)) return null;
  const { raceDate, runner } = profiled;
  const toRace = raceDate === null ? Number.POSITIVE_INFINITY : daysBetween(weekStart, raceDate);
  const isRaceNear = toRace >= 0 && toRace <= RACE_DAYS;
  const hasRace = [...last.sessions, ...planned.days].some((session) => session?.kind === 'race');
  if (!REPLACEABLE.includes(planned.week.kind) || isRaceNear || hasRace) return null;
  const { cap, phase } = planned.week;
  const days = last.sessions.map((session, day): DaySession | null => {
    if (!session || !runner.days.includes(day as Weekday)) return null;
    return shortenSession(session, cap, model);
  });
  const longMinutes = Math.min(last.week.longMinutes, cap);
  return { week: { ...last.week, kind: 'hold', phase, share: 1, cap, longMinutes }, days };
};
