import { ERASING_SERVICES } from '@stridewell/contracts/web';
import type { ErasingService, ErasureDocument } from './document.ts';

/** What an erasure needs next. `own`: account's own part; `second-round`: ask everybody once more. */
export type Step = 'own' | 'ask' | 'complete' | 'purge' | 'second-round' | 'settle';

/** Times of the saga, in milliseconds. */
export const FIRST_ASK_AGAIN_MS = 5_000;
export const LAST_ASK_AGAIN_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long a receipt is kept once all is done. */
export const RECEIPT_KEPT_MS = 30 * DAY_MS;

/** How long services are waited for after they were asked so many times: 5 s, doubling to a minute. */
export const askAgainAfter = (asks: number): number =>
  Math.min(FIRST_ASK_AGAIN_MS * 2 ** Math.max(0, asks - 1), LAST_ASK_AGAIN_MS);

/** Who has not answered in the round under way. */
export const waitingFor = ({ round, answers, again }: ErasureDocument): ErasingService[] =>
  ERASING_SERVICES.filter((service) => (round === 1 ? !answers[service] : !again[service]));

/** Services know the second round as an erasure of its own: what they have answered once they do not do again. */
const SECOND = '.2';
export const roundId = (id: string, round: 1 | 2): string => (round === 1 ? id : `${id}${SECOND}`);
export const parseRoundId = (roundedId: string): { id: string; round: 1 | 2 } =>
  roundedId.endsWith(SECOND) ? { id: roundedId.slice(0, -SECOND.length), round: 2 } : { id: roundedId, round: 1 };

/**
 * The next step of an erasure; null where there is nothing to do but wait. It goes around twice. An account's: a request that
 * was under way when its sessions ended may have stored something behind the first. An account that stays: a service that
 * erased late may have told old things to one that had erased already, which takes back those alone, and at once.
 */
export const nextStep = (erasure: ErasureDocument, now: Date, secondRoundMs: number): Step | null => {
  const { scope, round, askedAt, asks, completedAt, purgedRound, settledAt, outbox } = erasure;
  if (settledAt) return null;
  const waiting = waitingFor(erasure);
  if (waiting.includes('account')) return 'own';
  if (waiting.length > 0) {
    // A question that has not left yet need not be asked again.
    if (outbox.length > 0) return null;
    return now.getTime() - askedAt.getTime() >= askAgainAfter(asks) ? 'ask' : null;
  }
  if (!completedAt) return 'complete';
  if (purgedRound < round) return 'purge';
  if (round === 2) return outbox.length > 0 ? null : 'settle';
  const waitMs = scope === 'account' ? secondRoundMs : 0;
  return now.getTime() - completedAt.getTime() >= waitMs ? 'second-round' : null;
};
