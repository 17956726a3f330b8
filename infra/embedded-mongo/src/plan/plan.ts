import { encodeKey } from '../bson/keys.ts';
import type { Filter } from '../match/parse.ts';
import type { SortField } from '../sort.ts';
import type { Collection } from '../store/collection.ts';
import type { Index } from '../store/index.ts';
import { MAX_POINTS, pointsOf, type Range, rangeOf, under } from './bounds.ts';
import { type Conditions, conditionsOf, impliesFilter, impliesPresence } from './implies.ts';

export type { Range } from './bounds.ts';

/** Plan for finding the candidate documents of a query. */
export interface Plan {
  /** Index to read. Null to read the entire collection. */
  index: Index | null;
  /** Key ranges to read, disjoint and in ascending order. */
  ranges: Range[];
  descending: boolean;
  /** True when the candidates are already in sort order. */
  sorted: boolean;
}

/** Chooses the index with the most selective bounds. The ranges contain every match, whichever index is chosen. */
export function makePlan(collection: Collection, filter: Filter, sort: readonly SortField[]): Plan {
  const conditions = conditionsOf(filter);
  let best: { plan: Plan; score: number } | null = null;
  for (const index of collection.indexes) {
    if (!isUsable(index, conditions)) continue;
    const option = indexPlan(index, conditions, sort);
    if (option.score > (best?.score ?? 0)) best = option;
  }
  return best?.plan ?? { index: null, ranges: [], descending: false, sorted: sort.length === 0 };
}

/** A partial or sparse index is usable only when it contains every match of the query. */
function isUsable({ spec }: Index, conditions: Conditions): boolean {
  if (spec.partial !== null && !impliesFilter(conditions, spec.partial.filter)) return false;
  return !spec.sparse || spec.fields.some(({ path }) => conditions.get(path)?.some(impliesPresence));
}

/**
 * Leading fields whose bounds can be combined. Stops at a second path into the same array, because that path can refer
 * to another element.
 */
function boundable(index: Index): SortField[] {
  if (!index.multikey) return index.spec.fields;
  const heads = new Set<string>();
  const end = index.spec.fields.findIndex(({ parts: [head = ''] }) => heads.has(head) || !heads.add(head));
  return end < 0 ? index.spec.fields : index.spec.fields.slice(0, end);
}

const SCORE = { unique: 100, point: 10, range: 5, partial: 4, sorted: 3 };

function indexPlan(index: Index, conditions: Conditions, sort: readonly SortField[]): { plan: Plan; score: number } {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let bound = 0;
  let range: Range | null = null;
  for (const field of boundable(index)) {
    const known = conditions.get(field.path) ?? [];
    const points = pointsOf(known);
    if (points !== null && points.length * prefixes.length <= MAX_POINTS) {
      prefixes = joinPoints(prefixes, points, field.descending);
      bound++;
      continue;
    }
    const [prefix] = prefixes;
    if (prefixes.length === 1 && prefix) range = rangeOf(prefix, known, field.descending, index.multikey);
    break;
  }
  const whole = bound === 0 && range === null;
  const ordered = prefixes.length === 1 && (!index.multikey || (whole && sort.length === 1));
  const order = ordered ? sortOrder(index, bound, sort) : null;
  const plan: Plan = {
    index,
    ranges: range === null ? prefixes.map(under) : [range],
    descending: order === 'descending',
    sorted: sort.length === 0 || order !== null,
  };
  const complete = index.spec.unique && bound === index.spec.fields.length;
  const score =
    (complete ? SCORE.unique : 0) +
    bound * SCORE.point +
    (range === null ? 0 : SCORE.range) +
    (index.spec.partial === null ? 0 : SCORE.partial) +
    (sort.length > 0 && order !== null ? SCORE.sorted : 0);
  return { plan, score };
}

/** All combinations of a prefix and a value, without duplicates, in key order. */
function joinPoints(prefixes: readonly Buffer[], points: readonly unknown[], descending: boolean): Buffer[] {
  const keys = points.map((value) => encodeKey(value, descending));
  const joined = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
  joined.sort(Buffer.compare);
  return joined.filter((key, i) => i === 0 || !joined[i - 1]?.equals(key));
}

/**
 * The direction in which the index provides the sort order, given that its first `bound` fields have one value each. A
 * scan reaches a document first at its smallest element, which is also the element by which the document is sorted. A
 * multikey index can therefore provide a sort by its first field, but only when it is read completely.
 */
function sortOrder(index: Index, bound: number, sort: readonly SortField[]): 'ascending' | 'descending' | null {
  const { fields } = index.spec;
  const fixed = new Set(fields.slice(0, bound).map((field) => field.path));
  const wanted = sort.filter((field) => !fixed.has(field.path));
  const given = fields.slice(bound);
  const flips = wanted.map((field, i) =>
    field.path === given[i]?.path ? field.descending !== given[i].descending : null,
  );
  if (flips.every((flip) => flip === false)) return 'ascending';
  return flips.every((flip) => flip === true) ? 'descending' : null;
}
