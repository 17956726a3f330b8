import type { BSONRegExp } from 'bson';
import { badValue, CommandError } from '../errors.ts';

const FLAGS = new Set(['i', 'm', 's', 'u']);

/**
 * Converts a MongoDB (PCRE) pattern to a JavaScript one. The syntaxes agree on what filters use. Throws for a pattern
 * that JavaScript cannot parse and for option `x`. Sets no `g` flag: it would carry state from one document to the next.
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
