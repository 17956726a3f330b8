import { createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createScope } from '@stridewell/kit/testing/scope';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatMigration } from '../migrations/coach-chat.ts';
import type { ReplyStream } from '../stream/reply-stream.ts';
import { createConversation } from './conversation.ts';
import { createMessageRepository } from './message-repository.ts';
import { createThreadRepository, LEASE_MS, type ThreadRepository } from './thread-repository.ts';

const RUNNER = { userId: '0192f8a0-1111-7000-8000-000000000000', timezone: 'Europe/Oslo', timezoneVersion: 1 };
const QUESTION = { message: 'hello', action: null, threadId: null };
const STREAM: ReplyStream = {
  signal: new AbortController().signal,
  stop: () => undefined,
  send: async () => undefined,
  done: async () => undefined,
  fail: async () => undefined,
};

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase(createScope(), 'coach');
  if (!database.db) throw new Error('no database');
  await chatMigration(1).up(database.db);
});
afterAll(() => database.close());

/**
 * Makes the first call of a method fail as if the database connection had been lost. A failing `take` is applied in the
 * database, but a failing `release` is not.
 */
const losing = (threads: ThreadRepository, method: 'take' | 'release'): ThreadRepository => {
  let isLost = false;
  const lossy = async (...args: never[]): Promise<unknown> => {
    const call = () => (threads[method] as (...args: never[]) => Promise<unknown>)(...args);
    if (isLost) return call();
    isLost = true;
    // A failed release is not applied.
    if (method === 'take') await call();
    throw new Error('connection closed');
  };
  return { ...threads, [method]: lossy };
};

it.each(['take', 'release'] as const)(
  'CHAT-36 createConversation releases the thread within half the lease duration when the database response to %s is lost',
  async (method) => {
    const clock = createClock();
    const runner = { ...RUNNER, userId: `${RUNNER.userId.slice(0, -1)}${method.length}` };
    const talk = createConversation({
      threads: losing(createThreadRepository(database, 'running'), method),
      messages: createMessageRepository(database),
      reply: async function* () {
        yield { content: 'Rest today.' };
      },
      leaveNothing: async () => undefined,
      clock,
      logger: createLogger('coach', 'silent'),
    });
    const ask = async () => talk.answer(await talk.open(runner, QUESTION), 'token', STREAM);
    const start = clock.monotonic();
    await ask().catch(() => undefined);
    await until(
      'an answer',
      () =>
        ask().then(
          () => true,
          () => false,
        ),
      20_000,
    );
    expect(clock.monotonic() - start).toBeLessThan(LEASE_MS / 2);
  },
);
