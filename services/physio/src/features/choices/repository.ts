import { PHYSIO_EQUIPMENT } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';

/** `physio_choices`: what the runner has for the exercises, the last day of a session of ten minutes, and the age. */
export const physioChoicesCollection = defineUserDocuments(
  'physio_choices',
  z.object({
    /** Null before the runner was asked. */
    equipment: z.array(z.enum(PHYSIO_EQUIPMENT)).nullable(),
    /** Date in the runner's time zone for which the ten minutes are chosen; null for none. */
    shortOn: z.string().nullable(),
    /** Whether the runner is 60 or older. Missing before the runner was asked. */
    from60: z.boolean().exactOptional(),
  }),
);

export type StoredChoices = z.infer<typeof physioChoicesCollection.schema>['state'];
export type ChoicesRepository = UserDocuments<StoredChoices>;

export const createPhysioChoices = (database: Connection): ChoicesRepository =>
  createUserDocuments(database, physioChoicesCollection);
