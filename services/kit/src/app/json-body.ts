import { PATHS } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import { DomainError, invalid } from '../errors.ts';

/**
 * Maximum number of colons and commas in a request body, enough for a thousand object members or two thousand list
 * items. They are counted before parsing, because validating a hundred thousand members takes half a second.
 */
export const SEPARATORS_LIMIT = 2_000;

/** Path prefix shared by all sign-in requests. */
const SIGN_IN_CALLS = PATHS.login.slice(0, PATHS.login.lastIndexOf('/') + 1);

const KIB = 1_024;
const SIGN_IN_LIMIT = 16 * KIB;
/** Enough for four 2,000-character strings, which take 48 KiB when they consist of escaped surrogate pairs. */
const USUAL_LIMIT = 64 * KIB;

/** Maximum request body size for a URL, in bytes. The gateway and the services use the same limits. */
export const bodyLimitOf = (url: string): number => (url.startsWith(SIGN_IN_CALLS) ? SIGN_IN_LIMIT : USUAL_LIMIT);

/** Creates the error for a request body larger than `limit` bytes (413). */
export const tooLarge = (limit: number): DomainError =>
  new DomainError('too_large', `This is too large: a request can be ${limit / KIB} KiB at most.`, {
    code: 'too_large',
  });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;

/** Counts the colons and commas in a JSON text that are not inside strings, and stops at `limit`. */
export const countSeparators = (json: string, limit: number): number => {
  let separators = 0;
  let inString = false;
  for (let at = 0; at < json.length && separators < limit; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (inString) at += code === BACKSLASH ? 1 : 0;
    else if (code === COLON || code === COMMA) separators += 1;
  }
  return separators;
};

/** Installs a JSON parser that rejects bodies with too many values, and sets the body size limit of every route. */
export const useLimitedJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (countSeparators(json, SEPARATORS_LIMIT) === SEPARATORS_LIMIT)
      done(invalid('', 'This request has too many fields.'));
    else parse(request, json, done);
  });
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimitOf(route.url);
  });
};
