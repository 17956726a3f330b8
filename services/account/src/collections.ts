import { type AnyCollection, commonCollections } from '@stridewell/kit/shared-collections';
import { codesCollection } from './features/codes/code-repository.ts';
import { restorationsCollection } from './features/email/restoration-repository.ts';
import { erasuresCollection } from './features/erasure/document.ts';
import { signingKeysCollection } from './features/keys/key-repository.ts';
import { sessionsCollection } from './features/sessions/session.ts';
import { countersCollection } from './features/throttle/counter-repository.ts';
import { usersCollection } from './features/users/user.ts';

/** All collections in the database of this service. */
export const collections: readonly AnyCollection[] = [
  usersCollection,
  sessionsCollection,
  codesCollection,
  restorationsCollection,
  countersCollection,
  signingKeysCollection,
  erasuresCollection,
  ...commonCollections,
];
