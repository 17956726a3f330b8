import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, type UserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { Pauses } from '../../domain/pause-state.ts';

export const PAUSES = 'pauses';

export type PauseRepository = UserDocuments<Pauses>;

/** `pauses`: one document per runner, so that at most one pause is current. */
export const createPauses = (database: Connection): PauseRepository => createUserDocuments<Pauses>(database, PAUSES);
