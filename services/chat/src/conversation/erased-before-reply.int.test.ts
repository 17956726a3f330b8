import { createDecisionRepository } from '@stridewell/holds/decision-repository';
import { createId } from '@stridewell/kit/ids';
import { createLogger } from '@stridewell/kit/logger';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import { openDatabase } from '@stridewell/kit/testing/things';
import { createTombstones } from '@stridewell/kit/user-data/tombstones';
import { expect, it } from 'vitest';
import { chatMigration } from '../migrations/coach-chat.ts';
import { createProposalRepository } from '../proposals/document.ts';
import { chatUserData } from '../user-data.ts';
import { createConversation } from './conversation.ts';
import { createErasureCleanup } from './erasure-cleanup.ts';
import { createMessageRepository } from './message-repository.ts';
import { createThreadRepository } from './thread-repository.ts';

it("BEYOND-21 POST {base}/chat stores no reply when the runner's data is erased before the reply starts", async () => {
  const database = await openDatabase(createScope(), 'coach');
  if (!database.db) throw new Error('no database');
  await chatMigration(1).up(database.db);
  const clock = createMovableClock();
  const userId = createId();
  const [tombstones, messages] = [createTombstones(database), createMessageRepository(database)];
  const talk = createConversation({
    threads: createThreadRepository(database, 'running'),
    messages,
    reply: async function* () {
      yield { content: 'Rest today.' };
    },
    leaveNothing: createErasureCleanup({
      tombstones,
      messages,
      proposals: createProposalRepository(database),
      decisions: createDecisionRepository(database),
    }),
    clock,
    logger: createLogger('coach', 'silent'),
  });
  const question = { message: 'hello', action: null, threadId: null };
  const opened = await talk.open({ userId, timezone: 'Europe/Oslo', timezoneVersion: 1 }, question);
  await tombstones.put(userId, 'data', clock.now());
  for (const { name } of chatUserData) await database.collection(name).deleteMany({ userId });
  clock.setOffset(1_000);
  const ends: string[] = [];
  await talk.answer(opened, 'token', {
    signal: new AbortController().signal,
    stop: () => undefined,
    send: async () => undefined,
    done: async () => void ends.push('done'),
    fail: async () => void ends.push('failed'),
  });
  expect(ends).toEqual(['done']);
  expect(await database.collection('chat_messages').countDocuments({ userId })).toBe(0);
  await database.close();
});
