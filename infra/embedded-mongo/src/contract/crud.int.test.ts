import { type Collection, type Document, Double, Long } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../testing/database.ts';

type Item = Document & { _id: number };

let database: TestDatabase;
let items: Collection<Item>;

beforeAll(async () => {
  database = await openDatabase('crud');
});
afterAll(() => database.close());
beforeEach(async () => {
  items = database.db.collection<Item>('items');
  await items.deleteMany({});
});

const ids = async (filter: object, sort: Record<string, 1 | -1> = { _id: 1 }) =>
  (await items.find(filter).sort(sort).toArray()).map((item) => item._id);

describe('insert', () => {
  test('stores a document and adds an _id when it is missing', async () => {
    const { insertedId } = await database.db.collection('free').insertOne({ a: 1 });
    expect(await database.db.collection('free').findOne({ _id: insertedId })).toEqual({ _id: insertedId, a: 1 });
  });

  test('stops an ordered insert at the first error and keeps the documents inserted before the error', async () => {
    const error = await items.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await ids({})).toEqual([1]);
  });

  test('continues an unordered insert after an error', async () => {
    const error = await items
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false })
      .catch((cause) => cause);
    expect(error).toMatchObject({ insertedCount: 2 });
    expect(await ids({})).toEqual([1, 2]);
  });

  test('stores BSON number types and keeps them when another field is updated', async () => {
    await items.insertOne({ _id: 1, double: new Double(2), long: Long.fromNumber(5), touched: 0 });
    await items.updateOne({ _id: 1 }, { $inc: { touched: 1 } });
    const raw = await items.findOne({ _id: 1 }, { promoteValues: false });
    expect(raw).toMatchObject({ double: new Double(2), long: Long.fromNumber(5) });
  });
});

describe('find', () => {
  beforeEach(() => items.insertMany([1, 2, 3, 4, 5].map((n) => ({ _id: n, n, even: n % 2 === 0, tags: [n, n * 10] }))));

  test('filters, sorts, skips and limits documents', async () => {
    expect(await ids({ even: false }, { _id: -1 })).toEqual([5, 3, 1]);
    const page = await items.find({}).sort({ even: 1, n: -1 }).skip(1).limit(3).toArray();
    expect(page.map((item) => item._id)).toEqual([3, 1, 4]);
    expect(await ids({ tags: { $in: [20, 3] } })).toEqual([2, 3]);
  });

  test('applies projections with inclusions, exclusions and $slice', async () => {
    expect(await items.findOne({ _id: 2 }, { projection: { n: 1, _id: 0 } })).toEqual({ n: 2 });
    expect(await items.findOne({ _id: 2 }, { projection: { tags: { $slice: 1 }, even: 0 } })).toEqual({
      _id: 2,
      n: 2,
      tags: [2],
    });
  });

  test('counts documents and returns distinct values', async () => {
    expect(await items.countDocuments({ even: true })).toBe(2);
    expect(await items.countDocuments({ n: 99 })).toBe(0);
    expect(await items.estimatedDocumentCount()).toBe(5);
    expect((await items.distinct('tags', { n: { $lt: 3 } })).sort()).toEqual([1, 10, 2, 20]);
  });
});

describe('cursor', () => {
  beforeEach(() => items.insertMany(Array.from({ length: 250 }, (_, n) => ({ _id: n, text: 'x'.repeat(50) }))));

  test('returns every document in batches', async () => {
    expect((await items.find({}).batchSize(7).toArray()).length).toBe(250);
    const seen: number[] = [];
    for await (const item of items.find({ _id: { $gte: 100 } }).sort({ _id: -1 })) seen.push(item._id);
    expect(seen).toEqual(Array.from({ length: 150 }, (_, i) => 249 - i));
  });

  test('skips documents that are deleted while it is open', async () => {
    const cursor = items.find({}).sort({ _id: 1 }).batchSize(10);
    expect((await cursor.next())?._id).toBe(0);
    await items.deleteMany({ _id: { $gte: 100, $lt: 200 } });
    expect((await cursor.toArray()).length).toBe(149);
  });

  test('fails on getMore after it was closed early', async () => {
    const cursor = items.find({}).batchSize(2);
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    await expect(database.db.command({ getMore: id, collection: 'items' })).rejects.toMatchObject({ code: 43 });
  });
});

describe('delete', () => {
  test('removes one or all matching documents', async () => {
    await items.insertMany([1, 2, 3].map((n) => ({ _id: n, a: 1 })));
    expect((await items.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await items.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect((await items.deleteMany({ a: 1 })).deletedCount).toBe(0);
  });
});

describe('insert with write concern 0', () => {
  test('stores the document without sending a reply', async () => {
    await items.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    expect(await ids({})).toEqual([1]);
  });
});
