import type { Document } from 'mongodb';

/** A test that fails on a server that implements MongoDB's protocol but is not MongoDB, with the reason. */
export interface Difference {
  file: string;
  /** The test's full name, as Vitest reports it: `describe > test`. */
  test: string;
  because: string;
}

const CONTRACT = 'infra/embedded-mongo/src/contract';
const DEADLOCK = 'Concurrent upserts of one key may deadlock there; MongoDB resolves such conflicts itself.';
const NO_EXPLAIN = 'It has no explain; MongoDB and the embedded database show which index a query uses.';
const NO_KEY_PATTERN = 'Its duplicate key errors do not name the key (keyPattern, keyValue).';
const OWN_CODE = 'It refuses the same update with a different error code.';
const OWN_CURSORS = 'Its cursors read from a copy and stay open after their collection is dropped or changed.';
const LOST_CURSORS = 'It loses cursors when several are read concurrently, so reading a second batch may fail.';
const TAKES_MORE = 'It accepts input that MongoDB refuses.';

const of =
  (file: string) =>
  (test: string, because: string): Difference => ({ file: `${CONTRACT}/${file}.int.test.ts`, test, because });
const aggregate = of('aggregate');
const crud = of('crud');
const indexes = of('indexes');
const mongoose = of('mongoose');
const update = of('update');

/**
 * Differences between PostgreSQL with DocumentDB behind a plain gateway and MongoDB. An entry must be caused by the
 * server, never by a defect of the product.
 */
export const DIFFERENCES: readonly Difference[] = [
  aggregate(
    'aggregation stages > $unwind expands arrays; $sortByCount and $count count documents',
    'Its $count returns zero for empty input; MongoDB returns no document.',
  ),
  crud('cursor > returns every document in batches', LOST_CURSORS),
  crud('cursor > skips documents that are deleted while it is open', OWN_CURSORS),
  crud('cursor > fails on getMore after it was closed early', OWN_CURSORS),
  indexes('catalog > closes the cursors of a dropped collection', OWN_CURSORS),
  indexes('unique index > rejects duplicates with the error fields that mongoose reads', NO_KEY_PATTERN),
  indexes('query planner > uses a compound index for equality, range and sort', NO_EXPLAIN),
  indexes(
    'query planner > finds pending outbox entries through a partial index without reading other documents',
    NO_EXPLAIN,
  ),
  indexes(
    'query planner > reads only the requested number of oldest pending entries, however many are pending',
    NO_EXPLAIN,
  ),
  indexes('query planner > uses multikey indexes without returning a document twice', NO_EXPLAIN),
  indexes('catalog > lists collections and databases', TAKES_MORE),
  indexes('catalog > rejects a document with arrays in two fields of one index', TAKES_MORE),
  mongoose('mongoose > receives a duplicate key error with code, key pattern and value', NO_KEY_PATTERN),
  update('update > {"$set":{"text.x":1}} is refused and changes nothing', OWN_CODE),
  update('update > {"$nonsense":{"a":1}} is refused and changes nothing', OWN_CODE),
  update('findAndModify > rejects a duplicate key with a top-level error code', NO_KEY_PATTERN),
  {
    file: 'services/running/src/features/weekly-outcomes/deliveries.int.test.ts',
    test: 'weekly outcome for repeated check-in events > keeps the highest revision for any order of events, sequential or concurrent',
    because: DEADLOCK,
  },
  {
    file: 'services/running/src/projections/projections.int.test.ts',
    test: 'running projection of repeated and reordered events > stores the newest revision of a day’s check-in and changes no other day',
    because: DEADLOCK,
  },
  {
    file: 'services/physio/src/consumers.int.test.ts',
    test: 'handling of repeated and reordered events in the physio service > keeps the newest revision of a logged or removed training day',
    because: DEADLOCK,
  },
  {
    file: 'services/physio/src/consumers.int.test.ts',
    test: 'handling of repeated and reordered events in the physio service > keeps the level from the newest running profile',
    because: DEADLOCK,
  },
  {
    file: 'services/physio/src/features/logs/logs.int.test.ts',
    test: 'API-36 ENT-13 POST /api/physio/logs > stores one log per day and exercise when requests are repeated or concurrent',
    because: DEADLOCK,
  },
  {
    file: 'infra/local/src/demo/seed.int.test.ts',
    test: 'seedCheckins > adds check-ins for the 120 days up to today, each with its date and an event',
    because: LOST_CURSORS,
  },
  {
    file: 'services/chat/src/conversation/history.int.test.ts',
    test: 'GET {base}/chat/export > returns a long conversation completely and in order',
    because: LOST_CURSORS,
  },
];

/**
 * True when a `buildInfo` comes from MongoDB's own server. Other servers omit the git version and the storage engines.
 */
export function isMongod(buildInfo: Document): boolean {
  return typeof buildInfo.gitVersion === 'string' && Array.isArray(buildInfo.storageEngines);
}

/** The known differences of a server. Empty for MongoDB itself. */
export function differencesOf(buildInfo: Document): readonly Difference[] {
  return isMongod(buildInfo) ? [] : DIFFERENCES;
}
