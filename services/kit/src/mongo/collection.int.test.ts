import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../logger.ts';
import { createIndexes } from '../testing/database.ts';
import { createScope } from '../testing/scope.ts';
import { defineCollection } from './collection.ts';
import { type Connection, connectDatabase, createDatabase } from './database.ts';

const daysCollection = defineCollection({
  name: 'days',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    score: z.number(),
    entries: z.array(z.object({ id: z.string(), kind: z.string() })),
  }),
  indexes: [{ key: { userId: 1 }, options: { name: 'user' } }],
});

const scope = createScope();
/** Mismatches reported by the connection that checks every document. The other connection checks none. */
const mismatches: unknown[] = [];
const all = createDatabase({ ratio: 1, onMismatch: (...mismatch) => void mismatches.push(mismatch) });
const none = createDatabase({ ratio: 0, onMismatch: (...mismatch) => void mismatches.push(mismatch) });

const open = (database: Connection) =>
  connectDatabase(
    database,
    scope.config('days').database,
    createLogger('test', 'silent'),
    new AbortController().signal,
  );

beforeAll(async () => {
  await Promise.all([open(all), open(none)]);
  const good = { score: 6, entries: [{ id: 'e1', kind: 'x' }], newer: 'a field of a newer replica' };
  await all.collection<{ _id: string }>('days').insertMany([
    { _id: 'd1', userId: 'good', ...good },
    { _id: 'd2', userId: 'bad', ...good, ...{ score: 'high' } },
  ] as never);
});
beforeEach(() => {
  mismatches.length = 0;
});
afterAll(() => Promise.all([all.close(), none.close()]));

const readAll = async (database: Connection, userId: string) => {
  const days = daysCollection.in(database);
  return [
    await days.findOne({ userId }),
    ...(await days.find({ userId }).toArray()),
    ...(await days.find({ userId }).sort({ userId: 1 }).limit(1).batchSize(1).toArray()),
    await days.findOneAndUpdate({ userId }, { $set: { userId } }, { returnDocument: 'after' }),
    (await days.findOneAndUpdate({ userId }, { $set: { userId } }, { includeResultMetadata: true })).value,
  ];
};

describe('defineCollection', () => {
  it('returns documents as stored, including fields written by newer replicas', async () => {
    for (const document of await readAll(all, 'good'))
      expect(document).toMatchObject({ _id: 'd1', newer: expect.any(String) });
    expect(mismatches).toEqual([]);
  });

  it('reports a mismatch for every read method and still returns the document', async () => {
    const found = await readAll(all, 'bad');
    for (const document of found) expect(document).toMatchObject({ _id: 'd2', score: 'high' });
    expect(mismatches).toEqual(found.map(() => ['days', ['score']]));
  });

  it('does not check documents outside the sample', async () => {
    await readAll(none, 'bad');
    expect(mismatches).toEqual([]);
  });

  it('checks every document when a cursor is iterated', async () => {
    const found: string[] = [];
    for await (const { _id } of daysCollection.in(all).find({}).sort({ _id: 1 })) found.push(_id);
    expect(found).toEqual(['d1', 'd2']);
    expect(mismatches).toHaveLength(1);
  });

  it('checks only projected fields when a projection is set in the options or on the cursor', async () => {
    const days = daysCollection.in(all);
    const projection = { _id: 0, 'entries.id': 1 } as const;
    expect(await days.findOne({ userId: 'bad' }, { projection })).toEqual({ entries: [{ id: 'e1' }] });
    expect(await days.find({ userId: 'bad' }).project(projection).toArray()).toEqual([{ entries: [{ id: 'e1' }] }]);
    expect(mismatches).toEqual([]);
    await days.find({ userId: 'bad' }).project({ score: 1 }).toArray();
    expect(mismatches).toEqual([['days', ['score']]]);
  });

  it('returns null or an empty list for missing documents', async () => {
    const days = daysCollection.in(all);
    expect(await days.findOne({ userId: 'nobody' })).toBeNull();
    expect(await days.find({ userId: 'nobody' }).toArray()).toEqual([]);
    expect(await days.findOneAndUpdate({ userId: 'nobody' }, { $set: { score: 1 } })).toBeNull();
  });

  it('rejects the read when the check throws', async () => {
    const strict = createDatabase({
      ratio: 1,
      onMismatch: () => {
        throw new Error('refused');
      },
    });
    await open(strict);
    const days = daysCollection.in(strict);
    await expect(days.findOne({ userId: 'bad' })).rejects.toThrow('refused');
    await expect(days.find({ userId: 'bad' }).toArray()).rejects.toThrow('refused');
    await strict.close();
  });

  it('declares the indexes that createIndexes creates', async () => {
    await createIndexes(all, daysCollection);
    expect((await all.collection('days').indexes()).map(({ name }) => name)).toContain('user');
  });
});
