import { addDays, type Metrics, type PlanType, rawScore } from '@stridewell/contracts/web';
import { EMPTY_BACKGROUND } from '../../background.ts';
import type { CheckinDay, LoggedDay, PhysioState } from '../../records.ts';
import { scoreOf } from '../../training/testing/checkins.ts';
import { testRunner } from '../../training/testing/golden-seasons.ts';
import type { TrainingRunner } from '../../training/types.ts';
import { dayFacts } from '../day-facts.ts';
import { keptDays } from '../kept-days.ts';
import { makeWeek } from '../make-week.ts';
import type { EarlierWeek, WeekInputs, WeekState } from '../types.ts';

/** Monday of the week that the examples plan. */
export const MONDAY = '2026-11-16';

/** Returns a date counted from {@link MONDAY}. */
export const on = (day: number): string => addDays(MONDAY, day);

/** Planned session types of a usual week, from Monday. */
const TYPES: readonly PlanType[] = ['easy', 'easy', 'tempo', 'easy', 'easy', 'easy', 'long'];

/**
 * Returns completed runs of whole weeks before {@link MONDAY}, oldest first. Each week lists the minutes of each day, 0
 * for none.
 */
export const logOf = (...weeks: readonly (readonly number[])[]): LoggedDay[] =>
  weeks.flatMap((minutes, week) =>
    minutes.flatMap((value, day): LoggedDay[] =>
      value > 0
        ? [
            {
              date: on((week - weeks.length) * 7 + day),
              planType: TYPES[day] ?? 'easy',
              status: 'done',
              minutes: value,
            },
          ]
        : [],
    ),
  );

/** Four weeks of 240 minutes with a longest run of 80, on the days of {@link weekInputs}. */
const USUAL_WEEK = [0, 40, 40, 40, 0, 40, 80];
export const USUAL_LOG = logOf(USUAL_WEEK, USUAL_WEEK, USUAL_WEEK, USUAL_WEEK);

export const skippedOn = (day: number, reason: LoggedDay['reason']): LoggedDay => ({
  date: on(day),
  planType: 'easy',
  status: 'skipped',
  reason,
});

/**
 * Inputs of a week without a plan: an Intermediate half marathon runner without a race date, who runs on Tuesday,
 * Wednesday, Thursday, Saturday and Sunday.
 */
export const weekInputs = (own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}): WeekInputs => ({
  profiled: {
    runner: testRunner({ goal: 'half_marathon', days: [1, 2, 3, 5, 6], hours: 6, age: 38, ...runner }),
    assumed: [],
    raceDate: null,
    threshold: 300,
    isNewToRunning: false,
  },
  background: EMPTY_BACKGROUND,
  lastRace: null,
  programmeStart: MONDAY,
  weekStart: MONDAY,
  today: MONDAY,
  records: USUAL_LOG,
  checkins: [],
  pauses: [],
  physio: null,
  isClosedToday: false,
  lighter: null,
  earlier: [],
  base: null,
  replaced: null,
  kept: new Map(),
  ...own,
});

/** Updates a stored week in the same way as the service: kept days are those of the stored week. */
export const updateWeek = (stored: WeekState | null, inputs: WeekInputs, { fresh = false } = {}): WeekState =>
  makeWeek({
    ...inputs,
    base: fresh ? null : (stored?.base ?? null),
    replaced: stored?.base ?? null,
    kept: keptDays(stored, inputs.records, inputs),
  });

/** Returns a stored week as an earlier week of the next one. */
export const earlierOf = (state: WeekState): EarlierWeek => ({
  weekStart: state.base.weekStart,
  state,
  plannedMinutes: plannedOf(state).reduce((sum, minutes) => sum + minutes, 0),
});

export const minutesOf = ({ base, days }: WeekState): number[] => days.map((day) => dayFacts(day, base).minutes);
export const kindsOf = ({ days }: WeekState): (string | null)[] => days.map(({ session }) => session?.kind ?? null);
export const codesOf = ({ days }: WeekState): string[][] => days.map(({ changes }) => changes.map(({ code }) => code));

/** Minutes of each day as originally planned. */
export const plannedOf = ({ base, days }: WeekState): number[] =>
  base.sessions.map((session, index) => {
    const { date } = days[index] ?? { date: '' };
    return dayFacts({ date, session, strength: null, changes: [], decision: null }, base).minutes;
  });

export const totalOf = (minutes: readonly number[]): number => minutes.reduce((sum, each) => sum + each, 0);

/** Logs every run of a week as done with its current minutes, like a runner who follows the plan. */
export const doneLog = (state: WeekState, until = 7): LoggedDay[] =>
  state.days.slice(0, until).flatMap((day): LoggedDay[] => {
    const { planType, minutes } = dayFacts(day, state.base);
    return minutes > 0 ? [{ date: day.date, planType, status: 'done', minutes, plannedMinutes: minutes }] : [];
  });

/** Answers that each lead to a typical result: as usual, slightly low, low, very low. */
export const ANSWERS = {
  good: { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 },
  trim: { sleep: 3, stress: 5, fatigue: 3, pain: 0, readiness: 8 },
  low: { sleep: 2, stress: 4, fatigue: 4, pain: 0, readiness: 4 },
  reset: { sleep: 1, stress: 5, fatigue: 5, pain: 2, readiness: 2 },
} as const satisfies Record<string, Metrics>;

const recommendationOf = (score: number): CheckinDay['recommendation'] => {
  if (score >= 7.5) return 'Push';
  if (score >= 5) return 'Adapt';
  return score >= 3 ? 'Recover' : 'Reset';
};

/** A check-in as received from the wellness service. */
export const checkinOn = (day: number, metrics: Metrics, own: Partial<CheckinDay> = {}): CheckinDay => {
  const { score } = scoreOf(metrics);
  return {
    date: on(day),
    score,
    recommendation: recommendationOf(score),
    metrics,
    cap: score < rawScore(metrics) ? { reason: 'An answer.', limit: score, code: 'pain' } : null,
    hasNotes: true,
    ...own,
  };
};

type Gate = NonNullable<PhysioState['gate']>;

/** The state of an active plantar injury with the given gate. */
export const physioOf = (gate: Partial<Gate> | null, own: Partial<PhysioState> = {}): PhysioState => ({
  area: 'plantar',
  status: 'active',
  restricted: false,
  gate: gate && {
    level: 'walk',
    stage: null,
    intervals: null,
    minutes: null,
    handedOver: false,
    ladderFinished: false,
    finishedOn: null,
    reason: 'By the newest check-in.',
    phase: 2,
    ...gate,
  },
  checkins: [],
  ...own,
});

/** A week with easy runs on Tuesday, Thursday and Saturday, quality on Wednesday and the long run on Sunday. */
export const PLAN = makeWeek(weekInputs());

/** Inputs of the planned week on a given day, with everything before it done as planned. */
export const onDay = (day: number, own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}): WeekInputs =>
  weekInputs({ today: on(day), records: [...USUAL_LOG, ...doneLog(PLAN, day)], ...own }, runner);
/** Returns the planned week after an update on a given day. */
export const after = (day: number, own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}): WeekState =>
  updateWeek(PLAN, onDay(day, own, runner));
export const withLogs = (...logs: LoggedDay[]): LoggedDay[] => [...USUAL_LOG, ...logs];
