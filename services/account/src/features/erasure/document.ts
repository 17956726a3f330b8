import type { ERASING_SERVICES, ErasureScope } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

export type ErasingService = (typeof ERASING_SERVICES)[number];

/** One service's answer. */
export interface Answer {
  /** When it erased: its events from before then are purged from the streams. */
  at: Date;
  counts: Record<string, number>;
}

/**
 * An erasure. `_id` is the SHA-256 of the secret that the runner holds. `userId` is kept while a service still has to
 * be asked and then removed, so that nothing personal is left.
 */
export interface ErasureDocument extends Omit<EmittingDocument, 'userId'> {
  userId?: string;
  scope: ErasureScope;
  requestedAt: Date;
  /** When the last service answered; null before. */
  completedAt: Date | null;
  /** The receipt shows the first round. The second erases what requests in flight stored in the meantime. */
  round: 1 | 2;
  /** When the services were last asked in this round; `asks` is how often. */
  askedAt: Date;
  asks: number;
  /** Account's own counts, stored before it deletes; null before. */
  ownCounts: Record<string, number> | null;
  /** Answers of the first round. */
  answers: Partial<Record<ErasingService, Answer>>;
  /** Answers of the second round, by service. */
  again: Partial<Record<ErasingService, Date>>;
  /** The last round whose events have been purged from the streams. */
  purgedRound: 0 | 1 | 2;
  /** When everything was done and `userId` was removed; null before. */
  settledAt: Date | null;
  /** When the receipt expires; null until the erasure is settled. */
  expiresAt: Date | null;
}
