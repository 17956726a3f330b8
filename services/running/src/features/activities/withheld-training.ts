import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';

const markSchema = z.object({
  /** Date of the first stored activity that no outside model may use. */
  since: z.iso.date(),
});

/**
 * `withheld_training`: runners with an activity whose source forbids its use with an outside model. The mark is kept
 * when the activity is deleted, because the established load and the planned weeks still depend on it.
 */
export const withheldTrainingCollection = defineUserDocuments('withheld_training', markSchema);

export const createWithheldTraining = (database: Connection): UserDocuments<{ since: string }> =>
  createUserDocuments(database, withheldTrainingCollection);
