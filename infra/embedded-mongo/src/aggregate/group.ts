import { encodeKey } from '../bson/keys.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { ACCUMULATORS, type Accumulator } from './accumulators.ts';
import { compileExpression, type Expression } from './expression.ts';

interface Field {
  name: string;
  create: () => Accumulator;
  expression: Expression;
}

function parseField(name: string, value: unknown): Field {
  if (!isDoc(value) || Object.keys(value).length !== 1)
    throw badValue(`The field '${name}' must specify one accumulator`);
  const [[operator, operand] = ['', null]] = Object.entries(value);
  if (operator === '$count') return { name, create: ACCUMULATORS.$sum as () => Accumulator, expression: () => 1 };
  const create = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (create === undefined) throw new CommandError('InvalidPipelineOperator', `unknown group operator '${operator}'`);
  return { name, create, expression: compileExpression(operand) };
}

/** $group: one document per value of `_id`. Values that compare equal in BSON's order share a group. */
export function group(spec: unknown): (docs: Iterable<Doc>) => Iterable<Doc> {
  if (!isDoc(spec) || !('_id' in spec)) throw badValue('a group specification must include an _id');
  const { _id, ...rest } = spec;
  const keyOf = compileExpression(_id);
  const fields = Object.entries(rest).map(([name, value]) => parseField(name, value));
  return function* grouped(docs) {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const doc of docs) {
      const id = keyOf(doc) ?? null;
      const key = encodeKey(id).toString('latin1');
      const known = groups.get(key) ?? { id, accumulators: fields.map((field) => field.create()) };
      groups.set(key, known);
      for (const [i, field] of fields.entries()) known.accumulators[i]?.add(field.expression(doc));
    }
    for (const { id, accumulators } of groups.values()) {
      yield { _id: id, ...Object.fromEntries(fields.map(({ name }, i) => [name, accumulators[i]?.result()])) };
    }
  };
}
