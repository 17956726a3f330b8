import type { Goal, SessionKind } from '@stridewell/contracts/web';
import { buildSession, type SessionSpec } from './build-session.ts';
import type { DaySession } from './day-session.ts';
import { withinHardShare } from './hard-minutes.ts';
import { hardShareOf } from './long-run.ts';
import { type FixedRun, type PlacedRun, type PlacedWeek, placeWeek } from './place-week.ts';
import { HARD_LONG_FROM, mostQuality } from './quality.ts';
import { downToFive } from './round.ts';
import { longestOfCap } from './session-cap.ts';
import { KINDS, SIBLINGS, ULTRA_SIBLINGS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';
import { GOALS, LEAST_SHORT_RUN, TAPER_RUN } from './tables.ts';
import type { QualitySession, TrainingRunner, TrainingWeek, Weekday } from './types.ts';

export type { DaySession };

/** How often each lead session has been planned so far this season. */
export interface SessionHistory {
  /** Number of earlier weeks that used a lead session, by its id. */
  uses: Readonly<Partial<Record<SessionKind, number>>>;
}

/** The long run can be rounded up by this much, in minutes. */
const ROUNDING = 2.5;

const LONGEST_WORK = { tempo_run: 30, race_mp: 60 } as const;

/**
 * Reps, or work minutes, of a session with approximately the given work minutes; null if that is outside its limits.
 */
const repsForWork = (kind: SessionKind, workMinutes: number): Pick<SessionSpec, 'reps' | 'workMinutes'> | null => {
  if (kind === 'pyramid') return { reps: Math.min(2, Math.max(1, Math.round(workMinutes / 9))) };
  if (kind === 'tempo_run') {
    return workMinutes < 15 ? null : { workMinutes: Math.min(LONGEST_WORK.tempo_run, downToFive(workMinutes)) };
  }
  if (kind === 'progression') return workMinutes < 10 ? null : { workMinutes: Math.min(20, downToFive(workMinutes)) };
  if (kind === 'fartlek_free') return { workMinutes: Math.min(25, Math.max(15, downToFive(2 * workMinutes))) };
  const rules = KINDS[kind].reps;
  if (!rules || 'meters' in rules.work) return null;
  const reps = Math.round(workMinutes / (rules.work.seconds / 60));
  return reps < rules.reps[0] || reps > rules.reps[1] ? null : { reps };
};

/**
 * Returns the session to plan for a lead session: the lead itself the first time, then its siblings in turn (section
 * 4.4 of the plans page). Siblings have the same class and work minutes as the lead. The lead is used again when a
 * sibling cannot be built with those work minutes.
 */
export const varySession = (
  { id, reps, workMinutes }: QualitySession,
  uses: number,
  { level, goal }: Pick<TrainingRunner, 'level'> & Partial<Pick<TrainingRunner, 'goal'>>,
): Pick<SessionSpec, 'kind' | 'reps' | 'workMinutes'> => {
  const lead = { kind: id, reps } as const;
  const siblings = (goal === 'ultra' ? ULTRA_SIBLINGS[id] : undefined) ?? SIBLINGS[id] ?? [];
  const turn = uses % (siblings.length + 1);
  const sibling = siblings[turn - 1];
  if (sibling === undefined || (level === 'Beginner' && sibling === 'rep_200')) return lead;
  const sized = repsForWork(sibling, workMinutes);
  return sized ? { kind: sibling, ...sized } : lead;
};

/** Reps of the openers session in the race week, by goal (section 3.8). */
const OPENERS: Readonly<Partial<Record<Goal, Pick<SessionSpec, 'reps' | 'repSeconds' | 'racePace'>>>> = {
  '5k': { reps: 4, repSeconds: 60, racePace: 'five' },
  '10k': { reps: 3, repSeconds: 120, racePace: 'ten' },
  half_marathon: { reps: 2, repSeconds: 300, racePace: 'half' },
  marathon: { reps: 2, repSeconds: 480, racePace: 'marathon' },
};

/**
 * Number of blocks for the race-pace minutes: two blocks, which are easier, early in the season or in a very long run.
 */
const blocksOf = ({ phase, longMinutes, racePaceMinutes }: TrainingWeek): number =>
  racePaceMinutes >= 20 && racePaceMinutes % 10 === 0 && (phase === 'Build' || longMinutes >= 165) ? 2 : 1;

const WALK_BREAKS_FROM = 75;

/** Every third long run of a load week ends with these steady minutes (section 4.4). */
const STEADY = { minutes: 15, every: 3, leastLong: 60, mostHardShare: 0.2 };

/** True when the week's long run has a steady finish: half marathon and shorter, not for Beginners, within the hard share. */
const hasSteadyFinish = (
  { goal, level }: TrainingRunner,
  { kind, minutes, longMinutes, quality, phase }: TrainingWeek,
  longRuns: number,
): boolean => {
  const isTurn = kind === 'load' && phase !== 'Taper' && longRuns % STEADY.every === STEADY.every - 1;
  const hard = STEADY.minutes + quality.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
  const isShorterGoal = GOALS[goal].distance !== 'long';
  const hasRoom = longMinutes >= STEADY.leastLong && hard <= STEADY.mostHardShare * minutes;
  return isTurn && isShorterGoal && level !== 'Beginner' && hasRoom;
};

/** Builds the input for the week's long run. */
const longSpec = (runner: TrainingRunner, week: TrainingWeek, isFinishPlan: boolean, longRuns: number): SessionSpec => {
  const { longMinutes: minutes, racePaceMinutes: workMinutes } = week;
  if (workMinutes > 0) {
    const kind = runner.goal === 'marathon' ? 'long_mp' : 'long_race_finish';
    return { kind, minutes, workMinutes, blocks: blocksOf(week) };
  }
  // The shorter long runs of an ultra season are on easy ground.
  if (runner.goal === 'ultra' && week.kind !== 'down' && week.phase !== 'Taper')
    return { kind: 'long_terrain', minutes };
  if (hasSteadyFinish(runner, week, longRuns)) return { kind: 'long_steady', minutes, workMinutes: STEADY.minutes };
  const takesWalks = runner.level === 'Beginner' && isFinishPlan && minutes >= WALK_BREAKS_FROM;
  return { kind: takesWalks ? 'long_walk' : 'long', minutes };
};

/** Minimum length of a run with a steady middle part, in minutes. */
const LEAST_STEADY_RUN = 45;

/** Minimum length at which a session is built, in minutes; 0 when the session's steps define its length. */
const leastMinutes = ({ kind, workMinutes = 15 }: Pick<SessionSpec, 'kind' | 'workMinutes'>): number => {
  if (kind === 'progression') return 3 * workMinutes;
  return kind === 'steady' || kind === 'hills_steady' ? LEAST_STEADY_RUN : 0;
};

/** Inputs for choosing a week's sessions. */
export interface WeekSessionsRequest {
  runner: TrainingRunner;
  week: TrainingWeek;
  model: SpeedModel;
  history: SessionHistory;
  isFinishPlan: boolean;
  /** True if it is too early for strides after a break. */
  isWithoutStrides?: boolean;
  fixed: readonly FixedRun[];
  closedDays: readonly Weekday[];
  /** Unavailable days with a run that is planned elsewhere. */
  otherDays?: readonly Weekday[];
  hardDaysBefore: readonly number[];
  /** True if the long run of the week before was on its Sunday. */
  isAfterLong?: boolean | undefined;
  /** Number of running days directly before this Monday; 0 by default. */
  rowBefore?: number | undefined;
  /** Number of runs that the week should have even if they become short. */
  leastRuns?: number;
}

export interface WeekSessions {
  sessions: DaySession[];
  dropped: PlacedWeek['dropped'];
  lostMinutes: number;
}

/** Smallest session with fast running, used when the planned one is too long for the runner. */
const SMALL_FARTLEK = { kind: 'fartlek', reps: 4 } as const;

/**
 * Returns a quality session that is at most as long as the limit: with fewer reps, or a short fartlek; null if even
 * that is too long.
 */
const withinLimit = (spec: SessionSpec, model: SpeedModel, limit: number): SessionSpec | null => {
  const least = KINDS[spec.kind].reps?.reps[0] ?? spec.reps ?? 0;
  const fewer = Array.from({ length: Math.max(1, (spec.reps ?? least) - least + 1) }, (_, index) => ({
    ...spec,
    ...(spec.reps === undefined ? {} : { reps: spec.reps - index }),
  }));
  const candidates: SessionSpec[] = [...fewer, { ...SMALL_FARTLEK, minutes: 0 }];
  const fitting = candidates.map((each) => ({ ...each, minutes: buildSession(each, model).minutes }));
  return fitting.find(({ minutes }) => minutes <= limit) ?? null;
};

/** Length in minutes that is within the session cap of every runner who ran recently. */
const SHORT_RUN = 20;

/**
 * Maximum length of every run except the long run. It is the longest run before the week, as implied by the session
 * cap, and the runner's own limit. In a taper week no other run is longer than the long run, even if the week loses
 * minutes.
 */
const longestOther = (
  runner: TrainingRunner,
  { cap, kind, longMinutes }: TrainingWeek,
  fixed: readonly FixedRun[],
): number => {
  const longs = fixed.filter(({ kind: each }) => KINDS[each].planType === 'long').map(({ minutes }) => minutes);
  return Math.min(
    Math.max(Math.min(cap, SHORT_RUN), longestOfCap(runner, cap)),
    runner.longCap ?? Number.POSITIVE_INFINITY,
    kind === 'taper' ? Math.max(longMinutes || TAPER_RUN, ...longs) : Number.POSITIVE_INFINITY,
  );
};

/**
 * Returns the quality sessions that fit into the week together with its long run. None is longer than the longest run
 * before the week, so a week has at most one new longest run.
 * @param reserved number of minutes that easy runs need
 */
const fittingQuality = (
  specs: readonly SessionSpec[],
  { minutes, longMinutes }: TrainingWeek,
  { model, longest, reserved }: { model: SpeedModel; longest: number; reserved: number },
): SessionSpec[] => {
  let left = minutes - longMinutes - reserved;
  return specs.flatMap((spec) => {
    const fitting = withinLimit(spec, model, Math.min(left + ROUNDING, longest));
    left -= fitting?.minutes ?? 0;
    return fitting ? [fitting] : [];
  });
};

/** In load and hold weeks no quality session is longer than the long run, unless even the smallest one is. */
const longestQuality = ({ kind, longMinutes }: TrainingWeek, model: SpeedModel): number =>
  longMinutes > 0 && (kind === 'load' || kind === 'hold')
    ? Math.max(longMinutes, buildSession({ ...SMALL_FARTLEK, minutes: 0 }, model).minutes)
    : Number.POSITIVE_INFINITY;

const STRIDES = { count: 6, leastMinutes: 25 };

/**
 * Day of the easy run that includes strides; null if no run is suitable. It is not the day before or after the long run
 * when another day is available.
 */
const stridesDay = (runs: readonly PlacedRun[]): Weekday | null => {
  const long = runs.find(({ role }) => role === 'long');
  const isBeside = (day: Weekday): boolean => {
    const distance = long ? (day - long.day + 7) % 7 : 0;
    return distance === 1 || distance === 6;
  };
  const easy = runs.filter(({ role, minutes }) => role === 'easy' && minutes >= STRIDES.leastMinutes);
  const notBefore = easy.filter(({ day }) => !long || (long.day - day + 7) % 7 !== 1);
  return (easy.find(({ day }) => !isBeside(day)) ?? notBefore[0])?.day ?? null;
};

const hasStrides = ({ phase, kind }: TrainingWeek): boolean => phase === 'Base' || phase === 'Taper' || kind === 'down';

/** Maximum number of minutes by which a long run is shortened to make room for one more run. */
const MOST_GIVEN = 5;
/** A week with fewer minutes has no room for a further run of the usual length. */
const MOST_OF_SMALL_WEEK = 120;

/**
 * Returns the placed week. In a week of few minutes, the long run is slightly shortened if this makes room for an easy
 * run without which the week would lose minutes. Otherwise a small load could never grow.
 */
const withAllMinutes = (
  placedWith: (longMinutes: number) => PlacedWeek,
  longMinutes: number,
  { minutes, kind, runs, racePaceMinutes }: TrainingWeek,
): PlacedWeek => {
  const whole = placedWith(longMinutes);
  const isSmall = kind === 'load' && minutes < MOST_OF_SMALL_WEEK && racePaceMinutes === 0;
  if (!isSmall || whole.lostMinutes < MOST_GIVEN || whole.runs.length >= runs) return whole;
  const shorter = Array.from({ length: MOST_GIVEN }, (_, index) => placedWith(longMinutes - index - 1));
  return shorter.find(({ lostMinutes }) => lostMinutes < MOST_GIVEN) ?? whole;
};

/**
 * True if the quality session of a small load week in Base leaves no room for the week's other runs, so that the week
 * would not grow. Such a week has easy runs instead, until there is room for both.
 */
const isWithoutRoom = (
  { kind, phase, minutes, runs, quality }: TrainingWeek,
  { sessions, lostMinutes }: WeekSessions,
): boolean => {
  const isSmall = kind === 'load' && phase === 'Base' && minutes < MOST_OF_SMALL_WEEK;
  return isSmall && quality.length > 0 && lostMinutes > 0 && sessions.length < runs;
};

const isQualityKind = ({ kind }: Pick<SessionSpec, 'kind'>): boolean => {
  const { planType } = KINDS[kind];
  return planType === 'tempo' || planType === 'push';
};

/**
 * Returns the week's sessions with no more quality sessions than its number of runs allows (section 3.5). Long quality
 * sessions can take the minutes of an easy run; the week then has one quality session less, so it never has only hard
 * runs.
 */
const withinRuns = (request: WeekSessionsRequest): WeekSessions => {
  const chosen = sessionsOf(request);
  const { runner, week, fixed, otherDays = [] } = request;
  if (week.kind !== 'load' && week.kind !== 'hold') return chosen;
  const runs = chosen.sessions.length + fixed.length + otherDays.length;
  const placed = chosen.sessions.filter(({ role }) => role === 'quality').length;
  const most = Math.max(0, mostQuality(runner, week.phase, runs) - fixed.filter(isQualityKind).length);
  return placed > most ? sessionsOf({ ...request, week: { ...week, quality: week.quality.slice(0, most) } }) : chosen;
};

/** Chooses the week's sessions and assigns them to days, without building their steps (sections 4.4 and 9.1). */
export const chooseSessions = (request: WeekSessionsRequest): WeekSessions => {
  const chosen = withinRuns(request);
  if (!isWithoutRoom(request.week, chosen)) return chosen;
  const easy = sessionsOf({ ...request, week: { ...request.week, quality: [] } });
  return easy.lostMinutes < chosen.lostMinutes ? easy : chosen;
};

const sessionsOf = (request: WeekSessionsRequest): WeekSessions => {
  const { runner, week, model, history } = request;
  const quality = week.quality.map((session): SessionSpec => {
    if (session.id === 'openers') return { kind: 'openers', minutes: 0, ...OPENERS[runner.goal] };
    const varied = varySession(session, history.uses[session.id] ?? 0, runner);
    return { minutes: leastMinutes(varied), ...varied };
  });
  const most = longestOther(runner, week, request.fixed);
  const { leastRuns = 0 } = request;
  const easyRuns = Math.max(0, leastRuns - Number(week.longMinutes > 0) - Math.min(1, quality.length));
  const mostHard = Math.min(most, longestQuality(week, model));
  const built = fittingQuality(quality, week, { model, longest: mostHard, reserved: easyRuns * LEAST_SHORT_RUN });
  const surplus = Math.max(0, built.reduce((sum, { minutes }) => sum + minutes, week.longMinutes) - week.minutes);
  const fitted = { ...week, longMinutes: week.longMinutes - surplus };
  const long = week.longMinutes > 0 ? longSpec(runner, fitted, request.isFinishPlan, history.uses.long ?? 0) : null;
  const isHardLong = week.longMinutes >= HARD_LONG_FROM || week.racePaceMinutes > 0;
  const placedWith = (longMinutes: number): PlacedWeek =>
    placeWeek(runner, {
      minutes: week.minutes,
      runs: week.runs,
      long: long && { kind: long.kind, minutes: longMinutes, isHard: isHardLong },
      quality: built.map(({ kind, minutes }, index) => ({ kind, minutes, index })),
      fixed: request.fixed,
      closedDays: request.closedDays,
      ...(request.otherDays ? { otherDays: request.otherDays } : {}),
      hardDaysBefore: request.hardDaysBefore,
      rowBefore: request.rowBefore,
      isAfterLong: request.isAfterLong,
      mostEasy: most,
      mostHard,
      leastRuns,
    });
  const placed = withAllMinutes(placedWith, long?.minutes ?? 0, week);
  const strides = hasStrides(week) && !request.isWithoutStrides ? stridesDay(placed.runs) : null;
  const sessions = placed.runs
    .filter(({ role }) => role !== 'fixed')
    .map((run): DaySession => {
      const { day, role, isHard, minutes } = run;
      if (role === 'long' && long) return { ...long, minutes, day, role, isHard };
      const spec = role === 'quality' && run.index !== undefined ? built[run.index] : undefined;
      if (spec) return { ...spec, minutes, day, role, isHard };
      if (day === strides) return { kind: 'strides', minutes, reps: STRIDES.count, day, role, isHard };
      return { kind: run.kind, minutes, day, role, isHard };
    });
  const limited = withinHardShare(sessions, {
    model,
    share: hardShareOf(runner, week.phase),
    otherMinutes: request.fixed.reduce((sum, { minutes }) => sum + minutes, 0),
    order: built.map(({ kind }) => kind),
  });
  return { sessions: limited, dropped: placed.dropped, lostMinutes: placed.lostMinutes };
};

/**
 * True if a forecast season prepares the runner to race; false when it only prepares the runner to finish (section
 * 3.6).
 * @param soFar longest run before these weeks, in minutes
 */
export const isRacePlan = (
  runner: TrainingRunner,
  weeks: readonly TrainingWeek[],
  runs: number,
  soFar = 0,
): boolean => {
  const { leastLongest, leastWeek, distance } = GOALS[runner.goal];
  const longest = Math.max(soFar, ...weeks.map(({ longMinutes }) => longMinutes));
  const peak = Math.max(0, ...weeks.map(({ minutes }) => minutes));
  return longest >= leastLongest && peak >= leastWeek[runner.level] && (runs >= 3 || distance === 'short');
};

/** Returns the history after a week, with the week's lead sessions counted. */
export const countUses = (history: SessionHistory, week: TrainingWeek): SessionHistory => {
  const uses: Partial<Record<SessionKind, number>> = { ...history.uses };
  for (const { id } of week.quality) uses[id] = (uses[id] ?? 0) + 1;
  if (week.kind === 'load' && week.longMinutes > 0) uses.long = (uses.long ?? 0) + 1;
  return { uses };
};
