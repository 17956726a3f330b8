import type { Connection } from '@stridewell/kit/mongo/database';
import { OUTBOX_INDEX, outboxFields } from '@stridewell/kit/outbox/entries';
import { type Model, type mongo, Schema } from 'mongoose';
import type { PhysioProfileDocument } from './document.ts';

const COLLECTION = 'physio_profiles';

const schema = new Schema({
  _id: String,
  userId: String,
  primaryArea: String,
  onset: String,
  painHistory: String,
  mdDiagnosis: Boolean,
  mdDiagnosisText: String,
  restrictionsMeds: String,
  pregnantOrPostpartum: Boolean,
  surgeryLast6Months: Boolean,
  clinicianCleared: Boolean,
  status: String,
  since: String,
  injury: Number,
  triage: Schema.Types.Mixed,
  restricted: Boolean,
  createdAt: Date,
  updatedAt: Date,
  ...outboxFields,
});

export type PhysioProfileRepository = ReturnType<typeof createPhysioProfiles>;

/** `physio_profiles`. Every method takes the user first and returns plain objects, or null when there is none. */
export const createPhysioProfiles = (database: Connection) => {
  const model: Model<PhysioProfileDocument> = database.model<PhysioProfileDocument>(COLLECTION, schema, COLLECTION);
  const collection = () => database.collection<PhysioProfileDocument>(COLLECTION);
  return {
    /** For the relay, the only code that works across users. */
    model,

    find: (userId: string): Promise<PhysioProfileDocument | null> => collection().findOne({ userId }),
  };
};

export const physioProfilesIndexes = async (db: mongo.Db): Promise<void> => {
  const profiles = db.collection(COLLECTION);
  // One profile per runner. Also serves reading it.
  await profiles.createIndex({ userId: 1 }, { unique: true, name: 'user' });
  // Serves the relay's sweep.
  await profiles.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
};
