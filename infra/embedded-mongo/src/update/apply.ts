import { ObjectId } from 'bson';
import { type Doc, equals } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import type { Filter } from '../match/parse.ts';
import { splitPath, valueAt } from '../paths.ts';
import { setField, unsetField } from './fields.ts';
import { OPERATORS } from './operators.ts';
import type { ArrayFilters, Operation, Update } from './parse.ts';
import { type TargetContext, targetPaths } from './targets.ts';

/**
 * Returns the document after the update. Operator updates change `doc` in place, so pass a copy.
 * @throws CommandError `ImmutableField` when the update would change `_id`.
 */
export function applyUpdate(doc: Doc, update: Update, context: TargetContext): Doc {
  return change(doc, update, context, false);
}

function change(doc: Doc, update: Update, context: TargetContext, inserting: boolean): Doc {
  const id = doc._id;
  const changed = update.kind === 'replace' ? replace(doc, update.document) : doc;
  if (update.kind === 'operators') {
    for (const operation of update.operations) applyOperation(doc, operation, context, inserting);
  }
  if (id !== undefined && !(Object.hasOwn(changed, '_id') && equals(changed._id, id))) throw immutableId();
  return changed;
}

function immutableId(): CommandError {
  return new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

function replace(doc: Doc, document: Doc): Doc {
  return doc._id === undefined ? { ...document } : { _id: doc._id, ...document };
}

function applyOperation(
  doc: Doc,
  { operator, path, operand }: Operation,
  context: TargetContext,
  inserting: boolean,
): void {
  if (operator === '$setOnInsert' && !inserting) return;
  if (operator === '$rename') {
    rename(doc, path, operand);
    return;
  }
  for (const target of targetPaths(doc, path, context)) OPERATORS[operator]?.(doc, target, operand);
}

function rename(doc: Doc, from: string, to: unknown): void {
  if (typeof to !== 'string' || to === '' || /(^|\.)\$/.test(to) || splitPath(to).includes('__proto__')) {
    throw badValue(`The 'to' field for $rename must be a field name: ${from}`);
  }
  const value = valueAt(doc, splitPath(from));
  if (value === undefined) return;
  unsetField(doc, splitPath(from));
  setField(doc, splitPath(to), value);
}

/** The document that an upsert inserts: the filter's equalities, then the update. Its first field is always `_id`. */
export function upsertDocument(filter: Filter, update: Update, arrayFilters: ArrayFilters): Doc {
  const base: Doc = {};
  for (const [path, value] of equalitiesOf(filter)) {
    if (update.kind === 'operators' || path === '_id') setField(base, splitPath(path), value);
  }
  const { _id = new ObjectId(), ...fields } = change(base, update, { filter, arrayFilters }, true);
  return { _id, ...fields };
}

function equalitiesOf(filter: Filter): [path: string, value: unknown][] {
  return filter.flatMap((clause): [string, unknown][] => {
    if (clause.kind === 'field') return clause.operator === '$eq' ? [[clause.path, clause.operand]] : [];
    const [only] = clause.branches;
    return clause.kind === 'or' && clause.branches.length === 1 && only !== undefined ? equalitiesOf(only) : [];
  });
}
