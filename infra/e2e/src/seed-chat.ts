import { createMessageRepository } from '@stridewell/chat/conversation/message-repository';
import { createThreadRepository } from '@stridewell/chat/conversation/thread-repository';
import type { CoachType, User } from '@stridewell/contracts/web';
import { openServiceDatabase } from '@stridewell/local/demo/databases';
import { readE2eConfig } from './config.ts';

export interface OldMessage {
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

/** Writes messages into a runner's chat in the coach's storage format, oldest first, to fill several pages. */
export const seedChat = async (user: User, messages: readonly OldMessage[], coachType: CoachType = 'running') => {
  const database = await openServiceDatabase('running', readE2eConfig().urls.mongodb);
  try {
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
