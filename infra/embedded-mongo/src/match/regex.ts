import type { BSONRegExp } from 'bson';
import { badValue, CommandError } from '../errors.ts';

const FLAGS = new Set(['i', 'm', 's', 'u']);

/**
 * A MongoDB (PCRE) pattern as JavaScript's. The syntaxes agree on what filters use; a pattern that JavaScript cannot
 * read and the option `x` are refused. No `g` flag: its tests would carry state from one document to the next.
 */
export function toRegExp({ pattern, options }: BSONRegExp): RegExp {
  for (const option of options) {
    if (!FLAGS.has(option)) throw badValue(`$regex option '${option}' is not supported`);
  }
  try {
    return new RegExp(pattern, options.replace('u', ''));
  } catch (cause) {
    throw new CommandError('InvalidRegex', `Regular expression is invalid: ${(cause as Error).message}`);
  }
}
