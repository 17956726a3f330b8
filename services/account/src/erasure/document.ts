import type { ERASING_SERVICES, ErasureScope } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

export type ErasingService = (typeof ERASING_SERVICES)[number];

/** One service's answer. */
export interface Answer {
  /** When it erased: what it told before then is taken from the streams. */
  at: Date;
  counts: Record<string, number>;
}

/**
 * An erasure. `_id` is the SHA-256 of the secret that the runner holds; `userId` is here for as long as somebody still has to
 * be asked, and then forgotten, so that nothing personal is left.
 */
export interface ErasureDocument extends Omit<Emitting, 'userId'> {
  userId?: string;
  scope: ErasureScope;
  requestedAt: Date;
  /** When the last service had answered; null before. */
  completedAt: Date | null;
  /** The first round is what the receipt tells; a second takes what requests under way stored meanwhile. */
  round: 1 | 2;
  /** When the services were last asked in this round, and how often. */
  askedAt: Date;
  asks: number;
  /** What account itself found, kept before it deletes; null before. */
  ownCounts: Record<string, number> | null;
  /** Answers of the first round. */
  answers: Partial<Record<ErasingService, Answer>>;
  /** Who has answered in the second. */
  again: Partial<Record<ErasingService, Date>>;
  /** The round whose events have been taken from the streams. */
  purgedRound: 0 | 1 | 2;
  /** When all was done and the user was forgotten; null before. */
  settledAt: Date | null;
  /** When the receipt goes; null while somebody is waited for. */
  expiresAt: Date | null;
}
