import { z } from 'zod';
import { schemeOf } from './scheme.ts';

/** Audience and issuer of our tokens. */
export const AUDIENCE = 'stridewell';
export const ISSUER = 'stridewell-account';

/** Maximum lifetime of a token, `exp - iat`: a day more than the longest session. */
export const MAX_TOKEN_SECONDS = 91 * 86_400;

/**
 * Claims of an access token. Time zone and consent carry versions, so that a service knows them before the event of
 * `account` arrives; the newer of token and stored state counts.
 */
export const claimsSchema = z
  .object({
    sub: z.string().min(1),
    sid: z.string().min(1),
    tz: z.string().min(1),
    tzv: z.number().int().min(1),
    /** Health-data consent at account revision `hdr`; null when unanswered. Older tokens have neither claim. */
    hdc: z.boolean().nullable().optional(),
    hdr: z.number().int().min(0).optional(),
    iat: z.number(),
    exp: z.number(),
  })
  .refine(({ iat, exp }) => exp - iat <= MAX_TOKEN_SECONDS, 'lasts longer than any session');

export type Claims = z.infer<typeof claimsSchema>;

/** The health-data consent as carried by a token. */
export interface TokenConsent {
  /** Null until the question is answered. */
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
  /** Null for tokens of older releases. */
  healthConsent: TokenConsent | null;
  /** How the request was authenticated; the origin rule applies to cookies only. */
  via: 'bearer' | 'cookie';
}

/** Cookie names. The `__Host-` prefix needs https, which a local installation does not have. */
export const COOKIE_SECURE = '__Host-stridewell_session';
export const COOKIE_PLAIN = 'stridewell_session';

/**
 * Name of the session cookie. Over https the plain name is ignored, because a sibling domain or an http page could have
 * set it.
 */
export const cookieNameOf = (request: Parameters<typeof schemeOf>[0]): string =>
  schemeOf(request) === 'https' ? COOKIE_SECURE : COOKIE_PLAIN;

/** Buckets written by `account` and followed by every service. */
export const KEYS_BUCKET = 'identity';
export const KEYS_KEY = 'jwks';
export const REVOKED_BUCKET = 'revoked';
/** The longest token lifetime, so that no revoked session becomes valid again. */
export const REVOKED_TTL_MS = MAX_TOKEN_SECONDS * 1_000;
