import { Binary, BSONRegExp, Code, Decimal128, Long, ObjectId } from 'bson';
import { describe, expect, test } from 'vitest';
import type { Doc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { matcher } from './compile.ts';

const id = new ObjectId();
const bytes = (...values: number[]) => new Binary(Uint8Array.from(values));

/** Test cases: name, filter, documents that match, documents that do not match. */
const cases: [name: string, filter: Doc, matches: Doc[], others: Doc[]][] = [
  [
    'equality of numbers across types',
    { a: 5 },
    [{ a: Long.fromNumber(5) }, { a: Decimal128.fromString('5.0') }],
    [{ a: '5' }, {}],
  ],
  ['equality with an element', { a: 1 }, [{ a: [0, 1] }, { a: 1 }], [{ a: [[1]] }, { a: [] }]],
  ['equality with a whole array', { a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: [1, 2, 3] }]],
  [
    'equality with a sub-document, in its order',
    { a: { x: 1, y: 2 } },
    [{ a: { x: 1, y: 2 } }],
    [{ a: { y: 2, x: 1 } }],
  ],
  ['equality with null', { a: null }, [{ a: null }, {}, { a: [null] }], [{ a: 0 }, { a: [] }]],
  [
    'null below an array',
    { 'a.b': null },
    [{ a: [{ c: 1 }] }, { a: { c: 1 } }, { a: 5 }],
    [{ a: [1, 2] }, { a: [{ b: 1 }] }],
  ],
  ['equality of bytes', { a: bytes(0xff, 0xfe) }, [{ a: bytes(0xff, 0xfe) }], [{ a: bytes(0xfd, 0xfc) }]],
  ['equality of ids', { a: new ObjectId(id.id) }, [{ a: id }], [{ a: new ObjectId() }]],
  [
    'a dotted path through an array',
    { 'a.b': 2 },
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: { b: [2] } }],
    [{ a: [[{ b: 2 }]] }],
  ],
  ['a position in an array', { 'a.1': 5 }, [{ a: [0, 5] }, { a: { 1: 5 } }], [{ a: [5, 0] }]],
  ['null at a position', { 'a.0': null }, [{ a: [null] }, {}], [{ a: [{}] }, { a: [{ x: 1 }] }]],
  ['presence at a position', { 'a.0': { $exists: true } }, [{ a: [1] }], [{ a: [] }, {}]],
  ['$ne', { a: { $ne: 1 } }, [{ a: 2 }, {}, { a: [2] }], [{ a: 1 }, { a: [1, 2] }]],
  ['$gt within one type', { a: { $gt: 1 } }, [{ a: 2 }, { a: [0, 2] }], [{ a: 1 }, { a: 'x' }, { a: null }, {}]],
  ['$lte of dates', { a: { $lte: new Date(5) } }, [{ a: new Date(5) }], [{ a: new Date(6) }, { a: 1 }]],
  ['$gte null', { a: { $gte: null } }, [{ a: null }, {}], [{ a: 1 }]],
  ['$lt, excluding NaN', { a: { $lt: 5 } }, [{ a: 4 }], [{ a: Number.NaN }]],
  ['both ends of a range', { a: { $gt: 1, $lt: 3 } }, [{ a: 2 }, { a: [0, 5] }], [{ a: 3 }]],
  ['$in', { a: { $in: [1, 'x', null] } }, [{ a: 1 }, { a: ['x'] }, {}], [{ a: 2 }]],
  ['$in with a pattern', { a: { $in: [new BSONRegExp('^x', 'i'), 5] } }, [{ a: 'Xy' }, { a: 5 }], [{ a: 'yx' }]],
  ['$nin', { a: { $nin: [1, 2] } }, [{ a: 3 }, {}], [{ a: [3, 2] }]],
  ['$exists', { a: { $exists: false } }, [{}, { b: 1 }], [{ a: null }]],
  ['$type', { a: { $type: ['string', 'null'] } }, [{ a: 'x' }, { a: null }, { a: [1, 'x'] }], [{ a: 1 }, {}]],
  ['$type array', { a: { $type: 'array' } }, [{ a: [] }], [{ a: 1 }]],
  [
    '$regex with options',
    { a: { $regex: '^ab', $options: 'i' } },
    [{ a: 'ABc' }, { a: ['x', 'ab'] }],
    [{ a: 'xab' }, { a: 1 }],
  ],
  ['$not', { a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  ['$not of several operators', { a: { $not: { $gt: 1, $lt: 5 } } }, [{ a: 7 }], [{ a: 3 }]],
  ['$and', { $and: [{ a: 1 }, { a: 2 }] }, [{ a: [1, 2] }], [{ a: 1 }]],
  ['$or', { $or: [{ a: 1 }, { b: 1 }] }, [{ a: 1 }, { b: 1 }], [{ a: 2, b: 2 }]],
  ['$nor', { $nor: [{ a: 1 }, { b: 1 }] }, [{}], [{ a: 1 }]],
  ['$all', { a: { $all: [1, 2] } }, [{ a: [2, 1, 3] }], [{ a: [1] }]],
  ['an empty $all, which matches nothing', { a: { $all: [] } }, [], [{ a: [] }, {}]],
  ['$all with $elemMatch', { a: { $all: [{ $elemMatch: { x: 1 } }] } }, [{ a: [{ x: 1 }] }], [{ a: [{ x: 2 }] }]],
  ['$size', { a: { $size: 2 } }, [{ a: [1, [2]] }], [{ a: [1] }, { a: [[1, 2]] }, { a: 'xy' }]],
  ['$elemMatch on values', { a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [0, 2] }], [{ a: [0, 5] }, { a: 2 }]],
  [
    '$elemMatch on documents',
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [{ a: [{ x: 1, y: 2 }] }],
    [{ a: [{ x: 1 }, { y: 2 }] }],
  ],
  ['$mod', { a: { $mod: [3, 1] } }, [{ a: 4 }, { a: 4.9 }, { a: Long.fromNumber(7) }], [{ a: 3 }, { a: '4' }]],
];

test('parseFilter rejects a BSON type without a defined order with an error that names the type', () => {
  expect(() => matcher({ a: { $gt: 1 } })({ a: new Code('1') })).toThrow('BSON type Code is not supported');
});

describe('compiled filter', () => {
  test.each(cases)('matches only the intended documents for %s', (_name, filter, matches, others) => {
    const accepts = matcher(filter);
    for (const doc of matches) expect(accepts(doc), JSON.stringify(doc)).toBe(true);
    for (const doc of others) expect(accepts(doc), JSON.stringify(doc)).toBe(false);
  });

  test.each([
    [{ $where: 'true' }, '$where'],
    [{ $expr: { $eq: ['$a', 1] } }, '$expr'],
    [{ $text: { $search: 'x' } }, '$text'],
    [{ $jsonSchema: {} }, '$jsonSchema'],
    [{ a: { $near: [0, 0] } }, '$near'],
    [{ a: { $bitsAllSet: 1 } }, '$bitsAllSet'],
    [{ a: { $gt: 1, b: 2 } }, 'b'],
    [{ a: { $type: 'colour' } }, 'colour'],
    [{ a: { $regex: 'x', $options: 'x' } }, "'x'"],
    [{ a: { $constructor: 1 } }, '$constructor'],
  ] as [Doc, string][])('rejects %j with an error that names the unsupported operator or option', (filter, name) => {
    expect(() => matcher(filter)).toThrow(CommandError);
    expect(() => matcher(filter)).toThrow(name);
  });
});
