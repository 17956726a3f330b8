import { buildSession } from './build-session.ts';
import type { DaySession } from './choose-sessions.ts';
import { HARD_LONG_FROM } from './quality.ts';
import { downToFive } from './round.ts';
import { KINDS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';

const LEAST_RACE_PACE = 10;
const LEAST_REPS = 2;
const LEAST_WORK = 5;
const LEAST_STRIDES = 4;
/** Minimum duration in minutes of the easy running before and after the strides. */
const AROUND_STRIDES = 10;
const STRIDE_SECONDS = 90;

/** Returns a session without faster running, on the same day and no longer than the given minutes. */
const easyInstead = ({ day, role, minutes }: DaySession, most: number): DaySession => ({
  kind: 'easy',
  minutes: Math.min(minutes > 0 ? minutes : most, most),
  day,
  role: role === 'fixed' ? 'easy' : role,
  isHard: false,
});

/** Shortens a long run. Its race-pace minutes shrink in proportion and are left out below ten minutes. */
const shorterLong = (session: DaySession, most: number): DaySession => {
  const { workMinutes, blocks: _blocks, ...rest } = session;
  const work = workMinutes === undefined ? 0 : downToFive((workMinutes * most) / session.minutes);
  const isFaster = work >= LEAST_RACE_PACE && work <= most / 2;
  if (isFaster) return { ...rest, minutes: most, workMinutes: work };
  const kind = workMinutes === undefined ? session.kind : 'long';
  return { ...rest, kind, minutes: most, isHard: session.isHard && most >= HARD_LONG_FROM };
};

/**
 * Returns the shorter forms of a session with faster work, longest first. The warm-up and the targets stay unchanged.
 */
const shorterWork = (session: DaySession, most: number): DaySession[] => {
  const { reps, workMinutes, kind } = session;
  if (kind === 'progression') return [{ ...session, minutes: most, workMinutes: Math.floor(most / 3) }];
  if (reps !== undefined) {
    const counts = Array.from({ length: Math.max(0, reps - LEAST_REPS + 1) }, (_, index) => reps - index);
    return counts.map((count) => ({ ...session, reps: count, minutes: Math.min(session.minutes, most) }));
  }
  if (workMinutes === undefined) return [];
  const lengths = Array.from({ length: Math.max(0, workMinutes - LEAST_WORK + 1) }, (_, index) => workMinutes - index);
  return lengths.map((length) => ({ ...session, workMinutes: length, minutes: Math.min(session.minutes, most) }));
};

const shorterStrides = (session: DaySession, most: number): DaySession[] => {
  const reps = Math.min(session.reps ?? 0, Math.floor(((most - AROUND_STRIDES) * 60) / STRIDE_SECONDS));
  return reps >= LEAST_STRIDES ? [{ ...session, minutes: most, reps }] : [];
};

const candidates = (session: DaySession, most: number): DaySession[] => {
  const { family } = KINDS[session.kind];
  if (session.kind === 'strides') return shorterStrides(session, most);
  if (family === 'long') return [shorterLong(session, most)];
  if (family === 'walk' || (family === 'easy' && session.role !== 'quality')) return [{ ...session, minutes: most }];
  return shorterWork(session, most);
};

/**
 * Returns a session shortened to at most the given minutes (section 9.3 of the plans page): a shorter run, fewer reps or
 * shorter work at the same effort. A session whose work does not fit becomes an easy run. The result is never longer or
 * harder than the session.
 */
export const shortenSession = (session: DaySession, most: number, model: SpeedModel): DaySession => {
  const before = buildSession(session, model);
  if (before.minutes <= most) return session;
  const fits = (candidate: DaySession): boolean => {
    const built = buildSession(candidate, model);
    return built.minutes <= most && built.hardMinutes <= before.hardMinutes;
  };
  return candidates(session, most).find(fits) ?? easyInstead(session, most);
};
