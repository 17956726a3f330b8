import type { Migration } from '@stridewell/kit/mongo/migrations';
import { holdIndexes } from './hold-repository.ts';

/** The indexes of the collection of holds and cards. The service assigns the id. */
export const holdMigration = (id: number): Migration => ({ id, name: 'safety holds', up: holdIndexes });
