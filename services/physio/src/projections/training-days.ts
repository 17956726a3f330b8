import type { EventData } from '@stridewell/contracts/events/envelope';
import { trainingLogged, type trainingRemoved } from '@stridewell/contracts/events/events';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import { z } from 'zod';
import { stageFromNine } from '../domain/ladder/stages.ts';
import type { TrainingDay } from '../domain/types.ts';

const { date, rev, status, minutes, ladderStage, stageOfTwelve, sport } = trainingLogged.data.shape;

/**
 * `training_days`: a projection of the training log. A removed day is kept as a tombstone, so that late events cannot
 * restore it.
 */
export const trainingDaysCollection = defineCollection({
  name: 'training_days',
  schema: z.object({
    _id: z.string(),
    userId: z.string(),
    date,
    rev,
    deleted: z.boolean(),
    // Missing when the removal event arrived before any other event for the day.
    status: status.exactOptional(),
    minutes: minutes.exactOptional(),
    ladderStage: ladderStage.exactOptional(),
    // Stage of the ladder of twelve. Missing in days of earlier releases, whose stage is one of nine.
    stageOfTwelve: stageOfTwelve.unwrap().exactOptional(),
    // Whether the runner ran or walked; null when not known. Missing in days of earlier releases.
    sport: sport.unwrap().exactOptional(),
  }),
  indexes: [
    // Index for a runner's days in a range and for the conditional upsert. The upsert is safe only because the index is
    // unique per day.
    { key: { userId: 1, date: 1 }, options: { unique: true, name: 'user_date' } },
  ],
});

type StoredTrainingDay = z.infer<typeof trainingDaysCollection.schema>;

/** Converts a stored day to the form that the rules use. A stage of nine becomes the row of twelve that names it. */
export const trainingDayOf = ({
  date,
  status = 'skipped',
  minutes = null,
  ladderStage = null,
  stageOfTwelve,
  sport,
}: Pick<StoredTrainingDay, 'date' | 'status' | 'minutes' | 'ladderStage' | 'stageOfTwelve' | 'sport'>): TrainingDay => {
  const day = { date, status, minutes, ...(sport !== undefined && { sport }) };
  if (stageOfTwelve !== undefined) return { ...day, ladderStage: stageOfTwelve };
  if (ladderStage === null) return { ...day, ladderStage };
  return { ...day, ladderStage: stageFromNine(ladderStage), isOfNine: true };
};

export type TrainingDays = ReturnType<typeof createTrainingDays>;

export const createTrainingDays = (database: Connection) => {
  const collection = trainingDaysCollection.in(database);
  return {
    /** Stores a logged day unless the stored revision is equal or newer. */
    keep: (
      userId: string,
      { date, rev, status, minutes, ladderStage, stageOfTwelve, sport }: EventData<typeof trainingLogged>,
    ) =>
      upsertIfNewer(collection, {
        ...{ userId, date, rev },
        set: {
          ...{ status, minutes, ladderStage, deleted: false },
          ...(stageOfTwelve !== undefined && { stageOfTwelve }),
          ...(sport !== undefined && { sport }),
        },
      }),

    /** Marks a day as removed unless the stored revision is equal or newer. */
    remove: (userId: string, { date, rev }: EventData<typeof trainingRemoved>) =>
      upsertIfNewer(collection, { userId, date, rev, set: { deleted: true } }),

    /** Returns a runner's logged days from `from` to `to` inclusive, oldest first. */
    between: async (userId: string, from: string, to: string): Promise<TrainingDay[]> => {
      const days = await collection
        .find({ userId, date: { $gte: from, $lte: to }, deleted: false })
        .sort({ date: 1 })
        .toArray();
      return days.map(trainingDayOf);
    },
  };
};
