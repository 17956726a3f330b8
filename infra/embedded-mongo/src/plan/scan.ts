import type { StatementSync } from 'node:sqlite';
import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection } from '../store/collection.ts';
import type { Index, Row } from '../store/index.ts';
import type { Plan, Range } from './plan.ts';

/** A stored document that a command processes. */
export interface Candidate {
  rid: number;
  raw: Uint8Array;
  doc: Doc;
}

/** Numbers of index keys and documents that a scan has read, for explain. */
export interface ScanCounts {
  keys: number;
  docs: number;
}

const FIRST_CHUNK = 8;
const LAST_CHUNK = 256;

function candidate(row: Row): Candidate {
  const raw = row.doc as Uint8Array;
  return { rid: Number(row.rid), raw, doc: decode(raw) };
}

/**
 * All documents in storage order. Rows are read in growing chunks, and each statement ends before its rows are yielded:
 * a scan can pause between two turns of the event loop, or be abandoned, without an open SQLite statement.
 */
export function* everyRow(collection: Collection): Generator<Candidate> {
  let last = -1;
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, LAST_CHUNK)) {
    const rows = collection.rowsAfter.all(last, size);
    for (const row of rows) yield candidate(row);
    if (rows.length < size) return;
    last = Number(rows.at(-1)?.rid);
  }
}

/** The candidates of a plan, each once, in the plan's order: a superset of the documents that the filter matches. */
export function* scan(collection: Collection, plan: Plan, counts?: ScanCounts): Generator<Candidate> {
  const { index } = plan;
  if (index === null) {
    for (const found of everyRow(collection)) {
      if (counts) counts.docs++;
      yield found;
    }
    return;
  }
  const seen = index.multikey ? new Set<number>() : null;
  const ranges = plan.descending ? plan.ranges.toReversed() : plan.ranges;
  for (const range of ranges) {
    for (const row of indexRows(index, range, plan.descending)) {
      if (counts) counts.keys++;
      const rid = Number(row.rid);
      if (seen?.has(rid)) continue;
      seen?.add(rid);
      if (counts) counts.docs++;
      yield candidate(row);
    }
  }
}

function* indexRows(index: Index, { low, high }: Range, descending: boolean): Generator<Row> {
  const statement: StatementSync = descending ? index.descending : index.ascending;
  const end = descending ? low : high;
  let key: Uint8Array = descending ? high : low;
  let rid = -1;
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, LAST_CHUNK)) {
    const rows = statement.all(key, rid, end, size);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    key = last.k as Uint8Array;
    rid = Number(last.rid);
  }
}
