import { importChanged } from '@stridewell/contracts/events/events';
import { IMPORT_RESULTS, type ImportCounts, type ImportState } from '@stridewell/contracts/web';
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

/** Files whose results are listed, at most. */
const LISTED = 500;
/** Imports that are looked at in one search for missing jobs. */
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

  return {
    collection,
    find,

    /**
     * Stores an import whose files begin to arrive, so that an erasure meanwhile finds and deletes it. `consentRev` is the
     * revision of the consent with which they are accepted.
     */
    async receive(userId: string, id: string, consentRev: number): Promise<void> {
      // Of uploads whose process was ended.
      await collection.deleteMany({ userId, state: 'receiving', createdAt: { $lt: ago(RECEIVING_MS) } });
      const document = { _id: id, userId, state: 'receiving', consentRev, files: [], found: null, counts: NO_COUNTS };
      await insertFirst(collection, document, { entries: [], at: clock.now() });
    },

    /**
     * Numbers of a runner's imports: whose files arrive, that are not done, and that began within 24 hours. A new one is
     * counted after it was stored, which is safe for concurrent requests.
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
     * Stores the files of an import when all have arrived. A job is added within a second. Returns false when the
     * runner's data was erased meanwhile.
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
     * Returns the imports of all runners that are not done and need not wait after a failed run, oldest first. Of one
     * runner these are the running import, or all waiting ones.
     */
    async open(): Promise<{ userId: string; importId: string }[]> {
      const found = await collection
        .find({
          $or: [{ state: 'running' }, { state: 'waiting', retryAt: { $not: { $gt: clock.now() } } }],
        })
        .sort({ createdAt: 1 })
        .limit(OPEN_BATCH)
        .toArray();
      const running = new Set(found.filter(({ state }) => state === 'running').map(({ userId }) => userId));
      return found
        .filter(({ userId, state }) => state === 'running' || !running.has(userId))
        .map(({ _id, userId }) => ({ userId, importId: _id }));
    },

    /**
     * Begins or continues an import. Returns the number of runs in a row, including this one, that began with the same
     * number of finished files; `busy` while another import of the runner is running, and `gone` when there is nothing to
     * do.
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
     * Ends a failed run: the import waits until an instant, and other imports of the runner can run. The files that were
     * finished count at once. The run counts as a try, or not when it failed for no fault of the import.
     */
    async postpone(userId: string, id: string, run: { retryAt: Date; isTry: boolean }): Promise<void> {
      const filter = { userId, _id: id, state: 'running' as const };
      const counts = await countsOf(userId, id);
      await collection.updateOne(filter, {
        $set: { state: 'waiting', retryAt: run.retryAt, counts },
        $inc: { rev: 1, ...(!run.isTry && { 'tries.count': -1 }) },
      });
    },

    /** Stores that everything of the first `uploads` uploaded files has a result. */
    async uploadsDone(userId: string, id: string, uploads: number): Promise<void> {
      await collection.updateOne({ userId, _id: id }, { $max: { uploadsDone: uploads } });
    },

    /**
     * Stores how far an import is, with the counts of its results. Returns false when the import no longer exists or is
     * done.
     */
    async progress(
      userId: string,
      id: string,
      { readMs, ...next }: { state: ImportState; found: number; readMs?: number },
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
            state: { ...next, counts, ...(readMs !== undefined && { readMs }) },
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

    /** True when a file of any import has this activity as its result. */
    async isResult(userId: string, activityId: string): Promise<boolean> {
      return (await files.findOne({ userId, activityId })) !== null;
    },

    /** Returns the dates of the imported activities. */
    async dates(userId: string, importId: string): Promise<string[]> {
      const found = await files
        .find({ userId, importId, result: 'imported' })
        .project<{ date: string | null }>({ date: 1 })
        .toArray();
      return [...new Set(found.flatMap(({ date }) => (date === null ? [] : [date])))].sort();
    },

    /** Returns the results of an import, those that need attention first. */
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
