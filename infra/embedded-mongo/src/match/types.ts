import { Double, Int32, Long } from 'bson';
import { isNumeric } from '../bson/numbers.ts';
import { RANK, rankOf, toNumber } from '../bson/values.ts';
import { badValue } from '../errors.ts';

/** Type aliases of `$type` and their BSON numbers. The alias `number` (all four number types) is handled below. */
const ALIASES: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const NUMBERS = [1, 16, 18, 19];

/** BSON type numbers by comparison rank, except for numeric types. */
const TYPE_OF_RANK: Record<number, number> = {
  [RANK.minKey]: -1,
  [RANK.null]: 10,
  [RANK.string]: 2,
  [RANK.object]: 3,
  [RANK.array]: 4,
  [RANK.binary]: 5,
  [RANK.objectId]: 7,
  [RANK.boolean]: 8,
  [RANK.date]: 9,
  [RANK.timestamp]: 17,
  [RANK.regex]: 11,
  [RANK.maxKey]: 127,
};

const KNOWN = new Set(Object.values(ALIASES));

/** Parses the operand of `$type` into BSON type numbers. */
export function parseTypes(operand: unknown): number[] {
  return (Array.isArray(operand) ? operand : [operand]).flatMap((type) => {
    if (type === 'number') return NUMBERS;
    if (typeof type === 'string') {
      const number = Object.hasOwn(ALIASES, type) ? ALIASES[type] : undefined;
      if (number === undefined) throw badValue(`Unknown type name alias: ${type}`);
      return [number];
    }
    const number = toNumber(type, '$type');
    if (!KNOWN.has(number)) throw badValue(`Invalid numerical type code: ${number}`);
    return [number];
  });
}

/** The BSON type number of a value, or undefined for a missing value. */
export function typeOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value)) return TYPE_OF_RANK[rankOf(value)];
  if (value instanceof Long || typeof value === 'bigint') return 18;
  if (value instanceof Double) return 1;
  if (value instanceof Int32) return 16;
  if (typeof value !== 'number') return 19;
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 16 : 1;
}
