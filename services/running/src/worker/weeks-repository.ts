import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { z } from 'zod';

/** `weekly_runs`: one document per time zone, with the last week in which every runner had a plan and a summary. */
export const weeklyRunsCollection = defineCollection({
  name: 'weekly_runs',
  schema: z.object({
    /** Name of the time zone, used as the document's id. */
    _id: z.string(),
    weekStart: z.iso.date(),
    at: z.date(),
  }),
});
type WeekDone = z.infer<typeof weeklyRunsCollection.schema>;

export const createWeeksDone = (database: Connection) => {
  const collection = weeklyRunsCollection.in(database);
  return {
    /** Returns all documents by time zone. */
    async all(): Promise<Map<string, Omit<WeekDone, '_id'>>> {
      const documents = await collection.find({}).toArray();
      return new Map(documents.map(({ _id, weekStart, at }) => [_id, { weekStart, at }]));
    },
    async done(timezone: string, weekStart: string, at: Date): Promise<void> {
      await collection.updateOne({ _id: timezone }, { $set: { weekStart, at } }, { upsert: true });
    },
  };
};

export type WeeksDone = ReturnType<typeof createWeeksDone>;
