import { everyRow } from '../plan/scan.ts';
import type { Collection } from '../store/collection.ts';
import type { Index } from '../store/index.ts';
import type { Store } from '../store/store.ts';

const rowKey = (key: Uint8Array, rid: number): string => `${Buffer.from(key).toString('hex')}@${rid}`;

function storedRows(store: Store, index: Index): string[] {
  return store.sqlite
    .prepare(`SELECT k, rid FROM i${index.id}`)
    .all()
    .map((row) => rowKey(row.k as Uint8Array, Number(row.rid)));
}

function expectedRows(collection: Collection, index: Index): string[] {
  return [...everyRow(collection)].flatMap(({ rid, doc }) => [
    ...new Set(index.keysOf(doc).map((key) => rowKey(key, rid))),
  ]);
}

/** Indexes whose rows differ from the stored documents, and the problems that SQLite's integrity check reports. */
export function indexProblems(store: Store): string[] {
  const problems = store.sqlite
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
    .filter((message) => message !== 'ok');
  for (const collection of store.collections()) {
    for (const index of collection.indexes) {
      const [stored, expected] = [storedRows(store, index).sort(), expectedRows(collection, index).sort()];
      if (stored.join() !== expected.join()) problems.push(`${collection.namespace} ${index.spec.name}`);
    }
  }
  return problems;
}
