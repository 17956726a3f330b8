import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, CommandError } from '../errors.ts';
import { mapEach } from '../iterate.ts';
import { someValue, splitPath } from '../paths.ts';
import { select } from '../plan/select.ts';
import type { Stage, StageContext } from './stage.ts';

const FIELDS = ['from', 'localField', 'foreignField', 'as'] as const;

/** $lookup by equality of two fields, using an index on the foreign field. The pipeline form is not supported. */
export function lookup(operand: unknown, { store, db }: StageContext): Stage {
  if (!isDoc(operand)) throw badValue('the $lookup specification must be an object');
  const unknown = Object.keys(operand).find((name) => !(FIELDS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new CommandError('UnknownField', `option '${unknown}' of $lookup is not supported`);
  const [from, localField, path, as] = FIELDS.map((name) => textOf(operand, name));
  if (from === undefined || localField === undefined || path === undefined || as === undefined)
    throw badValue('$lookup');
  const local = splitPath(localField);
  return (docs) =>
    mapEach(docs, (doc) => {
      const filter = [{ kind: 'field' as const, path, operator: '$in' as const, operand: valuesOf(doc, local) }];
      const found = [...mapEach(select(store.find(db, from), { filter }), (candidate) => candidate.doc)];
      return { ...doc, [as]: found };
    });
}

function textOf(operand: Doc, name: string): string {
  const value = operand[name];
  if (typeof value === 'string' && value !== '' && !value.startsWith('$')) return value;
  throw badValue(`$lookup argument '${name}' must be a field or collection name`);
}

/** Returns the values of a field to look up: each element of an array, and null for a missing field. */
function valuesOf(doc: Doc, path: string[]): unknown[] {
  const values: unknown[] = [];
  someValue(doc, path, (value) => {
    if (Array.isArray(value)) values.push(...value);
    else values.push(value ?? null);
    return false;
  });
  return values;
}
