import type { Services } from './commands/command.ts';
import { select } from './plan/select.ts';
import type { Collection } from './store/collection.ts';
import type { IndexSpec } from './store/spec.ts';

/** Maximum number of documents that one sweep removes, which limits the delay for clients. */
export const MAX_REMOVED = 5000;

/** Removes documents that have expired by a TTL index. Returns the number of removed documents. */
export function sweepExpired({ store }: Services, now = Date.now()): number {
  let removed = 0;
  for (const collection of store.collections()) {
    for (const { spec } of collection.indexes) {
      if (removed < MAX_REMOVED) removed += sweepIndex(collection, spec, now, MAX_REMOVED - removed);
    }
  }
  return removed;
}

function sweepIndex(collection: Collection, spec: IndexSpec, now: number, limit: number): number {
  const path = spec.fields[0]?.path;
  if (spec.expireAfterSeconds === null || path === undefined) return 0;
  const operand = new Date(now - spec.expireAfterSeconds * 1000);
  const filter = [
    ...(spec.partial?.filter ?? []),
    { kind: 'field' as const, path, operator: '$lte' as const, operand },
  ];
  const expired = [...select(collection, { filter, limit })];
  for (const { rid, doc } of expired) collection.remove(rid, doc);
  return expired.length;
}
