import type { ChatMetadata } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';

interface MessageDocument {
  /** UUIDv7. */
  _id: string;
  userId: string;
  threadId: string;
  /** Sequence number in the thread, from 1. */
  seq: number;
  role: 'user' | 'assistant' | 'system';
  content: string;
  /** {@link ChatMetadata} as JSON text; null when there is none. */
  metadata: string | null;
  createdAt: Date;
}

export type StoredMessage = Pick<MessageDocument, '_id' | 'seq' | 'role' | 'content' | 'metadata' | 'createdAt'>;

export interface NewMessage {
  threadId: string;
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  metadata: ChatMetadata | null;
  at: Date;
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

const SHAPE = { seq: 1, role: 1, content: 1, metadata: 1, createdAt: 1 };

/** `chat_messages`. Read by ranges of sequence numbers, so that an old page costs as much as a new one. */
export const createMessageRepository = (connection: Connection) => {
  const messages = () => connection.collection<MessageDocument>('chat_messages');
  const range = (userId: string, threadId: string, after: number, upTo: number) => ({
    userId,
    threadId,
    seq: { $gt: after, $lte: upTo },
  });
  return {
    async insert(userId: string, { threadId, seq, role, content, metadata, at }: NewMessage): Promise<void> {
      await messages().insertOne({
        _id: createId(),
        userId,
        threadId,
        seq,
        role,
        content,
        metadata: metadata && JSON.stringify(metadata),
        createdAt: at,
      });
    },

    /** Messages with sequence numbers above `after` and up to `upTo`, oldest first. */
    between: (userId: string, threadId: string, after: number, upTo: number): Promise<StoredMessage[]> =>
      messages()
        .find(range(userId, threadId, after, upTo))
        .project<StoredMessage>(SHAPE)
        .sort({ userId: 1, threadId: 1, seq: 1 })
        .toArray(),

    /** The same as a stream with bounded memory. */
    stream: (userId: string, threadId: string, after: number, upTo: number): AsyncIterable<StoredMessage> =>
      messages()
        .find(range(userId, threadId, after, upTo))
        .project<StoredMessage>(SHAPE)
        .sort({ userId: 1, threadId: 1, seq: 1 })
        .batchSize(200),

    async removeUpTo(userId: string, threadId: string, seq: number): Promise<void> {
      await messages().deleteMany(range(userId, threadId, 0, seq));
    },
  };
};

/** A message's metadata as an object; null when there is none or it cannot be parsed. */
export const metadataOf = ({ metadata }: StoredMessage): ChatMetadata | null => {
  if (metadata === null) return null;
  try {
    return JSON.parse(metadata) as ChatMetadata;
  } catch {
    return null;
  }
};
