import { Double, Int32, Long } from 'bson';
import { describe, expect, test } from 'vitest';
import { decode, decodeExact, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { parseFilter } from '../match/parse.ts';
import { applyUpdate, upsertDocument } from './apply.ts';
import { parseArrayFilters, parseUpdate } from './parse.ts';

const exact = (doc: Doc): Doc => decodeExact(encode(doc));

function updated(
  before: Doc,
  update: Doc,
  { query = {}, arrayFilters = [] }: { query?: Doc; arrayFilters?: Doc[] } = {},
): Doc {
  const parsed = parseUpdate(exact(update));
  const context = { filter: parseFilter(query), arrayFilters: parseArrayFilters(arrayFilters, parsed) };
  return decode(encode(applyUpdate(exact(before), parsed, context)));
}

const cases: [name: string, before: Doc, update: Doc, after: Doc][] = [
  ['$set creates sub-documents', { a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
  ['$set pads an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  [
    '$unset removes fields and sets an array element to null',
    { a: [1, 2], b: 1 },
    { $unset: { 'a.0': '', b: '', c: '' } },
    { a: [null, 2] },
  ],
  ['$inc increments, treating a missing field as 0', { a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
  ['$mul multiplies, treating a missing field as 0', { a: 4 }, { $mul: { a: 0.5, b: 3 } }, { a: 2, b: 0 }],
  [
    '$min and $max keep the lesser and the greater value',
    { a: 5, b: 5 },
    { $min: { a: 3, c: 1 }, $max: { b: 3 } },
    { a: 3, b: 5, c: 1 },
  ],
  [
    '$rename moves a field and ignores a missing one',
    { a: 1, b: 2 },
    { $rename: { a: 'c.d', x: 'y' } },
    { b: 2, c: { d: 1 } },
  ],
  ['$setOnInsert leaves an existing document unchanged', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['$push appends one value', { a: [1] }, { $push: { a: [2], b: 1 } }, { a: [1, [2]], b: [1] }],
  [
    '$push with $each appends many, then applies $sort and $slice',
    { a: [3, 1] },
    { $push: { a: { $each: [2, 4], $sort: 1, $slice: -3 } } },
    { a: [2, 3, 4] },
  ],
  [
    '$push with $position inserts at a position',
    { a: [1, 4] },
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { a: [1, 2, 3, 4] },
  ],
  [
    '$push with $sort sorts by a field',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 3 }, { n: 1 }], $sort: { n: -1 } } } },
    { a: [{ n: 3 }, { n: 2 }, { n: 1 }] },
  ],
  [
    '$addToSet adds only values that are not in the array',
    { a: [1, { x: 1 }] },
    { $addToSet: { a: { $each: [1, { x: 1 }, 2] } } },
    { a: [1, { x: 1 }, 2] },
  ],
  [
    '$pop removes the first or the last element',
    { a: [1, 2, 3], b: [1, 2] },
    { $pop: { a: 1, b: -1, c: 1 } },
    { a: [1, 2], b: [2] },
  ],
  ['$pull removes elements by value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull removes elements by operators', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [
    '$pull removes elements by their fields',
    { a: [{ id: 1, n: 1 }, { id: 2 }] },
    { $pull: { a: { id: 1 } } },
    { a: [{ id: 2 }] },
  ],
  ['$pullAll removes all listed values', { a: [1, 2, 3, 2] }, { $pullAll: { a: [2, 3] } }, { a: [1] }],
  [
    '$[] updates every element',
    { a: [{ n: 1 }, { n: 2 }] },
    { $inc: { 'a.$[].n': 10 } },
    { a: [{ n: 11 }, { n: 12 }] },
  ],
  ['a replacement keeps the id', { _id: 7, a: 1 }, { b: 2 }, { _id: 7, b: 2 }],
];

describe('applyUpdate', () => {
  test.each(cases)('%s', (_name, before, update, after) => {
    expect(updated(before, update)).toEqual(after);
  });

  test('updates the element that the query matched for the positional $', () => {
    const before = {
      items: [
        { id: 1, n: 0 },
        { id: 2, n: 0 },
      ],
    };
    expect(updated(before, { $set: { 'items.$.n': 5 } }, { query: { 'items.id': 2 } }).items).toEqual([
      { id: 1, n: 0 },
      { id: 2, n: 5 },
    ]);
    const query = { items: { $elemMatch: { id: 1 } } };
    expect(updated(before, { $set: { 'items.$.n': 5, 'items.$.m': 1 } }, { query }).items).toEqual([
      { id: 1, n: 5, m: 1 },
      { id: 2, n: 0 },
    ]);
    expect(() => updated(before, { $set: { 'items.$.n': 5 } })).toThrow('positional operator');
  });

  test('updates the elements that an array filter matches, also when $[id] occurs twice in one update', () => {
    const before = { a: [{ n: 1 }, { n: 6 }, { n: 7 }] };
    const after = updated(
      before,
      { $set: { 'a.$[big].x': 1, 'a.$[big].y': 2 } },
      { arrayFilters: [{ 'big.n': { $gt: 5 } }] },
    );
    expect(after.a).toEqual([{ n: 1 }, { n: 6, x: 1, y: 2 }, { n: 7, x: 1, y: 2 }]);
  });

  test('keeps number types, and widens int32 to long only on overflow', () => {
    const doc = applyUpdate(
      exact({ double: new Double(2), long: Long.ONE, int: 2 ** 31 - 1, touched: new Double(1) }),
      parseUpdate(exact({ $inc: { int: 1, touched: 1 } })),
      { filter: [], arrayFilters: new Map() },
    );
    expect(doc).toEqual({
      double: new Double(2),
      long: Long.ONE,
      int: Long.fromNumber(2 ** 31),
      touched: new Double(2),
    });
    expect(exact({ a: 1 }).a).toEqual(new Int32(1));
  });

  test('starts an upsert from the equalities of its filter', () => {
    const filter = parseFilter({ userId: 'u', 'at.day': 3, n: { $gt: 1 }, $and: [{ k: { $eq: 1 } }] });
    const update = parseUpdate({ $set: { a: 1 }, $setOnInsert: { b: 2 } });
    const { _id, ...doc } = upsertDocument(filter, update, new Map());
    expect(_id).toBeDefined();
    expect(doc).toEqual({ userId: 'u', at: { day: 3 }, k: 1, a: 1, b: 2 });
    expect(upsertDocument(parseFilter({ _id: 'x', a: 1 }), parseUpdate({ b: 1 }), new Map())).toEqual({
      _id: 'x',
      b: 1,
    });
  });

  test.each<[string, Doc, Doc, string]>([
    ['an unknown operator', {}, { $bit: { a: { and: 1 } } }, '$bit'],
    ['two changes of one field', {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, "'a.b' would create a conflict at 'a'"],
    ['a change of the id', { _id: 1 }, { $set: { _id: 2 } }, "immutable field '_id'"],
    ['a loss of the id', { _id: 1 }, { $unset: { _id: '' } }, "immutable field '_id'"],
    ['a different id in a replacement', { _id: 1 }, { _id: 2 }, "immutable field '_id'"],
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 'non-numeric'],
    ['$push to a number', { a: 1 }, { $push: { a: 1 } }, 'must be an array'],
    ['a path through a number', { a: 1 }, { $set: { 'a.b': 1 } }, "Cannot create field 'b'"],
    ['a path to the prototype', {}, { $set: { '__proto__.x': 1 } }, '__proto__'],
    ['a missing array filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, "identifier 'x'"],
    ['operators inside a replacement', {}, { a: 1, $set: { b: 1 } }, '$set'],
  ])('rejects %s', (_name, before, update, message) => {
    expect(() => updated(before, update)).toThrow(message);
  });

  test('rejects an unused array filter', () => {
    expect(() => updated({ a: [1] }, { $set: { b: 1 } }, { arrayFilters: [{ x: 1 }] })).toThrow(
      "identifier 'x' was not used",
    );
  });
});
