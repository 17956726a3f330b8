import { z } from 'zod';
import {
  isAnswerTo,
  LIGHTER_REASONS,
  NOTE_QUESTIONS,
  OFFER_KINDS,
  SMALLER_PLAN_REASONS,
  TRIAL_KINDS,
} from '../web/offers.ts';
import { dateSchema, integerSchema, missingOrInvalid } from './common.ts';

/** The question to the runner, in one or two sentences, created from the other values. */
const text = z.string();

/** An offer for the current week: a code with its values. Clients ignore kinds that they do not know. */
export const planOfferSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lighter_week'),
    reason: z.enum(LIGHTER_REASONS),
    /** Number of low days in a row; missing for other reasons. */
    days: z.number().int().optional(),
    text,
  }),
  z.object({
    kind: z.literal('smaller_plan'),
    reason: z.enum(SMALLER_PLAN_REASONS),
    /** Number of minutes and runs per week in the smaller plan. */
    minutes: z.number().int(),
    runs: z.number().int(),
    text,
  }),
  z.object({
    kind: z.literal('time_trial'),
    /** Day of the quality session that the time trial replaces. */
    date: z.string(),
    session: z.enum(TRIAL_KINDS),
    /** Number of full weeks since the last result or, if there is none, since the start of the season. */
    weeks: z.number().int(),
    text,
  }),
  z.object({
    kind: z.literal('long_to_next_week'),
    /** Day of the long run that was not run, and the Monday to which it can move. */
    date: z.string(),
    to: z.string(),
    minutes: z.number().int(),
    text,
  }),
  z.object({
    kind: z.literal('extra_minutes'),
    date: z.string(),
    /** Maximum number of minutes that can be added. */
    minutes: z.number().int(),
    text,
  }),
]);

const MINUTES = { smaller: { min: 20, max: 2_400 }, extra: { min: 1, max: 60 } };
const MOST_RUNS = 7;

/** Bodies with which the runner accepts or declines an offer, with the values of the offer as it was shown. */
export const offerBodies = [
  z.strictObject({ kind: z.literal('lighter_week') }),
  z.strictObject({
    kind: z.literal('smaller_plan'),
    minutes: integerSchema(MINUTES.smaller.min, MINUTES.smaller.max),
    runs: integerSchema(1, MOST_RUNS),
  }),
  z.strictObject({ kind: z.literal('time_trial'), date: dateSchema }),
  z.strictObject({ kind: z.literal('long_to_next_week'), date: dateSchema }),
  z.strictObject({
    kind: z.literal('extra_minutes'),
    date: dateSchema,
    minutes: integerSchema(MINUTES.extra.min, MINUTES.extra.max),
  }),
  z.strictObject({ kind: z.literal('decline'), offer: z.enum(OFFER_KINDS) }),
] as const;

/** The offers that the runner accepted and can revert; each field is missing if the offer was not accepted. */
export const acceptedOffersSchema = z.object({
  lighterWeek: z.literal(true).optional(),
  smallerPlan: z.object({ minutes: z.number().int(), runs: z.number().int(), since: z.string() }).optional(),
  timeTrial: z.object({ date: z.string() }).optional(),
  longToNextWeek: z.object({ date: z.string(), to: z.string() }).optional(),
  extraMinutes: z.object({ date: z.string(), minutes: z.number().int() }).optional(),
});

/** A note that asks the runner something, with answers that the runner can tap. */
export const noteQuestionSchema = z.object({
  /** Code of the note. Clients must accept unknown codes. */
  note: z.string(),
  text,
  answers: z.array(z.object({ answer: z.string(), label: z.string() })),
});

/** A note that the runner answered this week. The answer can be taken back. */
export const answeredNoteSchema = z.object({
  note: z.string(),
  answer: z.string(),
  /** Effect of the answer, in one sentence. */
  text: z.string(),
});

/** Body with which the runner answers a note. */
export const noteAnswerBody = z
  .strictObject({
    kind: z.literal('answer_note'),
    note: z.enum(NOTE_QUESTIONS, { error: missingOrInvalid }),
    answer: z.string({ error: missingOrInvalid }),
  })
  .superRefine(({ note, answer }, context) => {
    if (!isAnswerTo(note, answer))
      context.addIssue({ code: 'custom', path: ['answer'], message: 'Invalid input', input: answer });
  });
