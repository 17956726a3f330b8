import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('work in turns', () => {
  it('on one key goes one after the other, in the order it came', async () => {
    const inTurn = createTurns();
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

  it('on different keys goes side by side', async () => {
    const inTurn = createTurns();
    const gate = Promise.withResolvers<void>();
    const waiting = inTurn('a', () => gate.promise);
    await inTurn('b', async () => gate.resolve());
    await waiting;
  });

  it('that fails is told to who asked, and the next has its turn', async () => {
    const inTurn = createTurns();
    const failed = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
