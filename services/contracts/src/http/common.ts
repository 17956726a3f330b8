import { z } from 'zod';
import { CREDENTIAL_MESSAGES } from '../web/credentials.ts';
import { isDate } from '../web/dates.ts';

const { required, invalid } = CREDENTIAL_MESSAGES;

/** Default messages of the specification: 'Required' for a missing value, 'Invalid input' for a wrong type. */
export const missingOrInvalid = (issue: { input?: unknown }): string =>
  issue.input === undefined ? required : invalid;

// Sets the messages of every schema that defines none itself.
z.config({ customError: (issue) => (issue.code === 'unrecognized_keys' ? undefined : missingOrInvalid(issue)) });

/** A calendar date, `YYYY-MM-DD`. */
export const dateSchema = z
  .string({ error: missingOrInvalid })
  // `abort` skips rules that a schema adds when the date is invalid.
  .refine(isDate, { error: 'Please give a date as YYYY-MM-DD', abort: true });

/** An id created by the product: a UUID. */
export const idSchema = z.uuid({ error: missingOrInvalid });

/** The shape of every error response. */
export const errorSchema = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  /** One sentence for the runner. */
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Free text of a runner, with a maximum number of characters. */
export const textSchema = (max: number) =>
  z.string({ error: missingOrInvalid }).max(max, `Please use at most ${max} characters`);

/** An integer between two inclusive bounds. */
export const integerSchema = (min: number, max: number) => {
  const range = `Please choose a whole number from ${min} to ${max}`;
  return z.number({ error: missingOrInvalid }).int(range).min(min, range).max(max, range);
};
