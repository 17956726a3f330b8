import { EMPTY_ARRAY, encodeKey } from './bson/keys.ts';
import { type Doc, isDoc, toNumber } from './bson/values.ts';
import { badValue } from './errors.ts';
import { indexEntries, type Path, splitPath } from './paths.ts';

export interface SortField {
  path: string;
  parts: Path;
  descending: boolean;
}

/** Parses a sort specification such as `{a: 1, b: -1}`. Drops `$natural`, which means storage order. */
export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDoc(sort)) throw badValue('the sort must be an object');
  return Object.entries(sort)
    .filter(([path]) => path !== '$natural')
    .map(([path, direction]) => ({ path, parts: splitPath(path), descending: isDescending(path, direction) }));
}

function isDescending(path: string, direction: unknown): boolean {
  const number = isDoc(direction) ? Number.NaN : toNumber(direction, path);
  if (number !== 1 && number !== -1) throw badValue(`$sort key ordering for '${path}' must be 1 or -1`);
  return number === -1;
}

/**
 * A key that sorts documents by `Buffer.compare`. An array sorts by its smallest element, or by its greatest when the
 * order is descending.
 */
export function sortKey(doc: Doc, sort: readonly SortField[]): Buffer {
  return Buffer.concat(
    sort.map(({ parts, descending }) => {
      const keys = indexEntries(doc, [parts]).tuples.map(([value]) => encodeKey(value, descending));
      return keys.reduce(
        (least, key) => (Buffer.compare(key, least) < 0 ? key : least),
        keys[0] ?? encodeKey(EMPTY_ARRAY),
      );
    }),
  );
}
