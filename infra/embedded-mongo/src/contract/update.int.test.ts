import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../testing/database.ts';

type Item = Document & { _id: number };

let database: TestDatabase;
let items: Collection<Item>;

beforeAll(async () => {
  database = await openDatabase('update');
  items = database.db.collection<Item>('items');
});
afterAll(() => database.close());
beforeEach(() => items.deleteMany({}));

describe('update', () => {
  test('reports matched and modified counts', async () => {
    await items.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    expect(await items.updateMany({}, { $set: { a: 2 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
    expect(await items.updateOne({ _id: 9 }, { $set: { a: 2 } })).toMatchObject({ matchedCount: 0, upsertedCount: 0 });
    expect(await items.replaceOne({ _id: 1 }, { b: 1 })).toMatchObject({ modifiedCount: 1 });
    expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, b: 1 });
  });

  test('updates the matched element, all elements and filtered elements of an array', async () => {
    const list = [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ];
    await items.insertOne({ _id: 1, list });
    await items.updateOne({ _id: 1, 'list.k': 'b' }, { $set: { 'list.$.n': 5, 'list.$.m': 1 } });
    await items.updateOne({ _id: 1 }, { $inc: { 'list.$[].n': 10 } });
    await items.updateOne({ _id: 1 }, { $set: { 'list.$[x].big': true } }, { arrayFilters: [{ 'x.n': { $gt: 12 } }] });
    expect((await items.findOne({ _id: 1 }))?.list).toEqual([
      { k: 'a', n: 11 },
      { k: 'b', n: 15, m: 1, big: true },
    ]);
  });

  test('updates each document only once when the update changes its position in the scanned index', async () => {
    await items.createIndex({ n: 1 });
    await items.insertMany(Array.from({ length: 40 }, (_, n) => ({ _id: n, n })));
    expect(await items.updateMany({ n: { $gte: 0 } }, { $inc: { n: 100 } })).toMatchObject({ modifiedCount: 40 });
    expect(await items.countDocuments({ n: { $gte: 200 } })).toBe(0);
    await items.dropIndexes();
  });

  test('sets a field to the server’s date for $currentDate', async () => {
    await items.insertOne({ _id: 1 });
    await items.updateOne({ _id: 1 }, { $currentDate: { at: true } });
    expect((await items.findOne({ _id: 1 }))?.at).toBeInstanceOf(Date);
  });

  test.each([
    [{ $set: { a: 1, 'a.b': 2 } }, 40],
    [{ $inc: { text: 1 } }, 14],
    [{ $set: { 'text.x': 1 } }, 28],
    [{ $set: { _id: 2 } }, 66],
    [{ $nonsense: { a: 1 } }, 9],
  ])('rejects %j and changes nothing', async (update: Document, code) => {
    await items.insertOne({ _id: 1, text: 'x' });
    await expect(items.updateOne({ _id: 1 }, update)).rejects.toMatchObject({ code });
    expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, text: 'x' });
  });
});

describe('upsert', () => {
  test('inserts once and then updates', async () => {
    const upsert = () =>
      items.updateOne({ _id: 5, kind: 'k' }, { $inc: { n: 1 }, $setOnInsert: { made: true } }, { upsert: true });
    expect(await upsert()).toMatchObject({ upsertedId: 5, upsertedCount: 1, matchedCount: 0 });
    expect(await upsert()).toMatchObject({ upsertedId: null, modifiedCount: 1 });
    expect(await items.findOne({ _id: 5 })).toEqual({ _id: 5, kind: 'k', n: 2, made: true });
  });

  test('creates one document under concurrent upserts', async () => {
    const counters = database.db.collection('counters');
    await counters.createIndex({ key: 1 }, { unique: true });
    const add = () => counters.updateOne({ key: 'x' }, { $inc: { n: 1 } }, { upsert: true });
    // On MongoDB, two concurrent inserts can conflict, and one then fails with 11000. Callers retry after this error.
    await Promise.all(Array.from({ length: 30 }, () => add().catch(add)));
    expect(await counters.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'x', n: 30 }]);
  });
});

describe('findAndModify', () => {
  beforeEach(() =>
    items.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]),
  );

  test('returns the document before or after the update', async () => {
    expect(await items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 });
    expect(await items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 3,
    });
    expect(await items.findOneAndUpdate({ _id: 9 }, { $inc: { n: 1 } })).toBeNull();
  });

  test('selects by sort order, projects, upserts and removes a document', async () => {
    const options = { sort: { n: -1 }, projection: { n: 1, _id: 0 }, returnDocument: 'after' } as const;
    expect(await items.findOneAndUpdate({}, { $set: { top: true } }, options)).toEqual({ n: 2 });
    expect(await items.findOneAndReplace({ _id: 7 }, { n: 7 }, { upsert: true, returnDocument: 'after' })).toEqual({
      _id: 7,
      n: 7,
    });
    expect(await items.findOneAndDelete({ _id: 7 })).toEqual({ _id: 7, n: 7 });
    expect(await items.countDocuments({})).toBe(2);
  });

  test('rejects a duplicate key with a top-level error code', async () => {
    await items.createIndex({ n: 1 }, { unique: true });
    const error = await items.findOneAndUpdate({ _id: 1 }, { $set: { n: 2 } }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 11000, keyPattern: { n: 1 }, keyValue: { n: 2 } });
    await items.dropIndexes();
  });
});

describe('bulkWrite', () => {
  test('runs inserts, updates and deletes in order', async () => {
    const result = await items.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { n: 5 } }, upsert: true } },
      { deleteOne: { filter: { n: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await items.find({}).toArray()).toEqual([{ _id: 2, n: 5 }]);
  });
});
