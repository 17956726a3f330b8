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

const holds = ({ from, to }: PlanPause, day: string): boolean => from <= day && (to === null || day <= to);

const remember = (past: PlanPause[], pause: PlanPause): PlanPause[] => [pause, ...past].slice(0, PAST_KEPT);

const shelve = ({ current, past }: Pauses, today: string): Pauses =>
  current && isOver(current, today) ? { current: null, past: remember(past, current) } : { current, past };

/** What is left of a pause where another begins on a day; null where nothing is. */
const until = (pause: PlanPause, day: string): PlanPause | null => {
  if (pause.from >= day) return null;
  return isOver(pause, day) ? pause : { ...pause, to: addDays(day, -1) };
};

/**
 * A pause begins: there is one at a time. One of the same kind is put right by it. Of two kinds the earlier one ends the day
 * before the later one, whichever was told first; what was is remembered, since days after an illness follow from it even if a
 * journey comes in between.
 */
export const begin = (pauses: Pauses | null, pause: PlanPause, today: string): Pauses => {
  const { current, past } = shelve(pauses ?? NONE, today);
  if (!current || current.kind === pause.kind) return { current: pause, past };
  if (current.from > pause.from && current.from > today) {
    const before = until(pause, current.from);
    return { current, past: before ? remember(past, before) : past };
  }
  const lived = until(current, pause.from);
  return { current: pause, past: lived ? remember(past, lived) : past };
};

/** The pause that stands, else the one that is still to come; null where there is none, or where it is over. */
export const currentPause = (pauses: Pauses | null, today: string): PlanPause | null => {
  const { current, past } = shelve(pauses ?? NONE, today);
  if (current && holds(current, today)) return current;
  return past.find((pause) => holds(pause, today)) ?? current;
};

/**
 * A day of illness that came up by the way, as one pause of that day: a pause that holds the day already is left as it is
 * (null), and one that is still to come stays to come.
 */
export const noteIllness = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = shelve(pauses ?? NONE, today);
  const day: PlanPause = { kind: 'illness', from: today, to: today };
  if (allPauses({ current, past }).some((pause) => holds(pause, today))) return null;
  return current ? { current, past: remember(past, day) } : { current: day, past };
};

/**
 * What stands ends with yesterday, and was never there where it began today; one to come stays to come. Where none stands the
 * one to come is taken back. Null where there is neither.
 */
export const end = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = shelve(pauses ?? NONE, today);
  const isStanding = allPauses({ current, past }).some((pause) => holds(pause, today));
  if (!isStanding) return current ? { current: null, past } : null;
  const closed = past.flatMap((pause) => (holds(pause, today) ? (until(pause, today) ?? []) : pause));
  if (!current || !holds(current, today)) return { current, past: closed };
  const lived = until(current, today);
  return { current: null, past: lived ? remember(closed, lived) : closed };
};

/** Every pause that is known, whether it is over or not. */
export const allPauses = (pauses: Pauses | null): PlanPause[] =>
  pauses ? [...(pauses.current ? [pauses.current] : []), ...pauses.past] : [];

/**
 * Days of illness that check-ins tell of, as pauses: days in a row are one, and a day that a pause holds already is no other.
 * They follow from the check-ins alone, so that a changed check-in takes them back.
 */
export const illnessOf = (
  checkins: readonly { date: string; illness?: boolean | undefined }[],
  known: readonly PlanPause[],
): PlanPause[] => {
  const days = checkins.filter(({ date, illness }) => illness && !known.some((pause) => holds(pause, date)));
  const pauses: PlanPause[] = [];
  for (const date of days.map((day) => day.date).toSorted()) {
    const last = pauses.at(-1);
    if (last?.to && addDays(last.to, 1) >= date) last.to = date;
    else pauses.push({ kind: 'illness', from: date, to: date });
  }
  return pauses;
};
