import {
  capSchema,
  checkinAnswerSchema,
  explanationSchema,
  metricsSchema,
  recommendationSchema,
} from '@stridewell/contracts/http/wellness';
import { METRICS, PLANNED_TYPES, PREFERRED_FOCUSES } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { readTwice, subdocumentsRev } from '@stridewell/kit/outbox/subdocuments';
import { z } from 'zod';
import { type MessageFact, PLAIN_CAUSES, VALUED_CAUSES } from '../../domain/readiness/facts.ts';

const storedAnswers = z.object({ ...metricsSchema.shape, notes: z.string().nullable() });

/** The answers of a check-in. */
export type Answers = z.infer<typeof storedAnswers>;

const cause = z.union([
  z.object({ code: z.enum(VALUED_CAUSES), value: z.number() }),
  z.object({ code: z.enum(PLAIN_CAUSES) }),
  z.object({ code: z.literal('earlier'), reason: z.string() }),
]);
const metrics = z.array(z.enum(METRICS));
const messageFact: z.ZodType<MessageFact> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('referral'), en: z.string(), nb: z.string() }),
  z.object({ code: z.literal('override'), raw: z.number(), cause, recommendation: recommendationSchema }),
  z.object({ code: z.literal('score'), score: z.number() }),
  z.object({ code: z.literal('losses'), metrics }),
  z.object({ code: z.literal('gains'), metrics }),
  z.object({ code: z.literal('running_stopped') }),
  z.object({ code: z.literal('adapt_advice') }),
  z.object({ code: z.literal('below_normal'), mean: z.number() }),
  z.object({ code: z.literal('earlier'), text: z.string() }),
]);

const dayFacts = z.object({
  /** The physio gate allows no run on this day. */
  runningStopped: z.boolean(),
  message: z.array(messageFact),
});

/** Facts of an assessed day. */
export type DayFacts = z.infer<typeof dayFacts>;

/** The explanation of a day. Earlier releases stored no code and value of the cap. */
const storedExplanation = explanationSchema.extend({
  cap: capSchema.extend({ code: z.string().optional(), value: z.number().nullish() }).nullable(),
});

const answeredRequest = z.object({
  key: z.string(),
  /** SHA-256 of the body. The same key with another body is refused. */
  bodyHash: z.string(),
  /** Earlier releases stored no parts of the message, and no stop. */
  answer: checkinAnswerSchema.extend({
    messageParts: checkinAnswerSchema.shape.messageParts.optional(),
    runningStopped: z.boolean().optional(),
    explanation: storedExplanation,
  }),
});

/** A request with an `Idempotency-Key` and its response. */
export type AnsweredRequest = z.infer<typeof answeredRequest>;

/** Maximum number of stored requests with an idempotency key per day. */
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
    /** The answers as JSON text, for replicas of the previous release. */
    answersJson: z.string().exactOptional(),
    subdocumentsRev,
    score: z.number(),
    recommendation: recommendationSchema,
    /** The message in English. */
    message: z.string(),
    explanation: storedExplanation,
    /**
     * The facts behind `message`, and the revision that they were written with. A replica of an older release writes the
     * day without them, and keeps those of an earlier revision: read them with `storedAssessment`.
     */
    facts: dayFacts.extend({ rev: z.number().int() }).exactOptional(),
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
  'score' | 'recommendation' | 'message' | 'explanation' | 'facts' | 'plannedToday' | 'plannedType' | 'preferredFocus'
> & { answersJson: string };
