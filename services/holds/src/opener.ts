import type { HoldOpener } from '@stridewell/contracts/web';
import {
  type Hold,
  type HoldEnd,
  isUrgent,
  type RecheckCode,
  recheckDue,
  recheckEnd,
  recheckOptions,
} from '@stridewell/safety';
import type { SafetyState } from './document.ts';

/**
 * Only the service that opened an emergency or same-day hold can end it. A hold without an `opener` was stored by a
 * previous release and can be ended by any service. All functions are pure.
 */

/** True for an emergency or same-day hold that another service opened. */
export const isOfOpener = (hold: Hold, service: HoldOpener): boolean =>
  isUrgent(hold) && hold.opener !== undefined && hold.opener !== service;

const withHolds = (state: SafetyState, change: (hold: Hold) => Hold): SafetyState => {
  const holds = state.holds.map(change);
  return holds.some((hold, at) => hold !== state.holds[at]) ? { ...state, holds } : state;
};

/** Ends the hold with this id. A hold that has already ended keeps its first end. */
export const withEnd = (state: SafetyState, holdId: string | null, ended: HoldEnd): SafetyState =>
  withHolds(state, (hold) => (hold.id === holdId && hold.ended === null ? { ...hold, ended } : hold));

export interface AnsweredEnd {
  ended: HoldEnd;
  code: RecheckCode;
  now: Date;
  /** The service to which the runner gave the answer. */
  service: HoldOpener;
}

/** Ends the hold with this id, or records that its opener was asked to end it. */
export const withAnsweredEnd = (
  state: SafetyState,
  holdId: string | null,
  { ended, code, now, service }: AnsweredEnd,
): SafetyState =>
  withHolds(state, (hold) => {
    if (hold.id !== holdId || hold.ended !== null) return hold;
    return isOfOpener(hold, service) ? { ...hold, asked: { code, at: now } } : { ...hold, ended };
  });

/** True for the hold of a recheck card, and for urgent holds of the same category that other services opened. */
export const isRecheckedWith = (hold: Hold, asked: Hold | undefined): boolean =>
  asked !== undefined &&
  (hold.id === asked.id || (isUrgent(hold) && isUrgent(asked) && hold.category === asked.category));

/**
 * Ends the hold of a recheck card. The answer also applies to the holds of the same category whose recheck is due, so
 * that a runner who wrote to both coaches is asked only once.
 */
export const withRecheckEnd = (state: SafetyState, holdId: string | null, answer: AnsweredEnd): SafetyState => {
  const asked = state.holds.find(({ id }) => id === holdId);
  const isOffered = (hold: Hold): boolean => codesOf(hold, answer.now).includes(answer.code);
  return state.holds
    .filter((hold) => isRecheckedWith(hold, asked) && (hold.id === holdId || isOffered(hold)))
    .reduce((rest, { id }) => withAnsweredEnd(rest, id, answer), state);
};

/** Returns the codes with which the recheck card of a hold can be answered now; none before the card is due. */
const codesOf = (hold: Hold, now: Date): RecheckCode[] =>
  recheckDue({ hold }, now)
    ? recheckOptions(hold.category, now.getTime() - hold.since.getTime()).map(({ code }) => code)
    : [];

/** Time in milliseconds for which a card is not shown again after the opener was asked. */
const ASKED_MS = 2 * 60_000;

/** True while the opener of a hold has been asked to end it and may still answer. */
export const isAwaited = ({ asked, ended }: Hold, now: Date): boolean =>
  asked !== undefined && ended === null && now.getTime() - asked.at.getTime() < ASKED_MS;

/**
 * Merges a hold that another service published. An ended hold stays ended, so the result does not depend on the order
 * of events. The end of an emergency or same-day hold is accepted only from its opener. If a service publishes an
 * urgent hold under the id of another service's hold, it is stored as a second hold. This can only restrict training
 * further; it does not end the first hold.
 * @param from the service that published the hold
 */
export const withForeignHold = (state: SafetyState, published: Hold, from: HoldOpener): SafetyState => {
  const incoming: Hold = { ...published, opener: from };
  const same = state.holds.filter(({ id }) => id === incoming.id);
  const known = same.find(
    (hold) =>
      isUrgent(hold) === isUrgent(incoming) &&
      (!isUrgent(hold) || hold.opener === undefined || hold.opener === incoming.opener),
  );
  if (!known)
    return same.length > 0 && incoming.ended !== null ? state : { ...state, holds: [...state.holds, incoming] };
  const { ended } = incoming;
  if (ended === null) return state;
  return withHolds(state, (hold) => (hold === known && hold.ended === null ? { ...hold, ended } : hold));
};

/**
 * A runner's answer to another service: the code on the recheck card. Replicas of the previous release publish only the
 * resulting end.
 */
export type RequestedEnd = { holdId: string } & ({ code: RecheckCode } | { ended: HoldEnd });

/**
 * Ends an emergency or same-day hold of this service at the request of another service. Returns the same state unless
 * the hold exists and is active, its minimum time has passed, and the recheck card offers an answer with this result.
 */
export const withRequestedEnd = (
  state: SafetyState,
  request: RequestedEnd,
  { now, service }: { now: Date; service: HoldOpener },
): SafetyState =>
  withHolds(state, (hold) => {
    const isOwn = hold.id === request.holdId && isUrgent(hold) && !isOfOpener(hold, service);
    if (!isOwn || hold.ended !== null) return hold;
    const codes = codesOf(hold, now);
    const offered = 'code' in request ? codes.filter((code) => code === request.code) : codes;
    const ends = offered.map(recheckEnd).filter((end) => end !== null);
    const ended = 'code' in request ? ends[0] : ends.find((end) => end === request.ended);
    return ended === undefined ? hold : { ...hold, ended };
  });
