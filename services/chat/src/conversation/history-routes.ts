import { route } from '@stridewell/contracts/http/operations';
import type { ChatMetadata, CoachType } from '@stridewell/contracts/web';
import type { SafetyKeeper } from '@stridewell/holds/safety-keeper';
import type { StoredCard } from '@stridewell/holds/state';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import type { ProposalRepository, StoredProposal } from '../proposals/document.ts';
import { presentProposal } from '../proposals/keeper.ts';
import { replyRunningError } from './conversation.ts';
import { type MessageRepository, metadataOf, type StoredMessage } from './message-repository.ts';
import { releaseWithRetry } from './release-with-retry.ts';
import type { ThreadRepository } from './thread-repository.ts';

export interface HistoryRoutes {
  coachType: CoachType;
  threads: ThreadRepository;
  messages: MessageRepository;
  proposals: Pick<ProposalRepository, 'list' | 'removeUpTo'>;
  keeper: SafetyKeeper;
  clock: Clock;
}

/** Returns a message's metadata. Its card or STOP includes the answers that were given after the message was stored. */
const withAnswers = (metadata: ChatMetadata | null, cards: readonly StoredCard[]): ChatMetadata | null => {
  const answersOf = (id: string): string[] | null => cards.find((card) => card.id === id)?.answers ?? null;
  if (!metadata?.card && !metadata?.stop) return metadata;
  const { card, stop } = metadata;
  return {
    ...metadata,
    ...(card && { card: { ...card, answered: answersOf(card.id) } }),
    ...(stop && { stop: { ...stop, answered: answersOf(stop.cardId) } }),
  };
};

/** Returns a message's metadata with the current state of its proposed change, if any. */
const withProposal = (
  metadata: ChatMetadata | null,
  proposals: readonly StoredProposal[],
  now: Date,
): ChatMetadata | null => {
  const stored = metadata?.proposal && proposals.find(({ _id }) => _id === metadata.proposal?.id);
  return stored ? { ...metadata, proposal: presentProposal(stored, now) } : metadata;
};

interface Attached {
  cards: readonly StoredCard[];
  proposals: readonly StoredProposal[];
  now: Date;
}

const present = (message: StoredMessage, { cards, proposals, now }: Attached) => ({
  id: message._id,
  role: message.role,
  content: message.content,
  createdAt: message.createdAt.toISOString(),
  metadata: withProposal(withAnswers(metadataOf(message), cards), proposals, now),
});

/** Routes GET {base}/chat/history and DELETE {base}/chat/clear. */
export const historyRoutes = (
  app: Http,
  { coachType, threads, messages, proposals, keeper, clock }: HistoryRoutes,
): void => {
  /** Reads the current states of the cards and proposals in messages, if there are any. */
  const attachedTo = async (userId: string, page: readonly StoredMessage[]): Promise<Attached> => {
    const hasCards = page.some(({ metadata }) => metadata?.includes('"card"') || metadata?.includes('"stop"'));
    const ids = [...new Set(page.flatMap((message) => metadataOf(message)?.proposal?.id ?? []))];
    const [{ cards }, found] = await Promise.all([
      hasCards ? keeper.find(userId) : { cards: [] },
      ids.length > 0 ? proposals.list(userId, ids) : [],
    ]);
    return { cards, proposals: found, now: clock.now() };
  };

  app.route({
    ...route(`${coachType}History`),
    handler: async (request) => {
      const { userId } = currentUser(request);
      const { limit, offset } = request.query;
      const thread = await threads.find(userId);
      if (!thread) return { messages: [], hasMore: false };
      // Pages are ranges of sequence numbers, so reading an old page takes no longer than reading the newest page.
      const upTo = thread.seq - offset;
      const after = Math.max(thread.clearedSeq, upTo - limit);
      const page = upTo > after ? await messages.between(userId, thread._id, after, upTo) : [];
      const attached = await attachedTo(userId, page);
      return { messages: page.map((message) => present(message, attached)), hasMore: after > thread.clearedSeq };
    },
  });

  app.route({
    ...route(`${coachType}Clear`),
    handler: async (request, reply) => {
      const { userId } = currentUser(request);
      if (!(await threads.find(userId))) return reply.code(204).send(null);
      const holder = createId();
      const free = (): void => void releaseWithRetry(() => threads.release(userId, holder, clock.now()), request.log);
      const thread = await threads.take(userId, holder, 0, clock.now()).catch((error) => {
        free();
        throw error;
      });
      if (!thread) throw replyRunningError();
      try {
        // Hides the messages before it deletes them, so that no message stays readable if the process crashes in
        // between.
        await threads.markCleared(userId, thread.seq, clock.now());
        await messages.removeUpTo(userId, thread._id, thread.seq);
        await proposals.removeUpTo(userId, thread._id, thread.seq);
      } finally {
        await threads.release(userId, holder, clock.now()).catch(free);
      }
      return reply.code(204).send(null);
    },
  });
};
