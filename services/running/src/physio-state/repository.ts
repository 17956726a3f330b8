import type { Connection } from '@stridewell/kit/mongo/database';
import { createUserDocuments, type UserDocuments } from '@stridewell/kit/projections/user-document-repository';
import type { PhysioProjection } from './rules.ts';

export const PHYSIO_STATE = 'physio_state';

export type PhysioStates = UserDocuments<PhysioProjection>;

/** `physio_state`: one document per runner, following `physio`. */
export const createPhysioStates = (database: Connection): PhysioStates =>
  createUserDocuments<PhysioProjection>(database, PHYSIO_STATE);
