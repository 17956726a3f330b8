import { z } from 'zod';
import { RECOMMENDATIONS } from '../web/recommendations.ts';
import { METRICS, PLANNED_TYPES, PREFERRED_FOCUSES, SCALES, TEXT_MAX } from '../web/scales.ts';
import { dateSchema, idSchema, integerSchema, missingOrInvalid, textSchema } from './common.ts';

const HISTORY_DEFAULT_LIMIT = 100;
const HISTORY_MAX_LIMIT = 500;
/** Maximum length of a custom range for statistics, in days, including the first and last day. */
export const STATS_MAX_DAYS = 3_660;
/** Maximum number of check-ins that are counted for the trends. It equals the number that findings require. */
export const TREND_CHECKINS_COUNTED = 14;
/** Maximum number of days between a check-in's date and today. */
export const CHECKIN_MAX_AGE_DAYS = 7;

const scale = (metric: (typeof METRICS)[number]) => integerSchema(SCALES[metric].min, SCALES[metric].max);

/** Schema of the five metrics, all of which are required. */
export const metricsSchema = z.object({
  sleep: scale('sleep'),
  stress: scale('stress'),
  fatigue: scale('fatigue'),
  pain: scale('pain'),
  readiness: scale('readiness'),
});

export const recommendationSchema = z.enum(RECOMMENDATIONS, { error: missingOrInvalid });

/** Body of POST /api/checkin. */
export const checkinBody = z.strictObject({
  ...metricsSchema.shape,
  notes: textSchema(TEXT_MAX).nullish(),
  planned_today: z.boolean({ error: missingOrInvalid }).default(false),
  planned_type: z.enum(PLANNED_TYPES, { error: missingOrInvalid }).nullish(),
  preferred_focus: z.enum(PREFERRED_FOCUSES, { error: missingOrInvalid }).nullish(),
  date: dateSchema.optional(),
});

/** Schema of a score cap and its cause. Check-in events contain it as well. */
export const capSchema = z.object({
  /** Cause of the cap, worded to fit into "but … decides the day", such as "pain of 5". */
  reason: z.string(),
  /** Maximum score that the cap allows. */
  limit: z.number(),
});

/** A score cap with its cause as it is sent. */
const sentCapSchema = capSchema.extend({
  /** Code of the cause, such as `pain`, `physio_pain` or `notes`. Clients must accept unknown codes. */
  code: z.string(),
  /** The answer that caused the cap, such as the pain level; null when no single answer caused it. */
  value: z.number().nullable(),
});

const baselineSchema = z.object({ mean: z.number(), sd: z.number(), days: z.number().int() });

export const explanationSchema = z.object({
  /** The sum of all contributions before a cap is applied, to one decimal place. */
  raw: z.number(),
  factors: z.array(
    z.object({
      metric: z.enum(METRICS),
      value: z.number(),
      /** Points that this answer adds to the raw score, to two decimal places. */
      contribution: z.number(),
      max: z.number(),
    }),
  ),
  /** The cap that lowered the score; null if no cap did. */
  cap: sentCapSchema.nullable(),
  /**
   * Limits that apply whether or not they lowered the score: pain and red flags of the physio check-in, and a safety
   * hold. Strictest first. Missing in responses from earlier releases.
   */
  limits: z.array(sentCapSchema).optional(),
  baseline: baselineSchema.nullable(),
});

export const checkinAnswerSchema = z.object({
  score: z.number(),
  recommendation: recommendationSchema,
  /** The complete message, with one line per statement. */
  message: z.string(),
  /** Parts of the message, in the order in which they are shown. */
  messageParts: z.array(
    z.object({
      /** Kind of message part, such as `override` or `running_stopped`. Clients must accept unknown codes. */
      code: z.string(),
      text: z.string(),
    }),
  ),
  /** True when the physio coach allows no running on this day. A Reset day's message does not mention it. */
  runningStopped: z.boolean(),
  /** True on a Push day after two or more days of Recover or Reset. Missing in responses from earlier releases. */
  firstEasy: z.boolean().optional(),
  isUpdate: z.boolean(),
  explanation: explanationSchema,
});

/** Response to GET /api/checkin/today: the result of the check-in and the runner's answers. */
export const checkinTodaySchema = checkinAnswerSchema.extend({
  ...metricsSchema.shape,
  notes: z.string().nullable(),
  planned_today: z.boolean(),
  planned_type: z.enum(PLANNED_TYPES).nullable(),
  preferred_focus: z.enum(PREFERRED_FOCUSES).nullable(),
  date: z.string(),
});

const reversed = { path: ['to'], message: 'The last day must not be before the first' };

/** Filters of the check-in history and the CSV export. All filters are optional. */
const filterShape = {
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  rec: recommendationSchema.optional(),
};

/** Query of GET /api/export. */
export const exportQuery = z.object(filterShape).refine((q) => !q.from || !q.to || q.from <= q.to, reversed);

/** Query of GET /api/history. */
export const historyQuery = z
  .object({
    ...filterShape,
    limit: z.coerce
      .number({ error: missingOrInvalid })
      .int('Please ask for a whole number of items')
      .min(1, `Please ask for 1 to ${HISTORY_MAX_LIMIT} items`)
      .max(HISTORY_MAX_LIMIT, `Please ask for 1 to ${HISTORY_MAX_LIMIT} items`)
      .default(HISTORY_DEFAULT_LIMIT),
    before: idSchema.optional(),
  })
  .refine((q) => !q.from || !q.to || q.from <= q.to, reversed);

/** Query of GET /api/stats. The route checks both dates and the length of a custom range. */
export const statsQuery = z.object({
  range: z
    .enum(['7', '30', '90', 'custom'], { error: 'Please choose a range of 7, 30 or 90 days, or custom' })
    .default('7'),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
});

const dated = <T extends z.ZodRawShape>(shape: T) => z.array(z.object({ date: z.string(), ...shape }));
const series = dated({ value: z.number() });

const recCounts = z.object({ Push: z.number(), Adapt: z.number(), Recover: z.number(), Reset: z.number() });

export const statsSchema = z.object({
  dailyScores: dated({ score: z.number() }),
  recCounts,
  series: z.object({ sleep: series, stress: series, fatigue: series, pain: series, readiness: series }),
});

/**
 * Confidence of a finding. At most about 1 % (`clear`) and 10 % (`tendency`) of runners whose days are unrelated get
 * such a finding by chance.
 */
const confidence = z.enum(['clear', 'tendency']);
const meanOfDays = z.object({ mean: z.number(), days: z.number().int() });

const cap = { code: z.string(), value: z.number().nullable(), limit: z.number() };

/** Response to GET /api/stats/trends. Means are scores without caps, with one decimal. */
export const trendsSchema = z.object({
  /** Number of all days with a check-in, counted up to {@link TREND_CHECKINS_COUNTED}. */
  checkins: z.number().int(),
  /**
   * The runner's normal on the last day of the range, based on the 28 days up to that day. Null if they contain fewer
   * than 7 check-ins.
   */
  baseline: baselineSchema.nullable(),
  /**
   * Answers that correlate with the rest of the score in the 90 days up to the end of the range, most certain first.
   * Empty if there are fewer than 14 check-ins or no finding is certain enough.
   */
  movers: z.array(
    z.object({
      metric: z.enum(['sleep', 'stress', 'fatigue', 'pain']),
      /** Answers that are considered good, on the metric's scale. */
      good: z.object({ from: z.number().int(), to: z.number().int() }),
      goodDays: z.number().int(),
      otherDays: z.number().int(),
      goodMean: z.number(),
      otherMean: z.number(),
      /** Part of the difference between the two means that comes from the answer itself. */
      own: z.number(),
      confidence,
    }),
  ),
  /** Change of the score since the current injury began; null if there is no injury or the change could be chance. */
  sinceInjury: z.object({ date: z.string(), before: meanOfDays, after: meanOfDays, confidence }).nullable(),
  /** Days of the range whose score a cap lowered. Clients must accept unknown codes. */
  capped: dated(cap),
  /** Events in the range, to mark on the date axis. Clients must accept unknown kinds. */
  events: dated({ kind: z.string() }),
  /**
   * Scored days of the 13 calendar weeks up to the end of the range, with the cap that lowered the score (null if there
   * was none) and the answers. Both are missing in responses from earlier releases.
   */
  calendar: dated({
    score: z.number(),
    recommendation: recommendationSchema,
    cap: z.object(cap).nullable().optional(),
    answers: metricsSchema.optional(),
  }),
  /** Recommendations of the equally long period before the range; null if it contains no check-in. */
  previousCounts: recCounts.nullable(),
});

export const historySchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    date: z.string(),
    score: z.number(),
    recommendation: recommendationSchema,
    /** JSON text of the five metrics and the notes. */
    answersJson: z.string(),
  }),
);

/** Header `Idempotency-Key`. Only visible ASCII is allowed, so that the key can be stored and compared unchanged. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Please send an Idempotency-Key of 1 to 255 visible characters');

export type CheckinBody = z.infer<typeof checkinBody>;
/** Response types of the wellness service. Browsers use the types `CheckinAnswer` and `CheckinToday` for them. */
export type SentCheckin = z.infer<typeof checkinAnswerSchema>;
export type SentCheckinToday = z.infer<typeof checkinTodaySchema>;
export type SentExplanation = z.infer<typeof explanationSchema>;
export type StatsQuery = z.infer<typeof statsQuery>;
