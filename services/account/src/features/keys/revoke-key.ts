import type { Clock } from '@stridewell/kit/clock';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KeyRepository } from './key-repository.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

/**
 * Maximum time for which a replica can still sign with a key after the next key is published. Replicas load the next
 * key at different times.
 */
const HANDOVER_MS = 5 * 60_000;

export interface RevokeKeyParts {
  keys: KeyRepository;
  sessions: SessionRepository;
  clock: Clock;
  /** Publishes the stored keys when NATS is available. */
  publish(): Promise<void>;
}

export interface RevokedKey {
  /** The new key when the revoked key was the newest one, otherwise null. */
  successor: SigningKey | null;
  /** Number of sessions that were ended. */
  sessions: number;
}

/** Adds a key of the next generation. Each concurrent call adds its own key. */
export const rotateKeys = async (keys: KeyRepository, clock: Clock): Promise<SigningKey> => {
  for (;;) {
    const newest = (await keys.list()).at(-1)?.generation ?? 0;
    const key = await createSigningKey(newest + 1, clock.now());
    if (await keys.insert(key)) return key;
  }
};

/**
 * Revokes a signing key: deletes the key and ends all sessions whose tokens it signed. Returns null when the key does
 * not exist. An interrupted revocation can be completed by calling this again.
 */
export const revokeKey = async (
  kid: string,
  { keys, sessions, clock, publish }: RevokeKeyParts,
): Promise<RevokedKey | null> => {
  const stored = await keys.list();
  const key = stored.find(({ _id }) => _id === kid);
  if (!key) return null;
  // The new key is published before the revoked key is removed, so that a signing key is always available.
  const successor = stored.at(-1)?._id === kid ? await rotateKeys(keys, clock) : null;
  if (successor) await publish();
  const until = key.retiredAt && new Date(key.retiredAt.getTime() + HANDOVER_MS);
  const endAll = () => sessions.revokeOfKey({ kid, from: key.createdAt, until }, clock.now());
  const ended = await endAll();
  await keys.remove(kid);
  await publish();
  // The second call ends sessions that were opened with the revoked key during the first call.
  return { successor, sessions: ended + (await endAll()) };
};
