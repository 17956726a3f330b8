import { pauseSchema } from '@stridewell/contracts/http/running';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';
import type { Pauses } from '../../domain/pause-state.ts';

/** `pauses`: one document per runner, which ensures that a runner has at most one current pause. */
export const pausesCollection = defineUserDocuments(
  'pauses',
  z.object({ current: pauseSchema.nullable(), past: z.array(pauseSchema) }),
);

export type PauseRepository = UserDocuments<Pauses>;

export const createPauses = (database: Connection): PauseRepository => createUserDocuments(database, pausesCollection);
