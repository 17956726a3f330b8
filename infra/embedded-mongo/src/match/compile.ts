import { type BSONRegExp, ObjectId } from 'bson';
import { isNumeric, toDouble } from '../bson/numbers.ts';
import { compare, type Doc, equals, isDoc, RANK, rankOf } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { type Path, someValue, splitPath } from '../paths.ts';
import { type Condition, type ElementFilter, type Filter, parseFilter } from './parse.ts';
import { typeOf } from './types.ts';

const FLAGS = new Set(['i', 'm', 's', 'u']);

export type Test = (value: unknown) => boolean;

/** Compiles a parsed filter into a predicate. */
export function compile(filter: Filter): Test {
  const tests = filter.map((clause): Test => {
    if (clause.kind === 'field') return compileCondition(clause);
    const branches = clause.branches.map(compile);
    const any: Test = (value) => branches.some((branch) => branch(value));
    return clause.kind === 'or' ? any : (value) => !any(value);
  });
  const [first] = tests;
  if (first !== undefined && tests.length === 1) return first;
  return (value) => tests.every((test) => test(value));
}

/** Parses a filter and compiles it into a predicate. */
export const matcher = (filter: Doc): Test => compile(parseFilter(filter));

function compileCondition(condition: Condition): Test {
  // An empty path refers to the value itself. Arrays are expanded only for paths.
  if (condition.path === '') return valueTest(condition);
  return conditionTest(condition, splitPath(condition.path));
}

/** Compiles a condition into a predicate on documents that uses `path` instead of the condition's own path. */
export function conditionTest(condition: Condition, path: Path): Test {
  const test = valueTest(condition);
  const atEnd = WHOLE.has(condition.operator)
    ? test
    : (value: unknown) => test(value) || (Array.isArray(value) && value.some(test));
  return (value) => someValue(value, path, atEnd);
}

/** Operators that test an entire array, not its elements. */
const WHOLE = new Set(['$exists', '$size', '$elemMatch']);

/** Compiles a condition into a predicate on one value, without path or array expansion. */
export function valueTest({ operator, operand }: Condition): Test {
  switch (operator) {
    case '$eq':
      return equalTo(operand);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return ordered(operator, operand);
    case '$in':
      return oneOf(operand as unknown[]);
    case '$exists':
      return (value) => value !== undefined;
    case '$type':
      return (value) => (operand as number[]).includes(typeOf(value) ?? Number.NaN);
    case '$regex':
      return regexTest(operand as BSONRegExp);
    case '$size':
      return (value) => Array.isArray(value) && value.length === operand;
    case '$elemMatch':
      return elementTest(operand as ElementFilter);
    case '$mod':
      return modTest(operand as number[]);
    case 'never':
      return () => false;
  }
}

function equalTo(operand: unknown): Test {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
  return (value) => value !== undefined && equals(value, operand);
}

const ACCEPTS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

const isNaNValue = (value: unknown): boolean => isNumeric(value) && Number.isNaN(toDouble(value));

/**
 * Comparison for the range operators: compares only values of the same type, and NaN only with itself. MinKey and
 * MaxKey compare with every type.
 */
function ordered(operator: keyof typeof ACCEPTS, operand: unknown): Test {
  const accepts = ACCEPTS[operator];
  const rank = rankOf(operand);
  if (rank === RANK.minKey || rank === RANK.maxKey)
    return (value) => value !== undefined && accepts(compare(value, operand));
  const nan = isNaNValue(operand);
  return (value) => {
    if (rankOf(value) !== rank) return false;
    if (rank === RANK.number && nan !== isNaNValue(value)) return false;
    return accepts(compare(value, operand));
  };
}

/** String key of a simple value. Equal values have equal keys. Undefined for values that need `equals`. */
function hashOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  return undefined;
}

function oneOf(operands: unknown[]): Test {
  const hashes = new Set<string>();
  const others: Test[] = [];
  for (const operand of operands) {
    const hash = hashOf(operand);
    if (hash !== undefined) hashes.add(hash);
    else others.push(isRegex(operand) ? regexTest(operand) : equalTo(operand));
  }
  return (value) => {
    const hash = hashOf(value);
    return (hash !== undefined && hashes.has(hash)) || others.some((test) => test(value));
  };
}

const isRegex = (value: unknown): value is BSONRegExp =>
  typeof value === 'object' && value !== null && (value as { _bsontype?: string })._bsontype === 'BSONRegExp';

/**
 * Converts a MongoDB (PCRE) pattern to a JavaScript regular expression. The syntax that filters use is identical in
 * both languages. The flag `g` is not set, because it keeps state between documents.
 * @throws CommandError for a pattern that JavaScript cannot parse and for the option `x`.
 */
function toRegExp({ pattern, options }: BSONRegExp): RegExp {
  for (const option of options) {
    if (!FLAGS.has(option)) throw badValue(`$regex option '${option}' is not supported`);
  }
  try {
    return new RegExp(pattern, options.replace('u', ''));
  } catch (cause) {
    throw new CommandError('InvalidRegex', `Regular expression is invalid: ${(cause as Error).message}`);
  }
}

/** A regex matches strings by its pattern, and a stored regex that is equal to it. */
function regexTest(operand: BSONRegExp): Test {
  const pattern = toRegExp(operand);
  return (value) => (typeof value === 'string' ? pattern.test(value) : isRegex(value) && equals(value, operand));
}

function elementTest({ of, filter }: ElementFilter): Test {
  const test = compile(filter);
  const accepts: Test =
    of === 'value' ? test : (element) => (isDoc(element) || Array.isArray(element)) && test(element);
  return (value) => Array.isArray(value) && value.some(accepts);
}

function modTest([divisor = 1, remainder = 0]: number[]): Test {
  return (value) => {
    const number = isNumeric(value) ? toDouble(value) : Number.NaN;
    return Number.isFinite(number) && BigInt(Math.trunc(number)) % BigInt(divisor) === BigInt(remainder);
  };
}
