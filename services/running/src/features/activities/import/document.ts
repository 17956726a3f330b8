import { importCountsSchema } from '@stridewell/contracts/http/activities';
import { IMPORT_REASONS, IMPORT_RESULTS, IMPORT_STATES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

/** Time for which imports and their file names are kept, in seconds. */
const KEPT_SECONDS = 30 * 86_400;

/** `activity_imports`: one upload of files, and its progress. */
export const activityImportsCollection = defineCollection({
  name: 'activity_imports',
  schema: z.object({
    ...emittingFields,
    /** `receiving` while the files arrive; until they have arrived, the import is not shown. */
    state: z.enum(['receiving', ...IMPORT_STATES]),
    /**
     * The uploaded files, in the order of their numbers in the spool. A file that was rejected immediately has a
     * reason.
     */
    files: z.array(z.object({ name: z.string(), reason: z.enum(IMPORT_REASONS).nullable() })),
    found: z.number().int().nullable(),
    counts: importCountsSchema,
    /** Number of consecutive runs that began with the same number of finished files, and that number. */
    tries: z.object({ count: z.number().int(), finished: z.number().int() }).exactOptional(),
    /** Revision of the consent to health data with which the files were accepted. */
    consentRev: z.number().int().exactOptional(),
    /** Maximum number of bytes that its files may use, while they arrive. */
    expectedBytes: z.number().int().exactOptional(),
    /** Time spent reading its files, in milliseconds. */
    readMs: z.number().int().exactOptional(),
    /** Number of its files that were too complex. */
    tooComplex: z.number().int().exactOptional(),
    /**
     * Position at which the next turn continues: the number of an uploaded file and of an item in it, and the number of
     * items in the files before it.
     */
    position: z.object({ upload: z.number().int(), item: z.number().int(), found: z.number().int() }).exactOptional(),
    /** Time at which its last turn ended because other runners were waiting. */
    turnEndedAt: z.date().exactOptional(),
    /** Number of uploaded files, in order, that have all their results. */
    uploadsDone: z.number().int().exactOptional(),
    /** Earliest time of the next run after a failed one. */
    retryAt: z.date().nullable().exactOptional(),
    /** Time at which the upload began. */
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Serves the runner's last import, exports and erasures.
    { key: { userId: 1, createdAt: -1 }, options: { name: 'user_created' } },
    // Serves the search for imports that are not done, which may lack a job.
    { key: { state: 1, createdAt: 1 }, options: { name: 'state_created' } },
    // At most one import of a runner is running, so that two workers do not store the same bout twice.
    {
      key: { userId: 1 },
      options: { unique: true, name: 'user_running', partialFilterExpression: { state: 'running' } },
    },
    // Removes old imports.
    { key: { createdAt: 1 }, options: { name: 'created', expireAfterSeconds: KEPT_SECONDS } },
    OUTBOX_INDEX,
  ],
});
export type ActivityImportDocument = z.infer<typeof activityImportsCollection.schema>;

/** `activity_import_files`: the result of one file of an import. A file with a result is not read again. */
export const activityImportFilesCollection = defineCollection({
  name: 'activity_import_files',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    importId: z.string(),
    /** Number of the uploaded file and path within its archive. */
    key: z.string(),
    name: z.string(),
    result: z.enum(IMPORT_RESULTS),
    reason: z.enum(IMPORT_REASONS).nullable(),
    activityId: z.string().nullable(),
    /** Date of the activity; null if it has none. */
    date: z.iso.date().nullable(),
    /** Dates of all activities in the file, if there are several. */
    dates: z.array(z.iso.date()).exactOptional(),
    createdAt: z.date(),
  }),
  indexes: [
    // One result per file. Serves all reads of an import.
    { key: { userId: 1, importId: 1, key: 1 }, options: { unique: true, name: 'user_import_key' } },
    // Removes the results of old imports.
    { key: { createdAt: 1 }, options: { name: 'created', expireAfterSeconds: KEPT_SECONDS } },
  ],
});
export type ImportedFile = z.infer<typeof activityImportFilesCollection.schema>;
