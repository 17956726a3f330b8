import { addDays, type PlanPause } from '@stridewell/contracts/web';

export interface Pauses {
  /** The pause that applies now or is upcoming. */
  current: PlanPause | null;
  /** Past pauses, all earlier than `current`. Newest first, at most {@link MAX_PAST}. */
  past: PlanPause[];
}

const MAX_PAST = 20;
const NONE: Pauses = { current: null, past: [] };

const isOver = ({ to }: PlanPause, today: string): boolean => to !== null && to < today;

const covers = ({ from, to }: PlanPause, day: string): boolean => from <= day && (to === null || day <= to);

const remember = (past: PlanPause[], pause: PlanPause): PlanPause[] => [pause, ...past].slice(0, MAX_PAST);

const archiveEnded = ({ current, past }: Pauses, today: string): Pauses =>
  current && isOver(current, today) ? { current: null, past: remember(past, current) } : { current, past };

/** Returns a pause shortened to end before a day, or null if the pause does not begin before that day. */
const partBefore = (pause: PlanPause, day: string): PlanPause | null => {
  if (pause.from >= day) return null;
  return isOver(pause, day) ? pause : { ...pause, to: addDays(day, -1) };
};

/**
 * Adds a pause. Pauses never overlap. A pause of the same kind as the current one replaces it. Of two pauses of
 * different kinds, the earlier one ends the day before the later one begins, in whichever order they are added. Past
 * pauses are kept, because an illness affects the days after it even if a travel pause follows.
 */
export const addPause = (pauses: Pauses | null, pause: PlanPause, today: string): Pauses => {
  const { current, past } = archiveEnded(pauses ?? NONE, today);
  if (!current || current.kind === pause.kind) return { current: pause, past };
  if (current.from > pause.from && current.from > today) {
    const before = partBefore(pause, current.from);
    return { current, past: before ? remember(past, before) : past };
  }
  const elapsed = partBefore(current, pause.from);
  return { current: pause, past: elapsed ? remember(past, elapsed) : past };
};

/** Returns the pause that applies today, or the upcoming one. Null if there is none or it is over. */
export const currentPause = (pauses: Pauses | null, today: string): PlanPause | null => {
  const { current, past } = archiveEnded(pauses ?? NONE, today);
  if (current && covers(current, today)) return current;
  return past.find((pause) => covers(pause, today)) ?? current;
};

/**
 * Adds a one-day illness pause for today. Returns null (no change) if a pause already covers today. An upcoming pause
 * is kept.
 */
export const addIllnessDay = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = archiveEnded(pauses ?? NONE, today);
  const day: PlanPause = { kind: 'illness', from: today, to: today };
  if (allPauses({ current, past }).some((pause) => covers(pause, today))) return null;
  return current ? { current, past: remember(past, day) } : { current: day, past };
};

/**
 * Ends the pause that applies today: yesterday becomes its last day, or it is removed if it began today. An upcoming
 * pause is kept. If no pause applies today, the upcoming one is removed. Returns null if there is neither.
 */
export const endPause = (pauses: Pauses | null, today: string): Pauses | null => {
  const { current, past } = archiveEnded(pauses ?? NONE, today);
  const appliesToday = allPauses({ current, past }).some((pause) => covers(pause, today));
  if (!appliesToday) return current ? { current: null, past } : null;
  const closed = past.flatMap((pause) => (covers(pause, today) ? (partBefore(pause, today) ?? []) : pause));
  if (!current || !covers(current, today)) return { current, past: closed };
  const elapsed = partBefore(current, today);
  return { current: null, past: elapsed ? remember(closed, elapsed) : closed };
};

const illnessToday = (pauses: Pauses | null, today: string): PlanPause | undefined =>
  allPauses(pauses).find((pause) => pause.kind === 'illness' && covers(pause, today));

/**
 * Begins an illness pause without an end. If a pause for illness covers today, that pause is extended instead. Returns
 * null (no change) if an illness pause without an end exists already.
 */
export const beginIllness = (pauses: Pauses | null, today: string): Pauses | null => {
  const now = illnessToday(pauses, today);
  return now?.to === null ? null : addPause(pauses, { kind: 'illness', from: now?.from ?? today, to: null }, today);
};

/** Ends the pause for illness of today. Returns null (no change) if there is none. */
export const endIllness = (pauses: Pauses | null, today: string): Pauses | null =>
  illnessToday(pauses, today) ? endPause(pauses, today) : null;

/** Returns all known pauses: past, current and upcoming. */
export const allPauses = (pauses: Pauses | null): PlanPause[] =>
  pauses ? [...(pauses.current ? [pauses.current] : []), ...pauses.past] : [];

/**
 * Converts days of illness reported in check-ins to pauses. Consecutive days form one pause. Days covered by a known
 * pause are left out. The result is not stored, so a changed check-in can remove a day.
 */
export const illnessPausesOf = (
  checkins: readonly { date: string; illness?: boolean | undefined }[],
  known: readonly PlanPause[],
): PlanPause[] => {
  const days = checkins.filter(({ date, illness }) => illness && !known.some((pause) => covers(pause, date)));
  const pauses: PlanPause[] = [];
  for (const date of days.map((day) => day.date).toSorted()) {
    const last = pauses.at(-1);
    if (last?.to && addDays(last.to, 1) >= date) last.to = date;
    else pauses.push({ kind: 'illness', from: date, to: date });
  }
  return pauses;
};
