import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { type Exact, type Numeric, subtract, toDouble, toExact } from './numbers.ts';
import { bytesOf, type Doc, RANK, rankOf } from './values.ts';

/** The index entry of an empty array. Sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');

/** Suffix that sorts after every key with the same prefix, because no encoded value begins with 0xff in either direction. */
export const AFTER = Buffer.from([0xff]);

/** A growing byte buffer. */
class Writer {
  bytes = Buffer.allocUnsafe(96);
  length = 0;

  reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32BE(value, this.length);
  }

  uint64(value: bigint): void {
    this.reserve(8);
    this.length = this.bytes.writeBigUInt64BE(value, this.length);
  }

  /**
   * Writes UTF-8 with escaped NULs and a terminator, so that a string sorts before longer strings that begin with it.
   */
  text(value: string): void {
    const utf8 = Buffer.from(value, 'utf8');
    for (let start = 0; ; ) {
      const nul = utf8.indexOf(0, start);
      this.raw(utf8.subarray(start, nul < 0 ? utf8.length : nul));
      if (nul < 0) break;
      this.raw(ESCAPED_NUL);
      start = nul + 1;
    }
    this.raw(TERMINATOR);
  }
}

const ESCAPED_NUL = Buffer.from([0, 0xff]);
const TERMINATOR = Buffer.from([0, 0]);

/** Writes the IEEE 754 bits transformed so that the bytes sort like the numbers: NaN first, then −∞ … +∞. */
function writeDouble(writer: Writer, value: number): void {
  if (Number.isNaN(value)) {
    writer.uint64(0n);
    return;
  }
  writer.reserve(8);
  writer.bytes.writeDoubleBE(value === 0 ? 0 : value, writer.length);
  const bits = writer.bytes.readBigUInt64BE(writer.length);
  writer.uint64(bits >> 63n ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n));
}

/** Encodes a positive exact number as decimal exponent and digits, in byte order. */
function magnitude({ coefficient, exponent }: Exact): Buffer {
  const digits = coefficient.toString();
  const head = Buffer.alloc(4);
  head.writeUInt32BE(exponent + digits.length + 0x80000000);
  return Buffer.concat([head, Buffer.from(digits.replace(/0+$/, ''), 'latin1'), Buffer.from([0])]);
}

const inverted = (bytes: Uint8Array): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff));

const EXACT_TAIL = 0x80;

/**
 * Writes the nearest double, then the rounding remainder: one byte when the remainder is zero (every int32 and double),
 * else its sign and digits. Rounding is monotone, so (double, remainder) sorts like the number itself.
 */
function writeNumber(writer: Writer, value: Numeric): void {
  const double = toDouble(value);
  writeDouble(writer, double);
  const exact = typeof value === 'number' ? null : toExact(value);
  if (exact === null) writer.byte(EXACT_TAIL);
  else if (Number.isFinite(double)) writeRest(writer, subtract(exact, toExact(double) as Exact));
  else writeOverflow(writer, double, exact);
}

function writeRest(writer: Writer, rest: Exact): void {
  const sign = rest.coefficient < 0n ? -1 : rest.coefficient > 0n ? 1 : 0;
  writer.byte(EXACT_TAIL + sign);
  if (sign > 0) writer.raw(magnitude(rest));
  if (sign < 0) writer.raw(inverted(magnitude({ ...rest, coefficient: -rest.coefficient })));
}

/**
 * Writes a finite decimal whose magnitude exceeds the largest double. It sorts between all doubles and the infinity
 * with the same sign.
 */
function writeOverflow(writer: Writer, infinity: number, exact: Exact): void {
  const positive = infinity > 0;
  const bytes = magnitude(positive ? exact : { ...exact, coefficient: -exact.coefficient });
  writer.byte(positive ? EXACT_TAIL - 1 : EXACT_TAIL + 1);
  writer.raw(positive ? bytes : inverted(bytes));
}

function writeDoc(writer: Writer, doc: Doc): void {
  for (const [name, value] of Object.entries(doc)) {
    writer.byte(1);
    writer.byte(rankOf(value));
    writer.text(name);
    writeValue(writer, value);
  }
  writer.byte(0);
}

function writeBinary(writer: Writer, value: Binary): void {
  writer.uint32(value.position);
  writer.byte(value.sub_type);
  writer.raw(bytesOf(value));
}

function writeArray(writer: Writer, values: unknown[]): void {
  for (const value of values) writeValue(writer, value);
  writer.byte(0);
}

function writeRegex(writer: Writer, value: BSONRegExp): void {
  writer.text(value.pattern);
  writer.text(value.options);
}

function writeDate(writer: Writer, value: Date): void {
  writer.uint64(BigInt.asUintN(64, BigInt(value.getTime()) + (1n << 63n)));
}

/** Writers for the bytes after the type byte. Null, minKey and maxKey have none. */
const PAYLOADS: Record<number, (writer: Writer, value: never) => void> = {
  [RANK.number]: writeNumber,
  [RANK.string]: (writer, value: string) => writer.text(value),
  [RANK.object]: writeDoc,
  [RANK.array]: writeArray,
  [RANK.binary]: writeBinary,
  [RANK.objectId]: (writer, value: ObjectId) => writer.raw(value.id),
  [RANK.boolean]: (writer, value: boolean) => writer.byte(value ? 1 : 0),
  [RANK.date]: writeDate,
  [RANK.timestamp]: (writer, value: Timestamp) => writer.uint64(value.toBigInt()),
  [RANK.regex]: writeRegex,
};

function writeValue(writer: Writer, value: unknown): void {
  if (value === EMPTY_ARRAY) {
    writer.byte(RANK.emptyArray);
    return;
  }
  const rank = rankOf(value);
  writer.byte(rank);
  PAYLOADS[rank]?.(writer, value as never);
}

/**
 * Encodes one value as bytes whose memcmp order is the BSON order: `memcmp(encodeKey(a), encodeKey(b))` has the sign
 * of `compare(a, b)`. No encoding is a prefix of another, so encodings can be concatenated into compound keys.
 * `descending` inverts the bytes, which reverses the order.
 */
export function encodeKey(value: unknown, descending = false): Buffer {
  const writer = new Writer();
  writeValue(writer, value);
  const bytes = writer.bytes.subarray(0, writer.length);
  if (descending) for (let i = 0; i < bytes.length; i++) bytes[i] = (bytes[i] ?? 0) ^ 0xff;
  return bytes;
}
