import { z } from 'zod';
import { schemeOf } from './scheme.ts';

/** Audience and issuer in this product's tokens. */
export const AUDIENCE = 'stridewell';
export const ISSUER = 'stridewell-account';

/** Maximum lifetime of a token (`exp - iat`) in seconds: the longest session plus one day. */
export const MAX_TOKEN_SECONDS = 91 * 86_400;

/**
 * Claims of an access token. The time zone and the consent have versions, so that a service can use them before
 * `account`'s event arrives: the newer of the token's value and the stored value is used.
 */
export const claimsSchema = z
  .object({
    sub: z.string().min(1),
    sid: z.string().min(1),
    tz: z.string().min(1),
    tzv: z.number().int().min(1),
    /**
     * The health-data consent at account revision `hdr`; null when the runner has not answered. Tokens from older
     * releases have neither claim.
     */
    hdc: z.boolean().nullable().optional(),
    hdr: z.number().int().min(0).optional(),
    /**
     * Time at which the runner last signed in or confirmed their identity in this session, in seconds. Tokens from older
     * releases have no such claim.
     */
    cat: z.number().optional(),
    iat: z.number(),
    exp: z.number(),
  })
  .refine(({ iat, exp }) => exp - iat <= MAX_TOKEN_SECONDS, 'lasts longer than any session');

export type Claims = z.infer<typeof claimsSchema>;

/** The health-data consent that a token contains. */
export interface TokenConsent {
  /** Whether the runner consented; null until the runner has answered. */
  given: boolean | null;
  /** Revision of the account at which this consent was valid. */
  rev: number;
}

/** The signed-in runner who sent a request. */
export interface Principal {
  userId: string;
  sessionId: string;
  timezone: string;
  timezoneVersion: number;
  /** The health-data consent in the token; null for a token from an older release. */
  healthConsent: TokenConsent | null;
  /** Time at which the runner last signed in or confirmed their identity; null for a token from an older release. */
  confirmedAt: Date | null;
  /** Method by which the request was authenticated. The origin rule applies only to cookies. */
  via: 'bearer' | 'cookie';
}

/** Names of the session cookie. The `__Host-` prefix requires https, which a local installation does not have. */
const COOKIE_SECURE = '__Host-stridewell_session';
export const COOKIE_PLAIN = 'stridewell_session';

/**
 * Returns the name of the session cookie for a scheme. Over https, a cookie with the plain name is ignored, because
 * another subdomain or a page over http could have set it.
 */
export const cookieNameOf = (request: Parameters<typeof schemeOf>[0]): string =>
  schemeOf(request) === 'https' ? COOKIE_SECURE : COOKIE_PLAIN;

/** Names of the key-value buckets that `account` writes and every service watches. */
export const KEYS_BUCKET = 'identity';
export const KEYS_KEY = 'jwks';
export const REVOKED_BUCKET = 'revoked';
/**
 * True for the value that `account` writes for a revoked session: a time. NATS answers and events, which another user can
 * have the server write into the bucket, are JSON objects.
 */
export const isRevocation = (value: string): boolean => z.iso.datetime().safeParse(value).success;
/**
 * Time for which revoked sessions are stored, in milliseconds: the maximum lifetime of a token, so that no revoked
 * session becomes valid again.
 */
export const REVOKED_TTL_MS = MAX_TOKEN_SECONDS * 1_000;
