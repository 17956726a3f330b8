import { PHYSIO_EQUIPMENT } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';

/** `physio_choices`: the runner's equipment for the exercises, the last day with a ten-minute session, and the age. */
export const physioChoicesCollection = defineUserDocuments(
  'physio_choices',
  z.object({
    /** Null until the runner has been asked. */
    equipment: z.array(z.enum(PHYSIO_EQUIPMENT)).nullable(),
    /** Date in the runner's time zone for which the ten-minute session is chosen; null if none. */
    shortOn: z.string().nullable(),
    /** Whether the runner is 60 or older. Missing until the runner has been asked. */
    from60: z.boolean().exactOptional(),
  }),
);

export type StoredChoices = z.infer<typeof physioChoicesCollection.schema>['state'];
export type ChoicesRepository = UserDocuments<StoredChoices>;

export const createPhysioChoices = (database: Connection): ChoicesRepository =>
  createUserDocuments(database, physioChoicesCollection);
