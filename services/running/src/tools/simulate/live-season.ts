import {
  addDays,
  BANDS,
  type CoachProfile,
  RECOMMENDATIONS,
  type SessionPart,
  weekDates,
  weekStartOf,
} from '@stridewell/contracts/web';
import type { RunnerBackground } from '../../domain/background.ts';
import { type CheckinDay, doneMinutes, type LoggedDay, type Pause } from '../../domain/records.ts';
import { type ProfiledRunner, profiledRunner, withShownLevel } from '../../domain/runner-profile.ts';
import { sum } from '../../domain/sum.ts';
import { type DayFacts, dayFacts, plannedMinutes } from '../../domain/week/day-facts.ts';
import { keptDays } from '../../domain/week/kept-days.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import { runsBefore } from '../../domain/week/training-days.ts';
import type { EarlierWeek, WeekInputs, WeekState } from '../../domain/week/types.ts';
import { viewOfDay } from '../../messages/week-view.ts';
import { drawAnswers } from './draw-answers.ts';
import { type CheckinMix, drawAround, drawScore } from './draw-checkins.ts';
import { seededRandom } from './random.ts';

/** A period without running. `other` is a break that the app does not know about. */
export interface AwayPeriod {
  kind: 'illness' | 'travel' | 'other';
  from: string;
  to: string;
}

/** A runner and the days to simulate. */
export interface LifeRequest {
  profile: CoachProfile;
  background: RunnerBackground;
  /** Runs before the first day. */
  history: readonly { date: string; minutes: number }[];
  /** Dates on which the runner skips the session. */
  skips: readonly string[];
  breaks: readonly AwayPeriod[];
  /** First day of the simulation. The plan of its week covers only this day and later ones. */
  start: string;
  weeks: number;
  /** Percentages of the recommendations, or the runner's own mean score and its standard deviation. */
  checkins: CheckinMix | { mean: number; deviation: number };
  seed: number;
  /** Fraction by which the runner exceeds each session that is not shortened; 0 by default. */
  excess?: number;
}

export interface LivedSession {
  date: string;
  kind: string;
  title: string;
  minutes: number;
  steps: readonly SessionPart[];
  /** Minutes completed; 0 for a skipped session. */
  doneMinutes: number;
}

export interface LivedWeek {
  weekStart: string;
  phase: string;
  /** Kind of the week, which explains its size. */
  kind: string;
  /** Minutes as originally planned, without a race. */
  plannedMinutes: number;
  /** Minutes completed, without a race. */
  doneMinutes: number;
  /** Longest completed run, without a race. */
  longRunMinutes: number;
  raceMinutes: number;
  /** Established load at the start of the week. */
  established: number;
  /** Sessions as they were on their day. */
  sessions: LivedSession[];
  /** The week as stored by the product at the end of the week. */
  state: WeekState;
}

const DAYS_KEPT = 77;
const WEEKS_KEPT = 5;

const recommendationOf = (score: number) => RECOMMENDATIONS.find((band) => score >= BANDS[band].from) ?? 'Reset';

/** A runner's stored data during the simulation. */
interface Life {
  records: LoggedDay[];
  checkins: CheckinDay[];
  earlier: EarlierWeek[];
  week: WeekState | null;
}

const inputsOf = (
  request: LifeRequest,
  life: Life,
  profiled: ProfiledRunner,
  weekStart: string,
  today: string,
): WeekInputs => {
  const { background, breaks, start } = request;
  const from = addDays(today, -DAYS_KEPT);
  const pauses = breaks.flatMap(({ kind, from: first, to }): Pause[] =>
    kind === 'other' || first > today ? [] : [{ kind, from: first, to }],
  );
  const records = life.records.filter(({ date }) => date >= from);
  return {
    profiled,
    background,
    lastRace: null,
    programmeStart: weekStartOf(start),
    weekStart,
    today,
    records,
    lastRunOn: life.records.findLast(({ date, status }) => date < from && status !== 'skipped')?.date ?? null,
    checkins: life.checkins.filter(({ date }) => date >= from),
    pauses,
    physio: null,
    isClosedToday: false,
    lighter: null,
    earlier: life.earlier,
    base: life.week?.base ?? null,
    kept: keptDays(life.week, records, { weekStart, today }),
    replaced: null,
  };
};

const isAway = ({ breaks }: LifeRequest, date: string): boolean =>
  breaks.some(({ from, to }) => from <= date && date <= to);

/** Returns the log of a day: its current session, a skip, or nothing on a rest day and in a break. */
const logOf = (request: LifeRequest, facts: DayFacts, isAsPlanned: boolean): LoggedDay | null => {
  const { date, planType, minutes, built } = facts;
  if (minutes === 0 || isAway(request, date)) return null;
  const isSkipped = request.skips.includes(date);
  const excess = isAsPlanned && built?.kind !== 'race' ? (request.excess ?? 0) : 0;
  return {
    date,
    planType,
    status: isSkipped ? 'skipped' : 'done',
    minutes: isSkipped ? null : Math.round(minutes * (1 + excess)),
    plannedMinutes: minutes,
  };
};

const livedWeekOf = (state: WeekState, records: readonly LoggedDay[]): LivedWeek => {
  const { base, phase, days } = state;
  const doneOn = (date: string): number => {
    const record = records.find((each) => each.date === date);
    return record ? doneMinutes(record) : 0;
  };
  const sessions = days.flatMap((day): LivedSession[] => {
    const { built, date } = dayFacts(day, base);
    if (!built) return [];
    const { kind, minutes, steps } = built;
    // The title is computed only on access, because most checks of a season never read it.
    const session = { date, kind, title: '', minutes, steps, doneMinutes: doneOn(date) };
    return [Object.defineProperty(session, 'title', { get: () => viewOfDay(day, base, 'en').title })];
  });
  const raceDate = sessions.find(({ kind }) => kind === 'race')?.date;
  // A run logged on a day without a session is included as well.
  const runs = weekDates(base.weekStart)
    .filter((date) => date !== raceDate)
    .map(doneOn);
  return {
    weekStart: base.weekStart,
    phase,
    kind: base.week.kind,
    plannedMinutes: plannedMinutes({
      model: base.model,
      sessions: base.sessions.filter((session) => session?.kind !== 'race'),
    }),
    doneMinutes: sum(runs),
    longRunMinutes: Math.max(0, ...runs),
    raceMinutes: raceDate === undefined ? 0 : doneOn(raceDate),
    established: Math.round(base.load.established),
    sessions,
    state,
  };
};

/**
 * Simulates every day of a season with the product's planner. The week is planned on its first day, each day's check-in
 * determines its session, and the runner logs the result.
 * @param onDay receives the inputs and the week of each day before the day is logged
 */
export const liveSeason = (
  request: LifeRequest,
  onDay: (inputs: WeekInputs, week: WeekState) => void = () => undefined,
): LivedWeek[] => {
  const { start, weeks, seed, checkins, history } = request;
  const random = seededRandom(seed);
  const life: Life = {
    records: history.map(({ date, minutes }) => ({ date, minutes, planType: 'easy', status: 'done' })),
    checkins: [],
    earlier: [],
    week: null,
  };
  const lived: LivedWeek[] = [];
  const statedOn = (today: string): ProfiledRunner => profiledRunner(request.profile, request.background, null, today);
  const profiledOn = (today: string): ProfiledRunner =>
    withShownLevel(statedOn(today), runsBefore(life.records, today), today);
  const stated = statedOn(start);
  const first = profiledOn(start);
  // Only the age of a result, and a level derived from runs, change with the day.
  const isConstant = request.background.results.length === 0 && !stated.assumed.includes('level');
  const monday = weekStartOf(start);
  for (let day = 0; day < 7 * weeks; day += 1) {
    const today = addDays(monday, day);
    if (today < start) continue;
    const weekStart = weekStartOf(today);
    const drawn =
      'mean' in checkins ? drawAround(random, checkins.mean, checkins.deviation) : drawScore(random, checkins);
    const { metrics, score } = drawAnswers(random, drawn);
    life.checkins.push({ date: today, score, metrics, recommendation: recommendationOf(score), hasNotes: true });
    const inputs = inputsOf(request, life, isConstant ? first : profiledOn(today), weekStart, today);
    life.week = makeWeek(inputs);
    onDay(inputs, life.week);
    const current = life.week.days.find(({ date }) => date === today);
    const facts = current && dayFacts(current, life.week.base);
    const log = facts && logOf(request, facts, current.changes.length === 0);
    if (log) life.records.push(log);
    if (day % 7 !== 6) continue;
    lived.push(livedWeekOf(life.week, life.records));
    const finished = { weekStart, state: life.week, plannedMinutes: plannedMinutes(life.week.base) };
    life.earlier = [finished, ...life.earlier].slice(0, WEEKS_KEPT);
    life.week = null;
  }
  return lived;
};
