import type { DaySession } from './choose-sessions.ts';
import { toFive } from './round.ts';
import { LEAST_EASY } from './tables.ts';
import type { TrainingRunner, TrainingWeek } from './types.ts';

const SHARE = 0.5;
const LEAST_RUNS = 4;
/** Minimum length of a second long run, in minutes. */
const LEAST_MINUTES = 60;

/**
 * True for a week with a second long run: every second load week of an ultra season in Peak and late in Build, for
 * Intermediate and Advanced runners with at least four runs (section 3.4 of the plans page).
 */
export const hasSecondLongRun = (
  { goal, level }: Pick<TrainingRunner, 'goal' | 'level'>,
  { kind, phase, runs }: Pick<TrainingWeek, 'kind' | 'phase' | 'runs'>,
  toTaper: number,
): boolean =>
  goal === 'ultra' &&
  level !== 'Beginner' &&
  runs >= LEAST_RUNS &&
  kind === 'load' &&
  (phase === 'Peak' || (phase === 'Build' && toTaper <= 8)) &&
  toTaper % 2 === 0;

/**
 * Turns the easy run next to the long run into a second long run of half its length. The minutes come from the other
 * easy runs, so the week's total stays the same.
 */
export const withSecondLongRun = (
  days: readonly (DaySession | null)[],
  { level }: Pick<TrainingRunner, 'level'>,
): (DaySession | null)[] => {
  const long = days.findIndex((session) => session?.role === 'long');
  const isEasy = (day: number): boolean => days[day]?.role === 'easy' || days[day]?.role === 'medium_long';
  const beside = [long - 1, long + 1].find((day) => long >= 0 && day >= 0 && day < 7 && isEasy(day));
  const second = beside === undefined ? null : days[beside];
  if (beside === undefined || !second) return [...days];
  const least = LEAST_EASY[level];
  const others = [...days.keys()].filter((day) => day !== beside && isEasy(day));
  const spare = others.reduce((sum, day) => sum + Math.max(0, (days[day]?.minutes ?? 0) - least), 0);
  const wanted = toFive(SHARE * (days[long]?.minutes ?? 0));
  const minutes = Math.min(wanted, second.minutes + Math.floor(spare / 5) * 5);
  if (minutes < LEAST_MINUTES || minutes <= second.minutes) return [...days];
  let left = minutes - second.minutes;
  const result = [...days];
  for (const day of others.sort((a, b) => (days[b]?.minutes ?? 0) - (days[a]?.minutes ?? 0))) {
    const session = result[day];
    if (!session) continue;
    const taken = Math.min(left, Math.max(0, session.minutes - least));
    result[day] = { ...session, minutes: session.minutes - taken };
    left -= taken;
  }
  result[beside] = { kind: 'long_second', minutes, day: second.day, role: 'easy', isHard: false };
  return result;
};
