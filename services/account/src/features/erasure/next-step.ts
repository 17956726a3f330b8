import { ERASING_SERVICES } from '@stridewell/contracts/web';
import type { ErasingService, ErasureDocument } from './document.ts';

/** The next step of an erasure. `own`: account's own part; `second-round`: ask all services again. */
export type Step = 'own' | 'ask' | 'complete' | 'purge' | 'second-round' | 'settle';

/** Back-off of the saga's requests, in milliseconds. */
export const MIN_RETRY_DELAY_MS = 5_000;
export const MAX_RETRY_DELAY_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long a receipt is kept after the erasure is settled. */
export const RECEIPT_RETENTION_MS = 30 * DAY_MS;

/** How long to wait before asking again, after `asks` requests: 5 s, doubling up to a minute. */
export const retryDelayMs = (asks: number): number =>
  Math.min(MIN_RETRY_DELAY_MS * 2 ** Math.max(0, asks - 1), MAX_RETRY_DELAY_MS);

/** Services that have not answered in the current round. */
export const missingServices = ({ round, answers, again }: ErasureDocument): ErasingService[] =>
  ERASING_SERVICES.filter((service) => (round === 1 ? !answers[service] : !again[service]));

/** Services see the second round as a separate erasure, because they do not repeat one that they have answered. */
const SECOND = '.2';
export const roundId = (id: string, round: 1 | 2): string => (round === 1 ? id : `${id}${SECOND}`);
export const parseRoundId = (roundedId: string): { id: string; round: 1 | 2 } =>
  roundedId.endsWith(SECOND) ? { id: roundedId.slice(0, -SECOND.length), round: 2 } : { id: roundedId, round: 1 };

/**
 * The next step of an erasure; null while it has to wait. There are two rounds. With scope `account`, a request that
 * was in flight when the sessions ended may have stored something after the first round. With scope `data`, a service
 * that erased late may have sent old data to one that had erased already; that one deletes only this data, and without
 * a wait.
 */
export const nextStep = (erasure: ErasureDocument, now: Date, secondRoundMs: number): Step | null => {
  const { scope, round, askedAt, asks, completedAt, purgedRound, settledAt, outbox } = erasure;
  if (settledAt) return null;
  const waiting = missingServices(erasure);
  if (waiting.includes('account')) return 'own';
  if (waiting.length > 0) {
    // A request that is still in the outbox need not be repeated.
    if (outbox.length > 0) return null;
    return now.getTime() - askedAt.getTime() >= retryDelayMs(asks) ? 'ask' : null;
  }
  if (!completedAt) return 'complete';
  if (purgedRound < round) return 'purge';
  if (round === 2) return outbox.length > 0 ? null : 'settle';
  const waitMs = scope === 'account' ? secondRoundMs : 0;
  return now.getTime() - completedAt.getTime() >= waitMs ? 'second-round' : null;
};
