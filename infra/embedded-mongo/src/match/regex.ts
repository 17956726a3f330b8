import type { BSONRegExp } from 'bson';
import { badValue, CommandError } from '../errors.ts';

const FLAGS = new Set(['i', 'm', 's', 'u']);

/**
 * Converts a MongoDB (PCRE) pattern to a JavaScript regular expression. The syntax that filters use is the same in both. The flag
 * `g` is not set, because it keeps state between documents.
 * @throws CommandError for a pattern that JavaScript cannot parse and for the option `x`.
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
