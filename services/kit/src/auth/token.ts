import { z } from 'zod';
import { schemeOf } from './scheme.ts';

/** Who may read our tokens, and who makes them. */
export const AUDIENCE = 'stridewell';
export const ISSUER = 'stridewell-account';

/** Longest life of a token, `exp - iat`: a day more than the longest session. */
export const MAX_TOKEN_SECONDS = 91 * 86_400;

/**
 * What a session token says. The time zone and the consent to health data are part of it with their versions, so that a service
 * knows both before the account's event has reached it; the newer of token and stored state counts.
 */
export const claimsSchema = z
  .object({
    sub: z.string().min(1),
    sid: z.string().min(1),
    tz: z.string().min(1),
    tzv: z.number().int().min(1),
    /** Health-data consent at revision `hdr` of the account; null while it was never answered. Both are absent in older tokens. */
    hdc: z.boolean().nullable().optional(),
    hdr: z.number().int().min(0).optional(),
    iat: z.number(),
    exp: z.number(),
  })
  .refine(({ iat, exp }) => exp - iat <= MAX_TOKEN_SECONDS, 'lasts longer than any session');

export type Claims = z.infer<typeof claimsSchema>;

/** The answer to storing health data as a token carries it. */
export interface TokenConsent {
  /** Null while the question was never answered. */
  given: boolean | null;
  /** Revision of the account. */
  rev: number;
}

/** The signed-in runner of a request. */
export interface Principal {
  userId: string;
  sessionId: string;
  timezone: string;
  timezoneVersion: number;
  /** Null for a token of a release that did not sign it. */
  healthConsent: TokenConsent | null;
  /** How the request proved it; the origin rule speaks of cookies only. */
  via: 'bearer' | 'cookie';
}

/** Cookie names: the `__Host-` prefix needs https, which a runner's own machine does not have. */
export const COOKIE_SECURE = '__Host-stridewell_session';
export const COOKIE_PLAIN = 'stridewell_session';

/**
 * The one name a request's session cookie has. On https the plain one counts for nothing: a sibling domain or a page on http
 * could have set it, which `__Host-` rules out.
 */
export const cookieNameOf = (request: Parameters<typeof schemeOf>[0]): string =>
  schemeOf(request) === 'https' ? COOKIE_SECURE : COOKIE_PLAIN;

/** Names of the buckets that `account` writes and every service follows. */
export const KEYS_BUCKET = 'identity';
export const KEYS_KEY = 'jwks';
export const REVOKED_BUCKET = 'revoked';
/** Longer than the longest session, so that no ended one comes back to life. */
export const REVOKED_TTL_MS = MAX_TOKEN_SECONDS * 1_000;
