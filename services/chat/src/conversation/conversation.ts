import type { ChatMetadata } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Logger } from '@stridewell/kit/logger';
import type { DialogueState } from '@stridewell/understanding/dialogue';
import { SAFETY_EXCHANGE, type Turn } from '../model/coach-model.ts';
import type { ReplyStream } from '../stream/reply-stream.ts';
import type { ErasureCleanup } from './erasure-cleanup.ts';
import { type MessageRepository, metadataOf, type StoredMessage } from './message-repository.ts';
import { releaseWithRetry } from './release-with-retry.ts';
import type { Reply, Runner } from './reply.ts';
import { LEASE_MS, type Thread, type ThreadRepository } from './thread-repository.ts';

/** Number of earlier messages that are passed to the coach: six questions with their answers. */
export const MEMORY_MESSAGES = 12;
/** Action code of a stored message that is the answer to a card. */
const CARD_ANSWER = 'CARD_ANSWER';
/** Action code of a stored message that is the decision on a proposed change. */
const PROPOSAL_DECISION = 'PROPOSAL_DECISION';
/** Number of sequence numbers per exchange: one for the message and one for the reply. */
const PLACES = 2;

export const REPLY_FAILED_TEXT = 'Your coach could not answer just now. Please try again.';
const NOT_STORED = 'This reply could not be saved. Please ask again.';
const STOPPED = 'The reply was interrupted. Please ask again in a moment.';

export interface Question {
  message: string;
  action: Turn['action'];
  /** The card that this message answers, and the codes of the selected options. */
  answer?: Turn['answer'];
  /** The proposed change that this message decides on. */
  proposal?: Turn['proposal'];
  /** Id of the thread; null selects the runner's only thread with the coach. */
  threadId: string | null;
}

/** A stored question. Its thread is leased until the reply has been stored as well. */
export interface OpenExchange {
  runner: Runner;
  turn: Turn;
  thread: Thread;
  holder: string;
  /** A time before any part of the exchange was stored. An erasure after this time deletes the whole exchange. */
  begun: Date;
}

export interface ConversationParts {
  threads: ThreadRepository;
  messages: MessageRepository;
  reply: Reply;
  leaveNothing: ErasureCleanup;
  clock: Clock;
  logger: Logger;
}

export const replyRunningError = (): DomainError =>
  new DomainError('conflict', 'Your coach is still answering. Please wait for the reply or stop it.', {
    code: 'reply_running',
  });

/**
 * Converts stored messages to the coach's memory. A placeholder replaces exchanges that were answered by the safety
 * rules.
 */
export const remembered = (messages: readonly StoredMessage[]): Turn['memory'] =>
  messages.flatMap((message, at): Turn['memory'] => {
    const { _id, role, content, createdAt, dialogue } = message;
    if (role === 'system') return [];
    const metadata = metadataOf(message);
    const state = metadataOf((role === 'user' ? messages[at + 1] : message) ?? message)?.safety?.state;
    const isDecided = state === 'stop' || state === 'ask';
    const isTyped = role === 'user' && !metadata?.action;
    return [
      {
        role,
        content: isDecided ? SAFETY_EXCHANGE : content,
        at: createdAt,
        ...(metadata?.model === 'openai' && { model: metadata.model }),
        ...(isTyped && { typed: { id: _id, text: content, at: createdAt } }),
        ...(dialogue && !isDecided && { dialogue }),
      },
    ];
  });

export type Conversation = ReturnType<typeof createConversation>;

/** Stores the questions and replies of one coach. Each runner can have only one exchange in progress. */
export const createConversation = ({ threads, messages, reply, leaveNothing, clock, logger }: ConversationParts) => {
  const release = ({ runner, holder }: Pick<OpenExchange, 'runner' | 'holder'>): Promise<boolean> =>
    threads.release(runner.userId, holder, clock.now());
  const free = (held: Pick<OpenExchange, 'runner' | 'holder'>): void =>
    void releaseWithRetry(() => release(held), logger);

  /**
   * Renews the lease until the returned function is called. Aborts the reply when another holder has taken the thread.
   */
  const keepLease = ({ runner, holder }: OpenExchange, stream: ReplyStream): (() => void) => {
    const renew = async (): Promise<void> => {
      if (!(await threads.renew(runner.userId, holder, clock.now()))) stream.stop();
    };
    const timer = setInterval(
      () => renew().catch((error) => logger.warn({ err: error }, 'renewing the lease failed')),
      LEASE_MS / 3,
    );
    timer.unref();
    return () => clearInterval(timer);
  };

  return {
    /**
     * Stores a question. Throws a 404 error for a thread other than the runner's own, and a 409 error while a reply is
     * running; in both cases nothing is stored.
     */
    async open(runner: Runner, { message, action, threadId, answer, proposal }: Question): Promise<OpenExchange> {
      const { userId } = runner;
      if (threadId !== null && (await threads.find(userId))?._id !== threadId)
        throw missing('There is no such conversation.');
      const holder = createId();
      const begun = clock.now();
      const thread = await threads.take(userId, holder, PLACES, clock.now()).catch((error) => {
        free({ runner, holder });
        throw error;
      });
      if (!thread) throw replyRunningError();
      const { _id, seq, clearedSeq } = thread;
      const before = seq - PLACES;
      const code = answer ? CARD_ANSWER : proposal ? PROPOSAL_DECISION : action?.code;
      const metadata: ChatMetadata | null = code === undefined ? null : { action: code };
      try {
        const [memory] = await Promise.all([
          messages.between(userId, _id, Math.max(clearedSeq, before - MEMORY_MESSAGES), before),
          messages.insert(userId, {
            threadId: _id,
            seq: before + 1,
            role: 'user',
            content: message,
            metadata,
            at: clock.now(),
          }),
        ]);
        return {
          runner,
          turn: {
            message,
            action,
            memory: remembered(memory),
            ...(answer && { answer }),
            ...(proposal && { proposal }),
          },
          thread,
          holder,
          begun,
        };
      } catch (error) {
        await release({ runner, holder }).catch(() => free({ runner, holder }));
        throw error;
      }
    },

    /** Releases the thread of a question whose client has already received a response. */
    abandon: free,

    /**
     * Streams the reply and stores it, complete or partial. Releases the thread before it sends the end marker. Never
     * throws.
     */
    async answer(opened: OpenExchange, token: string, stream: ReplyStream): Promise<void> {
      const { runner, turn, thread, holder, begun } = opened;
      const { signal } = stream;
      const stopRenewal = keepLease(opened, stream);
      let text = '';
      let metadata: ChatMetadata = turn.action ? { action: turn.action.code } : {};
      let dialogue: DialogueState | null = null;
      let problem: string | null = null;
      try {
        const place = { threadId: thread._id, seq: thread.seq - 1 };
        for await (const piece of reply({ runner, turn, token, signal, place })) {
          if (signal.aborted) break;
          if ('metadata' in piece) {
            metadata = { ...metadata, ...piece.metadata };
            continue;
          }
          if ('dialogue' in piece) {
            dialogue = piece.dialogue;
            continue;
          }
          if ('language' in piece || 'chips' in piece || 'sources' in piece) metadata = { ...metadata, ...piece };
          else if ('replaceContent' in piece) text = piece.replaceContent;
          else if ('content' in piece) text += piece.content;
          await stream.send(piece);
        }
        if (text === '' && !signal.aborted) problem = REPLY_FAILED_TEXT;
      } catch (error) {
        if (!(error instanceof DomainError)) logger.error({ err: error }, 'reply failed');
        problem = error instanceof DomainError ? error.message : REPLY_FAILED_TEXT;
      }
      if (signal.aborted) problem = STOPPED;
      if (problem) metadata = { ...metadata, interrupted: true };
      try {
        if (text !== '')
          await messages.insert(runner.userId, {
            threadId: thread._id,
            seq: thread.seq,
            role: 'assistant',
            content: text,
            metadata,
            dialogue,
            at: clock.now(),
          });
        await leaveNothing(runner.userId, thread, begun);
      } catch (error) {
        logger.error({ err: error }, 'reply not stored');
        problem = NOT_STORED;
      }
      stopRenewal();
      await release({ runner, holder }).catch((error) => {
        logger.error({ err: error }, 'thread not freed');
        free({ runner, holder });
      });
      await (problem ? stream.fail(problem) : stream.done());
    },
  };
};
