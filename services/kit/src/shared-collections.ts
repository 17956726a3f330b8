import type { z } from 'zod';
import { identityKeysCollection, identityMarksCollection, revokedSessionsCollection } from './auth/identity-store.ts';
import { deadLettersCollection } from './bus/dead-letters.ts';
import type { CollectionDefinition } from './mongo/collection.ts';
import { userSettingsCollection } from './projections/user-settings-repository.ts';
import { erasureAnswersCollection } from './user-data/erasure-progress.ts';
import { secretsCollection, tombstonesCollection } from './user-data/tombstones.ts';

/** A collection of any documents. */
export type AnyCollection = Pick<CollectionDefinition<z.ZodObject>, 'name' | 'schema' | 'indexes'>;

/** Collections of the kit in every service. */
export const commonCollections: readonly AnyCollection[] = [
  deadLettersCollection,
  tombstonesCollection,
  secretsCollection,
];

/** Collections of the kit in the services that follow `account`. */
export const sharedCollections: readonly AnyCollection[] = [
  ...commonCollections,
  revokedSessionsCollection,
  identityKeysCollection,
  identityMarksCollection,
  userSettingsCollection,
  erasureAnswersCollection,
];
