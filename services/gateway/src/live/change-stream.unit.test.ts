import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BATCH_WINDOW_MS, createChangeStream, HEARTBEAT_MS, STALL_TIMEOUT_MS } from './change-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Creates a change stream and its connection. When `slow` is true, the connection is full after one message until
 * `take` is called.
 */
const createFixture = ({ slow = false } = {}) => {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const sink = new Writable({
    highWaterMark: slow ? 1 : 65_536,
    decodeStrings: false,
    write(text: string, _encoding, done) {
      written.push(text);
      if (slow) waiting.push(done);
      else done();
    },
  });
  const session = { good: true };
  const drop = vi.fn();
  const changes = createChangeStream({ sink, allowed: async () => session.good, drop });
  const take = async (): Promise<void> => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { written, session, drop, changes, take };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const message = (...keys: string[]): string => `data: ${JSON.stringify({ keys })}\n\n`;

describe('createChangeStream during a burst of changes', () => {
  test('sends each key once in one message, 50 ms after the first change', async () => {
    const { changes, written } = createFixture();
    changes.add(['/a', '/b']);
    await pass(BATCH_WINDOW_MS - 1);
    changes.add(['/b', '/c']);
    expect(written).toEqual([]);
    await pass(1);
    expect(written).toEqual([message('/a', '/b', '/c')]);
    changes.add(['/a']);
    await pass(BATCH_WINDOW_MS);
    expect(written.slice(1)).toEqual([message('/a')]);
    changes.stop();
  });
});

describe('createChangeStream without changes', () => {
  test('sends a heartbeat every 15 seconds', async () => {
    const { changes, written } = createFixture();
    await pass(3 * HEARTBEAT_MS);
    expect(written).toEqual([': beat\n\n', ': beat\n\n', ': beat\n\n']);
    changes.stop();
    await pass(3 * HEARTBEAT_MS);
    expect(written).toHaveLength(3);
  });

  test('closes at the next heartbeat after the session has ended', async () => {
    const { session, drop, written } = createFixture();
    session.good = false;
    await pass(HEARTBEAT_MS);
    expect([drop.mock.calls.length, written]).toEqual([1, []]);
    await pass(10 * HEARTBEAT_MS);
    expect(drop).toHaveBeenCalledOnce();
  });

  test('LIVE-01 sends no changes to a session that has ended', async () => {
    const { changes, session, drop, written } = createFixture();
    session.good = false;
    changes.add(['/a']);
    await pass(BATCH_WINDOW_MS);
    expect([drop.mock.calls.length, written]).toEqual([1, []]);
  });
});

describe('createChangeStream with a slow client', () => {
  test('sends all pending changes in one message after the client has read', async () => {
    const { changes, drop, written, take } = createFixture({ slow: true });
    changes.add(['/a']);
    await pass(BATCH_WINDOW_MS);
    for (const key of ['/b', '/c', '/b']) {
      changes.add([key]);
      await pass(BATCH_WINDOW_MS);
    }
    expect(written).toEqual([message('/a')]);
    await take();
    await pass(BATCH_WINDOW_MS);
    expect(written).toEqual([message('/a'), message('/b', '/c')]);
    expect(drop).not.toHaveBeenCalled();
    changes.stop();
  });

  test('disconnects a client that reads nothing for 30 s', async () => {
    const { changes, drop, written } = createFixture({ slow: true });
    changes.add(['/a']);
    await pass(BATCH_WINDOW_MS);
    await pass(STALL_TIMEOUT_MS - 1);
    expect(drop).not.toHaveBeenCalled();
    await pass(1);
    expect(drop).toHaveBeenCalledOnce();
    expect(written).toEqual([message('/a')]);
  });
});
