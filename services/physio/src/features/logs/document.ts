import { physioLogSchema } from '@stridewell/contracts/http/physio';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { z } from 'zod';

/** `physio_logs`: one exercise or free-text line logged by a runner on one day. */
export const physioLogsCollection = defineCollection({
  name: 'physio_logs',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    ...physioLogSchema.omit({ id: true, createdAt: true, updatedAt: true }).shape,
    /** Key that is unique within a day: the exercise id or, if there is none, the planned text. */
    key: z.string(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  indexes: [
    // Unique index: one log per exercise and day. The upsert is safe only because of this index.
    { key: { userId: 1, date: 1, key: 1 }, options: { unique: true, name: 'user_date_key' } },
    // Index for reading a runner's newest logs, and the logs since a date, in order.
    { key: { userId: 1, date: -1, _id: -1 }, options: { name: 'user_newest' } },
  ],
});

export type PhysioLogDocument = z.infer<typeof physioLogsCollection.schema>;

export type PhysioLogState = Pick<PhysioLogDocument, 'planned' | 'exerciseId' | 'status' | 'reason'>;
