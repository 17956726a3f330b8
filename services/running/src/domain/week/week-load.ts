import { addDays, daysBetween, LEVELS, type Level, weekDates, weekStartOf } from '@stridewell/contracts/web';
import { doneMinutes, longestSingleRun } from '../records.ts';
import { sum } from '../sum.ts';
import { recoveryAfter } from '../training/after-race.ts';
import { afterBreak, comebackShare, countedDaysOff, isLongerBreak } from '../training/breaks.ts';
import { buildSession } from '../training/build-session.ts';
import { countUses, type SessionHistory } from '../training/choose-sessions.ts';
import type { UnitState } from '../training/couch-to-5k.ts';
import { initialLoad, type LoadState, type PastWeek, settleWeek } from '../training/load.ts';
import { growthOf, hoursMinutes } from '../training/runner.ts';
import type { Race } from '../training/season-request.ts';
import { type LoadSource, startingLoad } from '../training/starting-load.ts';
import { afterLadder } from './after-ladder.ts';
import { advanceCouch, startCouch } from './couch.ts';
import { hadLastingPain } from './pain-days.ts';
import { lastRaceOf, raceOf, recoveryEnd } from './races.ts';
import { countedRuns } from './recent-runs.ts';
import { withStandInRise } from './stand-in-rise.ts';
import { breakBefore, type DaysOff, plannedIn, type Run, runsBefore, singleRun } from './training-days.ts';
import type { EarlierWeek, WeekInputs, WeekState } from './types.ts';

/** The state from which a week is planned. */
export interface WeekStartState {
  load: LoadState;
  source: LoadSource | null;
  /** Number of weeks with a run of those from which the plan may start; missing when it continues an earlier week. */
  loggedWeeks?: number;
  startLongest: number;
  uses: SessionHistory['uses'];
  seasonStart: string;
  /** True if the season starts with this week. */
  isNewSeason: boolean;
  couch: UnitState | null;
  runs: readonly Run[];
  daysOff: DaysOff | null;
}

const minutesOf = (state: WeekState, session: WeekState['days'][number]['session']): number =>
  session ? buildSession(session, state.base.model).minutes : 0;

/**
 * Returns the runs that are still planned from today onwards, for the preview of a later week. It assumes that
 * everything planned until then is done.
 */
const expectedRuns = ({ records, earlier, today }: WeekInputs): Run[] =>
  earlier.flatMap(({ state }) =>
    (state?.days ?? [])
      .filter(({ date, session }) => session && date >= today && !records.some((record) => record.date === date))
      .map(({ date, session }) => {
        const minutes = state ? minutesOf(state, session) : 0;
        return { date, minutes, credited: minutes };
      }),
  );

/** Returns the minutes of each day as originally planned, without a race. */
const plannedByDay = (state: WeekState): number[] =>
  state.base.sessions.map((session) => (session && session.kind !== 'race' ? minutesOf(state, session) : 0));

/** Changes with which the app shortens a long run because of check-ins. */
const SHORTENED: ReadonlySet<string> = new Set(['action', 'after_light_days']);

/**
 * An unplanned run longer than this multiple of the longest run, plus these minutes, stops the growth of the next week.
 */
const SPIKE = { share: 1.1, minutes: 5 };

/**
 * Returns the completed form of a stored week, from its plan and the log (section 1.3 of the plans page). Days without
 * running in a pause or a break are treated as trimmed, not as skipped. Null if nothing was logged in the week, because
 * nothing is known about it.
 */
export const pastWeekOf = (
  state: WeekState,
  { records, pauses, today }: Pick<WeekInputs, 'records' | 'pauses' | 'today'>,
  daysOff: DaysOff | null,
): PastWeek | null => {
  const { base } = state;
  const dates = weekDates(base.weekStart);
  const logs = new Map(records.map((record) => [record.date, record]));
  const isOff = (date: string): boolean =>
    pauses.some(({ from, to }) => from <= date && (to === null || date <= to)) ||
    (daysOff !== null && date >= daysOff.from && date < daysOff.until);
  const isAway = dates.filter(isOff).length >= 4;
  const isOver = today > (dates.at(-1) ?? today);
  // An eased week whose only runs were removed by light days is complete, so the next one is not eased again.
  const isTakenAway = base.week.kind === 'eased' && state.days.every(({ session }) => session === null);
  if (isOver && !isAway && !isTakenAway && !dates.some((date) => logs.has(date))) return null;
  const planned = plannedByDay(state);
  const days = dates.map((date, day) => {
    const isRace = base.sessions[day]?.kind === 'race';
    const log = logs.get(date);
    // A long run moved here from last week's Sunday is included only with the minutes of the run that it replaced.
    const isCarried = state.days[day]?.changes.some((change) => change.code === 'moved_here' && change.from < 0);
    const expected = !log && date >= today ? minutesOf(state, state.days[day]?.session ?? null) : 0;
    const logged = isRace ? 0 : log ? doneMinutes(log) : expected;
    const minutes = isCarried ? Math.min(logged, planned[day] ?? 0) : logged;
    const isCut =
      base.sessions[day]?.role === 'long' && state.days[day]?.changes.some(({ code }) => SHORTENED.has(code));
    const isCutLong = isCut && log?.status === 'done' && !isRace;
    const longCredit = isCutLong
      ? Math.max(0, Math.min(planned[day] ?? 0, base.longest30) - minutes)
      : logged - minutes;
    const current = state.days[day]?.text ? (planned[day] ?? 0) : minutesOf(state, state.days[day]?.session ?? null);
    const removed = isRace ? 0 : Math.max(0, (planned[day] ?? 0) - current);
    const isSkipped = log?.status === 'skipped' && minutes === 0 && !isOff(date) && (planned[day] ?? 0) > removed;
    const skipped = !isSkipped ? 'none' : base.sessions[day]?.role === 'quality' ? 'quality' : 'easy';
    const trimmed = isOff(date) && minutes === 0 ? (planned[day] ?? 0) : removed;
    const single = log && !isRace ? Math.min(minutes, longestSingleRun(log)) : minutes;
    return { minutes, single, longCredit, trimmed, skipped, planned: planned[day] ?? 0 };
  });
  // A runner who skips only hard sessions keeps the load of the easy runs, which does not grow in the meantime (section
  // 9.6).
  const skips = days.filter(({ skipped }) => skipped !== 'none');
  const isOnlyQuality = skips.length > 0 && skips.every(({ skipped }) => skipped === 'quality');
  const excused = isOnlyQuality ? sum(skips.map((each) => each.planned - each.trimmed)) : 0;
  const plannedMinutes = sum(planned);
  const done = sum(days.map(({ minutes }) => minutes));
  const longestPlanned = Math.max(0, ...planned);
  const longest = Math.max(0, ...days.map(({ single }) => single));
  const most = Math.max(longestPlanned, SPIKE.share * base.longest30 + SPIKE.minutes);
  return {
    kind: base.week.kind,
    established: base.load.established,
    planned: plannedMinutes,
    done,
    trimmed: Math.max(0, Math.min(sum(days.map(({ trimmed }) => trimmed)) + excused, plannedMinutes - done)),
    share: base.week.share,
    longest: Math.min(longest, most),
    longCredit: sum(days.map(({ longCredit }) => longCredit)),
    lightDays: state.days.filter(({ decision }) => decision?.action === 'light' || decision?.action === 'rest').length,
    isAway,
    stopsGrowth: longest > most || isOnlyQuality,
  };
};

const WEEKS_OF_HISTORY = 6;

/**
 * Returns the training load for a runner without an earlier planned week. After a break of several weeks, if there are
 * no answers, it comes from the weeks before the break; the break table then shortens the first weeks.
 */
const firstLoad = (
  { profiled: { runner }, background, weekStart }: WeekInputs,
  runs: readonly Run[],
  daysOff: DaysOff | null,
) => {
  const loadBefore = (end: string) => {
    const weeks = Array.from({ length: WEEKS_OF_HISTORY }, (_, index) => {
      const from = addDays(end, -7 * (WEEKS_OF_HISTORY - index));
      const to = addDays(from, 7);
      return sum(runs.filter(({ date }) => date >= from && date < to).map(({ minutes }) => minutes));
    });
    const month = addDays(end, -30);
    const recent = runs.filter(({ date }) => date >= month && date < end).map(singleRun);
    const start = startingLoad(
      runner,
      { weeks, runs: recent },
      { usualWeek: background.usualWeekMinutes, longest: background.longestRunMinutes },
    );
    return { ...start, loggedWeeks: weeks.filter((minutes) => minutes > 0).length };
  };
  const now = loadBefore(weekStart);
  if (now.source !== 'level' || daysOff === null) return now;
  const earlier = loadBefore(weekStartOf(daysOff.from));
  return earlier.source === 'history' ? { ...earlier, longest: Math.min(earlier.longest, now.longest) } : now;
};

/**
 * Limits the load of a plan that continues weeks planned by an earlier release, so that the first new week respects the
 * growth limit.
 */
const withoutJump = (established: number, inputs: WeekInputs): number => {
  const planned = inputs.earlier.filter(({ state }) => state === null).map(({ plannedMinutes }) => plannedMinutes);
  const most = Math.max(0, ...planned);
  if (most === 0) return established;
  const { rate, step } = growthOf(inputs.profiled.runner);
  return Math.min(established, Math.max(most * (1 + rate), most + step));
};

/** Number of days before a break that are searched for the longest run. */
const BEFORE_BREAK = 60;

/** Longest run in the two months before a break, in minutes; 0 if none is known. */
const longestBefore = ({ from }: DaysOff, runs: readonly Run[]): number =>
  Math.max(
    0,
    ...runs.filter(({ date }) => date < from && date >= addDays(from, -BEFORE_BREAK)).map(({ credited }) => credited),
  );

/** Earliest day of last week, counted from Monday (0), on which a return leaves the table's first week to this week. */
const LATE_RETURN = 3;

/** Applies a break to the load state at the start of a week (section 1.5). */
const withBreak = (
  load: LoadState,
  earlier: EarlierWeek | undefined,
  daysOff: DaysOff & { isOver: boolean },
  { weekStart, longest }: { weekStart: string; longest: number },
): LoadState => {
  const known = earlier?.state?.base.load.comeback ?? null;
  const counted = countedDaysOff(daysOff.days, daysOff.wasIll);
  // A break that was already known when the return week was planned must not be applied twice. It is applied with its
  // real length if it ended later than planned for.
  if (daysOff.isOver && known && !isLongerBreak(counted, known.daysOff)) return load;
  const week = daysOff.isOver && daysOff.until < addDays(weekStart, LATE_RETURN - 7) ? 1 : 0;
  const returned = afterBreak(load, counted, { week, longest });
  // A short break during the return from a long one does not end that return.
  if (load.comeback && comebackShare(load.comeback) < comebackShare(returned.comeback)) return load;
  // The permanent reduction after a long break is applied only once.
  return known && known.daysOff > 56 ? { ...returned, established: load.established } : returned;
};

/** Returns the break since the last run of a runner whose last run is so long ago that it is outside the plan's log. */
const longAbsence = (
  { lastRunOn, weekStart }: WeekInputs,
  runs: readonly Run[],
): (DaysOff & { isOver: boolean }) | null => {
  if (!lastRunOn || runs.length > 0) return null;
  const from = addDays(lastRunOn, 1);
  return { from, until: weekStart, days: daysBetween(from, weekStart), wasIll: false, isOver: false };
};

/** The race whose recovery ended with the week before this one; null if there is none. */
const recoveredRace = (inputs: WeekInputs): Race | null => {
  const lastRace = lastRaceOf(inputs);
  if (!lastRace) return null;
  return recoveryEnd(lastRace, inputs.profiled.runner.age) === inputs.weekStart ? lastRace : null;
};

/** Applies the permanent reduction of the load after the recovery from a long race (section 3.7). */
const withRestart = (load: LoadState, inputs: WeekInputs): LoadState => {
  const race = recoveredRace(inputs);
  if (!race) return load;
  const { restart } = recoveryAfter(race.goal, inputs.profiled.runner.age);
  return { ...load, established: restart * load.established };
};

/** True if a new round begins: the recovery from a race is over and there is no upcoming race. */
const isNewRound = (inputs: WeekInputs): boolean => recoveredRace(inputs) !== null && raceOf(inputs) === null;

const LONG_BREAK = 10;
/** Load and longest run after the couch-to-5K programme, in minutes (section 6). */
const COUCH_LOAD = 90;
const COUCH_LONGEST = 30;

/** Returns the load after the couch-to-5K programme: three runs of 30 minutes, or less if less was run. */
const afterCouch = (runs: readonly Run[], weekStart: string): LoadState => {
  const from = addDays(weekStart, -14);
  const mean = sum(runs.filter(({ date }) => date >= from).map(({ minutes }) => minutes)) / 2;
  return initialLoad(mean > 0 ? Math.min(COUCH_LOAD, mean) : COUCH_LOAD);
};

/** Number of earlier weeks whose level and injuries are compared with today's. */
const WEEKS_COMPARED = 2;

/**
 * True if the runner changed to a higher level or has a new injury area, so this week and the next one do not grow
 * (section 1.2). A change in the middle of a week affects both following weeks. A level derived from recorded runs is
 * not a change by the runner.
 */
const isHeldByChange = ({ profiled: { runner }, earlier }: WeekInputs): boolean => {
  const bases = earlier.slice(0, WEEKS_COMPARED).flatMap(({ state }) => (state ? [state.base] : []));
  const rank = (level: Level): number => LEVELS.indexOf(level);
  const wasLower = bases.some(({ model }) => rank(model.level) >= 0 && rank(model.level) < rank(runner.level));
  const isNewArea = bases.some(
    ({ injuryAreas }) => injuryAreas !== undefined && runner.injuryAreas.some((area) => !injuryAreas.includes(area)),
  );
  return (wasLower && !runner.isLevelShown) || isNewArea;
};

/**
 * Returns the state from which a week is planned, based on the newest earlier week and everything logged since then.
 */
export const startOfWeek = (inputs: WeekInputs): WeekStartState => {
  const { weekStart, records, pauses, earlier, programmeStart, profiled } = inputs;
  const runs = [...runsBefore(records, weekStart, earlier), ...expectedRuns(inputs)]
    .filter(({ date }) => date < weekStart)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const plans = earlier.flatMap(({ state: known }) => (known ? [{ ...known.base, days: known.days }] : []));
  const daysOff = breakBefore(runs, pauses, weekStart, plannedIn(plans));
  const last = earlier.find(({ state }) => state !== null);
  const { state } = last ?? {};
  const limit = hoursMinutes(profiled.runner);
  if (!state) {
    const { established, longest, source, loggedWeeks } = firstLoad(inputs, runs, daysOff);
    const load = initialLoad(Math.min(withoutJump(established, inputs), limit));
    const away = daysOff ?? (source === 'history' ? null : longAbsence(inputs, runs));
    const seasonStart = programmeStart < weekStart && inputs.earlier.length > 0 ? programmeStart : weekStart;
    return {
      load: away
        ? withBreak(load, undefined, away, {
            weekStart,
            longest: longestBefore(away, countedRuns(runs, programmeStart, longest)) || longest,
          })
        : load,
      source,
      loggedWeeks,
      startLongest: longest,
      uses: {},
      seasonStart,
      isNewSeason: true,
      couch: startCouch(inputs, runs),
      runs,
      daysOff,
    };
  }
  const past = pastWeekOf(state, inputs, daysOff);
  const held = past && (isHeldByChange(inputs) || hadLastingPain(inputs)) ? { ...past, stopsGrowth: true } : past;
  const settled = withStandInRise(held ? settleWeek(state.base.load, held) : state.base.load, inputs);
  const restarted = withRestart({ ...settled, established: Math.min(settled.established, limit) }, inputs);
  const load = daysOff
    ? withBreak(restarted, last, daysOff, {
        weekStart,
        longest: longestBefore(daysOff, countedRuns(runs, programmeStart, state.base.startLongest)),
      })
    : restarted;
  const laddered = afterLadder(load, inputs);
  const isLongBreak = daysOff !== null && daysOff.days > LONG_BREAK && load.comeback !== null && load !== restarted;
  const couch = state.base.couch && advanceCouch(state, inputs, daysOff);
  const isAfterCouch = state.base.couch !== null && couch === null;
  const started = programmeStart > state.base.seasonStart ? weekStart : state.base.seasonStart;
  const seasonStart = isLongBreak || isAfterCouch || isNewRound(inputs) ? weekStart : started;
  const isNewSeason = seasonStart !== state.base.seasonStart;
  const { uses } = countUses({ uses: state.base.uses }, state.base.week);
  const seasonal = isNewSeason && !isLongBreak ? { ...laddered, seasonEstablished: laddered.established } : laddered;
  return {
    load: isAfterCouch ? afterCouch(runs, weekStart) : seasonal,
    source: null,
    startLongest: isAfterCouch ? COUCH_LONGEST : state.base.startLongest,
    uses: isNewSeason ? {} : uses,
    seasonStart,
    isNewSeason,
    couch,
    runs,
    daysOff,
  };
};
