import { addDays, type PlanPause } from '@stridewell/contracts/web';

/** A runner's pauses: the one that stands or is still to come, and those that are over. */
export interface Pauses {
  current: PlanPause | null;
  /** Newest first, at most {@link PAST_KEPT}. */
  past: PlanPause[];
}

const PAST_KEPT = 20;
const NONE: Pauses = { current: null, past: [] };

const isOver = ({ to }: PlanPause, today: string): boolean => to !== null && to < today;

const shelve = ({ current, past }: Pauses, today: string): Pauses =>
  current && isOver(current, today)
    ? { current: null, past: [current, ...past].slice(0, PAST_KEPT) }
    : { current, past };

/** A pause begins, or takes the place of the one that stands: there is one at a time. */
export const begin = (pauses: Pauses | null, pause: PlanPause, today: string): Pauses => ({
  ...shelve(pauses ?? NONE, today),
  current: pause,
});

/** The pause that stands or is still to come; null where there is none, or where it is over. */
export const currentPause = (pauses: Pauses | null, today: string): PlanPause | null =>
  shelve(pauses ?? NONE, today).current;

/**
 * A day of illness that came up by the way, as one pause of that day: a pause that holds the day already is left as it is
 * (null), and one that is still to come stays to come.
 */
export const noteIllness = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = shelve(pauses ?? NONE, today);
  const day: PlanPause = { kind: 'illness', from: today, to: today };
  if (!current) return { current: day, past };
  const isNoted = [current, ...past].some(({ from, to }) => from <= today && (to === null || today <= to));
  return isNoted ? null : { current, past: [day, ...past].slice(0, PAST_KEPT) };
};

/** The pause ends with yesterday; one that had not begun before today was never there. Null where none stands. */
export const end = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = shelve(pauses ?? NONE, today);
  if (!current) return null;
  if (current.from >= today) return { current: null, past };
  return shelve({ current: { ...current, to: addDays(today, -1) }, past }, today);
};

/** Every pause that is known, whether it is over or not. */
export const allPauses = (pauses: Pauses | null): PlanPause[] =>
  pauses ? [...(pauses.current ? [pauses.current] : []), ...pauses.past] : [];
