import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { type Filter, parseFilter } from '../match/parse.ts';
import type { Collection } from '../store/collection.ts';
import { findIndex } from './catalog.ts';

export const parseOptionalFilter = (filter: unknown): Filter => (filter === undefined ? [] : parseFilter(filter));

/** Parses a non-negative count such as limit or skip. Returns `absent` when it is missing. */
export function countOf(body: Doc, name: string, absent = 0): number {
  const value = body[name] === undefined || body[name] === null ? absent : toNumber(body[name], name);
  if (value < 0 || !Number.isInteger(value)) throw badValue(`BSON field '${name}' value must be >= 0`);
  return value;
}

/**
 * Checks a hint, which the planner ignores. @throws CommandError when it does not refer to an existing index, as in
 * MongoDB.
 */
export function checkHint(collection: Collection | undefined, hint: unknown): void {
  if (hint === undefined || hint === null || collection === undefined || (isDoc(hint) && '$natural' in hint)) return;
  if (findIndex(collection, hint) === undefined)
    throw badValue('error processing query: planner returned error: bad hint');
}
