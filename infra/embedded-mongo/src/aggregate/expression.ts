import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { promote } from '../bson/codec.ts';
import { type Doc, isDoc, isOperatorDoc } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { ACCUMULATORS } from './accumulators.ts';
import { OVERRIDES } from './overrides.ts';

/** Operators that run client code, return random values or convert to types without arithmetic support. */
const REFUSED = new Set(['$function', '$rand', '$sampleRate', '$toDecimal', '$toHashedIndexKey']);

/** Accumulators that are also valid as expressions over an array or over several arguments. */
const LIST_OPERATORS = ['$sum', '$avg', '$min', '$max'] as const;

type ListOperator = (values: unknown[]) => unknown;

const listOperator =
  (name: (typeof LIST_OPERATORS)[number]): ListOperator =>
  (values) => {
    const accumulator = ACCUMULATORS[name]?.();
    for (const value of values) accumulator?.add(value);
    return accumulator?.result();
  };

const EXPRESSIONS: Record<string, unknown> = { ...mingo, ...OVERRIDES };

const LISTS: Record<string, ListOperator> = Object.fromEntries(
  LIST_OPERATORS.map((name) => [name, listOperator(name)]),
);

type Operators = NonNullable<Parameters<typeof Context.init>[0]>;

const CONTEXT = Context.init({
  expression: EXPRESSIONS as NonNullable<Operators['expression']>,
  accumulator: LISTS as unknown as NonNullable<Operators['accumulator']>,
});

const OPTIONS = { context: CONTEXT, scriptEnabled: false } as Parameters<typeof evalExpr>[2];

export type Expression = (doc: Doc) => unknown;

/** Compiles an aggregation expression. @throws CommandError with the name of an unknown operator, before any document is read. */
export function compileExpression(expression: unknown): Expression {
  const plain = promote(expression);
  checkOperators(plain);
  return (doc) => {
    try {
      return evalExpr(doc, plain, OPTIONS) as unknown;
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw badValue(
        `cannot evaluate ${JSON.stringify(plain)}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
}

const isKnown = (name: string): boolean =>
  !REFUSED.has(name) && (Object.hasOwn(EXPRESSIONS, name) || Object.hasOwn(LISTS, name));

function checkOperators(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(checkOperators);
  if (!isDoc(expression)) return;
  const [name = ''] = Object.keys(expression);
  if (isOperatorDoc(expression) && !isKnown(name)) {
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  if (name !== '$literal') Object.values(expression).forEach(checkOperators);
}
