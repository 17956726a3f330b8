import type { WeeklySummary } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import { type EmittingDocument, OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';

/** `weekly_summaries`: one runner's finished week. Made once, and updated when a day of it is logged afterwards. */
export interface SummaryDocument extends EmittingDocument {
  /** A Monday. */
  weekStart: string;
  text: string;
  /** JSON text of the figures. */
  metrics: string;
  createdAt: Date;
}

const COLLECTION = 'weekly_summaries';
/** MongoDB's error code for a duplicate key. */
const DUPLICATE = 11_000;

const schema = new Schema({
  _id: String,
  userId: String,
  weekStart: String,
  text: String,
  metrics: String,
  createdAt: Date,
  ...outboxFields,
});

export type SummaryRepository = ReturnType<typeof createWeeklySummaries>;

/** A summary as returned to its runner. */
export const presentSummary = ({ weekStart, text, metrics, createdAt }: SummaryDocument): WeeklySummary => ({
  weekStart,
  text,
  metrics: JSON.parse(metrics),
  createdAt: createdAt.toISOString(),
});

/** `weekly_summaries`. Methods return plain objects, or null when there is no document. */
export const createWeeklySummaries = (database: Connection) => {
  const model: Model<SummaryDocument> = database.model<SummaryDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<SummaryDocument>(COLLECTION);
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    model,

    find: (userId: string, weekStart: string): Promise<SummaryDocument | null> =>
      collection().findOne({ userId, weekStart }),

    /** All summaries of a runner, oldest first. */
    all: (userId: string): Promise<SummaryDocument[]> => collection().find({ userId }).sort({ weekStart: 1 }).toArray(),

    /** Inserts summaries of several runners independently. Weeks that already have a summary are unchanged. */
    async add(documents: SummaryDocument[]): Promise<void> {
      try {
        await collection().insertMany(documents, { ordered: false });
      } catch (error) {
        const refused: unknown[] = Reflect.get(Object(error), 'writeErrors') ?? [error];
        if (!refused.every((one) => Reflect.get(Object(one), 'code') === DUPLICATE)) throw error;
      }
    },
  };
};

export const weeklySummariesIndexes = async (db: mongo.Db): Promise<void> => {
  const summaries = db.collection(COLLECTION);
  // One summary per runner and week, also when a job runs twice. Also serves reading it.
  await summaries.createIndex({ userId: 1, weekStart: 1 }, { unique: true, name: 'user_week' });
  // The relay's sweep.
  await summaries.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
