import type { SessionKind } from '@stridewell/contracts/web';
import { buildSession } from './build-session.ts';
import type { DaySession } from './day-session.ts';
import { KINDS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';

/** Minimum race-pace minutes of a long run, and the step in which they become fewer. */
const RACE_PACE = { least: 10, step: 5 };
/** Minimum work minutes of sessions that are sized by minutes instead of reps. */
const LEAST_WORK: Readonly<Partial<Record<SessionKind, number>>> = { tempo_run: 15, fartlek_free: 10 };
/** Reps of the short fartlek that replaces a session which cannot become smaller, and the minimum. */
const SMALL_FARTLEK = { reps: 6, least: 4 };
/** Tolerance of the limit, because steps are rounded to minutes. */
const ROUNDING = 1;

/** Returns a long run with fewer race-pace minutes, or without any. Null if it has none. */
const easierLong = (session: DaySession): DaySession | null => {
  const { workMinutes } = session;
  if (session.role !== 'long' || workMinutes === undefined) return null;
  const { blocks: _, workMinutes: __, ...plain } = session;
  const fewer = workMinutes - RACE_PACE.step;
  const isRacePace = session.kind === 'long_mp' || session.kind === 'long_race_finish';
  if (!isRacePace || fewer < RACE_PACE.least) return { ...plain, kind: 'long' };
  const blocks = fewer >= 20 && fewer % 10 === 0 ? (session.blocks ?? 1) : 1;
  return { ...session, workMinutes: fewer, blocks };
};

/** Returns the short fartlek with the most reps that is not longer than the session; null if none fits. */
const smallFartlek = ({ minutes, day, role, isHard }: DaySession, model: SpeedModel): DaySession | null => {
  for (let { reps } = SMALL_FARTLEK; reps >= SMALL_FARTLEK.least; reps -= 1) {
    const fartlek: DaySession = { kind: 'fartlek', reps, minutes, day, role, isHard };
    if (buildSession(fartlek, model).minutes <= minutes) return fartlek;
  }
  return null;
};

/** Returns a quality session of the same length with less fast running; null if it cannot become easier. */
const easierQuality = (session: DaySession, model: SpeedModel): DaySession | null => {
  const { kind, reps, workMinutes } = session;
  const least = kind === 'fartlek' ? SMALL_FARTLEK.least : KINDS[kind].reps?.reps[0];
  if (reps !== undefined && least !== undefined && reps > least) return { ...session, reps: reps - 1 };
  const leastWork = LEAST_WORK[kind];
  if (workMinutes !== undefined && leastWork !== undefined && workMinutes > leastWork) {
    return { ...session, workMinutes: Math.max(leastWork, workMinutes - 5) };
  }
  return kind === 'fartlek' ? null : smallFartlek(session, model);
};

/**
 * Returns a week's sessions with hard minutes limited to their maximum share of the placed minutes (section 9.4 of the
 * plans page). The race-pace part is shortened first, then the second quality session, then the first. No session
 * changes its length.
 * @param order kinds of the quality sessions, the most important first
 */
export const withinHardShare = (
  sessions: readonly DaySession[],
  {
    model,
    share,
    otherMinutes,
    order,
  }: { model: SpeedModel; share: number; otherMinutes: number; order: readonly SessionKind[] },
): DaySession[] => {
  const result = [...sessions];
  const places = [...result.keys()];
  const long = places.filter((place) => result[place]?.role === 'long');
  const quality = places
    .filter((place) => result[place]?.role === 'quality')
    .sort((a, b) => order.indexOf(result[b]?.kind ?? 'easy') - order.indexOf(result[a]?.kind ?? 'easy'));
  const isWithin = (): boolean => {
    const built = result.map((session) => buildSession(session, model));
    const minutes = built.reduce((sum, each) => sum + each.minutes, otherMinutes);
    return built.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0) <= share * minutes + ROUNDING;
  };
  for (const place of [...long, ...quality]) {
    while (!isWithin()) {
      const session = result[place];
      const easier = session && (session.role === 'long' ? easierLong(session) : easierQuality(session, model));
      if (!easier) break;
      result[place] = easier;
    }
  }
  return result;
};
