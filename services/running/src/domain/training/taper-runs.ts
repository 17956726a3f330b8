import { buildSession } from './build-session.ts';
import type { DaySession } from './day-session.ts';
import { KINDS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';
import type { WeekKind } from './types.ts';

/** A run with strides is at least this long, in minutes. */
const LEAST_STRIDES = 25;

/** Returns a session of at most the given length: a shorter one, or an easy run if its steps define its length. */
const within = (session: DaySession, most: number, model: SpeedModel): DaySession => {
  if (buildSession(session, model).minutes <= most) return session;
  const { kind, day } = session;
  const isPlain = KINDS[kind].family === 'easy' && (kind !== 'strides' || most >= LEAST_STRIDES);
  return isPlain
    ? { ...session, minutes: most }
    : { kind: 'easy', minutes: most, day, role: session.role, isHard: false };
};

/**
 * Returns the days of a taper week with no run longer than its long run. The race and the openers stay unchanged,
 * because the race-week table defines their lengths.
 */
export const withinTaperLong = (
  days: readonly (DaySession | null)[],
  kind: WeekKind,
  model: SpeedModel,
): (DaySession | null)[] => {
  const long = days.find((session) => session?.role === 'long');
  if (kind !== 'taper' || !long) return [...days];
  const most = buildSession(long, model).minutes;
  return days.map((session) => {
    const isFree = !session || session === long || session.kind === 'race' || session.kind === 'openers';
    return isFree ? session : within(session, most, model);
  });
};
