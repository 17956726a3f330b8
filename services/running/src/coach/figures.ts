import { addDays, weekStartOf } from '@stridewell/contracts/web';
import type { CoachCheckin, CoachDay, CoachState } from '../domain/coach-state.ts';
import { doneMinutes, type LoggedDay, minutesBetween } from '../domain/records.ts';
import { KINDS } from '../domain/training/session-kinds.ts';

/** Returns the day of a date in this week's or next week's plan; null when neither contains it. */
export const dayOf = (state: CoachState, date: string): CoachDay | null =>
  [...(state.plan?.days ?? []), ...(state.nextPlan?.days ?? [])].find((day) => day.date === date) ?? null;

/** Returns the originally planned session of a date; null when it has not changed. */
export const plannedOf = (state: CoachState, date: string) => state.planned.find((day) => day.date === date) ?? null;

export const checkinToday = (state: CoachState): CoachCheckin | null =>
  state.checkins.find(({ date }) => date === state.today) ?? null;

export const physioToday = (state: CoachState) =>
  state.physio?.checkins.find(({ date }) => date === state.today) ?? null;

export const logOf = (state: CoachState, date: string) => state.logs.find((log) => log.date === date) ?? null;

/** Returns the days of a week with a run or a walk. */
export const sessionsOf = (days: readonly CoachDay[]): CoachDay[] => days.filter(({ minutes }) => minutes > 0);

/** Returns the days of this week, starting with today, that have a session and are not logged yet. */
export const leftOf = (state: CoachState): CoachDay[] =>
  sessionsOf(state.plan?.days ?? []).filter(({ date }) => date >= state.today && logOf(state, date) === null);

/** Returns this week's logged sessions and minutes so far. */
export const weekSoFar = (state: CoachState) => {
  const start = weekStartOf(state.today);
  const logs = state.logs.filter(({ date }) => date >= start && date < addDays(start, 7));
  const withPlan = logs.map((log) => ({
    ...log,
    plannedMinutes: log.plannedMinutes ?? dayOf(state, log.date)?.minutes,
  }));
  return {
    sessions: withPlan.filter((log) => log.status !== 'skipped' && doneMinutes(log) > 0).length,
    skipped: logs.filter(({ status }) => status === 'skipped'),
    minutes: Math.round(withPlan.reduce((sum, log) => sum + doneMinutes(log), 0)),
  };
};

/** Returns the logged minutes of the four weeks before this one. */
export const minutesOfFourWeeks = (state: CoachState): number => {
  const monday = weekStartOf(state.today);
  return Math.round(minutesBetween(state.logs, addDays(monday, -28), monday));
};

const HARD: readonly string[] = ['tempo', 'push'];

/** True for a hard session, including a shortened one. A race is not a session. */
export const isHard = ({ planType, hardMinutes, built }: CoachDay): boolean =>
  built?.kind !== 'race' && (HARD.includes(planType) || (planType === 'adapt' && hardMinutes > 0));

/** True for a long run, including a shortened one. */
export const isLong = ({ planType, built }: CoachDay): boolean =>
  built ? KINDS[built.kind].family === 'long' : planType === 'long';

/** Returns how an injury restricts the plan: walking only, or the walk-run ladder. Null if there is no restriction. */
export const rehabLevel = (state: CoachState): 'walk' | 'ladder' | null => {
  const { physio } = state;
  if (!physio || physio.status === 'resolved') return null;
  const level = physio.gate?.level;
  if (level === 'walk' || level === 'ladder') return level;
  return null;
};

/** Returns the pause for illness or travel that covers today; null if there is none. */
export const pauseToday = (state: CoachState) =>
  state.pauses.find(({ from, to }) => from <= state.today && (to === null || to >= state.today)) ?? null;

/**
 * Minutes that occur in the coach's rules: a physio check-in, steps of the cap, short versions, light days, strength, walks and the
 * threshold test.
 */
export const RULE_MINUTES: readonly number[] = [2, 5, 8, 10, 15, 20, 25, 30, 40, 60];

const MASTERS_AGE = 50;

/** Minimum hours between the starts of two hard days: 72 from the age of 50, otherwise 48. */
export const hoursBetween = (state: CoachState): number => ((state.runner?.age ?? 0) >= MASTERS_AGE ? 72 : 48);

const LIGHT_PAIN = 5;
const LOW_SCORE = 5;

const isLight = (state: CoachState, date: string): boolean => {
  const action = dayOf(state, date)?.action;
  if (action) return action.kind === 'light' || action.kind === 'rest';
  const checkin = state.checkins.find((each) => each.date === date);
  return checkin !== undefined && (checkin.score < LOW_SCORE || checkin.metrics.pain >= LIGHT_PAIN);
};

/** Returns the number of the last 7 days, including today, on which the check-in made the day light or a rest day. */
export const lightDaysOf = (state: CoachState): number =>
  Array.from({ length: 7 }, (_, back) => addDays(state.today, -back)).filter((date) => isLight(state, date)).length;

/** Returns the mean of the logged minutes of the four weeks before this one; null without logs. */
export const usualMinutes = (state: CoachState): number | null => {
  const minutes = minutesOfFourWeeks(state);
  return minutes === 0 ? null : Math.round(minutes / 4);
};

/** Returns the minutes of this week's sessions that are not logged yet. */
export const minutesLeft = (state: CoachState): number => leftOf(state).reduce((sum, { minutes }) => sum + minutes, 0);

/** Returns the logged runs from a date until today, oldest first. */
export const runsSince = (state: CoachState, from: string): LoggedDay[] =>
  state.logs
    .filter((log) => log.date >= from && log.date <= state.today && doneMinutes(log) > 0)
    .sort((a, b) => a.date.localeCompare(b.date));

/** Returns the whole minutes of logged runs. */
export const minutesOf = (logs: readonly LoggedDay[]): number =>
  Math.round(logs.reduce((sum, log) => sum + doneMinutes(log), 0));

const WEEKS_SHOWN = 4;

/** Returns the logged minutes and runs of the last four weeks and of this one so far, oldest first. */
export const loggedWeeks = (state: CoachState): { monday: string; minutes: number; runs: number }[] =>
  Array.from({ length: WEEKS_SHOWN + 1 }, (_, back) =>
    addDays(weekStartOf(state.today), -7 * (WEEKS_SHOWN - back)),
  ).map((monday) => {
    const logs = state.logs.filter(
      (log) => log.date >= monday && log.date < addDays(monday, 7) && doneMinutes(log) > 0,
    );
    return { monday, runs: logs.length, minutes: minutesOf(logs) };
  });

const FIFTH_LESS = 0.8;

/** Returns the minutes of a long run that is a fifth shorter. */
export const fifthShorter = ({ minutes }: CoachDay): number => Math.round(minutes * FIFTH_LESS);

/** Returns the minutes of jogging in a session of jogging and walking; null for another session. */
export const joggingMinutes = ({ built }: CoachDay): number | null => {
  if (!built?.runWalk) return null;
  const { reps = 1, runWalk, bouts } = built;
  const seconds = bouts ? bouts.reduce((sum, bout) => sum + bout, 0) : reps * runWalk.run;
  return Math.round(seconds / 60);
};

/** Returns the first days of the months in the log, for sums since a month. */
const monthStarts = ({ logs }: CoachState): string[] => [...new Set(logs.map(({ date }) => `${date.slice(0, 8)}01`))];

/** Returns the sums and differences of minutes that answers contain in addition to stored minutes. */
export const answeredMinutes = (state: CoachState): number[] => {
  const monday = weekStartOf(state.today);
  const days = [...(state.plan?.days ?? []), ...(state.nextPlan?.days ?? [])];
  return [
    minutesLeft(state),
    usualMinutes(state) ?? 0,
    ...loggedWeeks(state).map(({ minutes }) => minutes),
    ...[monday, addDays(state.today, -28), ...monthStarts(state)].map((from) => minutesOf(runsSince(state, from))),
    ...days.flatMap((day) => [fifthShorter(day), joggingMinutes(day) ?? 0]),
  ];
};
