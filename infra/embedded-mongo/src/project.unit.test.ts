import { describe, expect, test } from 'vitest';
import type { Doc } from './bson/values.ts';
import { parseFilter } from './match/parse.ts';
import { compileProjection } from './project.ts';

const doc: Doc = { _id: 1, z: 1, a: { x: 1, y: 2 }, list: [{ n: 1, m: 1 }, { n: 2, m: 2 }, 5], nums: [1, 2, 3, 4] };

const cases: [projection: Doc, result: Doc][] = [
  [{}, doc],
  [
    { 'a.x': 1, z: 1 },
    { _id: 1, z: 1, a: { x: 1 } },
  ],
  [{ _id: 1 }, { _id: 1 }],
  [{ z: true, _id: 0 }, { z: 1 }],
  [{ a: { y: 1 }, _id: 0 }, { a: { y: 2 } }],
  [{ 'list.n': 1, _id: 0 }, { list: [{ n: 1 }, { n: 2 }] }],
  [
    { list: 0, nums: 0, 'a.x': 0 },
    { _id: 1, z: 1, a: { y: 2 } },
  ],
  [
    { 'list.n': 0, nums: 0, a: 0, z: 0 },
    { _id: 1, list: [{ m: 1 }, { m: 2 }, 5] },
  ],
  [
    { nums: { $slice: 2 }, list: 0 },
    { _id: 1, z: 1, a: { x: 1, y: 2 }, nums: [1, 2] },
  ],
  [
    { nums: { $slice: [-3, 2] }, z: 1 },
    { _id: 1, z: 1, nums: [2, 3] },
  ],
  [{ list: { $elemMatch: { n: 2 } } }, { _id: 1, list: [{ n: 2, m: 2 }] }],
  [{ nums: { $elemMatch: { $gt: 2 } } }, { _id: 1, nums: [3] }],
  [{ nums: { $elemMatch: { $gt: 9 } } }, { _id: 1 }],
];

describe('find projection', () => {
  test.each(cases)('%j returns the selected fields in document order', (projection, result) => {
    const shown = compileProjection(projection, [])(doc);
    expect(shown).toEqual(result);
    expect(Object.keys(shown)).toEqual(Object.keys(doc).filter((key) => key in result));
  });

  test('returns the array element that the query matched for the positional .$', () => {
    expect(compileProjection({ 'list.$': 1 }, parseFilter({ 'list.n': 2 }))(doc)).toEqual({
      _id: 1,
      list: [{ n: 2, m: 2 }],
    });
  });

  test.each<[Doc, string]>([
    [{ a: 1, z: 0 }, 'exclusion and inclusion'],
    [{ a: 1, 'a.x': 1 }, 'Path collision'],
    [{ a: '$z' }, "'a'"],
    [{ a: { $meta: 'textScore' } }, '$meta'],
  ])('rejects %j', (projection, message) => {
    expect(() => compileProjection(projection, [])).toThrow(message);
  });
});
