import { z } from 'zod';
import { FUNCTION_CHANGES, QUESTIONNAIRE_LIMITS, QUESTIONNAIRE_STATUSES } from '../web/physio-questionnaires.ts';
import { dateSchema, idSchema, integerSchema, missingOrInvalid } from './common.ts';

const { activities, nameMax, scoreMax, changeMax, confidenceMax } = QUESTIONNAIRE_LIMITS;

const activitySchema = z.strictObject({
  name: z
    .string({ error: missingOrInvalid })
    .trim()
    .min(1, 'Please name the activity')
    .max(nameMax, `At most ${nameMax} characters`),
  score: integerSchema(0, scoreMax),
});

const answersSchema = {
  status: z.enum(QUESTIONNAIRE_STATUSES, { error: missingOrInvalid }),
  /** The runner's own activities, most important first; empty if the questionnaire was skipped. */
  activities: z.array(activitySchema).max(activities, `At most ${activities} activities`),
  /** Change since the start of the injury, from -5 (much worse) to 5 (much better); null when not answered. */
  globalChange: integerSchema(-changeMax, changeMax).nullable(),
  /** Confidence in running, 0 to 10; null when not answered. */
  confidence: integerSchema(0, confidenceMax).nullable(),
};

/**
 * Body of POST /api/physio/questionnaires: the weekly answers about one injury. The client chooses the id. Sending the
 * same id with a different body replaces the answers.
 */
export const questionnaireBody = z
  .strictObject({
    id: idSchema,
    injuryId: idSchema,
    /** Defaults to today. Must be within the last 7 days. */
    date: dateSchema.optional(),
    ...answersSchema,
  })
  .superRefine(({ status, activities: given, globalChange, confidence }, context) => {
    const refuse = (message: string): void =>
      context.addIssue({ code: 'custom', path: ['activities'], message, input: given });
    const names = given.map(({ name }) => name.toLowerCase());
    if (new Set(names).size < names.length) refuse('Please name each activity once');
    if (status === 'answered' && given.length === 0) refuse('Please name an activity');
    if (status === 'skipped' && (given.length > 0 || globalChange !== null || confidence !== null))
      refuse('Please send no answers when it is put off');
  });

/** The stored answers of one week. */
export const questionnaireSchema = z.object({
  id: z.string(),
  injuryId: z.string(),
  date: z.string(),
  ...answersSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Results of the answers about one injury. */
const injuryFunctionSchema = z.object({
  injuryId: z.string(),
  /** True when the questionnaire should be asked today. */
  due: z.boolean(),
  /** One row for each activity in the newest answers, with its scores in the order of their dates. */
  activities: z.array(
    z.object({
      name: z.string(),
      scores: z.array(z.object({ date: z.string(), score: z.number().int() })),
      /** Change since the first answer; null if there is only one. */
      change: z.enum(FUNCTION_CHANGES).nullable(),
    }),
  ),
  /** Change of all activities together since the first answers; null if there is only one set of answers. */
  change: z.enum(FUNCTION_CHANGES).nullable(),
  /** The stored answers, newest first. */
  answers: z.array(questionnaireSchema),
});

/** Response to GET /api/physio/questionnaires: one entry for each active injury. */
export const questionnairesSchema = z.object({ date: z.string(), injuries: z.array(injuryFunctionSchema) });

export type QuestionnaireBody = z.infer<typeof questionnaireBody>;
