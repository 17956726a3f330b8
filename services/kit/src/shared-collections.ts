import type { z } from 'zod';
import { identityKeysCollection, identityMarksCollection, revokedSessionsCollection } from './auth/identity-store.ts';
import { deadLettersCollection } from './bus/dead-letters.ts';
import type { CollectionDefinition } from './mongo/collection.ts';
import { userSettingsCollection } from './projections/user-settings-repository.ts';
import { erasureAnswersCollection } from './user-data/erasure-progress.ts';
import { secretsCollection, tombstonesCollection } from './user-data/tombstones.ts';

/** Definition of a collection with any type of document. */
export type AnyCollection = Pick<CollectionDefinition<z.ZodObject>, 'name' | 'schema' | 'indexes'>;

/** Collections that this package adds to the database of every service. */
export const commonCollections: readonly AnyCollection[] = [
  deadLettersCollection,
  tombstonesCollection,
  secretsCollection,
];

/** Collections that this package adds to the databases of services that receive `account`'s events. */
export const sharedCollections: readonly AnyCollection[] = [
  ...commonCollections,
  revokedSessionsCollection,
  identityKeysCollection,
  identityMarksCollection,
  userSettingsCollection,
  erasureAnswersCollection,
];
