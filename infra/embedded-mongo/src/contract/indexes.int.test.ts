import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
let docs: Collection<Document>;

beforeAll(async () => {
  database = await openDatabase('indexes');
});
afterAll(() => database.close());
beforeEach(async () => {
  docs = database.db.collection('docs');
  await docs.drop().catch(() => undefined);
  await database.db.createCollection('docs');
});

/** The index that a query uses and the number of documents that it examines. */
async function explained(filter: object, sort: Record<string, 1 | -1> = {}) {
  const { queryPlanner, executionStats } = await docs.find(filter).sort(sort).explain('executionStats');
  const text = JSON.stringify(queryPlanner.winningPlan);
  return {
    index: /"indexName":"([^"]*)"/.exec(text)?.[1] ?? null,
    sorts: text.includes('"SORT"'),
    examined: executionStats.totalDocsExamined as number,
  };
}

describe('unique index', () => {
  test('rejects duplicates with the error fields that mongoose reads', async () => {
    await docs.createIndex({ userId: 1, date: -1 }, { unique: true });
    await docs.insertOne({ userId: 'u', date: '2026-01-01' });
    const error = await docs.insertOne({ userId: 'u', date: '2026-01-01' }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { userId: 1, date: -1 },
      keyValue: { userId: 'u', date: '2026-01-01' },
    });
    expect(String(error)).toMatch(
      /E11000 duplicate key error collection: \S+\.docs index: userId_1_date_-1 dup key: \{ userId: "u"/,
    );
    await docs.insertOne({ userId: 'u', date: '2026-01-02' });
  });

  test('treats a missing field as null and accepts an update that keeps the document’s key', async () => {
    await docs.createIndex({ email: 1 }, { unique: true });
    const { insertedId } = await docs.insertOne({ a: 1 });
    await expect(docs.insertOne({ email: null })).rejects.toMatchObject({ code: 11000 });
    await docs.updateOne({ _id: insertedId }, { $set: { a: 2 } });
    await docs.deleteOne({ _id: insertedId });
    await docs.insertOne({ email: null });
  });

  test('checks array elements and partial filters, and ignores documents that a sparse index omits', async () => {
    await docs.createIndex({ tags: 1 }, { unique: true, sparse: true });
    await docs.insertMany([{ tags: ['a', 'b'] }, {}, {}]);
    await expect(docs.insertOne({ tags: ['b'] })).rejects.toMatchObject({ code: 11000 });
    await docs.createIndex({ k: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await docs.insertMany([{ k: 1, live: true }, { k: 1, live: false }, { k: 1 }]);
    await expect(docs.updateOne({ k: 1, live: false }, { $set: { live: true } })).rejects.toMatchObject({
      code: 11000,
    });
  });

  test('is not created when the collection contains duplicates', async () => {
    await docs.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(docs.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect((await docs.indexes()).map((index) => index.name)).toEqual(['_id_']);
    await docs.createIndex({ a: 1 });
    expect(await docs.countDocuments({ a: 1 })).toBe(2);
  });
});

describe('query planner', () => {
  test('uses a compound index for equality, range and sort', async () => {
    await docs.createIndex({ userId: 1, date: 1 });
    await docs.insertMany(Array.from({ length: 60 }, (_, n) => ({ userId: `u${n % 3}`, date: n })));
    expect(await explained({ userId: 'u1', date: 4 })).toMatchObject({ index: 'userId_1_date_1', examined: 1 });
    expect(await explained({ userId: 'u1', date: { $gte: 10, $lt: 20 } })).toMatchObject({ examined: 4 });
    expect(await explained({ userId: 'u1' }, { date: -1 })).toMatchObject({ index: 'userId_1_date_1', sorts: false });
    const newest = await docs.find({ userId: 'u1' }).sort({ date: -1 }).limit(3).toArray();
    expect(newest.map((doc) => doc.date)).toEqual([58, 55, 52]);
  });

  test('finds pending outbox entries through a partial index without reading other documents', async () => {
    const pending = { 'outbox.0': { $exists: true } };
    await docs.createIndex({ 'outbox.0': 1 }, { partialFilterExpression: pending });
    await docs.insertMany(
      Array.from({ length: 100 }, (_, n) => ({ n, outbox: n % 50 === 7 ? [{ id: `e${n}` }] : [] })),
    );
    expect(await explained(pending)).toMatchObject({ index: 'outbox.0_1', examined: 2 });
    await docs.updateOne({ n: 7 }, { $pull: { outbox: { id: 'e7' } } as never });
    expect((await docs.find(pending).toArray()).map((doc) => doc.n)).toEqual([57]);
    await docs.updateOne({ n: 8 }, { $push: { outbox: { $each: [{ id: 'x' }] } } as never });
    expect((await docs.find(pending).sort({ n: 1 }).toArray()).map((doc) => doc.n)).toEqual([8, 57]);
  });

  test('reads only the requested number of oldest pending entries, however many are pending', async () => {
    const pending = { 'outbox.id': { $exists: true } };
    await docs.createIndex({ 'outbox.id': 1 }, { partialFilterExpression: pending });
    const waiting = Array.from({ length: 200 }, (_, n) => ({ outbox: [{ id: 1000 - n }, { id: 2000 + n }] }));
    await docs.insertMany([...waiting, { outbox: [] }, {}]);
    const { executionStats } = await docs.find(pending).sort({ 'outbox.id': 1 }).limit(5).explain('executionStats');
    expect(executionStats.totalDocsExamined).toBeLessThan(20);
    const found = await docs.find(pending).sort({ 'outbox.id': 1 }).limit(5).toArray();
    expect(found.map(({ outbox }) => outbox[0].id)).toEqual([801, 802, 803, 804, 805]);
  });

  test('uses multikey indexes without returning a document twice', async () => {
    await docs.createIndex({ tags: 1 });
    await docs.insertMany([
      { n: 1, tags: ['a', 'b'] },
      { n: 2, tags: ['b', 'c'] },
      { n: 3, tags: [] },
    ]);
    expect(
      (
        await docs
          .find({ tags: { $in: ['a', 'b'] } })
          .sort({ n: 1 })
          .toArray()
      ).map((doc) => doc.n),
    ).toEqual([1, 2]);
    expect(await explained({ tags: 'c' })).toMatchObject({ index: 'tags_1', examined: 1 });
  });
});

describe('hint', () => {
  test('is accepted for an existing index and rejected otherwise', async () => {
    await docs.createIndex({ a: 1 });
    await docs.insertOne({ a: 1, b: 2 });
    expect(await docs.find({ b: 2 }).hint('a_1').toArray()).toHaveLength(1);
    expect(await docs.find({ b: 2 }).hint({ a: 1 }).toArray()).toHaveLength(1);
    await expect(docs.find({ b: 2 }).hint('none').toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('catalog', () => {
  test('lists the created indexes, and drops one by name or all of them', async () => {
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await docs.createIndex({ a: -1, b: 1 }, { name: 'mine', sparse: true });
    expect(await docs.indexes()).toMatchObject([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 },
      { key: { a: -1, b: 1 }, name: 'mine', sparse: true },
    ]);
    await docs.dropIndex('mine');
    await expect(docs.dropIndex('mine')).rejects.toMatchObject({ code: 27 });
    await docs.dropIndexes();
    expect(await docs.indexes()).toHaveLength(1);
  });

  test('accepts an index that already exists and rejects a different index with an existing name or key', async () => {
    await docs.createIndex({ a: 1 });
    await docs.createIndex({ a: 1 });
    await expect(docs.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await expect(docs.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  });

  test('lists collections and databases', async () => {
    await expect(database.db.command({ create: 'docs' })).rejects.toMatchObject({ code: 48 });
    expect((await database.db.listCollections({ name: 'docs' }).toArray()).map(({ name }) => name)).toEqual(['docs']);
    const { databases } = await database.db.admin().listDatabases({ nameOnly: true });
    expect(databases.map(({ name }) => name)).toContain(database.db.databaseName);
    expect(await database.db.collection('none').find({}).toArray()).toEqual([]);
    await expect(database.db.command({ listIndexes: 'none' })).rejects.toMatchObject({ code: 26 });
  });

  test('closes the cursors of a dropped collection', async () => {
    await docs.insertMany(Array.from({ length: 20 }, (_, n) => ({ n })));
    const cursor = docs.find({}).batchSize(5);
    await cursor.next();
    await docs.drop();
    await expect(cursor.toArray()).rejects.toThrow(/cursor|drop/i);
  });

  test('rejects a document with arrays in two fields of one index', async () => {
    await docs.createIndex({ a: 1, b: 1 });
    await expect(docs.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
  });
});
