import { ERASING_SERVICES } from '@stridewell/contracts/web';
import type { ErasingService, ErasureDocument } from './document.ts';

/**
 * A step of an erasure. `own` erases the data of the account service, and `ask` requests erasure from all other
 * services.
 */
export type Step = 'own' | 'ask' | 'complete' | 'purge' | 'second-round' | 'settle';

/** Minimum and maximum delay between repeated requests to the services. */
const MIN_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 60_000;
const DAY_MS = 86_400_000;
/** Retention period of a receipt after the erasure is settled, in milliseconds. */
export const RECEIPT_RETENTION_MS = 30 * DAY_MS;

/** Returns the delay before the next request when `asks` requests were sent: 5 s, doubling up to one minute. */
export const retryDelayMs = (asks: number): number =>
  Math.min(MIN_RETRY_DELAY_MS * 2 ** Math.max(0, asks - 1), MAX_RETRY_DELAY_MS);

/** Returns the services that have not responded in the current round. */
export const missingServices = ({ round, answers, again }: ErasureDocument): ErasingService[] =>
  ERASING_SERVICES.filter((service) => (round === 1 ? !answers[service] : !again[service]));

/**
 * Suffix of the erasure id in the second round. Without a new id, services would ignore the request, because they have
 * already responded to the id of the first round.
 */
const SECOND = '.2';
export const roundId = (id: string, round: 1 | 2): string => (round === 1 ? id : `${id}${SECOND}`);
export const parseRoundId = (roundedId: string): { id: string; round: 1 | 2 } =>
  roundedId.endsWith(SECOND) ? { id: roundedId.slice(0, -SECOND.length), round: 2 } : { id: roundedId, round: 1 };

/**
 * Returns the next step of an erasure, or null while no step is due. There are two rounds. With scope `account`, a
 * request in progress when the sessions ended may have stored data after the first round. With scope `data`, a service
 * that erased late may have sent old data to a service that had already erased, so the second round starts immediately.
 */
export const nextStep = (erasure: ErasureDocument, now: Date, secondRoundMs: number): Step | null => {
  const { scope, round, askedAt, asks, completedAt, purgedRound, settledAt, outbox } = erasure;
  if (settledAt) return null;
  const waiting = missingServices(erasure);
  if (waiting.includes('account')) return 'own';
  if (waiting.length > 0) {
    // The relay has not published the last request yet.
    if (outbox.length > 0) return null;
    return now.getTime() - askedAt.getTime() >= retryDelayMs(asks) ? 'ask' : null;
  }
  if (!completedAt) return 'complete';
  if (purgedRound < round) return 'purge';
  if (round === 2) return outbox.length > 0 ? null : 'settle';
  const waitMs = scope === 'account' ? secondRoundMs : 0;
  return now.getTime() - completedAt.getTime() >= waitMs ? 'second-round' : null;
};
