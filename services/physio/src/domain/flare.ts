import type { Condition, PainLimits } from '@stridewell/contracts/web';
import { daysBetween, TISSUE_OF } from '@stridewell/contracts/web';
import { EXCESS, FLARE_PAIN } from './flare-limits.ts';
import { hourVerdictOf } from './hour-later.ts';
import type { CheckinDay, FlareState, SessionLog } from './types.ts';

/** Number of the last calm day, and number of usual mornings that end a flare-up. */
const CALM_UNTIL = 2;
const CALM_MORNINGS = 2;

export const NO_FLARE: FlareState = { since: null, calm: 0, starts: [] };

/** Highest pain during the exercises of a session. Null if nothing was answered. */
export const sessionPain = ({ exercises, painStop }: SessionLog): number | null => {
  const answers = [...exercises.map(({ pain }) => pain), painStop?.pain ?? null].filter((pain) => pain !== null);
  return answers.length === 0 ? null : Math.max(...answers);
};

/**
 * Highest pain of a guided run, while running and when it was stopped. Null for exercises and if there is no answer.
 */
export const guidedPain = ({ kind, runPain, painStop }: SessionLog): number | null => {
  const answers = [runPain, painStop?.pain ?? null].filter((pain) => pain !== null);
  return kind !== 'guided_run' || answers.length === 0 ? null : Math.max(...answers);
};

/** True if the pain of a run is a flare-up: above 5, or at least two points above the tissue's limit for a run. */
export const isFlareRun = (pain: number | null, { run }: PainLimits): boolean =>
  pain !== null && (pain > FLARE_PAIN || pain >= run + EXCESS);

/** True if the pain of a day is a flare-up: above 5, or at least two points above the tissue's limit. */
export const isFlarePain = (
  { pain, runPainLevel }: CheckinDay,
  sessions: readonly SessionLog[],
  limits: PainLimits,
): boolean =>
  pain > FLARE_PAIN ||
  isFlareRun(runPainLevel, limits) ||
  sessions.some((session) => {
    const during = sessionPain(session);
    if (hourVerdictOf(session, limits) === 'flare' || isFlareRun(guidedPain(session), limits)) return true;
    return during !== null && (during >= limits.exercise + EXCESS || during > FLARE_PAIN);
  });

/** True if a sharp or grabbing pain in a muscle stopped a session. This is a flare-up at any pain score. */
export const hasGrabbed = (condition: Condition, sessions: readonly SessionLog[]): boolean =>
  TISSUE_OF[condition] === 'muscle' && sessions.some(({ painStop }) => painStop?.sharp === true);

/** Updates the flare-up state with one more check-in. `isCalm` is false on a worse, painful or red-flag day. */
export const followFlare = (
  state: FlareState,
  { date, isTrigger, isCalm }: { date: string; isTrigger: boolean; isCalm: boolean },
): FlareState => {
  if (isTrigger)
    return state.since === null ? { since: date, calm: 0, starts: [...state.starts, date] } : { ...state, calm: 0 };
  if (state.since === null) return state;
  const calm = isCalm ? state.calm + 1 : 0;
  const isOver = calm >= CALM_MORNINGS && daysBetween(state.since, date) > CALM_UNTIL;
  return { ...state, since: isOver ? null : state.since, calm };
};

/** Number of flare-ups that began within the given number of days up to a date. */
export const flaresWithin = ({ starts }: FlareState, date: string, days: number): number =>
  starts.filter((start) => start <= date && daysBetween(start, date) < days).length;
