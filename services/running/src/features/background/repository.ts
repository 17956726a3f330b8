import { runnerBackgroundSchema } from '@stridewell/contracts/http/running';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import type { RunnerBackground } from '../../domain/background.ts';

/** `runner_backgrounds`: the runner's answers about earlier training and preferences, one document per runner. */
export const backgroundsCollection = defineUserDocuments('runner_backgrounds', runnerBackgroundSchema);

export type BackgroundRepository = UserDocuments<RunnerBackground>;

export const createBackgrounds = (database: Connection): BackgroundRepository =>
  createUserDocuments(database, backgroundsCollection);
