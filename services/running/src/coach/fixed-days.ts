import type { CoachState } from '../domain/coach-state.ts';
import type { NamedDay } from './intents/named-days.ts';

/** Words after which the day that is replaced follows: "Tuesday instead of Monday". */
const INSTEAD_OF = /\b(?:instead of|rather than|and not|i stedet for|istedenfor|heller enn|og ikke)\b/i;

/**
 * Returns the running day that a message replaces and the day that takes its place, Monday = 0; null for one that it
 * does not name. A day that is a running day already takes no place.
 */
export const fixedDays = (
  { runner }: Pick<CoachState, 'runner'>,
  days: readonly NamedDay[],
  message: string,
): readonly [number | null, number | null] => {
  const named = [...new Set(days.flatMap((day) => (day.kind === 'weekday' ? [day.day] : [])))];
  const [first = null, second = null] = named;
  if (named.length !== 2 || first === null || second === null) return [first, null];
  const now = runner?.days.map(Number) ?? [];
  const [from, to] = INSTEAD_OF.test(message) ? [second, first] : [first, second];
  const isReversed = !now.includes(from) && now.includes(to);
  return isReversed ? [to, from] : [from, to];
};
