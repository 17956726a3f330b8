import type { Clock } from '@stridewell/kit/clock';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KeyRepository } from './key-repository.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

/** Maximum time that a key signs after the publication of its successor. Replicas load the new key one by one. */
const HANDOVER_MS = 5 * 60_000;

export interface RevokeKeyParts {
  keys: KeyRepository;
  sessions: SessionRepository;
  clock: Clock;
  /** Publishes the stored keys when the bus is available. */
  publish(): Promise<void>;
}

export interface RevokedKey {
  /** The new key when the revoked one was the newest, otherwise null. */
  successor: SigningKey | null;
  /** The number of ended sessions. */
  sessions: number;
}

/** Adds a key of the next generation. Concurrent calls add one key each. */
export const rotateKeys = async (keys: KeyRepository, clock: Clock): Promise<SigningKey> => {
  for (;;) {
    const newest = (await keys.list()).at(-1)?.generation ?? 0;
    const key = await createSigningKey(newest + 1, clock.now());
    if (await keys.insert(key)) return key;
  }
};

/**
 * Revokes a signing key: deletes it and ends all sessions with a token of it. Returns null when the key does not exist.
 * After an interruption, a second run completes the rest.
 */
export const revokeKey = async (
  kid: string,
  { keys, sessions, clock, publish }: RevokeKeyParts,
): Promise<RevokedKey | null> => {
  const stored = await keys.list();
  const key = stored.find(({ _id }) => _id === kid);
  if (!key) return null;
  // The successor is published before the revoked key is removed, so that there is always a signing key.
  const successor = stored.at(-1)?._id === kid ? await rotateKeys(keys, clock) : null;
  if (successor) await publish();
  const until = key.retiredAt && new Date(key.retiredAt.getTime() + HANDOVER_MS);
  const endAll = () => sessions.revokeOfKey({ kid, from: key.createdAt, until }, clock.now());
  const ended = await endAll();
  await keys.remove(kid);
  await publish();
  // The second call ends sessions that were opened with the key during the first.
  return { successor, sessions: ended + (await endAll()) };
};
