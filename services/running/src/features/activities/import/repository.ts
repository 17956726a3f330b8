import { importChanged } from '@stridewell/contracts/events/events';
import { IMPORT_LIMITS, IMPORT_RESULTS, type ImportCounts, type ImportState } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { createAggregate, insertFirst } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import {
  type ActivityImportDocument,
  activityImportFilesCollection,
  activityImportsCollection,
  type ImportedFile,
} from './document.ts';
import type { ReadingCost } from './reading-budget.ts';

/** Data about the files of an import that is known before they arrive. */
export interface Expected {
  consentRev: number;
  expectedBytes: number;
}

type Position = NonNullable<ActivityImportDocument['position']>;

/** Maximum number of files whose results are listed. */
const LISTED = 500;
/** Maximum number of imports examined in one search for missing jobs. */
const OPEN_BATCH = 100;

const DAY_MS = 86_400_000;
/** Time after which an upload has certainly ended, in milliseconds. */
const RECEIVING_MS = 1_800_000;

const NO_COUNTS: ImportCounts = { imported: 0, duplicate: 0, unsupported: 0, failed: 0 };

/** Repository of `activity_imports` and `activity_import_files`. Methods about one runner take the user id first. */
export const createImports = (
  database: Connection,
  { clock, onSaved }: { clock: Clock; onSaved(id: string): void },
) => {
  const collection = activityImportsCollection.in(database);
  const files = activityImportFilesCollection.in(database);
  const aggregate = createAggregate({ collection, clock, onSaved });

  const countsOf = async (userId: string, importId: string): Promise<ImportCounts> => {
    const counts = { ...NO_COUNTS };
    for (const result of IMPORT_RESULTS) counts[result] = await files.countDocuments({ userId, importId, result });
    return counts;
  };

  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);

  const find = (userId: string, id: string): Promise<ActivityImportDocument | null> =>
    collection.findOne({ userId, _id: id });

  const runningOf = (userId: string, id: string) => ({ userId, _id: id, state: 'running' as const });

  return {
    collection,
    find,

    /**
     * Stores an import whose files begin to arrive, so that an erasure in the meantime finds and deletes it.
     * `consentRev` is the revision of the consent with which they are accepted, `expectedBytes` their maximum size.
     */
    async receive(userId: string, id: string, { consentRev, expectedBytes }: Expected): Promise<void> {
      // Deletes uploads whose process has ended.
      await collection.deleteMany({ userId, state: 'receiving', createdAt: { $lt: ago(RECEIVING_MS) } });
      const none = { files: [], found: null, counts: NO_COUNTS };
      const document = { _id: id, userId, state: 'receiving', consentRev, expectedBytes, ...none };
      await insertFirst(collection, document, { entries: [], at: clock.now() });
    },

    /**
     * Maximum number of bytes that the currently arriving files of all runners may use. Uploads of an earlier release
     * are assumed to have the maximum size.
     */
    async bytesArriving(): Promise<number> {
      const arriving = collection.find({ state: 'receiving', createdAt: { $gte: ago(RECEIVING_MS) } });
      const found = await arriving.project<{ expectedBytes?: number }>({ expectedBytes: 1 }).toArray();
      return found.reduce((sum, { expectedBytes = IMPORT_LIMITS.requestBytes }) => sum + expectedBytes, 0);
    },

    /**
     * Returns the numbers of a runner's imports that are receiving files, that are not done, and that began within 24
     * hours. A new import is counted after it was stored, which is safe for concurrent requests.
     */
    async countOf(userId: string): Promise<{ receiving: number; open: number; today: number }> {
      const [receiving, open, today] = await Promise.all([
        collection.countDocuments({ userId, state: 'receiving' }),
        collection.countDocuments({ userId, state: { $ne: 'done' } }),
        collection.countDocuments({ userId, createdAt: { $gt: ago(DAY_MS) } }),
      ]);
      return { receiving, open, today };
    },

    /**
     * Stores the files of an import once all have arrived. A job is added within a second. Returns false if the
     * runner's data has been erased in the meantime.
     */
    received(userId: string, id: string, uploaded: ActivityImportDocument['files']): Promise<boolean> {
      return aggregate.change<boolean>(id, async (at) => {
        const current = await find(userId, id);
        if (current?.state !== 'receiving') return { result: false };
        const state: ImportState = 'waiting';
        return {
          write: {
            key: { userId },
            current,
            state: { state, files: uploaded },
            events: (rev) => [createEntry(importChanged, { state, rev }, at)],
            result: () => true,
          },
        };
      });
    },

    /** Deletes an import whose files did not arrive. */
    async abandon(userId: string, id: string): Promise<void> {
      await collection.deleteOne({ userId, _id: id, state: 'receiving' });
    },

    last: (userId: string): Promise<ActivityImportDocument | null> =>
      collection
        .find({ userId, state: { $ne: 'receiving' } })
        .sort({ createdAt: -1 })
        .limit(1)
        .next(),

    /**
     * Returns the unfinished imports of all runners that need not wait after a failed run: first those that have had no
     * turn, then those whose last turn is longest ago. For each runner it is the running import, or the oldest waiting
     * one.
     */
    async open(): Promise<{ userId: string; importId: string }[]> {
      const found = await collection
        .find({
          $or: [{ state: 'running' }, { state: 'waiting', retryAt: { $not: { $gt: clock.now() } } }],
        })
        .sort({ turnEndedAt: 1, createdAt: 1 })
        .limit(OPEN_BATCH)
        .toArray();
      return [...Map.groupBy(found, ({ userId }) => userId)].flatMap(([userId, own]) => {
        const [oldest] = own.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
        const next = own.find(({ state }) => state === 'running') ?? oldest;
        return next ? [{ userId, importId: next._id }] : [];
      });
    },

    /** True if an import of another runner could run now. */
    async othersWait(userId: string): Promise<boolean> {
      const filter = { userId: { $ne: userId }, state: 'waiting' as const, retryAt: { $not: { $gt: clock.now() } } };
      return (await collection.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Time spent reading the files of the runner's other imports that began within 24 hours, in milliseconds. */
    async readMsOfOthers(userId: string, id: string): Promise<number> {
      const others = collection.find({ userId, _id: { $ne: id }, createdAt: { $gt: ago(DAY_MS) } });
      const found = await others.project<{ readMs?: number }>({ readMs: 1 }).toArray();
      return found.reduce((sum, { readMs = 0 }) => sum + readMs, 0);
    },

    /**
     * Begins or continues an import. Returns the number of consecutive runs, including this one, that began with the
     * same number of finished files; `busy` while another import of the runner is running, and `gone` if there is
     * nothing to do.
     */
    async begin(userId: string, id: string): Promise<{ tries: number } | 'busy' | 'gone'> {
      return aggregate.change<{ tries: number } | 'busy' | 'gone'>(id, async (at) => {
        const current = await find(userId, id);
        if (!current || current.state === 'done') return { result: 'gone' };
        if (await collection.findOne({ userId, state: 'running', _id: { $ne: id } })) return { result: 'busy' };
        const finished = await files.countDocuments({ userId, importId: id });
        const count = current.tries?.finished === finished ? current.tries.count + 1 : 1;
        const found = current.found ?? current.files.length;
        const state: ImportState = 'running';
        return {
          write: {
            key: { userId },
            current,
            state: { state, found, tries: { count, finished }, retryAt: null },
            events: (rev) => (current.outbox.length > 0 ? [] : [createEntry(importChanged, { state, rev }, at)]),
            ignoresLimit: true,
            result: () => ({ tries: count }),
          },
        };
      });
    },

    /**
     * Ends a failed run. The import waits until an instant, and the runner's other imports can run. The finished files
     * are counted immediately. The run is counted as a try, unless the import did not cause the failure.
     */
    async postpone(
      userId: string,
      id: string,
      { retryAt, isTry, cost }: { retryAt: Date; isTry: boolean; cost: ReadingCost },
    ): Promise<void> {
      const counts = await countsOf(userId, id);
      await collection.updateOne(runningOf(userId, id), {
        $set: { state: 'waiting', retryAt, counts, ...cost },
        $inc: { rev: 1, ...(!isTry && { 'tries.count': -1 }) },
      });
    },

    /** Ends a turn. The import continues at a position after the waiting imports of others. */
    async endTurn(
      userId: string,
      id: string,
      { position, cost }: { position: Position; cost: ReadingCost },
    ): Promise<void> {
      const [counts, at] = [await countsOf(userId, id), clock.now()];
      await collection.updateOne(runningOf(userId, id), {
        $set: { state: 'waiting', retryAt: at, turnEndedAt: at, counts, position, ...cost },
        $inc: { rev: 1, 'tries.count': -1 },
      });
    },

    /** Stores that the first `uploads` uploaded files have all their results. */
    async uploadsDone(userId: string, id: string, uploads: number): Promise<void> {
      await collection.updateOne({ userId, _id: id }, { $max: { uploadsDone: uploads } });
    },

    /**
     * Stores the progress of an import, with the counts of its results. Returns false if the import no longer exists or
     * is done.
     */
    async progress(
      userId: string,
      id: string,
      { cost, ...next }: { state: ImportState; found: number; cost: ReadingCost },
    ): Promise<boolean> {
      return aggregate.change<boolean>(id, async (at) => {
        const current = await find(userId, id);
        if (!current || current.state === 'done') return { result: false };
        const counts = await countsOf(userId, id);
        const { state } = next;
        return {
          write: {
            key: { userId },
            current,
            state: { ...next, counts, ...cost },
            events: (rev) =>
              current.outbox.length > 0 && state !== 'done' ? [] : [createEntry(importChanged, { state, rev }, at)],
            ignoresLimit: true,
            result: () => true,
          },
        };
      });
    },

    /** Returns the keys of the files that have a result. */
    async finished(userId: string, importId: string): Promise<Set<string>> {
      const found = await files.find({ userId, importId }).project<{ key: string }>({ key: 1 }).toArray();
      return new Set(found.map(({ key }) => key));
    },

    /** Stores the result of a file, unless it has one. */
    async finish(file: Omit<ImportedFile, '_id' | 'createdAt'>): Promise<void> {
      try {
        await files.insertOne({ ...file, _id: createId(), createdAt: clock.now() });
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
    },

    /** True if a file of any import has this activity as its result. */
    async isResult(userId: string, activityId: string): Promise<boolean> {
      return (await files.findOne({ userId, activityId })) !== null;
    },

    /** Returns the dates of the imported activities. */
    async dates(userId: string, importId: string): Promise<string[]> {
      const found = await files
        .find({ userId, importId, result: 'imported' })
        .project<Pick<ImportedFile, 'date' | 'dates'>>({ date: 1, dates: 1 })
        .toArray();
      return [...new Set(found.flatMap(({ date, dates }) => dates ?? date ?? []))].sort();
    },

    /** Returns the results of an import. Those that need attention come first. */
    async results(userId: string, importId: string): Promise<ImportedFile[]> {
      const listed: ImportedFile[] = [];
      for (const result of [...IMPORT_RESULTS].reverse()) {
        const found = files.find({ userId, importId, result }).sort({ key: 1 });
        if (listed.length < LISTED) listed.push(...(await found.limit(LISTED - listed.length).toArray()));
      }
      return listed;
    },
  };
};

export type ImportRepository = ReturnType<typeof createImports>;
