import { z } from 'zod';
import { CREDENTIAL_MESSAGES } from '../web/credentials.ts';
import { isDate } from '../web/dates.ts';

const { required, invalid } = CREDENTIAL_MESSAGES;

/** The generic wording of the specification: 'Required' for what is missing, 'Invalid input' for what is of the wrong kind. */
export const missingOrInvalid = (issue: { input?: unknown }): string =>
  issue.input === undefined ? required : invalid;

// Holds for every schema of the product that gives no wording of its own.
z.config({ customError: (issue) => (issue.code === 'unrecognized_keys' ? undefined : missingOrInvalid(issue)) });

/** A calendar date, `YYYY-MM-DD`. */
export const dateSchema = z
  .string({ error: missingOrInvalid })
  // Rules that a schema adds may count on a date: they do not see what is none.
  .refine(isDate, { error: 'Please give a date as YYYY-MM-DD', abort: true });

/** An id of ours: a UUID in text form. */
export const idSchema = z.uuid({ error: missingOrInvalid });

/** The shape of every error answer. */
export const errorSchema = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Free text a runner writes, with its limit in characters. */
export const text = (max: number) =>
  z.string({ error: missingOrInvalid }).max(max, `Please use at most ${max} characters`);

/** An integer between two bounds, both allowed. */
export const integer = (min: number, max: number) => {
  const range = `Please choose a whole number from ${min} to ${max}`;
  return z.number({ error: missingOrInvalid }).int(range).min(min, range).max(max, range);
};
