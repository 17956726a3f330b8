import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { CoachProfileDocument } from './document.ts';

const COLLECTION = 'coach_profiles';

const schema = new Schema({
  _id: String,
  userId: String,
  goal: String,
  raceDate: String,
  weeklyHours: Number,
  daysAvailable: String,
  injuries: String,
  thresholdPace: String,
  longRunCapMin: Number,
  runningProfileV2: String,
  programmeStart: String,
  lastRaceDate: String,
  lastRaceGoal: String,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type CoachProfileRepository = ReturnType<typeof createCoachProfiles>;

/** `coach_profiles`. Methods take the user id first and return plain objects, or null when there is no document. */
export const createCoachProfiles = (database: Connection) => {
  const model: Model<CoachProfileDocument> = database.model<CoachProfileDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<CoachProfileDocument>(COLLECTION);
  return {
    /** For the outbox relay and the aggregate. Only the relay works across users. */
    model,

    find: (userId: string): Promise<CoachProfileDocument | null> => collection().findOne({ userId }),
  };
};

export const coachProfilesIndexes = async (db: mongo.Db): Promise<void> => {
  const profiles = db.collection(COLLECTION);
  // One profile per runner. Also serves reading it. The weekly jobs page through runners in the order of this index.
  await profiles.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // The relay's sweep.
  await profiles.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
