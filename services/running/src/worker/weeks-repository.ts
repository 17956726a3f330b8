import type { Connection } from '@stridewell/kit/mongo/database';

interface WeekDone {
  /** A time zone. */
  _id: string;
  weekStart: string;
  at: Date;
}

/**
 * `weekly_runs`: one document per time zone with the last week in which all its runners had plan and summary.
 */
export const createWeeksDone = (database: Connection) => {
  const collection = () => database.collection<WeekDone>('weekly_runs');
  return {
    /** All documents by time zone. */
    async all(): Promise<Map<string, Omit<WeekDone, '_id'>>> {
      const documents = await collection().find({}).toArray();
      return new Map(documents.map(({ _id, weekStart, at }) => [_id, { weekStart, at }]));
    },
    async done(timezone: string, weekStart: string, at: Date): Promise<void> {
      await collection().updateOne({ _id: timezone }, { $set: { weekStart, at } }, { upsert: true });
    },
  };
};

export type WeeksDone = ReturnType<typeof createWeeksDone>;
