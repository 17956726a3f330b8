import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { compile } from '../match/compile.ts';
import { parseFilter } from '../match/parse.ts';
import { parseSort, sortKey } from '../sort.ts';
import { parseIndexSpec } from '../store/spec.ts';
import { Store } from '../store/store.ts';
import { makePlan } from './plan.ts';
import { everyRow } from './scan.ts';
import { select } from './select.ts';

// Long timeout for thousands of random cases.
vi.setConfig({ testTimeout: 60_000 });

const scalar = fc.constantFrom<unknown>(null, 0, 1, 2, 1.5, 'a', 'b', true, new Date(0), Number.NaN);
const field = fc.oneof(
  scalar,
  fc.array(fc.oneof(scalar, fc.record({ x: scalar, y: scalar }, { requiredKeys: [] })), { maxLength: 3 }),
);
const small = fc.integer({ min: 0, max: 3 });
const nested = fc.record({ x: field, y: field }, { requiredKeys: [] });
const docs = fc.array(
  fc.record(
    { a: fc.oneof(field, fc.array(small, { maxLength: 3 })), b: scalar, c: fc.oneof(nested, field) },
    { requiredKeys: [] },
  ),
  {
    maxLength: 12,
  },
);

const paths = fc.constantFrom('a', 'a', 'b', 'c', 'c.x', 'c.y', 'a.x', 'a.0');
const direction = fc.constantFrom(1, -1);
const sorts = fc.uniqueArray(fc.tuple(paths, direction), { selector: ([path]) => path, minLength: 1, maxLength: 3 });

const condition = fc.oneof(
  scalar,
  fc.tuple(small, small).map(([low, high]) => ({ $gt: low, $lt: high })),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $gt: scalar, $lt: scalar, $gte: scalar, $lte: scalar }, { requiredKeys: [] }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $ne: scalar }),
  fc.record({ $not: fc.record({ $gt: scalar }) }),
  fc.record({ $all: fc.array(scalar, { maxLength: 2 }) }),
  fc.record({ $elemMatch: fc.record({ x: scalar }) }),
  fc.record({ $size: fc.constantFrom(0, 1, 2) }),
  fc.record({ $type: fc.constantFrom('number', 'string', 'null', 'array') }),
);
const flat = fc
  .array(fc.tuple(paths, condition), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries) as Doc);
const filters = fc.oneof(
  flat,
  fc.tuple(flat, flat).map(([x, y]): Doc => ({ $and: [x, y] })),
  fc.tuple(flat, flat, flat).map(([x, y, z]): Doc => ({ ...x, $or: [y, z] })),
);

const partial = fc.constantFrom<Doc | undefined>(
  undefined,
  { b: { $gt: 0 } },
  { 'a.0': { $exists: true } },
  { b: 'a' },
);
const indexes = fc.array(fc.record({ key: sorts, sparse: fc.boolean(), partial }), { minLength: 1, maxLength: 3 });

const store = new Store(':memory:');
afterAll(() => store.close());

type Wanted = { key: [string, number][]; sparse: boolean; partial: Doc | undefined };

function collectionOf(contents: readonly Doc[], wanted: readonly Wanted[]) {
  for (const left of store.collections()) store.drop(left);
  const collection = store.ensure('db', 'c');
  for (const [i, { key, sparse, partial }] of wanted.entries()) {
    const spec = {
      name: `i${i}`,
      key: Object.fromEntries(key),
      sparse,
      ...(partial ? { partialFilterExpression: partial } : {}),
    };
    store.createIndex(collection, parseIndexSpec(spec));
  }
  for (const [_id, doc] of contents.entries()) {
    try {
      collection.insert({ _id, ...doc }, encode({ _id, ...doc }));
    } catch {
      // A document with parallel arrays cannot be indexed. It is rejected with or without a filter.
    }
  }
  return collection;
}

describe('indexed query', () => {
  test('returns the same documents as a full scan, in sort order', () => {
    fc.assert(
      fc.property(
        docs,
        indexes,
        filters,
        fc.oneof(sorts, fc.constant([])),
        (contents, wanted, filterDoc, sortEntries) => {
          const collection = collectionOf(contents, wanted);
          const filter = parseFilter(filterDoc);
          const sort = parseSort(Object.fromEntries(sortEntries));
          const test = compile(filter);
          const expected = [...everyRow(collection)].filter(({ doc }) => test(doc)).map(({ rid }) => rid);
          const found = [...select(collection, { filter, sort })];
          expect(found.map(({ rid }) => rid).sort((a, b) => a - b)).toEqual(expected);
          const keys = found.map(({ doc }) => sortKey(doc, sort));
          expect(keys.every((key, i) => i === 0 || Buffer.compare(keys[i - 1] ?? key, key) <= 0)).toBe(true);
          const page = [...select(collection, { filter, sort, skip: 1, limit: 2 })];
          expect(page.map(({ doc }) => sortKey(doc, sort))).toEqual(keys.slice(1, 3));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('returns the same documents as a full scan after updates and removals', () => {
    fc.assert(
      fc.property(docs, docs, indexes, filters, (before, after, wanted, filterDoc) => {
        const collection = collectionOf(before, wanted);
        for (const { rid, doc } of [...everyRow(collection)]) {
          const next = after[Number(doc._id)];
          const changed = { _id: doc._id, ...next };
          try {
            if (next === undefined) collection.remove(rid, doc);
            else collection.replace(rid, doc, changed, encode(changed));
          } catch {
            // An update that creates parallel arrays is rejected, and the old document stays.
          }
        }
        const filter = parseFilter(filterDoc);
        const test = compile(filter);
        const expected = [...everyRow(collection)].filter(({ doc }) => test(doc)).map(({ rid }) => rid);
        expect([...select(collection, { filter })].map(({ rid }) => rid).sort((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('makePlan', () => {
  const pending = {
    key: [['updatedAt', 1]] as [string, number][],
    sparse: false,
    partial: { 'outbox.0': { $exists: true } },
  };
  const chosen = (wanted: Wanted[], filter: Doc, sort: Doc = {}) => {
    const plan = makePlan(collectionOf([], wanted), parseFilter(filter), parseSort(sort));
    return plan.index && { key: plan.index.spec.key, sorted: plan.sorted, descending: plan.descending };
  };

  test('uses a partial index for a query that contains the index’s filter and sorts by its key', () => {
    const plan = chosen([pending], { 'outbox.0': { $exists: true } }, { updatedAt: -1 });
    expect(plan).toEqual({ key: { updatedAt: 1 }, sorted: true, descending: true });
  });

  test('does not use a partial index for a query that does not imply the index’s filter', () => {
    expect(chosen([pending], { updatedAt: 1 })).toBeNull();
  });

  test('does not use a sparse index for a query that matches documents without the field', () => {
    const sparse: Wanted = { key: [['a', 1]], sparse: true, partial: undefined };
    expect(chosen([sparse], { a: null })).toBeNull();
    expect(chosen([sparse], { a: 1 })?.key).toEqual({ a: 1 });
  });

  test('uses one compound index for equality and sort', () => {
    const compound: Wanted = {
      key: [
        ['userId', 1],
        ['date', -1],
      ],
      sparse: false,
      partial: undefined,
    };
    expect(chosen([compound], { userId: 'u' }, { date: 1 })).toEqual({
      key: { userId: 1, date: -1 },
      sorted: true,
      descending: true,
    });
    expect(chosen([compound], { date: 1 })).toBeNull();
  });
});

describe('multikey index', () => {
  const onA: Wanted = { key: [['a', 1]], sparse: false, partial: undefined };
  const ids = (contents: Doc[], filter: Doc, sort: Doc = {}) =>
    [...select(collectionOf(contents, [onA]), { filter: parseFilter(filter), sort: parseSort(sort) })].map(
      ({ doc }) => doc._id,
    );

  test('finds a document when one array element satisfies the lower bound and another the upper bound', () => {
    expect(ids([{ a: [0, 9] }], { a: { $gt: 3, $lt: 5 } })).toEqual([0]);
  });

  test('provides the sort order for a sort by the indexed field alone', () => {
    const contents = [{ a: [5, 1] }, { a: [2, 9] }, { a: [] }, { a: 3 }];
    expect(ids(contents, {}, { a: 1 })).toEqual([2, 0, 1, 3]);
    expect(ids(contents, {}, { a: -1 })).toEqual([1, 0, 3, 2]);
    expect(makePlan(collectionOf(contents, [onA]), [], parseSort({ a: -1 }))).toMatchObject({
      sorted: true,
      descending: true,
    });
  });

  test('sorts documents by their smallest array element even when the query’s range excludes that element', () => {
    expect(ids([{ a: [1, 8] }, { a: [4, 6] }], { a: { $gt: 5 } }, { a: 1 })).toEqual([0, 1]);
  });
});
