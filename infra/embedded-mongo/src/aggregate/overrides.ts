import { Decimal128, Long } from 'bson';
import { evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { AnyObject, Options } from 'mingo/types';
import { compare, equals } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';

type Operator = (doc: AnyObject, operand: unknown, options: Options) => unknown;

/** @throws CommandError for arithmetic that would be inexact: on decimals, and on longs that do not fit a double. */
export function assertPlainNumber(value: unknown, operator: string): void {
  if (!(value instanceof Decimal128) && !(value instanceof Long)) return;
  const type = value instanceof Long ? 'longs beyond 2^53' : 'Decimal128';
  throw new CommandError('TypeMismatch', `${operator} of ${type} is not supported`);
}

const compared =
  (name: string, result: (order: number) => unknown): Operator =>
  (doc, operand, options) => {
    const values = evalExpr(doc, operand, options);
    if (!Array.isArray(values) || values.length !== 2) throw badValue(`${name} takes exactly 2 arguments`);
    return result(compare(values[0], values[1]));
  };

const membership: Operator = (doc, operand, options) => {
  const [value, list] = evalExpr(doc, operand, options) as unknown[];
  if (!Array.isArray(list)) throw badValue('$in requires an array as a second argument');
  return list.some((element) => equals(element, value));
};

/** Evaluates and checks the operands, then passes them to mingo as literals. */
const checked =
  (name: string, operator: Operator): Operator =>
  (doc, operand, options) => {
    const value = evalExpr(doc, operand, options);
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) assertPlainNumber(one, name);
    const literals = values.map((one) => ({ $literal: one }));
    return operator(doc, Array.isArray(value) ? literals : literals[0], options);
  };

const ARITHMETIC = [
  '$abs',
  '$add',
  '$ceil',
  '$divide',
  '$exp',
  '$floor',
  '$ln',
  '$log',
  '$log10',
  '$mod',
  '$multiply',
  '$pow',
  '$round',
  '$sqrt',
  '$subtract',
  '$trunc',
] as const;

const MINGO: Record<string, unknown> = { ...mingo };

/** BSON-conforming versions of the mingo operators whose comparison or arithmetic does not follow BSON. */
export const OVERRIDES: Record<string, Operator> = {
  $cmp: compared('$cmp', Math.sign),
  $eq: compared('$eq', (order) => order === 0),
  $ne: compared('$ne', (order) => order !== 0),
  $gt: compared('$gt', (order) => order > 0),
  $gte: compared('$gte', (order) => order >= 0),
  $lt: compared('$lt', (order) => order < 0),
  $lte: compared('$lte', (order) => order <= 0),
  $in: membership,
  ...Object.fromEntries(ARITHMETIC.map((name) => [name, checked(name, MINGO[name] as Operator)])),
};
