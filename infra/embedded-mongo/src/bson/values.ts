import type { Binary, BSONRegExp, Int32, Long, ObjectId, Timestamp } from 'bson';
import { CommandError } from '../errors.ts';
import { compareNumbers, isNumeric } from './numbers.ts';

export type Doc = Record<string, unknown>;

/**
 * The comparison order of BSON types (MongoDB manual, "Comparison/Sort Order"). It is also the first byte of an index
 * key.
 */
export const RANK = {
  minKey: 1,
  emptyArray: 9,
  null: 10,
  number: 20,
  string: 30,
  object: 40,
  array: 50,
  binary: 60,
  objectId: 70,
  boolean: 80,
  date: 90,
  timestamp: 95,
  regex: 100,
  maxKey: 127,
} as const;

const BSON_RANKS: Record<string, number> = {
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
  ObjectId: RANK.objectId,
  Binary: RANK.binary,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.regex,
};

const bsonTypeOf = (value: object): string | undefined => (value as { _bsontype?: string })._bsontype;

/** True for a plain sub-document: not an array, a date or a BSON wrapper. */
export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    bsonTypeOf(value) === undefined
  );
}

/** True when `value` is `{$op: …}`: an operator expression rather than a literal sub-document. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}

/** The position of the value's type in the comparison order. A missing value is treated as null. */
export function rankOf(value: unknown): number {
  if (value === null || value === undefined) return RANK.null;
  if (isNumeric(value)) return RANK.number;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'boolean') return RANK.boolean;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  const type = bsonTypeOf(value as object);
  if (type === undefined) return RANK.object;
  const rank = BSON_RANKS[type];
  if (rank === undefined) throw new CommandError('BadValue', `BSON type ${type} is not supported`);
  return rank;
}

/** Compares by code point, which is the byte order of UTF-8. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointOrder(x) - codePointOrder(y);
  }
  return a.length - b.length;
}

/** Sort rank of a UTF-16 code unit. Surrogates represent code points above U+FFFF, so they sort last. */
const codePointOrder = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

const order = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

export const bytesOf = (value: Binary): Uint8Array => value.buffer.subarray(0, value.position);

function compareBinaries(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(bytesOf(a), bytesOf(b));
}

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const result = compare(a[i], b[i]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

function compareDocs(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [i, [key, value]] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const result = rankOf(value) - rankOf(other[1]) || compareStrings(key, other[0]) || compare(value, other[1]);
    if (result !== 0) return result;
  }
  return left.length - right.length;
}

function compareRegexes(a: BSONRegExp, b: BSONRegExp): number {
  return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
}

/** Total order of BSON values: negative, zero or positive. Numbers of different types compare by value. */
export function compare(a: unknown, b: unknown): number {
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  if (difference !== 0) return difference;
  switch (rank) {
    case RANK.number:
      return compareNumbers(a, b);
    case RANK.string:
      return compareStrings(a as string, b as string);
    case RANK.object:
      return compareDocs(a as Doc, b as Doc);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case RANK.binary:
      return compareBinaries(a as Binary, b as Binary);
    case RANK.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case RANK.boolean:
    case RANK.date:
      return order(Number(a), Number(b));
    case RANK.timestamp:
      return order((a as Timestamp).toBigInt(), (b as Timestamp).toBigInt());
    case RANK.regex:
      return compareRegexes(a as BSONRegExp, b as BSONRegExp);
    default:
      return 0;
  }
}

export const equals = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

/** Converts a command option, which can be an int32, long or double, to a plain number. */
export function toNumber(value: unknown, name: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = value as Int32 | Long | null | undefined;
  if (isNumeric(number)) return Number(number.toString());
  throw new CommandError('TypeMismatch', `BSON field '${name}' must be a number`);
}
