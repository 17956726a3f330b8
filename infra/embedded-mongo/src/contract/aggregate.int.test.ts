import { type Collection, Decimal128, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
let days: Collection<Document>;

beforeAll(async () => {
  database = await openDatabase('aggregate');
  days = database.db.collection('days');
  await days.insertMany([
    { _id: 1 as never, user: 'a', at: new Date('2026-01-05T23:30:00Z'), score: 4, tags: ['x', 'y'], meta: { k: 1 } },
    { _id: 2 as never, user: 'a', at: new Date('2026-02-05T10:00:00Z'), score: 7.5, tags: ['y'] },
    { _id: 3 as never, user: 'b', at: new Date('2026-02-06T10:00:00Z'), score: 6, tags: [] },
    { _id: 4 as never, user: 'b', at: new Date('2026-02-07T10:00:00Z'), score: null },
  ]);
  await database.db.collection<Document & { _id: string }>('users').insertMany([
    { _id: 'a', name: 'Ada' },
    { _id: 'b', name: 'Bo' },
  ]);
});
afterAll(() => database.close());

const run = (...pipeline: Document[]) => days.aggregate(pipeline).toArray();

describe('aggregation stages', () => {
  test('$match, $sort, $skip and $limit select documents in pipeline order', async () => {
    const found = await run({ $match: { score: { $gte: 4 } } }, { $sort: { score: -1 } }, { $skip: 1 }, { $limit: 1 });
    expect(found.map((day) => day._id)).toEqual([3]);
    expect((await run({ $limit: 2 }, { $match: { user: 'b' } })).length).toBe(0);
  });

  test('$group computes every accumulator', async () => {
    const [a, b] = await run(
      { $sort: { at: 1 } },
      {
        $group: {
          _id: '$user',
          sum: { $sum: '$score' },
          mean: { $avg: '$score' },
          least: { $min: '$score' },
          most: { $max: '$score' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          all: { $push: '$score' },
          n: { $sum: 1 },
        },
      },
      { $sort: { _id: 1 } },
    );
    expect(a).toEqual({ _id: 'a', sum: 11.5, mean: 5.75, least: 4, most: 7.5, first: 1, last: 2, all: [4, 7.5], n: 2 });
    expect(b).toEqual({ _id: 'b', sum: 6, mean: 6, least: 6, most: 6, first: 3, last: 4, all: [6, null], n: 2 });
  });

  test('$group groups by a date formatted in a time zone', async () => {
    const month = { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Europe/Berlin' } };
    const groups = await run({ $match: { _id: 1 } }, { $group: { _id: month, n: { $sum: 1 } } });
    expect(groups).toEqual([{ _id: '2026-01-06', n: 1 }]);
  });

  test('$project, $addFields, $set, $unset and $replaceRoot reshape documents', async () => {
    const one = { $match: { _id: 1 } };
    expect(await run(one, { $project: { _id: 0, user: 1, 'meta.k': 1, twice: { $multiply: ['$score', 2] } } })).toEqual(
      [{ user: 'a', meta: { k: 1 }, twice: 8 }],
    );
    expect(await run(one, { $addFields: { 'meta.z': '$user', none: '$missing' } }, { $unset: ['tags', 'at'] })).toEqual(
      [{ _id: 1, user: 'a', score: 4, meta: { k: 1, z: 'a' } }],
    );
    expect(await run(one, { $project: { tags: 0, at: 0, user: 0, score: 0 } })).toEqual([{ _id: 1, meta: { k: 1 } }]);
    expect(await run(one, { $set: { meta: { k: 2 } } }, { $replaceRoot: { newRoot: '$meta' } })).toEqual([{ k: 2 }]);
  });

  test('$unwind expands arrays; $sortByCount and $count count documents', async () => {
    expect(await run({ $unwind: '$tags' }, { $sortByCount: '$tags' })).toEqual([
      { _id: 'y', count: 2 },
      { _id: 'x', count: 1 },
    ]);
    const kept = await run(
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $sort: { _id: 1, i: 1 } },
    );
    expect(kept.map(({ _id, tags, i }) => [_id, tags, i])).toEqual([
      [1, 'x', 0],
      [1, 'y', 1],
      [2, 'y', 0],
      [3, undefined, null],
      [4, undefined, null],
    ]);
    expect(await run({ $match: { user: 'a' } }, { $count: 'days' })).toEqual([{ days: 2 }]);
    expect(await run({ $match: { user: 'z' } }, { $count: 'days' })).toEqual([]);
  });

  test('$facet runs several pipelines and $lookup joins a collection', async () => {
    const [both] = await run({
      $facet: { n: [{ $count: 'n' }], top: [{ $sort: { score: -1 } }, { $limit: 1 }, { $project: { score: 1 } }] },
    });
    expect(both).toEqual({ n: [{ n: 4 }], top: [{ _id: 2, score: 7.5 }] });
    const joined = await run(
      { $match: { _id: 3 } },
      { $lookup: { from: 'users', localField: 'user', foreignField: '_id', as: 'who' } },
      { $project: { who: 1 } },
    );
    expect(joined).toEqual([{ _id: 3, who: [{ _id: 'b', name: 'Bo' }] }]);
  });
});

describe('aggregation expressions', () => {
  test('$cond, $gte, $in and $ifNull are evaluated for each document', async () => {
    const rows = await run(
      { $sort: { _id: 1 } },
      {
        $project: {
          level: { $cond: [{ $gte: ['$score', 6] }, 'high', 'low'] },
          has: { $in: ['y', { $ifNull: ['$tags', []] }] },
        },
      },
    );
    expect(rows.map(({ level, has }) => [level, has])).toEqual([
      ['low', true],
      ['high', true],
      ['high', false],
      ['low', false],
    ]);
  });

  test('$max, $min and $gt compare decimals by value and return them unchanged', async () => {
    const money = database.db.collection('money');
    await money.insertMany(['9', '10', '12.30'].map((text) => ({ amount: Decimal128.fromString(text) })));
    const [row] = await money
      .aggregate([{ $group: { _id: null, most: { $max: '$amount' }, least: { $min: '$amount' } } }])
      .toArray();
    expect([String(row?.most), String(row?.least)]).toEqual(['12.30', '9']);
    expect(await money.countDocuments({ amount: { $gt: Decimal128.fromString('9.5') } })).toBe(2);
  });
});

describe('aggregate with an invalid pipeline', () => {
  test.each([
    { $nonsense: 1 },
    { $project: { a: { $nonsense: 1 } } },
    { $match: { $nonsense: 1 } },
    { $group: { _id: null, a: { $nonsense: 1 } } },
    { $limit: 0 },
  ])('rejects %j', async (stage: Document) => {
    await expect(run(stage)).rejects.toMatchObject({ name: 'MongoServerError' });
  });
});
