import { importJWK, type JWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { type Clock, pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { createBusOutage } from './bus-outage.ts';
import type { IdentityStore } from './identity-store.ts';
import { createRevokedCopy } from './revoked-copy.ts';
import {
  AUDIENCE,
  type Claims,
  claimsSchema,
  ISSUER,
  isRevocation,
  KEYS_BUCKET,
  KEYS_KEY,
  REVOKED_BUCKET,
  REVOKED_TTL_MS,
} from './token.ts';

type Key = Awaited<ReturnType<typeof importJWK>>;

export interface Identity {
  /** The claims of a token that is valid, unexpired and not revoked; null for any other token. */
  verify(token: string): Promise<Claims | null>;
  /** True once the signing keys and the list of revoked sessions are known. */
  ready(): boolean;
  /** Loads the stored copy of the signing keys and revoked sessions. */
  load(): Promise<void>;
  /**
   * True when `account` must confirm the session before the request is accepted. If this method is missing,
   * confirmation is never required.
   */
  isInDoubt?(claims: Claims, isWrite: boolean): boolean;
  /** Receives keys and revoked sessions from the bus until the signal aborts. */
  follow(bus: Bus, signal: AbortSignal): void;
}

const jwksSchema = z.object({
  // `account` always has a key. An empty list would make all sessions invalid.
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })).min(1),
});

/** Returns the keys of a list from the bus, or null if the value is not a list of keys. */
const readKeyList = async (value: string): Promise<JWK[] | null> => {
  try {
    const { keys } = jwksSchema.parse(JSON.parse(value));
    for (const jwk of keys) await importJWK(jwk, 'EdDSA');
    return keys;
  } catch {
    return null;
  }
};

const TOKENS_REMEMBERED = 10_000;

export interface IdentityOptions {
  store: IdentityStore;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
}

/** Verifies tokens locally with the keys and the revoked sessions that `account` publishes on the bus. */
export const createIdentity = ({ store, clock, logger, metrics }: IdentityOptions): Identity => {
  const keys = new Map<string, Key>();
  const revoked = new Set<string>();
  const verified = new Map<string, Claims>();
  const copy = createRevokedCopy(store, logger);
  let listed = false;
  const outage = createBusOutage(clock);
  metrics.revocationsStale.set(0);

  const useKeys = async (list: JWK[]): Promise<void> => {
    for (const jwk of list) if (jwk.kid && !keys.has(jwk.kid)) keys.set(jwk.kid, await importJWK(jwk, 'EdDSA'));
    for (const kid of keys.keys()) if (!list.some((jwk) => jwk.kid === kid)) keys.delete(kid);
    verified.clear();
  };

  const check = async (token: string): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = kid && keys.get(kid);
          if (!key) throw new Error('unknown key');
          return key;
        },
        {
          algorithms: ['EdDSA'],
          audience: AUDIENCE,
          issuer: ISSUER,
          currentDate: clock.now(),
          requiredClaims: ['exp', 'iat', 'sub'],
        },
      );
      const claims = claimsSchema.parse(payload);
      // A token with an issue time in the future would be valid for longer than the maximum lifetime.
      const early = claims.iat * 1_000 > clock.now().getTime() + clock.skewMs;
      return early ? null : claims;
    } catch {
      return null;
    }
  };

  const followKeys = async (bus: Bus, signal: AbortSignal): Promise<void> =>
    bus.bucket(KEYS_BUCKET, 0).watch(
      async ({ key, value }) => {
        if (key !== KEYS_KEY || value === null) return;
        const list = await readKeyList(value);
        // An unreadable list does not replace a good one. `account` publishes its own list again.
        if (!list) return logger.error('list of signing keys not readable');
        await useKeys(list);
        await store.saveKeys(list);
      },
      () => undefined,
      signal,
    );

  const followRevoked = async (bus: Bus, signal: AbortSignal): Promise<void> =>
    bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).watch(
      async ({ key, value }) => {
        // `account` never writes a different value. It publishes its own value again when the session is revoked.
        if (value === null || !isRevocation(value)) return;
        revoked.add(key);
        copy.save(key);
      },
      () => {
        listed = true;
        copy.listComplete();
      },
      signal,
    );

  /** Restarts a watch whenever it ends or fails, because a session would stay valid if its revocation were missed. */
  const keepUp = async (follow: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await follow().catch((error) => {
        if (!signal.aborted) logger.warn({ err: error }, 'identity watch failed');
      });
      await pause(500, signal);
    }
  };

  return {
    async verify(token) {
      let claims = verified.get(token) ?? null;
      if (!claims) {
        claims = await check(token);
        if (!claims) return null;
        if (verified.size >= TOKENS_REMEMBERED) verified.clear();
        verified.set(token, claims);
      }
      const expired = claims.exp * 1_000 <= clock.now().getTime();
      return expired || revoked.has(claims.sid) ? null : claims;
    },
    ready: () => listed && keys.size > 0,
    isInDoubt: outage.isInDoubt,
    async load() {
      const [list, ended, whole] = await Promise.all([store.loadKeys(), store.loadRevoked(), store.loadListed?.()]);
      await useKeys(list);
      for (const sessionId of ended) revoked.add(sessionId);
      copy.markStored(ended);
      // Revoked sessions may be missing in a copy that was never marked as complete.
      if (whole) listed = true;
    },
    follow(bus, signal) {
      bus.onChange((connected) => {
        if (connected) outage.end();
        else outage.begin();
      });
      if (bus.connected()) outage.end();
      const age = setInterval(() => {
        metrics.revocationsStale.set(outage.length() / 1_000);
      }, 1_000);
      age.unref();
      signal.addEventListener('abort', () => clearInterval(age), { once: true });
      copy.start(signal);
      void keepUp(() => followKeys(bus, signal), signal);
      void keepUp(() => followRevoked(bus, signal), signal);
    },
  };
};
