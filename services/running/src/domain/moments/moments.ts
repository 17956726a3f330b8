import {
  addDays,
  daysBetween,
  LAST_LADDER_STAGE,
  longestRunOfStage,
  MOMENT_KINDS,
  type Moment,
} from '@stridewell/contracts/web';
import {
  type CheckinDay,
  doneMinutes,
  type LoggedDay,
  longestSingleRun,
  type Pause,
  type PhysioState,
} from '../records.ts';
import { sum } from '../sum.ts';
import { keptWeeks, type PlannedWeek } from './kept-weeks.ts';
import { isRun, MOST_PAIN, MOST_SHARE, stopDays } from './stop-days.ts';

/** A moment that the runner has seen. */
export interface SeenMoment {
  id: string;
  reachedOn: string;
  seenOn: string;
}

export interface MomentInputs {
  /** Date in the runner's time zone. */
  today: string;
  /** Logs of the last {@link LOG_DAYS} days. */
  logs: readonly LoggedDay[];
  /** Check-ins of the last {@link CHECKIN_DAYS} days. */
  checkins: readonly CheckinDay[];
  pauses: readonly Pause[];
  physio: PhysioState | null;
  /** Date since which the injury is tracked; null if there is none. */
  injurySince: string | null;
  /** Plans of this week and the {@link PLAN_WEEKS} before it. */
  weeks: readonly PlannedWeek[];
  /** The runner's first plan: the date on which it was made and its Monday; null if there is no plan. */
  firstPlan: { madeOn: string; weekStart: string } | null;
  /** True while a safety hold or an unanswered safety card is open. */
  isHeld: boolean;
  seen: readonly SeenMoment[];
}

export const LOG_DAYS = 180;
export const CHECKIN_DAYS = 56;
export const PLAN_WEEKS = 6;

/** Number of days after a moment on which it can be shown. The first is the day after, once its check-in is known. */
export const SHOWN_DAYS = 7;
/** Number of days after which a moment can be reached again after a new injury or break. */
const AGAIN_AFTER_DAYS = 120;
/** Number of kept weeks that make a moment, consecutive or not. */
const KEPT_WEEKS = 3;
/** Number of days without a run that counts as a break. */
const BREAK_DAYS = 14;
/** Run lengths in minutes that make a moment after a break. */
const MARKS = [20, 30, 45, 60, 90] as const;

const firstPlan = ({ firstPlan: plan, weeks }: MomentInputs): Moment[] => {
  if (!plan) return [];
  const sizes = weeks
    .filter(({ weekStart }) => weekStart >= plan.weekStart && weekStart <= addDays(plan.weekStart, 7))
    .map(({ days }) => days.filter(({ minutes }) => minutes > 0))
    .toSorted((a, b) => b.length - a.length);
  const [days = []] = sizes;
  if (days.length === 0) return [];
  const minutes = Math.round(sum(days.map((day) => day.minutes)));
  return [{ kind: 'first_plan', id: 'first_plan', reachedOn: plan.madeOn, sessions: days.length, minutes }];
};

const weekMoments = (inputs: MomentInputs, stops: ReadonlySet<string>): Moment[] => {
  const { firstPlan: plan, weeks, logs, pauses, today } = inputs;
  const byDate = new Map(logs.map((log) => [log.date, log]));
  const kept = keptWeeks(weeks, { logs: byDate, stops, pauses }, today);
  const [first] = kept;
  const moments: Moment[] = [];
  // If a week since the first plan is missing, it is unknown whether this is the first one.
  if (first && plan && weeks.some(({ weekStart }) => weekStart === plan.weekStart)) {
    const { runs, minutes } = first;
    moments.push({ kind: 'first_week', id: 'first_week', reachedOn: addDays(first.weekStart, 6), runs, minutes });
  }
  const some = kept.slice(-KEPT_WEEKS);
  const last = some.at(-1);
  if (last && some.length === KEPT_WEEKS) {
    moments.push({
      kind: 'kept_weeks',
      id: `kept_weeks.${KEPT_WEEKS}`,
      reachedOn: addDays(last.weekStart, 6),
      weeks: KEPT_WEEKS,
      runs: sum(some.map(({ runs }) => runs)),
      minutes: sum(some.map(({ minutes }) => minutes)),
    });
  }
  return moments;
};

const isAsPlanned = (log: LoggedDay): boolean => {
  const { plannedMinutes } = log;
  return (
    log.status === 'done' &&
    plannedMinutes !== null &&
    plannedMinutes !== undefined &&
    doneMinutes(log) <= MOST_SHARE * plannedMinutes
  );
};

/**
 * Returns the runs since the last break, oldest first, and the date of the last run before it. Null if there was no
 * break.
 */
const sinceBreak = (logs: readonly LoggedDay[]): { runs: readonly LoggedDay[]; before: string } | null => {
  const runs = logs
    .filter((log) => isRun(log) && (log.ladderStage ?? null) === null)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const at = runs.findLastIndex((run, index) => {
    const before = runs[index - 1];
    return before !== undefined && daysBetween(before.date, run.date) >= BREAK_DAYS;
  });
  const before = runs[at - 1];
  return before ? { runs: runs.slice(at), before: before.date } : null;
};

/** True if the runner's body coped well with a day: neither the day nor the next one is a stop day. */
const wentWell = (date: string, stops: ReadonlySet<string>): boolean =>
  !stops.has(date) && !stops.has(addDays(date, 1));

const longestSince = ({ logs, injurySince }: MomentInputs, stops: ReadonlySet<string>): Moment[] => {
  const since = sinceBreak(logs);
  if (!since) return [];
  const { runs, before } = since;
  const [start] = runs;
  const after =
    injurySince !== null && start && addDays(before, -7) <= injurySince && injurySince <= start.date
      ? 'injury'
      : 'break';
  let longest = 0;
  const moments: Moment[] = [];
  for (const run of runs) {
    const minutes = longestSingleRun(run);
    const counted = Math.min(minutes, run.plannedMinutes ?? 0);
    const mark = MARKS.findLast((each) => each <= counted);
    if (mark !== undefined && longest < mark && isAsPlanned(run) && wentWell(run.date, stops))
      moments.push({
        kind: 'longest_since',
        id: `longest_since.${mark}`,
        reachedOn: run.date,
        minutes: Math.round(counted),
        after,
      });
    longest = Math.max(longest, minutes);
  }
  // Only the newest moment is still true.
  return moments.slice(-1);
};

/** Returns the last stage that is done. Earlier stages are no longer news. */
const ladderStage = ({ logs, physio, injurySince }: MomentInputs, stops: ReadonlySet<string>): Moment[] => {
  const gate = physio?.gate;
  if (!gate || gate.level === 'stop' || physio.restricted) return [];
  const reached = gate.ladderFinished ? LAST_LADDER_STAGE + 1 : gate.stage;
  if (reached === null) return [];
  const sessions = logs.filter((log) => isRun(log) && (injurySince === null || log.date >= injurySince));
  const stagesDone = sessions.flatMap(({ ladderStage }) =>
    ladderStage && ladderStage < reached ? [Math.min(ladderStage, LAST_LADDER_STAGE)] : [],
  );
  const stage = Math.max(0, ...stagesDone);
  const dates = sessions.filter(({ ladderStage }) => ladderStage === stage).map(({ date }) => date);
  const reachedOn = dates.toSorted().at(-1);
  if (reachedOn === undefined || !dates.every((date) => wentWell(date, stops))) return [];
  return [
    {
      kind: 'ladder_stage',
      id: `ladder_stage.${stage}`,
      reachedOn,
      stage,
      sessions: dates.length,
      minutes: longestRunOfStage(stage),
      next: stage === LAST_LADDER_STAGE ? null : longestRunOfStage(stage + 1),
    },
  ];
};

/** Returns everything that the runner reached in the known past, in no particular order. */
export const reachedMoments = (inputs: MomentInputs): Moment[] => {
  const stops = stopDays(inputs);
  return [
    ...firstPlan(inputs),
    ...weekMoments(inputs, stops),
    ...longestSince(inputs, stops),
    ...ladderStage(inputs, stops),
  ];
};

/** Moments that can be reached again after a new injury or break. Every other moment is reached once. */
const RECURRING: ReadonlySet<string> = new Set(['ladder_stage', 'longest_since']);

const isSeen = ({ id, kind, reachedOn }: Moment, seen: readonly SeenMoment[]): boolean =>
  seen.some(
    (each) => each.id === id && !(RECURRING.has(kind) && daysBetween(each.reachedOn, reachedOn) >= AGAIN_AFTER_DAYS),
  );

/** True if a moment may be shown today. */
export const mayCelebrate = ({ today, checkins, physio, pauses, isHeld, seen }: MomentInputs): boolean => {
  const checkin = checkins.find(({ date }) => date === today);
  if (!checkin || isHeld || seen.some(({ seenOn }) => seenOn === today)) return false;
  if (checkin.recommendation === 'Reset' || checkin.metrics.pain > MOST_PAIN) return false;
  if (physio && physio.status === 'active' && (physio.restricted || physio.gate?.level === 'stop')) return false;
  const isIll = pauses.some(
    ({ kind, from, to }) => kind === 'illness' && from <= today && (to === null || today <= to),
  );
  const stops = stopDays({ checkins, physio });
  return !isIll && !stops.has(today) && !stops.has(addDays(today, -1));
};

/** Returns the moments that can be shown today, the newest first. */
const recentMoments = (inputs: MomentInputs): Moment[] => {
  const { today, seen } = inputs;
  return reachedMoments(inputs)
    .filter(({ reachedOn }) => reachedOn < today && daysBetween(reachedOn, today) <= SHOWN_DAYS)
    .filter((moment) => !isSeen(moment, seen))
    .toSorted(
      (a, b) =>
        (a.reachedOn < b.reachedOn ? 1 : Number(a.reachedOn > b.reachedOn) * -1) ||
        MOMENT_KINDS.indexOf(a.kind) - MOMENT_KINDS.indexOf(b.kind),
    );
};

/**
 * Returns the moment to show today, or null if there is none. At most one moment is shown a day, each once and after
 * the day's check-in. None is shown on a day of pain above 3, a warning sign, illness, a safety hold or Reset, or on
 * the day after one.
 */
export const momentToShow = (inputs: MomentInputs): Moment | null =>
  mayCelebrate(inputs) ? (recentMoments(inputs)[0] ?? null) : null;

/** Maximum number of seen moments that are kept. */
const MOST_SEEN = 100;

/**
 * Adds a seen moment. Returns null (no change) if it has been seen already, and undefined if the runner cannot have
 * seen it because it is not shown today.
 */
export const withSeen = (inputs: MomentInputs, id: string): SeenMoment[] | null | undefined => {
  const { seen, today } = inputs;
  if (seen.some((each) => each.id === id && each.seenOn === today)) return null;
  const moment = recentMoments(inputs).find((each) => each.id === id);
  if (!moment) return seen.some((each) => each.id === id) ? null : undefined;
  return [{ id, reachedOn: moment.reachedOn, seenOn: today }, ...seen.filter((each) => each.id !== id)].slice(
    0,
    MOST_SEEN,
  );
};
