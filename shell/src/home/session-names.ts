import type { PlanType, WeeklyPlanDay } from '@stridewell/contracts/web';

const KINDS: Record<PlanType, string> = {
  easy: 'Easy',
  adapt: 'Adapt',
  tempo: 'Tempo',
  push: 'Push',
  long: 'Long run',
  rest: 'Rest',
};

const kindOf = ({ planType, zone, ladderStage }: WeeklyPlanDay): string => {
  if (ladderStage !== undefined) return 'Walk–run';
  return zone === 'walk' ? 'Walk' : KINDS[planType];
};

/** Returns the display name of a session, such as "Tempo, 39 min" or "Rest". */
export const sessionName = (day: WeeklyPlanDay): string =>
  day.minutes > 0 ? `${kindOf(day)}, ${day.minutes} min` : KINDS.rest;

/**
 * Returns the content of a session, such as "2 x 7 min at threshold". Null if it only repeats the name of the session.
 */
export const sessionDetail = (day: WeeklyPlanDay): string | null => {
  const kind = kindOf(day);
  return [kind, `${kind} run`].includes(day.title) ? null : day.title;
};

/** Returns the display name of a training zone, such as "Zone 1–2". Null if the session has no numbered zone. */
export const zoneName = (zone: string | null): string | null => {
  const [from, to] = zone?.match(/\d\w?/g) ?? [];
  if (from === undefined) return null;
  return to === undefined ? `Zone ${from}` : `Zone ${from}–${to}`;
};
