import { type Connection, type Model, Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '../clock.ts';
import { createScope } from '../testing/scope.ts';
import { entryOf, openDatabase } from '../testing/things.ts';
import { createAggregate, type Decision, replaceState } from './aggregate.ts';
import { type EmittingDocument, OUTBOX_LIMIT, outboxFields } from './entries.ts';

interface Counter extends EmittingDocument {
  count: number;
  createdAt: Date;
  updatedAt: Date;
}

const scope = createScope();
const clock = createClock();
const USER = 'runner';
let database: Connection;
let counters: Model<Counter>;

beforeAll(async () => {
  database = await openDatabase(scope, 'aggregate');
  const schema = new Schema({
    _id: String,
    userId: String,
    count: Number,
    createdAt: Date,
    updatedAt: Date,
    ...outboxFields,
  });
  counters = database.model<Counter>('counters', schema, 'counters');
  await counters.collection.createIndex({ userId: 1 }, { unique: true });
});
afterEach(() => counters.deleteMany({}));
afterAll(() => database.close());

const find = (): Promise<Counter | null> => counters.findOne({ userId: USER }).lean<Counter>().exec();
const stored = async (): Promise<Counter> => {
  const counter = await find();
  if (!counter) throw new Error('no counter is stored');
  return counter;
};

/** Sets the count to a function of the stored one; keeps the outbox short so that the limit plays no part. */
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
    const aggregate = createAggregate({ model: counters, clock, onSaved: (id) => saved.push(id) });
    const result = await aggregate.change(USER, () => setCount(() => 7));
    const document = await stored();
    expect(document).toMatchObject({ userId: USER, count: 7, rev: 1 });
    expect(document.outbox.map(({ data }) => data)).toMatchObject([{ rev: 1 }]);
    expect(result).toEqual(document);
    expect(saved).toEqual([document._id]);
  });

  it('updates the document at the next revision and keeps id and creation date', async () => {
    const aggregate = createAggregate({ model: counters, clock });
    const first = await aggregate.change(USER, () => setCount(() => 1));
    const second = await aggregate.change(USER, () => setCount(() => 2));
    expect(second).toMatchObject({ _id: first._id, createdAt: first.createdAt, count: 2, rev: 2 });
    expect(await stored()).toMatchObject({ _id: first._id, createdAt: first.createdAt, count: 2, rev: 2 });
  });

  it('stores nothing and emits nothing when the state is unchanged', async () => {
    const onSaved = vi.fn();
    const aggregate = createAggregate({ model: counters, clock, onSaved });
    await aggregate.change(USER, () => setCount(() => 3));
    const before = await stored();
    await aggregate.change(USER, () => setCount(() => 3));
    expect(await stored()).toEqual(before);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('loses no change when two processes change the same document concurrently', async () => {
    const processes = [1, 2].map(() => createAggregate({ model: counters, clock }));
    const changes = Array.from({ length: 30 }, (_, index) =>
      processes[index % 2]?.change(USER, () => setCount((count) => count + 1)),
    );
    const results = await Promise.allSettled(changes);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    const { count, rev, outbox } = await stored();
    // A change may be refused after five lost races, but it is then not stored.
    expect([count, rev]).toEqual([done, done]);
    expect(outbox.map(({ data }) => (data as { rev: number }).rev)).toEqual(outbox.map((_, index) => index + 1));
    expect(done).toBeGreaterThanOrEqual(15);
  });

  it('decides again from the new document after a lost race', async () => {
    const aggregate = createAggregate({ model: counters, clock });
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

  it('decides again when asked to retry, and is unavailable after five attempts', async () => {
    const aggregate = createAggregate({ model: counters, clock });
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
      const aggregate = createAggregate({ model: counters, clock });
      await aggregate.change(USER, () => setCount(() => 1));
      const outbox = Array.from({ length: OUTBOX_LIMIT }, (_, index) => entryOf(index + 1));
      await counters.updateOne({ userId: USER }, { $set: { outbox } });
      return aggregate;
    };

    it('refuses the change before any of its effects', async () => {
      const aggregate = await fill();
      const before = vi.fn(async () => undefined);
      await expect(aggregate.change(USER, full({ before }))).rejects.toMatchObject({ kind: 'unavailable' });
      expect(before).not.toHaveBeenCalled();
      expect(await stored()).toMatchObject({ count: 1, rev: 1 });
    });

    it('stores a change that ignores the limit', async () => {
      const aggregate = await fill();
      await aggregate.change(USER, full({ ignoresLimit: true }));
      const { count, outbox } = await stored();
      expect([count, outbox.length]).toEqual([99, OUTBOX_LIMIT + 1]);
    });
  });

  it('runs the effects in "before" ahead of the write', async () => {
    const aggregate = createAggregate({ model: counters, clock });
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

  it('stores nothing when an effect in "before" fails', async () => {
    const aggregate = createAggregate({ model: counters, clock });
    const write = { key: { userId: USER }, current: null, state: { count: 1 }, events: () => [], result: () => 'done' };
    const before = () => Promise.reject(new Error('no hold could be stored'));
    await expect(aggregate.change(USER, () => ({ write: { ...write, before } }))).rejects.toThrow('no hold');
    expect(await find()).toBeNull();
  });

  it('applies further operators and can leave the date of the last change alone', async () => {
    const aggregate = createAggregate({ model: counters, clock });
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
