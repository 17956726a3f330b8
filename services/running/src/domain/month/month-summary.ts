import { addDays, daysOfMonth, laterDate, type MonthSummary, monthOf, weekStartOf } from '@stridewell/contracts/web';
import type { PlannedWeek } from '../moments/kept-weeks.ts';
import { isPaused, isRun, MOST_SHARE, stopDays } from '../moments/stop-days.ts';
import { type CheckinDay, doneMinutes, type LoggedDay, type Pause, type PhysioState } from '../records.ts';
import { sum } from '../sum.ts';
import { type MonthFigures, monthFacts } from './month-facts.ts';

export interface MonthInputs {
  /** `YYYY-MM` */
  month: string;
  /** Date in the runner's time zone. */
  today: string;
  /** The runner's first day with data; null if there is none. */
  startedOn: string | null;
  /** Logs and check-ins of the month, in any order. */
  logs: readonly LoggedDay[];
  checkins: readonly CheckinDay[];
  /** Plans of the weeks that have days in the month. */
  weeks: readonly PlannedWeek[];
  pauses: readonly Pause[];
  physio: Pick<PhysioState, 'checkins' | 'earlierStops'> | null;
}

type MonthWeek = MonthSummary['weeks'][number];

/** The data of one included day. */
interface MonthDay {
  date: string;
  checkedIn: boolean;
  /** Minutes of the day's run, or null if there is none. */
  minutes: number | null;
  log: LoggedDay | null;
  /** Planned minutes, 0 on a planned rest day, or null if there is no plan. */
  planned: number | null;
  isPaused: boolean;
  /** True for a stop day: pain above 3, a warning sign, illness or Reset. */
  isStop: boolean;
}

/** A check-in, a run, a planned rest day and a pause all have the same weight: rest keeps the ring closed. */
const isSteady = ({ checkedIn, minutes, planned, isPaused }: MonthDay): boolean =>
  checkedIn || minutes !== null || planned === 0 || isPaused;

const daysOf = (inputs: MonthInputs): MonthDay[] => {
  const { month, today, startedOn, logs, checkins, weeks, pauses } = inputs;
  const { from, to } = daysOfMonth(month);
  if (startedOn === null) return [];
  const first = laterDate(from, startedOn);
  const stops = stopDays(inputs);
  const logOf = new Map(logs.map((log) => [log.date, log]));
  const checkedIn = new Set(checkins.map(({ date }) => date));
  const plannedOf = new Map(
    weeks.flatMap(({ days }) => days.flatMap((day) => (day.isPlanned ? [[day.date, day.minutes] as const] : []))),
  );
  const days: MonthDay[] = [];
  for (let date = first; date <= to && date <= today; date = addDays(date, 1)) {
    const log = logOf.get(date) ?? null;
    days.push({
      date,
      checkedIn: checkedIn.has(date),
      minutes: log && isRun(log) ? doneMinutes(log) : null,
      log,
      planned: plannedOf.get(date) ?? null,
      isPaused: isPaused(pauses, date),
      isStop: stops.has(date),
    });
  }
  // Today is not over, so it is included only once it is steady.
  return days.filter((day) => day.date < today || isSteady(day));
};

const runsOf = (days: readonly MonthDay[]) => {
  const minutes = days.flatMap((day) => day.minutes ?? []);
  return { runs: minutes.length, minutes: Math.round(sum(minutes)) };
};

/** Planned sessions up to now. Today's session is included once it is logged. */
const sessionsOf = (days: readonly MonthDay[], today: string): MonthDay[] =>
  days.filter(
    ({ date, planned, log, isPaused, isStop }) =>
      planned !== null && planned > 0 && !isPaused && !isStop && (date < today || log !== null),
  );

const doneOf = (sessions: readonly MonthDay[]): number => sessions.filter(({ minutes }) => minutes !== null).length;

const longestOf = (days: readonly MonthDay[]): MonthFigures['longest'] => {
  const runs = days.flatMap(({ date, minutes, log, isStop }) => {
    const planned = log?.plannedMinutes ?? null;
    const isAsPlanned =
      log?.status === 'done' && minutes !== null && planned !== null && minutes <= MOST_SHARE * planned;
    return isAsPlanned && !isStop ? [{ date, minutes: Math.min(minutes, planned) }] : [];
  });
  const [longest] = runs.toSorted((a, b) => b.minutes - a.minutes);
  return longest ? { ...longest, minutes: Math.round(longest.minutes) } : null;
};

/**
 * Returns the best week among those with a planned session done, or with a run if there was no plan. It is the one with
 * the most steady days, then the most planned sessions done, then the newest. Neither minutes nor runs beyond the plan
 * make a week better, and a week with a run on a stop day is never the best.
 */
const bestWeek = (weeks: ReadonlyMap<string, MonthDay[]>, rows: readonly MonthWeek[], today: string) => {
  const daysIn = (row: MonthWeek) => weeks.get(row.weekStart) ?? [];
  const done = (row: MonthWeek) => doneOf(sessionsOf(daysIn(row), today));
  const isAllowed = (row: MonthWeek): boolean => {
    const isFree = row.runs > 0 && daysIn(row).every(({ planned }) => planned === null);
    return (done(row) > 0 || isFree) && !daysIn(row).some(({ isStop, minutes }) => isStop && minutes !== null);
  };
  const [best] = rows
    .filter(isAllowed)
    .toSorted((a, b) => b.steady - a.steady || done(b) - done(a) || (a.weekStart < b.weekStart ? 1 : -1));
  return best ?? null;
};

/** True if some stop days of the month are unknown, because earlier releases dropped their physio check-ins. */
const hasUnknownStops = (days: readonly MonthDay[], { physio }: MonthInputs): boolean => {
  const from = physio?.earlierStops?.from ?? null;
  return from !== null && days.some(({ date }) => date < from);
};

const stateOf = (month: string, today: string): MonthSummary['state'] => {
  if (month === monthOf(today)) return 'current';
  return month < monthOf(today) ? 'past' : 'future';
};

/** Returns the numbers of a month, with three facts if it has data. */
export const monthSummary = (inputs: MonthInputs): MonthSummary => {
  const { month, today, startedOn } = inputs;
  const days = daysOf(inputs);
  const weeks = Map.groupBy(days, ({ date }) => weekStartOf(date));
  const rows = [...weeks].map(
    ([weekStart, each]): MonthWeek => ({
      weekStart,
      of: each.length,
      steady: each.filter(isSteady).length,
      ...runsOf(each),
    }),
  );
  const sessions = sessionsOf(days, today);
  // If they are unknown, no week can be called the best, and no statement about runs and rest on such days is possible.
  const areStopsKnown = !hasUnknownStops(days, inputs);
  const count = (matches: (day: MonthDay) => boolean): number => days.filter(matches).length;
  const figures: MonthFigures = {
    of: days.length,
    steady: count(isSteady),
    checkins: count(({ checkedIn }) => checkedIn),
    ...runsOf(days),
    planned: sessions.length,
    done: doneOf(sessions),
    partly: sessions.filter(({ log, minutes }) => log?.status === 'partial' && minutes !== null).length,
    // Today's run may still follow, so today is included only after it is over.
    stops: count(({ date, isStop }) => isStop && date < today),
    heldBack: areStopsKnown ? count(({ date, isStop, minutes }) => isStop && date < today && minutes === null) : 0,
    pauses: count((day) => day.isPaused),
    paused: count((day) => day.isPaused && day.minutes === null),
    steadyByPause: count((day) => day.isPaused && day.minutes === null && !day.checkedIn),
    rested: count(({ planned, minutes }) => planned === 0 && minutes === null),
    longest: areStopsKnown ? longestOf(days) : null,
  };
  const hasData = figures.runs > 0 || figures.checkins > 0;
  return {
    month,
    state: stateOf(month, today),
    first: startedOn && monthOf(startedOn),
    hasData,
    runs: figures.runs,
    minutes: figures.minutes,
    steady: { days: figures.steady, of: figures.of },
    best: hasData && areStopsKnown ? bestWeek(weeks, rows, today) : null,
    weeks: rows,
    facts: hasData ? monthFacts(figures) : [],
  };
};
