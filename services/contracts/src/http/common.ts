import { z } from 'zod';
import { CREDENTIAL_MESSAGES } from '../web/credentials.ts';
import { isDate } from '../web/dates.ts';

const { required, invalid } = CREDENTIAL_MESSAGES;

/** The specified default messages: 'Required' for a missing value, 'Invalid input' for a value of the wrong type. */
export const missingOrInvalid = (issue: { input?: unknown }): string =>
  issue.input === undefined ? required : invalid;

// Applies these messages to every schema that does not define its own message.
z.config({ customError: (issue) => (issue.code === 'unrecognized_keys' ? undefined : missingOrInvalid(issue)) });

/** A calendar date in the form `YYYY-MM-DD`. */
export const dateSchema = z
  .string({ error: missingOrInvalid })
  // With `abort`, rules that a schema adds are skipped when the date is invalid.
  .refine(isDate, { error: 'Please give a date as YYYY-MM-DD', abort: true });

/** An id created by this product; always a UUID. */
export const idSchema = z.uuid({ error: missingOrInvalid });

/** Query for a response that contains sentences for the runner: the runner's language, English by default. */
export const languageQuery = z.object({ language: z.enum(['en', 'nb']).optional() });

/** Body of every error response. */
export const errorSchema = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  /** One-sentence explanation for the runner. */
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Schema for free text written by a runner, with a maximum length in characters. */
export const textSchema = (max: number) =>
  z.string({ error: missingOrInvalid }).max(max, `Please use at most ${max} characters`);

/** Schema for an integer between two inclusive bounds. */
export const integerSchema = (min: number, max: number) => {
  const range = `Please choose a whole number from ${min} to ${max}`;
  return z.number({ error: missingOrInvalid }).int(range).min(min, range).max(max, range);
};
