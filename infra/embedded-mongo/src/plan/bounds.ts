import { AFTER, encodeKey } from '../bson/keys.ts';
import { RANK, rankOf } from '../bson/values.ts';
import type { Condition } from '../match/parse.ts';

/** A range of index keys from `low` (inclusive) to `high` (exclusive). */
export interface Range {
  low: Buffer;
  high: Buffer;
}

/**
 * Maximum number of combinations of `$in` values. The planner ignores conditions with more combinations and leaves them
 * to the matcher.
 */
export const MAX_POINTS = 1000;

/** True when a value is a single index key. False for an array, because each of its elements is a key. */
const isKey = (value: unknown): boolean => !Array.isArray(value);

/** The shortest list of values that the conditions allow for the field. Null when the values are not limited. */
export function pointsOf(conditions: readonly Condition[]): unknown[] | null {
  let best: unknown[] | null = null;
  for (const { operator, operand } of conditions) {
    const values = operator === '$eq' ? [operand] : operator === '$in' ? (operand as unknown[]) : null;
    if (values === null || !values.every((value) => isKey(value) && rankOf(value) !== RANK.regex)) continue;
    if (best === null || values.length < best.length) best = values;
  }
  return best;
}

const RANGE_OPERATORS = new Set(['$gt', '$gte', '$lt', '$lte']);
const UNBOUNDED = new Set<number>([RANK.null, RANK.array, RANK.minKey, RANK.maxKey]);

const isRange = ({ operator, operand }: Condition): boolean =>
  RANGE_OPERATORS.has(operator) && !UNBOUNDED.has(rankOf(operand));

/**
 * The range of keys after `prefix` that the field's comparisons allow, within the type of their operands. In a multikey
 * index different elements can satisfy different conditions, so only one condition is used.
 */
export function rangeOf(
  prefix: Buffer,
  conditions: readonly Condition[],
  descending: boolean,
  multikey: boolean,
): Range | null {
  const comparisons = conditions.filter(isRange);
  const ranges = (multikey ? comparisons.slice(0, 1) : comparisons).map((condition) =>
    oneRange(prefix, condition, descending),
  );
  const [first] = ranges;
  if (first === undefined) return null;
  return ranges.reduce((a, b) => ({ low: later(a.low, b.low), high: earlier(a.high, b.high) }), first);
}

const later = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) > 0 ? a : b);
const earlier = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) < 0 ? a : b);

function oneRange(prefix: Buffer, { operator, operand }: Condition, descending: boolean): Range {
  const tag = descending ? rankOf(operand) ^ 0xff : rankOf(operand);
  const at = Buffer.concat([prefix, encodeKey(operand, descending)]);
  const after = Buffer.concat([at, AFTER]);
  const range = {
    low: Buffer.concat([prefix, Buffer.from([tag])]),
    high: Buffer.concat([prefix, Buffer.from([tag + 1])]),
  };
  const upward = operator.startsWith('$gt') !== descending;
  const inclusive = operator.endsWith('e');
  if (upward) range.low = inclusive ? at : after;
  else range.high = inclusive ? after : at;
  return range;
}

/** The range of all keys that begin with `prefix`. */
export const under = (prefix: Buffer): Range => ({ low: prefix, high: Buffer.concat([prefix, AFTER]) });
