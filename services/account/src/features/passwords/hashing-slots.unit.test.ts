import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlots, MAX_QUEUE_LENGTH } from './hashing-slots.ts';

/** Creates a task that the test completes or fails. */
const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: vi.fn(() => promise), end: () => resolve('done'), fail: () => reject(new Error('failed')) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSlots', () => {
  it('runs tasks in order of arrival, at most one per slot at a time', async () => {
    const slots = createSlots(2, 2_000);
    const [a, b, c, d] = [work(), work(), work(), work()];
    const all = [a, b, c, d].map(({ run }) => slots.run('a', run));
    await vi.advanceTimersByTimeAsync(0);
    expect([a, b, c, d].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
    b.end();
    await vi.advanceTimersByTimeAsync(0);
    expect([a, b, c, d].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const one of [a, c, d]) one.end();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
    expect(d.run).toHaveBeenCalledOnce();
  });

  it('rejects a task that has waited for two seconds and returns a retry time', async () => {
    const slots = createSlots(1, 2_000);
    const [held, waiting, next] = [work(), work(), work()];
    const first = slots.run('a', held.run);
    const refused = slots.run('a', waiting.run).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_999);
    const patient = slots.run('a', next.run);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toMatchObject({ kind: 'limited', code: 'busy', retryAfter: 2 });
    held.end();
    next.end();
    expect(await Promise.all([first, patient])).toEqual(['done', 'done']);
    expect(waiting.run).not.toHaveBeenCalled();
  });

  it('releases the slot of a failed task', async () => {
    const slots = createSlots(1, 2_000);
    const [bad, good] = [work(), work()];
    const failed = slots.run('a', bad.run).catch((error: unknown) => error);
    bad.fail();
    expect(await failed).toBeInstanceOf(Error);
    good.end();
    expect(await slots.run('a', good.run)).toBe('done');
  });

  it('SECU-1001 runs waiting tasks round-robin by network', async () => {
    const slots = createSlots(1, 2_000);
    const order: string[] = [];
    const calls = ['a', 'a', 'a', 'a', 'b', 'b', 'owner'].map((network) =>
      slots.run(network, async () => {
        order.push(network);
      }),
    );
    await Promise.all(calls);
    expect(order).toEqual(['a', 'a', 'b', 'owner', 'a', 'b', 'a']);
  });

  it('SECU-1001 immediately rejects tasks only from a network whose queue is full', async () => {
    const slots = createSlots(1, 2_000);
    const held = work();
    const running = slots.run('a', held.run);
    const line = Array.from({ length: MAX_QUEUE_LENGTH }, () => slots.run('a', async () => 'done'));
    await expect(slots.run('a', async () => 'done')).rejects.toMatchObject({ kind: 'limited', code: 'busy' });
    const owner = slots.run('owner', async () => 'done');
    held.end();
    expect(new Set(await Promise.all([running, ...line, owner]))).toEqual(new Set(['done']));
  });
});
