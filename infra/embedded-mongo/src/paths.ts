import { EMPTY_ARRAY } from './bson/keys.ts';
import { type Doc, isDoc } from './bson/values.ts';
import { CommandError } from './errors.ts';

/** A dotted path, split into its segments. */
export type Path = readonly string[];

export const splitPath = (path: string): string[] => path.split('.');

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

export const fieldOf = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/**
 * True when `test` accepts any value that the path leads to. Arrays on the path are searched by element and by position.
 * A missing field is tested as undefined, but an array without sub-documents yields no value.
 */
export function someValue(value: unknown, path: Path, test: (value: unknown) => boolean, at = 0): boolean {
  const part = path[at];
  if (part === undefined) return test(value);
  if (Array.isArray(value)) return someElement(value, path, test, at);
  return isDoc(value) ? someValue(fieldOf(value, part), path, test, at + 1) : test(undefined);
}

/**
 * When `path[at]` is an existing array position, the other elements are included only if they have a field whose name
 * equals the position.
 */
function someElement(array: unknown[], path: Path, test: (value: unknown) => boolean, at: number): boolean {
  const part = path[at] ?? '';
  const positional = isIndex(part) && Number(part) < array.length;
  if (positional && someValue(array[Number(part)], path, test, at + 1)) return true;
  return array.some(
    (element) => isDoc(element) && (!positional || Object.hasOwn(element, part)) && someValue(element, path, test, at),
  );
}

/** Returns the value at a literal path: a numeric segment is an array position, and arrays are not searched. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const part of path) {
    if (Array.isArray(value)) value = isIndex(part) ? value[Number(part)] : undefined;
    else value = isDoc(value) ? fieldOf(value, part) : undefined;
  }
  return value;
}

/** State of a walk into a document along the path of one index field. */
interface Cursor {
  value: unknown;
  rest: Path;
  done: boolean;
}

interface IndexEntries {
  /** One tuple of field values for each of the document's index rows. */
  tuples: unknown[][];
  /** True when an array was expanded, so that the document can have several rows. */
  multikey: boolean;
  /** True when any of the fields exists (sparse indexes contain only such documents). */
  present: boolean;
}

/** The rows of a document in an index over `paths`, as MongoDB's key generator produces them. */
export function indexEntries(doc: Doc, paths: readonly Path[]): IndexEntries {
  const entries: IndexEntries = { tuples: [], multikey: false, present: false };
  expand(
    paths.map((rest) => ({ value: doc, rest, done: false })),
    entries,
  );
  return entries;
}

function expand(cursors: Cursor[], entries: IndexEntries): void {
  const settled = cursors.map(descend);
  const pending = settled.filter((cursor) => !cursor.done);
  const array = pending[0]?.value as unknown[] | undefined;
  if (array === undefined) {
    entries.tuples.push(settled.map((cursor) => cursor.value));
    entries.present ||= settled.some((cursor) => cursor.value !== undefined);
    return;
  }
  if (pending.some((cursor) => cursor.value !== array)) {
    throw new CommandError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  entries.multikey = true;
  const elements = array.length === 0 ? [undefined] : array;
  for (const element of elements) {
    expand(
      settled.map((cursor) => (cursor.done ? cursor : enter(cursor, element, array.length === 0))),
      entries,
    );
  }
}

/** Follows sub-documents and array positions until the path ends or an array must be expanded. */
function descend(cursor: Cursor): Cursor {
  let { value, rest } = cursor;
  while (!cursor.done) {
    const part = rest[0];
    if (part === undefined) return { value, rest, done: !Array.isArray(value) };
    if (Array.isArray(value)) {
      if (!isIndex(part)) return { value, rest, done: false };
      if (value.some((element) => isDoc(element) && Object.hasOwn(element, part))) throw ambiguous(part);
      if (Number(part) >= value.length) return { value, rest, done: false };
      value = value[Number(part)];
    } else {
      value = isDoc(value) ? fieldOf(value, part) : undefined;
    }
    rest = rest.slice(1);
  }
  return cursor;
}

/**
 * Moves to one element of the array at `cursor`. At the end of the path the element is the key. Otherwise the path
 * continues inside the element.
 */
function enter(cursor: Cursor, element: unknown, empty: boolean): Cursor {
  if (cursor.rest.length === 0) return { value: empty ? EMPTY_ARRAY : element, rest: [], done: true };
  return isDoc(element) ? { ...cursor, value: element } : { value: undefined, rest: [], done: true };
}

function ambiguous(part: string): CommandError {
  return new CommandError(
    'AmbiguousFieldName',
    `Ambiguous field name found in array: '${part}' is a position and a field`,
  );
}
