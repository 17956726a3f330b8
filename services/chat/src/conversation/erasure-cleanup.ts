import type { DecisionRepository } from '@stridewell/holds/decision-repository';
import type { Context } from '@stridewell/kit/app/service';
import type { ProposalRepository } from '../proposals/document.ts';
import type { PainReportRepository } from '../reported-pain/repository.ts';
import type { MessageRepository } from './message-repository.ts';
import type { Thread } from './thread-repository.ts';

export interface ErasureCleanupParts extends Pick<Context, 'tombstones'> {
  messages: MessageRepository;
  proposals: Pick<ProposalRepository, 'removeUpTo'>;
  decisions: DecisionRepository;
  /** The pain reports; omitted for a coach that stores none. */
  painReports?: Pick<PainReportRepository, 'removeSince'>;
}

/**
 * Deletes an exchange's stored messages, proposals and pain reports if the runner's data was erased after the exchange
 * began. This can happen because a reply may take minutes.
 */
export type ErasureCleanup = (userId: string, thread: Pick<Thread, '_id' | 'seq'>, begun: Date) => Promise<void>;

export const createErasureCleanup =
  ({ tombstones, messages, proposals, decisions, painReports }: ErasureCleanupParts): ErasureCleanup =>
  async (userId, thread, begun) => {
    // This check runs after the messages were stored. An erasure that starts later deletes them itself.
    if ((await tombstones.since([userId], begun)).length === 0) return;
    await messages.removeUpTo(userId, thread._id, thread.seq);
    await proposals.removeUpTo(userId, thread._id, thread.seq);
    await decisions.removeSince(userId, begun);
    await painReports?.removeSince(userId, begun);
  };
