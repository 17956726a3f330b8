import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  AUDIENCE,
  ISSUER,
  KEYS_BUCKET,
  KEYS_KEY,
  MAX_TOKEN_SECONDS,
  REVOKED_BUCKET,
  REVOKED_TTL_MS,
} from '../auth/token.ts';
import type { Bus } from '../bus/bus.ts';
import { createBus } from '../bus/bus.ts';
import { createId } from '../ids.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import type { TestScope } from './scope.ts';

export interface TestUser {
  userId: string;
  sessionId: string;
  token: string;
  headers: { authorization: string };
}

export interface Signer {
  /** The bus of this test scope, for tests that publish or consume events. */
  bus: Bus;
  /** Creates a unique signed-in user. */
  user(options?: {
    timezone?: string;
    /** Number of seconds until the token expires; defaults to the longest session. */
    expiresInSeconds?: number;
    /** Lifetime of the token in seconds; defaults to `expiresInSeconds`, limited to the maximum lifetime. */
    lifeSeconds?: number;
    userId?: string;
    audience?: string;
    /**
     * Consent at revision `consentRev`; null when the runner has not answered. The default revision 0 is older than any
     * event.
     */
    healthConsent?: boolean | null;
    consentRev?: number;
    /** True to create a token as issued by an older release, which has no consent claims. */
    withoutConsentClaim?: boolean;
    /** Time of the last sign-in or confirmation; now by default, null for a token of an older release. */
    confirmedAt?: Date | null;
  }): Promise<TestUser>;
  /** Revokes a session as `account` does. */
  revoke(sessionId: string): Promise<void>;
  close(): Promise<void>;
}

/** Creates a fake `account`, which publishes real keys on the bus and signs tokens with them. */
export const createSigner = async (scope: TestScope): Promise<Signer> => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const kid = createId();
  const deadLetters = { record: async () => false };
  const bus = createBus({
    url: scope.natsUrl,
    prefix: scope.prefix,
    service: 'test-signer',
    logger: createLogger('test-signer', 'silent'),
    metrics: createMetrics('test-signer'),
    deadLetters,
  });
  await bus.ready();
  await bus.bucket(KEYS_BUCKET, 0).put(KEYS_KEY, JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid }] }));
  // Creates the bucket, which the gateway only watches.
  await bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).put(createId(), new Date().toISOString());
  return {
    bus,
    async user({
      timezone = 'Europe/Oslo',
      expiresInSeconds = MAX_TOKEN_SECONDS,
      lifeSeconds = Math.min(expiresInSeconds, MAX_TOKEN_SECONDS),
      userId = createId(),
      audience = AUDIENCE,
      healthConsent = true,
      consentRev = 0,
      withoutConsentClaim = false,
      confirmedAt = new Date(),
    } = {}) {
      const sessionId = createId();
      const now = Math.floor(Date.now() / 1_000);
      const confirmed = confirmedAt === null ? {} : { cat: Math.floor(confirmedAt.getTime() / 1_000) };
      const consent = withoutConsentClaim ? {} : { hdc: healthConsent, hdr: consentRev };
      const token = await new SignJWT({ sid: sessionId, tz: timezone, tzv: 1, ...consent, ...confirmed })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuer(ISSUER)
        .setIssuedAt(now + expiresInSeconds - lifeSeconds)
        .setExpirationTime(now + expiresInSeconds)
        .sign(privateKey);
      return { userId, sessionId, token, headers: { authorization: `Bearer ${token}` } };
    },
    revoke: (sessionId) => bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).put(sessionId, new Date().toISOString()),
    close: () => bus.close(),
  };
};
