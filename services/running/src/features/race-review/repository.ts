import { RACE_GOALS } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import {
  createUserDocuments,
  defineUserDocuments,
  type UserDocuments,
} from '@stridewell/kit/projections/user-document-repository';
import { z } from 'zod';
import type { RaceReviews } from '../../domain/race-review.ts';

const reviewsSchema = z.object({
  answers: z.array(
    z.object({
      date: z.string(),
      goal: z.enum(RACE_GOALS),
      answer: z.enum(['finished', 'not_finished', 'not_started', 'declined']),
      seconds: z.number().int().nullable(),
      meters: z.number().int().nullable(),
      effort: z.number().int().nullable(),
      pain: z.number().int().nullable(),
    }),
  ),
  hiddenOn: z.string().nullable(),
});

/**
 * `race_reviews`: the runner's answers about past races, one document per runner. It is separate from
 * `runner_backgrounds`, which replicas of the previous release replace as a whole.
 */
export const raceReviewsCollection = defineUserDocuments('race_reviews', reviewsSchema);

export type RaceReviewRepository = UserDocuments<RaceReviews>;

export const createRaceReviews = (database: Connection): RaceReviewRepository =>
  createUserDocuments(database, raceReviewsCollection);
