import { createScope } from '@stridewell/kit/testing/scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig } from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';
import { type CounterRepository, createCounterRepository } from './counter-repository.ts';

const config = accountConfig(createScope());
const at = new Date('2026-11-20T10:00:00Z');
const later = (ms: number): Date => new Date(at.getTime() + ms);
let store: Awaited<ReturnType<typeof openStore>>;
let counters: CounterRepository;

beforeAll(async () => {
  store = await openStore(config);
  counters = createCounterRepository(store);
});
afterAll(() => store.close());

describe('createCounterRepository', () => {
  it('increments a counter within a time window that starts at the first increment', async () => {
    expect(await counters.read('up', at)).toBeNull();
    expect(await counters.increment('up', 1_000, at)).toMatchObject({ count: 1, expiresAt: later(1_000) });
    expect(await counters.increment('up', 1_000, later(999))).toMatchObject({ count: 2, expiresAt: later(1_000) });
    expect(await counters.read('up', later(999))).toMatchObject({ count: 2 });
  });

  it('restarts a counter at 1 after the window, even before the TTL index deletes the counter', async () => {
    await counters.increment('anew', 1_000, at);
    await counters.increment('anew', 1_000, at);
    expect(await counters.read('anew', later(1_000))).toBeNull();
    expect(await counters.increment('anew', 1_000, later(1_000))).toMatchObject({
      count: 1,
      expiresAt: later(2_000),
    });
  });

  it('counts all concurrent increments at the start and after the end of a time window', async () => {
    const many = (when: Date) => Promise.all(Array.from({ length: 25 }, () => counters.increment('many', 1_000, when)));
    const ordered = async (when: Date) => (await many(when)).map(({ count }) => count).sort((a, b) => a - b);
    const expected = Array.from({ length: 25 }, (_, index) => index + 1);
    expect(await ordered(at)).toEqual(expected);
    expect(await ordered(later(5_000))).toEqual(expected);
  });

  it('deletes only the named counter when reset is called', async () => {
    await counters.increment('one', 1_000, at);
    await counters.increment('other', 1_000, at);
    await counters.reset('one');
    expect(await counters.read('one', at)).toBeNull();
    expect(await counters.read('other', at)).toMatchObject({ count: 1 });
  });

  it('returns a count that another replica has incremented', async () => {
    await counters.increment('shared', 1_000, at);
    expect(await createCounterRepository(store).read('shared', at)).toMatchObject({ count: 1 });
  });
});
