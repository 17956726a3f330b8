import type { PlanType, SessionKind } from '@stridewell/contracts/web';
import type { LoggedDay } from '../records.ts';
import { type BuiltSession, buildSession } from '../training/build-session.ts';
import { KINDS } from '../training/session-kinds.ts';
import type { WeekBase, WeekDay, WeekState } from './types.ts';

/** Training zones of each kind of session, in the notation of the API. */
const ZONES: Readonly<Record<SessionKind, string>> = {
  easy: 'Z2',
  recovery: 'Z1',
  strides: 'Z2',
  easy_hilly: 'Z2',
  easy_trail: 'Z2',
  progression: 'Z2-Z3',
  medium_long: 'Z2',
  long: 'Z2',
  long_walk: 'Z2',
  long_steady: 'Z2-Z3',
  long_mp: 'Z2-Z3',
  long_race_finish: 'Z2-Z3',
  long_terrain: 'Z2',
  long_second: 'Z2',
  cruise: 'Z4',
  cruise_short: 'Z4',
  tempo: 'Z4',
  tempo_run: 'Z4',
  over_under: 'Z4-Z5a',
  steady: 'Z3',
  race_mp: 'Z3',
  race_half: 'Z3-Z4',
  race_10k: 'Z4-Z5a',
  vo2_1k: 'Z5b',
  vo2_3: 'Z5b',
  vo2_2: 'Z5b',
  pyramid: 'Z5b',
  thirty30: 'Z5b',
  rep_400: 'Z5c',
  rep_200: 'Z5c',
  hills_short: 'Z5b',
  hills_long: 'Z5a',
  hills_steady: 'Z3',
  fartlek: 'Z4-Z5b',
  fartlek_free: 'Z3-Z5a',
  openers: 'Z2',
  shakeout: 'Z1-Z2',
  trial_20: 'Z4-Z5a',
  trial_5k: 'Z5a',
  race: 'race',
  runwalk: 'Z1-Z2',
  ladder: 'Z1-Z2',
  walk: 'walk',
};

/** The values of a day that the API, the coach and the weekly summary show, without any text. */
export interface DayFacts {
  date: string;
  planType: PlanType;
  /** Duration of running or walking in minutes; 0 on a rest day. */
  minutes: number;
  zone: string | null;
  hardMinutes: number;
  strengthMinutes: number;
  ladderStage: number | null;
  /** The session with its steps; null on a rest day and for a day planned by an earlier release. */
  built: BuiltSession | null;
}

/** Changes that produce a shortened form of the planned session. */
const SHORTER = ['long_shorter', 'work_shorter', 'no_running', 'walk', 'unit_before'];

const planTypeOf = ({ session, changes }: WeekDay): PlanType => {
  if (!session) return 'rest';
  const { planType } = KINDS[session.kind];
  const isShorter = changes.some((change) => change.code === 'action' && SHORTER.includes(change.change));
  const isOwnCut = changes.some(({ code }) => code === 'own_easier' || code === 'own_shorter');
  return isShorter || (isOwnCut && planType !== 'easy') ? 'adapt' : planType;
};

/** Computes the values of a day. */
export const dayFacts = (day: WeekDay, { model }: Pick<WeekBase, 'model'>): DayFacts => {
  const { date, session, strength, text } = day;
  if (text) {
    const { planType, minutes, zone, hardMinutes, ladderStage = null } = text;
    return {
      date,
      planType,
      minutes,
      zone,
      hardMinutes,
      strengthMinutes: text.strengthMinutes ?? 0,
      ladderStage,
      built: null,
    };
  }
  const built = session ? buildSession(session, model) : null;
  return {
    date,
    planType: day.fixed === 'own_session' ? (day.ownType ?? 'easy') : planTypeOf(day),
    minutes: built?.minutes ?? day.ownMinutes ?? 0,
    zone: session ? ZONES[session.kind] : null,
    hardMinutes: built?.hardMinutes ?? 0,
    strengthMinutes: strength?.minutes ?? 0,
    ladderStage: day.ladderStage ?? null,
    built,
  };
};

/** True for a long run. The second long run of an ultra season is an easy run next to the long run. */
const isLongRun = (kind: SessionKind): boolean => KINDS[kind].planType === 'long' && kind !== 'long_second';

/** True for a hard session and for every long run, even if a check-in made it shorter. */
export const isHardSession = (session: WeekDay['session']): boolean =>
  session !== null && (session.isHard || isLongRun(session.kind));

const HARD_TYPES: readonly PlanType[] = ['tempo', 'push', 'long'];

/** Minimum perceived effort at which a run is hard, whatever was planned. */
const HARD_EFFORT = 7;

/**
 * True for the log of a hard day: hard by its own type or effort, because the session planned for the day was hard, or
 * because the run was much longer than the runner is used to.
 * @param planned the session of that day in the stored weeks; undefined if it is not known
 * @param overlong dates of unplanned runs that were much longer than the longest one
 */
export const isHardLog = (
  { date, planType, status, effort }: Pick<LoggedDay, 'date' | 'planType' | 'status' | 'effort'>,
  planned: WeekDay['session'] | undefined,
  overlong: ReadonlySet<string>,
): boolean => {
  if (status === 'skipped') return false;
  const isSecondLong = planType === 'long' && planned?.kind === 'long_second';
  const isHardType = HARD_TYPES.includes(planType) && !isSecondLong;
  return isHardType || (effort ?? 0) >= HARD_EFFORT || overlong.has(date) || isHardSession(planned ?? null);
};

/** Total minutes of running or walking of a week in its current form. */
export const weekMinutes = ({ base, days }: WeekState): number =>
  days.reduce((sum, day) => sum + dayFacts(day, base).minutes, 0);

/** Total minutes of a week as originally planned. */
export const plannedMinutes = ({ sessions, model }: Pick<WeekBase, 'sessions' | 'model'>): number =>
  sessions.reduce((sum, session) => sum + (session ? buildSession(session, model).minutes : 0), 0);
