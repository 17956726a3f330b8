import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError } from '../errors.ts';

export type Numeric = number | bigint | Int32 | Double | Long | Decimal128;

/** A finite number as `coefficient × 10^exponent`, without rounding. */
export interface Exact {
  coefficient: bigint;
  exponent: number;
}

const NUMERIC_TYPES = new Set(['Int32', 'Double', 'Long', 'Decimal128']);

export function isNumeric(value: unknown): value is Numeric {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  return (
    typeof value === 'object' && value !== null && NUMERIC_TYPES.has((value as { _bsontype?: string })._bsontype ?? '')
  );
}

/** The nearest double. Rounding is monotone, so the doubles of two numbers are never in the opposite order. */
export function toDouble(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return Number(value.toString());
}

/** True when a double can represent the number exactly, so that `toDouble` loses no precision. */
const isDouble = (value: Numeric): value is number | Int32 | Double =>
  typeof value === 'number' || value instanceof Int32 || value instanceof Double;

function exactDouble(value: number): Exact {
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  let scaled = value;
  let shift = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    shift++;
  }
  // The double is scaled / 2^shift, which equals scaled × 5^shift / 10^shift.
  return { coefficient: BigInt(scaled) * 5n ** BigInt(shift), exponent: -shift };
}

function exactDecimal(text: string): Exact {
  const [mantissa = '0', power = '0'] = text.split(/E/i);
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

/** Returns the exact value of a BSON number, or null for NaN and the infinities. */
export function toExact(value: Numeric): Exact | null {
  if (isDouble(value)) {
    const double = toDouble(value);
    return Number.isFinite(double) ? exactDouble(double) : null;
  }
  const text = value.toString();
  return /^[-+]?[\d.]+(E[-+]?\d+)?$/i.test(text) ? exactDecimal(text) : null;
}

/** Returns the exact difference `a − b`. */
export function subtract(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent);
  const scale = (x: Exact): bigint => x.coefficient * 10n ** BigInt(x.exponent - exponent);
  return { coefficient: scale(a) - scale(b), exponent };
}

/** Compares numbers of all types by value. NaN is less than all other numbers and equal to itself. */
export function compareNumbers(a: unknown, b: unknown): number {
  const left = a as Numeric;
  const right = b as Numeric;
  const x = toDouble(left);
  const y = toDouble(right);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  if (x !== y) return x < y ? -1 : 1;
  if (isDouble(left) && isDouble(right)) return 0;
  const exactLeft = toExact(left);
  const exactRight = toExact(right);
  if (exactLeft === null || exactRight === null) return infinityOrder(x, exactLeft, exactRight);
  const { coefficient } = subtract(exactLeft, exactRight);
  return coefficient < 0n ? -1 : coefficient > 0n ? 1 : 0;
}

/** Compares numbers that round to the same infinity. A finite decimal is nearer to zero than the infinity. */
function infinityOrder(infinity: number, a: Exact | null, b: Exact | null): number {
  if (a === null && b === null) return 0;
  return (a === null ? 1 : -1) * Math.sign(infinity);
}

type Kind = 'int' | 'long' | 'double';

function kindOf(value: Numeric): Kind {
  if (value instanceof Decimal128) throw new CommandError('TypeMismatch', 'Decimal128 arithmetic is not supported');
  if (value instanceof Int32) return 'int';
  if (value instanceof Long || typeof value === 'bigint') return 'long';
  if (value instanceof Double) return 'double';
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 'int' : 'double';
}

function integerResult(value: bigint, kind: Kind): Int32 | Long {
  if (kind === 'int' && BigInt.asIntN(32, value) === value) return new Int32(Number(value));
  if (BigInt.asIntN(64, value) !== value) throw new CommandError('BadValue', 'integer overflow in $inc or $mul');
  return Long.fromBigInt(value);
}

const toInteger = (value: Numeric): bigint => BigInt(value.toString());

/** Arithmetic of $inc and $mul: int32 becomes long on overflow, and the result is a double when an operand is one. */
export function arithmetic(operator: '$inc' | '$mul', a: Numeric, b: Numeric): Int32 | Long | Double {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('double')) {
    return new Double(operator === '$inc' ? toDouble(a) + toDouble(b) : toDouble(a) * toDouble(b));
  }
  const [x, y] = [toInteger(a), toInteger(b)];
  return integerResult(operator === '$inc' ? x + y : x * y, kinds.includes('long') ? 'long' : 'int');
}
