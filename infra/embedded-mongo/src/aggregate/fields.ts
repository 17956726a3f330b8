import { type Doc, isDoc, isOperatorDoc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { type Path, splitPath } from '../paths.ts';
import { compileProjection, flatten } from '../project.ts';
import { compileExpression, type Expression } from './expression.ts';

export type DocChange = (doc: Doc) => Doc;

/** Returns a copy with the value at the path. When the path crosses an array, the value is set in each element. */
function assign(target: unknown, path: Path, value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(target)) return target.map((element) => assign(element, path, value));
  const doc = isDoc(target) ? target : {};
  return { ...doc, [head]: assign(doc[head], rest, value) };
}

interface Computed {
  path: Path;
  expression: Expression;
}

/** Evaluates every expression on the input document. A missing result leaves the field unchanged. */
function compute(doc: Doc, onto: Doc, computed: readonly Computed[]): Doc {
  let result: unknown = onto;
  for (const { path, expression } of computed) {
    const value = expression(doc);
    if (value !== undefined) result = assign(result, path, value);
  }
  return result as Doc;
}

const computedOf = (entries: readonly [string, unknown][]): Computed[] =>
  entries.map(([path, value]) => ({ path: splitPath(path), expression: compileExpression(value) }));

/** The stages $addFields and $set, which add or replace fields. */
export function addFields(fields: unknown): DocChange {
  if (!isDoc(fields)) throw badValue('$addFields specification must be an object');
  const computed = computedOf(flatten(fields));
  return (doc) => compute(doc, doc, computed);
}

/** The stage $unset, which removes the fields at one or several paths. */
export function unset(paths: unknown): DocChange {
  const list = Array.isArray(paths) ? paths : [paths];
  if (!list.every((path) => typeof path === 'string'))
    throw badValue('$unset specification must be a string or an array');
  return compileProjection(Object.fromEntries(list.map((path) => [path, 0])), []);
}

/** In $project a number or boolean includes or excludes the field; anything else is an expression. */
const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (!isDoc(value) && /^(Int32|Double|Long)$/.test(bsonType(value)));

const bsonType = (value: unknown): string => String((value as { _bsontype?: unknown } | null)?._bsontype ?? '');

/** $project: inclusion, exclusion and computed fields. */
export function project(fields: unknown): DocChange {
  if (!isDoc(fields) || Object.keys(fields).length === 0)
    throw badValue('$project specification must be a non-empty object');
  if (isOperatorDoc(fields)) throw badValue(`$project does not take an operator: ${Object.keys(fields)[0]}`);
  const entries = flatten(fields);
  const flags = entries.filter(([, value]) => isFlag(value));
  const computed = computedOf(entries.filter(([, value]) => !isFlag(value)));
  if (computed.length === 0) return compileProjection(Object.fromEntries(flags), []);
  const keep = compileProjection(inclusionOf(flags, computed), []);
  return (doc) => compute(doc, keep(doc), computed);
}

/**
 * A projection with computed fields is an inclusion, even if it includes no fields. `_id` is included unless excluded.
 */
function inclusionOf(flags: readonly [string, unknown][], computed: readonly Computed[]): Doc {
  const inclusion = Object.fromEntries(flags);
  if (computed.some(({ path }) => path[0] === '_id')) inclusion._id = 0;
  const names = flags.filter(([path]) => path !== '_id');
  // An inclusion of a field that cannot exist (BSON names contain no NUL) includes no field.
  return names.length > 0 ? inclusion : { ...inclusion, '\0': 1 };
}
