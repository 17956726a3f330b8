import { CommandError } from '../errors.ts';
import { compile } from '../match/compile.ts';
import type { Filter } from '../match/parse.ts';
import { type SortField, sortKey } from '../sort.ts';
import type { Collection } from '../store/collection.ts';
import { makePlan } from './plan.ts';
import { type Candidate, type ScanCounts, scan } from './scan.ts';

export interface Query {
  filter: Filter;
  sort?: readonly SortField[];
  skip?: number;
  /** Maximum number of documents. No limit when 0 or missing. */
  limit?: number;
}

/**
 * Maximum size in bytes of the documents that a sort without an index holds in memory, as in MongoDB without disk use.
 */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

/**
 * Returns the documents that match a query, in the query's sort order. The result is lazy unless the documents must be
 * sorted in memory.
 */
export function* select(collection: Collection | undefined, query: Query, counts?: ScanCounts): Generator<Candidate> {
  if (collection === undefined) return;
  const { filter, sort = [], skip = 0, limit = 0 } = query;
  const plan = makePlan(collection, filter, sort);
  const matches = filtered(scan(collection, plan, counts), filter);
  const end = limit === 0 ? Number.POSITIVE_INFINITY : skip + limit;
  const ordered = plan.sorted ? matches : sorted(matches, sort, end);
  let position = 0;
  for (const match of ordered) {
    if (position++ >= skip) yield match;
    if (position >= end) return;
  }
}

function* filtered(candidates: Iterable<Candidate>, filter: Filter): Generator<Candidate> {
  const test = compile(filter);
  for (const found of candidates) if (test(found.doc)) yield found;
}

/** Sorts in memory. Never keeps more than about twice as many documents as the query can return. */
function sorted(matches: Iterable<Candidate>, sort: readonly SortField[], end: number): Candidate[] {
  let kept: { match: Candidate; key: Buffer }[] = [];
  let bytes = 0;
  const cut = (): void => {
    kept.sort((a, b) => Buffer.compare(a.key, b.key) || a.match.rid - b.match.rid);
    if (kept.length <= end) return;
    kept = kept.slice(0, end);
    bytes = kept.reduce((sum, { match }) => sum + match.raw.length, 0);
  };
  for (const match of matches) {
    kept.push({ match, key: sortKey(match.doc, sort) });
    bytes += match.raw.length;
    if (kept.length > 2 * end + 1000) cut();
    if (bytes > MAX_SORT_BYTES) throw new CommandError('MemoryLimit', 'Sort exceeded memory limit of 104857600 bytes');
  }
  cut();
  return kept.map(({ match }) => match);
}
