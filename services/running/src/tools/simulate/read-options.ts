import { parseArgs } from 'node:util';
import { dateSchema } from '@stridewell/contracts/http/common';
import type { CheckinMix } from './draw-checkins.ts';
import { InputError } from './input-error.ts';

export const HELP = `Usage: npm run simulate -- --profile FILE [options]

Lives a season day by day with the planner of the product and prints its weeks.

  --profile FILE        runner as JSON: the body of POST /api/coach/profile and the fields in
                        services/running/src/tools/simulate/README.md
  --weeks N             number of weeks, 1 to 104 (default 16)
  --checkins P,A,R,S    shares of check-ins with Push, Adapt, Recover and Reset (default 21,64,15,1)
  --seed S              whole number for the random check-ins (default 1); equal inputs give equal output
  --start DATE          first day, YYYY-MM-DD (default next Monday); in the middle of a week the rest of it is planned
  --json                print JSON instead of a table
  --help                print this text`;

/** The options of `npm run simulate`. */
export interface Options {
  profile: string;
  weeks: number;
  checkins: CheckinMix;
  seed: number;
  /** Null for next Monday. */
  start: string | null;
  isJson: boolean;
}

const MOST_WEEKS = 104;

const wholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InputError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
};

const readMix = (text: string): CheckinMix => {
  const shares = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [push = 0, adapt = 0, recover = 0, reset = 0] = shares;
  const isValid = shares.length === 4 && shares.every((share) => share >= 0 && share <= 1_000);
  if (isValid && push + adapt + recover + reset > 0) return [push, adapt, recover, reset];
  throw new InputError(
    `--checkins must be four shares for Push, Adapt, Recover and Reset, such as 21,64,15,1, not "${text}".`,
  );
};

const readDate = (text: string): string => {
  if (dateSchema.safeParse(text).success) return text;
  throw new InputError(`--start must be a date such as 2026-01-05, not "${text}".`);
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      profile: { type: 'string' },
      weeks: { type: 'string', default: '16' },
      checkins: { type: 'string', default: '21,64,15,1' },
      seed: { type: 'string', default: '1' },
      start: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

/**
 * Reads the command line. Returns null if help was requested.
 * @throws {InputError} if an option is unknown, missing or invalid
 */
export const readOptions = (args: readonly string[]): Options | null => {
  const values = (() => {
    try {
      return parse(args);
    } catch (error) {
      const [sentence = 'The options are invalid'] = String((error as Error).message).split('. ');
      throw new InputError(`${sentence}; --help lists the options.`);
    }
  })();
  if (values.help) return null;
  if (!values.profile) throw new InputError('--profile FILE is missing; --help lists the options.');
  return {
    profile: values.profile,
    weeks: wholeNumber('weeks', values.weeks, 1, MOST_WEEKS),
    checkins: readMix(values.checkins),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31 - 1),
    start: values.start === undefined ? null : readDate(values.start),
    isJson: values.json,
  };
};
