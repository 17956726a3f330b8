import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import type { Race } from '../training/season-request.ts';
import { type StrengthContext, type StrengthSession, strengthOfWeek } from '../training/strength.ts';

interface StrengthWeek extends StrengthContext {
  race: Race | null;
  weekStart: string;
}

/** Number of days before a race without any strength, and without heavy strength. */
const BEFORE_RACE = { any: 3, heavy: 7 };

const isKey = (session: DaySession | null | undefined): boolean =>
  session !== null &&
  session !== undefined &&
  (session.isHard || session.role === 'long' || session.role === 'quality');

/**
 * Places the week's strength sessions (section 7 of the plans page): on days with a quality session or an easy run, at
 * least two days apart if possible, heavy ones not on the day before a long run or a quality session, and none on the
 * last days before a race.
 */
export const placeStrength = (
  sessions: readonly (DaySession | null)[],
  context: StrengthWeek,
): (StrengthSession | null)[] => {
  const placed: (StrengthSession | null)[] = sessions.map(() => null);
  const daysToRace = (day: number): number =>
    context.race ? daysBetween(addDays(context.weekStart, day), context.race.date) : Number.POSITIVE_INFINITY;
  const isOpen = (day: number, isHeavy: boolean): boolean => {
    const session = sessions[day];
    if (!session || session.role === 'long' || session.kind === 'race') return false;
    const toRace = daysToRace(day);
    if (toRace >= 0 && toRace <= (isHeavy ? BEFORE_RACE.heavy : BEFORE_RACE.any)) return false;
    return !isHeavy || !isKey(sessions[day + 1]);
  };
  for (const strength of strengthOfWeek(context)) {
    const taken = placed.flatMap((other, day) => (other ? [day] : []));
    const distance = (day: number): number => Math.min(7, ...taken.map((other) => Math.abs(other - day)));
    const rank = (day: number): number =>
      (distance(day) >= 2 ? 0 : 10) + (isKey(sessions[day + 1]) ? 2 : 0) + (isKey(sessions[day]) ? 0 : 1);
    const [best] = [...sessions.keys()]
      .filter((day) => isOpen(day, strength.isHeavy) && !taken.includes(day))
      .sort((a, b) => rank(a) - rank(b) || a - b);
    if (best !== undefined) placed[best] = strength;
  }
  return placed;
};
