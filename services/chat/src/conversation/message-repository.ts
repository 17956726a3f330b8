import { chatMetadataSchema } from '@stridewell/contracts/http/chat';
import type { ChatMetadata } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { type DialogueState, dialogueSchema } from '@stridewell/understanding/dialogue';
import { z } from 'zod';

/** Collection `chat_messages`: one document per message. */
export const messagesCollection = defineCollection({
  name: 'chat_messages',
  schema: z.object({
    /** Message id, a UUIDv7. */
    _id: z.string(),
    userId: z.string(),
    threadId: z.string(),
    /** Sequence number in the thread, from 1. */
    seq: z.number().int(),
    role: z.enum(['user', 'assistant', 'system']),
    content: z.string(),
    /** The message's metadata; null when it has none. Use {@link metadataOf} to read it. */
    details: chatMetadataSchema.nullable().exactOptional(),
    /** The value of `details` as JSON text, for replicas that run the previous release. */
    metadata: z.string().nullable().exactOptional(),
    /**
     * State of the conversation after a reply; missing in runners' messages, in safety replies and in messages of
     * earlier releases.
     */
    dialogue: dialogueSchema.exactOptional(),
    createdAt: z.date(),
  }),
  indexes: [
    // Index for reading or deleting a range of sequence numbers of a thread: history pages, the coach's memory, export
    // and clearing.
    { key: { userId: 1, threadId: 1, seq: 1 }, options: { unique: true, name: 'user_thread_seq' } },
  ],
});
type MessageDocument = z.infer<typeof messagesCollection.schema>;

export type StoredMessage = Pick<
  MessageDocument,
  '_id' | 'seq' | 'role' | 'content' | 'details' | 'metadata' | 'dialogue' | 'createdAt'
>;

export interface NewMessage {
  threadId: string;
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  metadata: ChatMetadata | null;
  dialogue?: DialogueState | null;
  at: Date;
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

const SHAPE = { seq: 1, role: 1, content: 1, details: 1, metadata: 1, dialogue: 1, createdAt: 1 };

/**
 * Repository of `chat_messages`. Reads ranges of sequence numbers, so reading an old page takes no longer than reading
 * a new page.
 */
export const createMessageRepository = (connection: Connection) => {
  const messages = messagesCollection.in(connection);
  const range = (userId: string, threadId: string, after: number, upTo: number) => ({
    userId,
    threadId,
    seq: { $gt: after, $lte: upTo },
  });
  return {
    async insert(userId: string, { threadId, seq, role, content, metadata, dialogue, at }: NewMessage): Promise<void> {
      const text = metadata && JSON.stringify(metadata);
      await messages.insertOne({
        _id: createId(),
        userId,
        threadId,
        seq,
        role,
        content,
        // Drops undefined fields, which the driver would store as null.
        details: text && JSON.parse(text),
        metadata: text,
        ...(dialogue && { dialogue }),
        createdAt: at,
      });
    },

    /** Returns the messages with sequence numbers above `after` and up to `upTo`, oldest first. */
    between: (userId: string, threadId: string, after: number, upTo: number): Promise<StoredMessage[]> =>
      messages
        .find(range(userId, threadId, after, upTo))
        .project<StoredMessage>(SHAPE)
        .sort({ userId: 1, threadId: 1, seq: 1 })
        .toArray(),

    /** Like `between`, but streams the messages to limit memory use. */
    stream: (userId: string, threadId: string, after: number, upTo: number): AsyncIterable<StoredMessage> =>
      messages
        .find(range(userId, threadId, after, upTo))
        .project<StoredMessage>(SHAPE)
        .sort({ userId: 1, threadId: 1, seq: 1 })
        .batchSize(200),

    async removeUpTo(userId: string, threadId: string, seq: number): Promise<void> {
      await messages.deleteMany(range(userId, threadId, 0, seq));
    },
  };
};

/**
 * Returns a message's metadata; null when it has none or the JSON text cannot be parsed. Stored messages never change.
 */
export const metadataOf = ({ details, metadata = null }: StoredMessage): ChatMetadata | null => {
  if (details !== undefined) return details;
  if (metadata === null) return null;
  try {
    return JSON.parse(metadata) as ChatMetadata;
  } catch {
    return null;
  }
};
