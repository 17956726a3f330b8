import type { EventData } from '@stridewell/contracts/events/envelope';
import type { trainingLogged, trainingRemoved } from '@stridewell/contracts/events/events';
import type { Connection } from '@stridewell/kit/mongo/database';
import { upsertIfNewer } from '@stridewell/kit/mongo/upsert-if-newer';
import type { mongo } from 'mongoose';
import type { TrainingDay } from '../domain/types.ts';

interface Stored extends Partial<Omit<TrainingDay, 'date'>> {
  _id: string;
  userId: string;
  date: string;
  rev: number;
  deleted: boolean;
}

export type TrainingDays = ReturnType<typeof createTrainingDays>;

const COLLECTION = 'training_days';

/**
 * `training_days`: a projection of the training log. A removed day stays as a tombstone, so that a late event cannot
 * recreate it.
 */
export const createTrainingDays = (database: Connection) => {
  const collection = () => database.collection<Stored>(COLLECTION);
  return {
    /** Stores a logged day unless the stored one is as new or newer. */
    keep: (userId: string, { date, rev, status, minutes, ladderStage }: EventData<typeof trainingLogged>) =>
      upsertIfNewer(collection(), { userId, date, rev, set: { status, minutes, ladderStage, deleted: false } }),

    /** Marks a day as removed, under the same condition. */
    remove: (userId: string, { date, rev }: EventData<typeof trainingRemoved>) =>
      upsertIfNewer(collection(), { userId, date, rev, set: { deleted: true } }),

    /** A runner's logged days from one date to another, both inclusive, oldest first. */
    between: (userId: string, from: string, to: string): Promise<TrainingDay[]> =>
      collection()
        .find({ userId, date: { $gte: from, $lte: to }, deleted: false })
        .sort({ date: 1 })
        .project<TrainingDay>({ _id: 0, date: 1, status: 1, minutes: 1, ladderStage: 1 })
        .toArray(),
  };
};

export const trainingDaysIndex = async (db: mongo.Db): Promise<void> => {
  // Serves a runner's days in a range and the conditional upsert, which is safe only because the index is unique per
  // day.
  await db.collection(COLLECTION).createIndex({ userId: 1, date: 1 }, { unique: true, name: 'user_date' });
};
