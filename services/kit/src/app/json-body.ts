import { PATHS } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import { DomainError, invalid } from '../errors.ts';

/**
 * Most colons and commas in a body: a thousand members, or two thousand list items. They are counted before the text is
 * parsed, since a hundred thousand small members cost half a second once each of them is an object and an issue.
 */
export const SEPARATORS_LIMIT = 2_000;

/** What the sign-in and session calls have in common. */
const SIGN_IN_CALLS = PATHS.login.slice(0, PATHS.login.lastIndexOf('/') + 1);

const KIB = 1_024;
const SIGN_IN_LIMIT = 16 * KIB;
/** Four texts of 2,000 characters, each character an escaped pair, are 48 KiB. */
const USUAL_LIMIT = 64 * KIB;

/** Most bytes of a request body at an address, at the edge and in the service behind it. */
export const bodyLimitOf = (url: string): number => (url.startsWith(SIGN_IN_CALLS) ? SIGN_IN_LIMIT : USUAL_LIMIT);

export const tooLarge = (limit: number): DomainError =>
  new DomainError('too_large', `This is too large: a request may hold ${limit / KIB} KiB at most.`, {
    code: 'too_large',
  });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;

/**
 * Colons and commas of a JSON text outside of its strings, counted up to `enough`. Each member has one colon, and each member
 * or list item but the last one has a comma.
 */
export const countSeparators = (json: string, enough: number): number => {
  let separators = 0;
  let inString = false;
  for (let at = 0; at < json.length && separators < enough; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (inString) at += code === BACKSLASH ? 1 : 0;
    else if (code === COLON || code === COMMA) separators += 1;
  }
  return separators;
};

/** Replaces Fastify's JSON parser by one that refuses a body with too many values, and sets the body limit of every route. */
export const takeJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (countSeparators(json, SEPARATORS_LIMIT) === SEPARATORS_LIMIT)
      done(invalid('', 'This request holds too many fields.'));
    else parse(request, json, done);
  });
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimitOf(route.url);
  });
};
