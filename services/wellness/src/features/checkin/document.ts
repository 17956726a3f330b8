import {
  checkinAnswerSchema,
  explanationSchema,
  metricsSchema,
  recommendationSchema,
} from '@stridewell/contracts/http/wellness';
import { PLANNED_TYPES, PREFERRED_FOCUSES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';

const storedAnswers = z.object({ ...metricsSchema.shape, notes: z.string().nullable() });

/** The answers of a check-in. */
export type Answers = z.infer<typeof storedAnswers>;

const answeredRequest = z.object({
  key: z.string(),
  /** SHA-256 of the body. The same key with another body is refused. */
  bodyHash: z.string(),
  answer: checkinAnswerSchema,
});

/** A request with an `Idempotency-Key`, and the answer it got. */
export type AnsweredRequest = z.infer<typeof answeredRequest>;

/** Requests with an idempotency key that are remembered per day. */
export const MAX_REMEMBERED_REQUESTS = 10;

/** `checkin_sessions`: one user's day. The source of truth for `metrics_daily` and the events. */
export const checkinsCollection = defineCollection({
  name: 'checkin_sessions',
  schema: z.object({
    ...emittingFields,
    /** The runner's own day, `YYYY-MM-DD`. */
    date: z.iso.date(),
    /** {@link Answers}; read with {@link storedAnswersOf}. */
    answers: storedAnswers.exactOptional(),
    /** The same as JSON text, for replicas of the previous release. */
    answersJson: z.string().exactOptional(),
    subdocumentsRev,
    score: z.number(),
    recommendation: recommendationSchema,
    message: z.string(),
    explanation: explanationSchema,
    plannedToday: z.boolean(),
    plannedType: z.enum(PLANNED_TYPES).nullable(),
    preferredFocus: z.enum(PREFERRED_FOCUSES).nullable(),
    /** When the day was first saved. */
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Number of revisions that a reassessment wrote and not the runner. Absent when there are none. */
    reassessed: z.number().int().exactOptional(),
    requests: z.array(answeredRequest),
  }),
  indexes: [
    // One check-in per user and day. Also serves all reads of a user's days: one day, a range, newest first.
    { key: { userId: 1, date: -1 }, options: { unique: true, name: 'user_date' } },
    // Finds the stored answer of a repeated request, for any day. Unique, so that a key sent for two days at once is
    // stored once.
    {
      key: { userId: 1, 'requests.key': 1 },
      options: {
        unique: true,
        name: 'user_request',
        partialFilterExpression: { 'requests.key': { $exists: true } },
      },
    },
    OUTBOX_INDEX,
  ],
});

export type CheckinDocument = z.infer<typeof checkinsCollection.schema>;

/** The fields that contain the answers, in both forms. */
export type WithAnswers = Pick<CheckinDocument, 'answers' | 'answersJson' | 'rev' | 'subdocumentsRev'>;

/** The answers of a stored check-in. */
export const storedAnswersOf = (document: WithAnswers): Answers =>
  readTwice(document, { value: document.answers, text: document.answersJson }, storedAnswers.parse);

/** The fields that a save sets. The others are identity and bookkeeping. */
export type CheckinState = Pick<
  CheckinDocument,
  'score' | 'recommendation' | 'message' | 'explanation' | 'plannedToday' | 'plannedType' | 'preferredFocus'
> & { answersJson: string };
