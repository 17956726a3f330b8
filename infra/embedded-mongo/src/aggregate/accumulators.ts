import { encodeKey } from '../bson/keys.ts';
import { isNumeric, toDouble } from '../bson/numbers.ts';
import { compare } from '../bson/values.ts';
import { assertPlainNumber } from './overrides.ts';

/** Computes a result from the values of one group. Values are added one at a time. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

function summed(operator: string, result: (sum: number, count: number) => unknown): Accumulator {
  let sum = 0;
  let count = 0;
  return {
    add: (value) => {
      assertPlainNumber(value, operator);
      if (!isNumeric(value)) return;
      sum += toDouble(value);
      count++;
    },
    result: () => result(sum, count),
  };
}

function extreme(sign: 1 | -1): Accumulator {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      if (best === null || compare(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
}

function first(): Accumulator {
  let earliest: { value: unknown } | null = null;
  return {
    add: (value) => {
      earliest ??= { value: value ?? null };
    },
    result: () => earliest?.value ?? null,
  };
}

function last(): Accumulator {
  let latest: unknown = null;
  return {
    add: (value) => {
      latest = value ?? null;
    },
    result: () => latest,
  };
}

function push(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function addToSet(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value === undefined) return;
      const key = encodeKey(value).toString('latin1');
      if (!values.has(key)) values.set(key, value);
    },
    result: () => [...values.values()],
  };
}

/** The accumulators of $group. Unlike mingo's, they follow BSON's order and number types. */
export const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: () => summed('$sum', (sum) => sum),
  $avg: () => summed('$avg', (sum, count) => (count === 0 ? null : sum / count)),
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
};
