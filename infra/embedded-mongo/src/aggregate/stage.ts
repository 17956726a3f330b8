import type { Doc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { splitPath } from '../paths.ts';
import type { Store } from '../store/store.ts';

/** Transforms a stream of documents, lazily where possible. A stage never changes a document in place. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

export interface StageContext {
  store: Store;
  db: string;
}

/** Returns the dotted path of a `$path` reference. */
export function fieldPath(name: string, operand: unknown): string[] {
  if (typeof operand !== 'string' || !/^\$[^$]/.test(operand))
    throw badValue(`${name} path must be a string that begins with $`);
  return splitPath(operand.slice(1));
}
