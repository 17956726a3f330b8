import { createMessageRepository } from '@stridewell/chat/conversation/message-repository';
import { createThreadRepository } from '@stridewell/chat/conversation/thread-repository';
import type { CoachType, User } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { readE2eConfig } from './config.ts';

export interface OldMessage {
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** Writes messages into a runner's chat as the coach stores them, oldest first, to fill several pages. */
export const seedChat = async (user: User, messages: readonly OldMessage[], coachType: CoachType = 'running') => {
  const database = createDatabase();
  try {
    const where = { url: readE2eConfig().urls.mongodb, name: 'stridewell_running', patienceMs: 20_000 };
    await connectDatabase(database, where, createLogger('e2e', 'silent'), new AbortController().signal);
    const threads = createThreadRepository(database, coachType);
    const stored = createMessageRepository(database);
    const now = new Date(Date.now());
    const thread = await threads.take(user.id, 'e2e', messages.length, now);
    if (!thread) throw new Error('The chat is in use.');
    const before = thread.seq - messages.length;
    for (const [at, message] of messages.entries())
      await stored.insert(user.id, { threadId: thread._id, seq: before + at + 1, metadata: null, ...message });
    await threads.release(user.id, 'e2e', now);
  } finally {
    await database.close();
  }
};
