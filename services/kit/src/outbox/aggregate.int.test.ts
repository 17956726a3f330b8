import type { Connection, mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import { createIndexes } from '../testing/database.ts';
import { createScope } from '../testing/scope.ts';
import { entryOf, openDatabase } from '../testing/things.ts';
import { createAggregate, type Decision, replaceState } from './aggregate.ts';
import { emittingFields, OUTBOX_LIMIT } from './entries.ts';
import { readTwice, subdocumentsRev } from './subdocuments.ts';

const countersCollection = defineCollection({
  name: 'counters',
  schema: z.object({
    ...emittingFields,
    count: z.number(),
    stats: z.object({ count: z.number() }).exactOptional(),
    statsJson: z.string().exactOptional(),
    subdocumentsRev,
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [{ key: { userId: 1 }, options: { unique: true, name: 'user' } }],
});
type Counter = z.infer<typeof countersCollection.schema>;

const scope = createScope();
const clock = createClock();
const USER = 'runner';
let database: Connection;
let counters: mongo.Collection<Counter>;

beforeAll(async () => {
  database = await openDatabase(scope, 'aggregate');
  counters = countersCollection.in(database);
  await createIndexes(database, countersCollection);
});
afterEach(() => counters.deleteMany({}));
afterAll(() => database.close());

const find = (): Promise<Counter | null> => counters.findOne({ userId: USER });
const stored = async (): Promise<Counter> => {
  const counter = await find();
  if (!counter) throw new Error('no counter is stored');
  return counter;
};

/** Computes the new count from the stored count, and treats the outbox as empty, so that its limit is never reached. */
const setCount = async (next: (count: number) => number): Promise<Decision<Counter>> => {
  const current = await find();
  return replaceState<Counter>({
    current: current && { ...current, outbox: [] },
    key: { userId: USER },
    state: { count: next(current?.count ?? 0) },
    events: (rev) => [entryOf(rev)],
  });
};

describe('createAggregate', () => {
  it('inserts the first document at revision 1 with its event', async () => {
    const saved: string[] = [];
    const aggregate = createAggregate({ collection: counters, clock, onSaved: (id) => saved.push(id) });
    const result = await aggregate.change(USER, () => setCount(() => 7));
    const document = await stored();
    expect(document).toMatchObject({ userId: USER, count: 7, rev: 1 });
    expect(document.outbox.map(({ data }) => data)).toMatchObject([{ rev: 1 }]);
    expect(result).toEqual(document);
    expect(saved).toEqual([document._id]);
  });

  it('updates the document at the next revision and keeps its id and creation date', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    const first = await aggregate.change(USER, () => setCount(() => 1));
    const second = await aggregate.change(USER, () => setCount(() => 2));
    expect(second).toMatchObject({ _id: first._id, createdAt: first.createdAt, count: 2, rev: 2 });
    expect(await stored()).toMatchObject({ _id: first._id, createdAt: first.createdAt, count: 2, rev: 2 });
  });

  it('stores nothing and emits no event when the state is unchanged', async () => {
    const onSaved = vi.fn();
    const aggregate = createAggregate({ collection: counters, clock, onSaved });
    await aggregate.change(USER, () => setCount(() => 3));
    const before = await stored();
    await aggregate.change(USER, () => setCount(() => 3));
    expect(await stored()).toEqual(before);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('loses no changes when two processes change the same document concurrently', async () => {
    const processes = [1, 2].map(() => createAggregate({ collection: counters, clock }));
    const changes = Array.from({ length: 30 }, (_, index) =>
      processes[index % 2]?.change(USER, () => setCount((count) => count + 1)),
    );
    const results = await Promise.allSettled(changes);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    const { count, rev, outbox } = await stored();
    // After five concurrent writes, a change can be rejected, but a rejected change is never stored.
    expect([count, rev]).toEqual([done, done]);
    expect(outbox.map(({ data }) => (data as { rev: number }).rev)).toEqual(outbox.map((_, index) => index + 1));
    expect(done).toBeGreaterThanOrEqual(15);
  });

  it('repeats the decision with the new document after a concurrent write', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    await aggregate.change(USER, () => setCount(() => 1));
    const seen: number[] = [];
    await aggregate.change(USER, async () => {
      const decision = await setCount((count) => {
        seen.push(count);
        return count + 10;
      });
      if (seen.length === 1) await counters.updateOne({ userId: USER }, { $set: { count: 5 }, $inc: { rev: 1 } });
      return decision;
    });
    expect(seen).toEqual([1, 5]);
    expect(await stored()).toMatchObject({ count: 15, rev: 3 });
  });

  it('repeats the decision after "retry", and throws an "unavailable" error after five attempts', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    const decide = vi.fn((): Decision<never> => 'retry');
    await expect(aggregate.change(USER, decide)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(decide).toHaveBeenCalledTimes(5);
  });

  describe('when the outbox is full', () => {
    const full =
      (more: { ignoresLimit?: boolean; before?: () => Promise<void> } = {}) =>
      async () =>
        replaceState<Counter>({
          current: await stored(),
          key: { userId: USER },
          state: { count: 99 },
          events: (rev) => [entryOf(rev)],
          ...more,
        });
    const fill = async () => {
      const aggregate = createAggregate({ collection: counters, clock });
      await aggregate.change(USER, () => setCount(() => 1));
      const outbox = Array.from({ length: OUTBOX_LIMIT }, (_, index) => entryOf(index + 1));
      await counters.updateOne({ userId: USER }, { $set: { outbox } });
      return aggregate;
    };

    it('rejects a change before running any of its effects', async () => {
      const aggregate = await fill();
      const before = vi.fn(async () => undefined);
      await expect(aggregate.change(USER, full({ before }))).rejects.toMatchObject({ kind: 'unavailable' });
      expect(before).not.toHaveBeenCalled();
      expect(await stored()).toMatchObject({ count: 1, rev: 1 });
    });

    it('stores a change that is allowed to exceed the outbox limit', async () => {
      const aggregate = await fill();
      await aggregate.change(USER, full({ ignoresLimit: true }));
      const { count, outbox } = await stored();
      expect([count, outbox.length]).toEqual([99, OUTBOX_LIMIT + 1]);
    });
  });

  describe('when a value is stored as text and as a subdocument', () => {
    const statsOf = (counter: Counter) =>
      readTwice(counter, { value: counter.stats, text: counter.statsJson }, (value) => value as { count: number });
    const setStats = (stats: { count: number }) => async (): Promise<Decision<void>> => ({
      write: {
        key: { userId: USER },
        current: await find(),
        state: { count: 0, statsJson: JSON.stringify(stats) },
        subdocuments: { stats },
        events: () => [],
        result: () => undefined,
      },
    });

    it('stores both forms and the revision at which they were written', async () => {
      const aggregate = createAggregate({ collection: counters, clock });
      for (const count of [1, 2]) {
        await aggregate.change(USER, setStats({ count }));
        const document = await stored();
        expect(document).toMatchObject({ rev: count, subdocumentsRev: count, stats: { count } });
        expect(document.statsJson).toBe(`{"count":${count}}`);
      }
    });

    it('reads the text after a replica of the previous release wrote only the text', async () => {
      const aggregate = createAggregate({ collection: counters, clock });
      await aggregate.change(USER, setStats({ count: 1 }));
      await counters.updateOne({ userId: USER }, { $set: { statsJson: '{"count":9}' }, $inc: { rev: 1 } });
      expect(statsOf(await stored())).toEqual({ count: 9 });
    });
  });

  it('runs `before` before the write', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    const order: (number | null)[] = [];
    await aggregate.change(USER, async () => ({
      write: {
        key: { userId: USER },
        current: null,
        state: { count: 4 },
        events: () => [],
        before: async () => void order.push((await find())?.count ?? null),
        result: () => undefined,
      },
    }));
    order.push((await stored()).count);
    expect(order).toEqual([null, 4]);
  });

  it('stores nothing when `before` fails', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    const write = { key: { userId: USER }, current: null, state: { count: 1 }, events: () => [], result: () => 'done' };
    const before = () => Promise.reject(new Error('no hold could be stored'));
    await expect(aggregate.change(USER, () => ({ write: { ...write, before } }))).rejects.toThrow('no hold');
    expect(await find()).toBeNull();
  });

  it('applies additional update operators, and keeps updatedAt when requested', async () => {
    const aggregate = createAggregate({ collection: counters, clock });
    const first = await aggregate.change(USER, () => setCount(() => 1));
    await aggregate.change(USER, () => ({
      write: {
        key: { userId: USER },
        current: first,
        state: {},
        events: () => [],
        onUpdate: { $inc: { count: 5 } },
        keepsUpdatedAt: true,
        result: () => undefined,
      },
    }));
    expect(await stored()).toMatchObject({ count: 6, rev: 2, updatedAt: first.updatedAt });
  });
});
