import { BSONRegExp } from 'bson';
import { type Doc, isDoc, isOperatorDoc, toNumber } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { parseTypes } from './types.ts';

/** Tests of a single value. The negations ($ne, $nin, $not, $exists: false) are `nor` clauses around these. */
export type Operator =
  | '$eq'
  | '$gt'
  | '$gte'
  | '$lt'
  | '$lte'
  | '$in'
  | '$exists'
  | '$type'
  | '$regex'
  | '$size'
  | '$elemMatch'
  | '$mod'
  | 'never';

export interface Condition {
  kind: 'field';
  /**
   * Dotted path of the tested field. Empty when the condition tests the value itself (inside $elemMatch or $pull on
   * values).
   */
  path: string;
  operator: Operator;
  /** Operand, validated and normalised: number[] for $type and $mod, `ElementFilter` for $elemMatch. */
  operand: unknown;
}

interface Branches {
  kind: 'or' | 'nor';
  branches: Filter[];
}

type Clause = Condition | Branches;

/** A filter matches when all clauses match. */
export type Filter = Clause[];

/** The operand of $elemMatch: a filter that treats each element as a document or as a value. */
export interface ElementFilter {
  of: 'document' | 'value';
  filter: Filter;
}

const condition = (path: string, operator: Operator, operand: unknown): Condition => ({
  kind: 'field',
  path,
  operator,
  operand,
});

const not = (filter: Filter): Branches => ({ kind: 'nor', branches: [filter] });

/** Parses a filter document. @throws CommandError with the name of an unsupported operator. */
export function parseFilter(filter: unknown): Filter {
  if (!isDoc(filter)) throw badValue('the filter must be an object');
  return Object.entries(filter).flatMap(([key, value]) => {
    if (key === '$comment') return [];
    if (key === '$and') return branchesOf(key, value).flat();
    if (key === '$or') return [{ kind: 'or' as const, branches: branchesOf(key, value) }];
    if (key === '$nor') return [{ kind: 'nor' as const, branches: branchesOf(key, value) }];
    if (key.startsWith('$')) throw badValue(`unknown top level operator: ${key}`);
    return parseField(key, value);
  });
}

function branchesOf(key: string, value: unknown): Filter[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${key} must be a nonempty array`);
  return value.map(parseFilter);
}

function parseField(path: string, value: unknown): Filter {
  return isOperatorDoc(value) ? parseOperators(path, value) : [equality(path, value)];
}

function equality(path: string, value: unknown): Condition {
  return condition(path, value instanceof BSONRegExp ? '$regex' : '$eq', value);
}

/** Parses the operators of one path, such as `{$gt: 1, $lt: 5}`. */
export function parseOperators(path: string, operators: Doc): Filter {
  return Object.entries(operators).flatMap(([name, operand]): Filter => {
    if (name === '$regex') return [condition(path, '$regex', regexOf(operand, operators.$options))];
    if (name === '$options') return requireRegex(operators);
    const parse = Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined;
    if (parse === undefined) throw badValue(`unknown operator: ${name}`);
    return parse(path, operand);
  });
}

const plain =
  (operator: Operator) =>
  (path: string, operand: unknown): Filter => [condition(path, operator, operand)];

const PARSERS: Record<string, (path: string, operand: unknown) => Filter> = {
  $eq: plain('$eq'),
  $gt: plain('$gt'),
  $gte: plain('$gte'),
  $lt: plain('$lt'),
  $lte: plain('$lte'),
  $in: (path, operand) => [condition(path, '$in', listOf('$in', operand))],
  $ne: (path, operand) => [not([condition(path, '$eq', operand)])],
  $nin: (path, operand) => [not([condition(path, '$in', listOf('$nin', operand))])],
  $not: parseNot,
  $exists: (path, operand) => {
    const exists = condition(path, '$exists', true);
    return [isTruthy(operand) ? exists : not([exists])];
  },
  $type: (path, operand) => [condition(path, '$type', parseTypes(operand))],
  $size: (path, operand) => [condition(path, '$size', toNumber(operand, '$size'))],
  $mod: (path, operand) => [condition(path, '$mod', modOf(operand))],
  $all: parseAll,
  $elemMatch: (path, operand) => [condition(path, '$elemMatch', elementFilter(operand))],
};

const isTruthy = (value: unknown): boolean => (typeof value === 'boolean' ? value : toNumber(value, '$exists') !== 0);

function parseNot(path: string, operand: unknown): Filter {
  if (operand instanceof BSONRegExp) return [not([equality(path, operand)])];
  if (!isOperatorDoc(operand)) throw badValue('$not needs a regex or a document of operators');
  return [not(parseOperators(path, operand))];
}

function parseAll(path: string, operand: unknown): Filter {
  const values = listOf('$all', operand);
  if (values.length === 0) return [condition(path, 'never', null)];
  return values.flatMap((value) => {
    if (!isOperatorDoc(value)) return [equality(path, value)];
    if (Object.keys(value).join() !== '$elemMatch') throw badValue('no $ expressions in $all but $elemMatch');
    return parseOperators(path, value);
  });
}

const LOGICAL = new Set(['$and', '$or', '$nor']);

/** `{$gt: 1}` tests elements as values; `{qty: {$gt: 1}}` and `{$or: […]}` test elements as documents. */
export function elementFilter(operand: unknown): ElementFilter {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  if (first?.startsWith('$') && !LOGICAL.has(first)) return { of: 'value', filter: parseOperators('', operand) };
  return { of: 'document', filter: parseFilter(operand) };
}

function listOf(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDoc) && operator !== '$all') throw badValue(`cannot nest $ under ${operator}`);
  return operand;
}

function modOf(operand: unknown): number[] {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw badValue('malformed mod, needs to be [divisor, remainder]');
  const [divisor, remainder] = operand.map((part) => Math.trunc(toNumber(part, '$mod')));
  if (!divisor) throw badValue('divisor cannot be 0');
  return [divisor, remainder ?? 0];
}

function requireRegex(operators: Doc): Filter {
  if (!('$regex' in operators)) throw badValue('$options needs a $regex');
  return [];
}

function regexOf(operand: unknown, options: unknown): BSONRegExp {
  if (operand instanceof BSONRegExp) return new BSONRegExp(operand.pattern, String(options ?? operand.options));
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return new BSONRegExp(operand, String(options ?? ''));
}
