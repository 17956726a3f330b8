import { describe, expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

describe('createKeyedMutex', () => {
  it('runs work on the same key one at a time, in order of arrival', async () => {
    const inTurn = createKeyedMutex();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn('a', work('one')), inTurn('a', work('two'))])).toEqual(['one', 'two']);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('runs work on different keys concurrently', async () => {
    const inTurn = createKeyedMutex();
    const gate = Promise.withResolvers<void>();
    const waiting = inTurn('a', () => gate.promise);
    await inTurn('b', async () => gate.resolve());
    await waiting;
  });

  it('rejects only the call whose work fails, and still runs the calls after it', async () => {
    const inTurn = createKeyedMutex();
    const failed = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
