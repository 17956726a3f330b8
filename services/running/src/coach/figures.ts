import { addDays, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import type { CoachCheckin, CoachState } from '../domain/coach-state.ts';
import { doneMinutes, minutesBetween } from '../domain/plan/history.ts';

/** The row of a date in this week's plan or the next one's. */
export const dayOf = (state: CoachState, date: string): WeeklyPlanDay | null =>
  [...(state.plan?.days ?? []), ...(state.nextPlan?.days ?? [])].find((day) => day.date === date) ?? null;

/** What was planned on a date before something changed it; null where nothing did. */
export const plannedOf = (state: CoachState, date: string) => state.planned.find((day) => day.date === date) ?? null;

export const checkinToday = (state: CoachState): CoachCheckin | null =>
  state.checkins.find(({ date }) => date === state.today) ?? null;

export const physioToday = (state: CoachState) =>
  state.physio?.checkins.find(({ date }) => date === state.today) ?? null;

export const logOf = (state: CoachState, date: string) => state.logs.find((log) => log.date === date) ?? null;

/** Days of a week on which something is to be run or walked. */
export const sessionsOf = (days: readonly WeeklyPlanDay[]): WeeklyPlanDay[] =>
  days.filter(({ minutes }) => minutes > 0);

/** Today and the days after it that hold a session and are not logged yet. */
export const leftOf = (state: CoachState): WeeklyPlanDay[] =>
  sessionsOf(state.plan?.days ?? []).filter(({ date }) => date >= state.today && logOf(state, date) === null);

/** This week's sessions and minutes so far, from the log. */
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

/** Minutes of the four weeks before this one, from the log. */
export const minutesOfFourWeeks = (state: CoachState): number => {
  const monday = weekStartOf(state.today);
  return Math.round(minutesBetween(state.logs, addDays(monday, -28), monday));
};

const HARD: readonly string[] = ['tempo', 'push'];
export const isHard = ({ planType }: Pick<WeeklyPlanDay, 'planType'>): boolean => HARD.includes(planType);

/** The injury holds the runner back from the plan's own runs: walking, or the ladder. */
export const rehabLevel = (state: CoachState): 'walk' | 'ladder' | null => {
  const { physio } = state;
  if (!physio || physio.status === 'resolved') return null;
  const level = physio.gate?.level;
  if (level === 'walk' || level === 'ladder') return level;
  return null;
};

/** The pause that holds today, illness or travel. */
export const pauseToday = (state: CoachState) =>
  state.pauses.find(({ from, to }) => from <= state.today && (to === null || to >= state.today)) ?? null;

/** Minutes that the rules themselves name: steps of the cap, short versions, Recover days, strength, walks, the threshold test. */
export const RULE_MINUTES: readonly number[] = [2, 3, 5, 10, 15, 20, 25, 30, 40, 60];

const MASTERS_AGE = 50;

/** Hours that lie between hard days: 72 from 50 years on, else 48. */
export const hoursBetween = (state: CoachState): number => ((state.runner?.age ?? 0) >= MASTERS_AGE ? 72 : 48);
