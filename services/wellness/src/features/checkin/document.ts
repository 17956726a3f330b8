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

/** Answers of a check-in. */
export type Answers = z.infer<typeof storedAnswers>;

const cause = z.union([
  z.object({ code: z.enum(VALUED_CAUSES), value: z.number() }),
  z.object({ code: z.enum(PLAIN_CAUSES) }),
  z.object({ code: z.literal('earlier'), reason: z.string() }),
]);
const metrics = z.array(z.enum(METRICS));
const messageFact: z.ZodType<MessageFact> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('referral'), en: z.string(), nb: z.string() }),
  z.object({
    ...{ code: z.literal('override'), raw: z.number(), cause, recommendation: recommendationSchema },
    agrees: z.literal(true).optional(),
  }),
  z.object({ code: z.literal('score'), score: z.number() }),
  z.object({ code: z.literal('losses'), metrics }),
  z.object({ code: z.literal('gains'), metrics }),
  z.object({ code: z.literal('running_stopped') }),
  z.object({ code: z.literal('adapt_advice') }),
  z.object({ code: z.literal('first_easy') }),
  z.object({ code: z.literal('below_normal'), mean: z.number(), isLittle: z.literal(true).optional() }),
  z.object({ code: z.literal('earlier'), text: z.string() }),
]);

const dayFacts = z.object({
  /** True if the physio gate allows no running on the date. */
  runningStopped: z.boolean(),
  /** True if the first run after low days is easy. Missing in check-ins of earlier releases. */
  firstEasy: z.boolean().optional(),
  message: z.array(messageFact),
});

/** Facts of an assessed check-in. Its texts are created from them. */
export type DayFacts = z.infer<typeof dayFacts>;

/** Explanation of a stored score. Earlier releases did not store the code and value of the cap. */
const storedExplanation = explanationSchema.extend({
  cap: capSchema.extend({ code: z.string().optional(), value: z.number().nullish() }).nullable(),
});

const answeredRequest = z.object({
  key: z.string(),
  /** SHA-256 hash of the request body. A request with a known key and a different body is rejected. */
  bodyHash: z.string(),
  /** Stored response. Earlier releases stored neither message parts nor runningStopped. */
  answer: checkinAnswerSchema.extend({
    messageParts: checkinAnswerSchema.shape.messageParts.optional(),
    runningStopped: z.boolean().optional(),
    explanation: storedExplanation,
  }),
});

/** A request with an `Idempotency-Key` and its stored response. */
export type AnsweredRequest = z.infer<typeof answeredRequest>;

/** Maximum number of requests with an idempotency key that are stored per check-in. */
export const MAX_REMEMBERED_REQUESTS = 10;

/**
 * The collection `checkin_sessions`, with one check-in per user and date. `metrics_daily` and the events are derived
 * from it.
 */
export const checkinsCollection = defineCollection({
  name: 'checkin_sessions',
  schema: z.object({
    ...emittingFields,
    /** Date of the check-in in the runner's time zone, as `YYYY-MM-DD`. */
    date: z.iso.date(),
    /** Answers as a subdocument ({@link Answers}). Read them with {@link storedAnswersOf}. */
    answers: storedAnswers.exactOptional(),
    /** Answers as JSON text, which replicas of the previous release read. */
    answersJson: z.string().exactOptional(),
    subdocumentsRev,
    score: z.number(),
    recommendation: recommendationSchema,
    /** Message text in English. */
    message: z.string(),
    explanation: storedExplanation,
    /**
     * Facts behind `message`, with the revision at which they were stored. A replica of an earlier release updates the
     * check-in without updating the facts, so read them with `storedAssessment`.
     */
    facts: dayFacts.extend({ rev: z.number().int() }).exactOptional(),
    /**
     * True once the notes of any revision mentioned an illness, until the runner answers that it was a
     * misunderstanding. Absent if none did, and in check-ins of earlier releases.
     */
    illness: z.boolean().exactOptional(),
    plannedToday: z.boolean(),
    plannedType: z.enum(PLANNED_TYPES).nullable(),
    preferredFocus: z.enum(PREFERRED_FOCUSES).nullable(),
    /** Time at which the check-in was first saved. */
    createdAt: z.date(),
    updatedAt: z.date(),
    /** Number of revisions that were caused by a reassessment rather than by the runner. Absent if there are none. */
    reassessed: z.number().int().exactOptional(),
    requests: z.array(answeredRequest),
  }),
  indexes: [
    // Index for all reads of a user's check-ins: one date, a range of dates, or newest first. Unique, so that each user
    // has at most one check-in per date.
    { key: { userId: 1, date: -1 }, options: { unique: true, name: 'user_date' } },
    // Index for finding the stored response to a repeated request, regardless of the date. Unique, so that a key that
    // is sent for two dates at the same time is stored once.
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

/** Fields that contain the answers, as a subdocument and as text. */
export type WithAnswers = Pick<CheckinDocument, 'answers' | 'answersJson' | 'rev' | 'subdocumentsRev'>;

/** Returns the answers of a stored check-in. */
export const storedAnswersOf = (document: WithAnswers): Answers =>
  readTwice(document, { value: document.answers, text: document.answersJson }, storedAnswers.parse);

/** Fields that are set when a check-in is saved. All other fields are ids and metadata. */
export type CheckinState = Pick<
  CheckinDocument,
  | 'score'
  | 'recommendation'
  | 'message'
  | 'explanation'
  | 'facts'
  | 'illness'
  | 'plannedToday'
  | 'plannedType'
  | 'preferredFocus'
> & { answersJson: string };
