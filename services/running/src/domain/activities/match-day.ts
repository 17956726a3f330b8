import { isRunningSport, type LogSport, type LogStatus, type PlanType, type Sport } from '@stridewell/contracts/web';
import { sum } from '../sum.ts';

/** The fields of an activity that matching needs. */
export interface MatchCandidate {
  id: string;
  sport: Sport;
  movingSeconds: number;
  rpe: number | null;
  isMatched: boolean;
  /** Who decided `isMatched`; null if nobody has. */
  matchedBy: 'rule' | 'runner' | null;
}

/** The planned session of a day. */
export interface PlannedDay {
  planType: PlanType;
  minutes: number;
  /** Set for a planned walk, and for a session of running and walking: walks and hikes can fulfil both. */
  onFoot?: 'walk' | 'walk_run' | undefined;
}

/** The log derived from the activities of a day. */
export interface DayLog {
  status: Extract<LogStatus, 'done' | 'partial'>;
  /** Duration of all running, in minutes. */
  minutes: number;
  /** Highest effort of the day's runs. */
  effort: number | null;
  sport: LogSport;
  /** `easy` if a planned hard session was run easily; omitted otherwise. */
  planType?: 'easy';
  /** Duration of the longest run, in minutes; omitted if the day has one run. */
  longestMinutes?: number;
}

/** Result of matching a day's activities with its planned session. */
export interface DayMatch {
  /** The activity that fulfils the session; null if none does. */
  matchedId: string | null;
  /** The day's log; null if the activities do not show whether it was done. */
  log: DayLog | null;
}

/** Minimum fractions of the planned minutes at which a session is done, and partly done. */
const DONE_FROM = 0.8;
const PARTIAL_FROM = 0.2;
const HARD_TYPES: readonly PlanType[] = ['tempo', 'push'];
/** Effort up to which a run was easy, whatever was planned. */
const EASY_EFFORT = 3;
/** Maximum minutes in one day's log. */
const MOST_MINUTES = 1_440;

const minutesOf = ({ movingSeconds }: Pick<MatchCandidate, 'movingSeconds'>): number => movingSeconds / 60;

const isWalk = ({ sport }: Pick<MatchCandidate, 'sport'>): boolean => sport === 'walk' || sport === 'hike';

/** Returns the activity whose minutes are nearest to the plan. */
const nearest = (running: readonly MatchCandidate[], planned: PlannedDay): MatchCandidate | null => {
  const distance = (each: MatchCandidate): number => Math.abs(minutesOf(each) - planned.minutes);
  const open = running.filter(
    (each) => each.matchedBy !== 'runner' && minutesOf(each) >= PARTIAL_FROM * planned.minutes,
  );
  return open.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
};

/**
 * Returns the activity that fulfils the plan; the runner's own choice comes first. A run does not fulfil a planned walk,
 * and a walk fulfils a walk-run only on a day without a run that does.
 */
const chooseMatch = (
  { running, walks }: { running: readonly MatchCandidate[]; walks: readonly MatchCandidate[] },
  planned: PlannedDay,
): MatchCandidate | null => {
  const chosen = [...running, ...walks].find(({ isMatched, matchedBy }) => isMatched && matchedBy === 'runner');
  if (chosen) return chosen;
  return planned.onFoot === 'walk' ? nearest(walks, planned) : (nearest(running, planned) ?? nearest(walks, planned));
};

/**
 * Matches the activities of a day with its planned session: the running activity with the nearest minutes, done from 80
 * % of the planned minutes, partly done from 20 %. The log includes the minutes of all running, so that the training
 * load is complete. Running other than the planned session makes the session partly done; on a day without a session,
 * it makes the day done. On a day with a planned walk, running exceeds the plan: the day is done, as a run.
 *
 * @param planned null, or an entry without minutes, on a day without a running session
 */
export const matchDay = (activities: readonly MatchCandidate[], planned: PlannedDay | null): DayMatch => {
  const running = activities.filter(({ sport }) => isRunningSport(sport));
  const walks = planned?.onFoot && planned.minutes > 0 ? activities.filter(isWalk) : [];
  const match = planned && planned.minutes > 0 ? chooseMatch({ running, walks }, planned) : null;
  const counted = match && isWalk(match) ? [...running, match] : running;
  const minutes = Math.min(MOST_MINUTES, Math.round(sum(counted.map(minutesOf))));
  if (minutes === 0) return { matchedId: null, log: null };
  const longest = running.toSorted((a, b) => b.movingSeconds - a.movingSeconds)[0];
  const efforts = running.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]));
  const effort = efforts.length > 0 ? Math.max(...efforts) : null;
  const ofSeveral = running.length > 1 && longest ? { longestMinutes: Math.round(minutesOf(longest)) } : {};
  const sport = running.length > 0 ? 'run' : 'walk';
  const log = { minutes, effort: running.length > 0 ? effort : (match?.rpe ?? null), sport, ...ofSeveral } as const;
  if (!planned || planned.minutes === 0) return { matchedId: null, log: { ...log, status: 'done' } };
  if (!match) {
    if (minutes < PARTIAL_FROM * planned.minutes) return { matchedId: null, log: null };
    return { matchedId: null, log: { ...log, status: planned.onFoot === 'walk' ? 'done' : 'partial' } };
  }
  const isEasy = HARD_TYPES.includes(planned.planType) && effort !== null && effort <= EASY_EFFORT;
  const asRun = isEasy ? ({ planType: 'easy' } as const) : {};
  const status = minutesOf(match) >= DONE_FROM * planned.minutes ? 'done' : 'partial';
  return { matchedId: match.id, log: { ...log, ...asRun, status } };
};
