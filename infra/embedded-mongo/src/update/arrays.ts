import { BSONRegExp } from 'bson';
import { compare, type Doc, equals, isDoc, isOperatorDoc, toNumber } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { compile, type Test, valueTest } from '../match/compile.ts';
import { parseFilter, parseOperators } from '../match/parse.ts';
import { parseSort, sortKey } from '../sort.ts';

const MODIFIERS = new Set(['$each', '$slice', '$sort', '$position']);

const isModifierDoc = (operand: unknown): operand is Doc => isDoc(operand) && '$each' in operand;

function eachOf(operator: string, operand: Doc): unknown[] {
  if (!Array.isArray(operand.$each)) throw badValue(`The argument to $each in ${operator} must be an array`);
  return operand.$each;
}

/** Applies $push with $each, $position, $sort and $slice, in that order. */
export function push(array: unknown[], operand: unknown): unknown[] {
  if (!isModifierDoc(operand)) return [...array, operand];
  const unknown = Object.keys(operand).find((key) => !MODIFIERS.has(key));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const position = operand.$position === undefined ? array.length : toNumber(operand.$position, '$position');
  const pushed = array.toSpliced(position, 0, ...eachOf('$push', operand));
  const sorted = operand.$sort === undefined ? pushed : sortElements(pushed, operand.$sort);
  return operand.$slice === undefined ? sorted : slice(sorted, toNumber(operand.$slice, '$slice'));
}

const slice = (array: unknown[], count: number): unknown[] => (count < 0 ? array.slice(count) : array.slice(0, count));

function sortElements(array: unknown[], order: unknown): unknown[] {
  if (!isDoc(order)) {
    const direction = toNumber(order, '$sort');
    return array.toSorted((a, b) => compare(a, b) * direction);
  }
  const sort = parseSort(order);
  const keyed = array.map((element) => ({ element, key: sortKey(isDoc(element) ? element : {}, sort) }));
  return keyed.toSorted((a, b) => Buffer.compare(a.key, b.key)).map(({ element }) => element);
}

/** Applies $addToSet, with or without $each. */
export function addToSet(array: unknown[], operand: unknown): unknown[] {
  const result = [...array];
  for (const value of isModifierDoc(operand) ? eachOf('$addToSet', operand) : [operand]) {
    if (!result.some((element) => equals(element, value))) result.push(value);
  }
  return result;
}

/** Applies $pop: −1 removes the first element, 1 the last. */
export function pop(array: unknown[], operand: unknown): unknown[] {
  const end = toNumber(operand, '$pop');
  if (end !== 1 && end !== -1) throw badValue('$pop expects 1 or -1');
  return end === 1 ? array.slice(0, -1) : array.slice(1);
}

/** Applies $pull: removes elements by operators on the element, by a filter on the element's fields, or by equality. */
export function pull(array: unknown[], operand: unknown): unknown[] {
  const matches = pullTest(operand);
  return array.filter((element) => !matches(element));
}

function pullTest(operand: unknown): Test {
  if (isOperatorDoc(operand)) return compile(parseOperators('', operand));
  if (isDoc(operand)) {
    const test = compile(parseFilter(operand));
    return (element) => isDoc(element) && test(element);
  }
  if (operand instanceof BSONRegExp) return valueTest({ kind: 'field', path: '', operator: '$regex', operand });
  return (element) => equals(element, operand);
}

export function pullAll(array: unknown[], operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  return array.filter((element) => !operand.some((value) => equals(element, value)));
}
