import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -400, max: 400 }))
  .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`));

/** Numbers of every type, often close to each other and to the limit of exact integers in doubles. */
export const numbers = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.integer().map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n - 4n, max: 2n ** 53n + 4n }).map((value) => Long.fromBigInt(value)),
  decimals,
  fc.constantFrom(0.1, 0.5, -0, 1e308, Number.MIN_VALUE, 2 ** 53, 2 ** 63, Number.POSITIVE_INFINITY, Number.NaN),
  fc
    .constantFrom(
      '0.1',
      '0.5',
      '0.10',
      '1E+309',
      '-1E+309',
      '1E-400',
      'NaN',
      'Infinity',
      '-Infinity',
      '9007199254740993',
    )
    .map((text) => Decimal128.fromString(text)),
);

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('', 'a', 'a\0', 'a\0b', 'aa', '\uffff', '\u{10000}', 'é'),
);

const scalars = fc.oneof(
  numbers,
  texts,
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.tuple(fc.uint8Array({ maxLength: 3 }), fc.constantFrom(0, 4)).map(([bytes, type]) => new Binary(bytes, type)),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => new Timestamp(value)),
  fc.tuple(fc.constantFrom('a', 'b', ''), fc.constantFrom('', 'i')).map(([a, b]) => new BSONRegExp(a, b)),
  fc.constantFrom(new MinKey(), new MaxKey()),
);

/** BSON values that the database can order, with little nesting. */
export const values: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: scalars, weight: 4 },
    { arbitrary: fc.array(tie('value'), { maxLength: 3 }), weight: 1 },
    { arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'ab', ''), tie('value'), { maxKeys: 3 }), weight: 1 },
  ),
})).value;
