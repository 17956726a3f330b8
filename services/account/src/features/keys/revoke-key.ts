import type { Clock } from '@stridewell/kit/clock';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KeyRepository } from './key-repository.ts';
import { rotateKeys } from './rotate-keys.ts';
import type { SigningKey } from './signing-key.ts';

/** How long a key may still have signed after its successor was published: replicas pick up the new key one by one. */
const HANDOVER_MS = 5 * 60_000;

export interface RevokeKeyParts {
  keys: KeyRepository;
  sessions: SessionRepository;
  clock: Clock;
  /** Publishes the stored keys, if the bus is available. */
  publish(): Promise<void>;
}

export interface RevokedKey {
  /** The key that was added because the revoked one was the newest. */
  successor: SigningKey | null;
  /** The number of ended sessions. */
  sessions: number;
}

/**
 * Revokes a signing key: its tokens are refused, and every session with such a token ends. Null when there is no key
 * with this id. Can be run again after an interruption, and then completes the rest.
 */
export const revokeKey = async (
  kid: string,
  { keys, sessions, clock, publish }: RevokeKeyParts,
): Promise<RevokedKey | null> => {
  const stored = await keys.list();
  const key = stored.find(({ _id }) => _id === kid);
  if (!key) return null;
  // There must always be a key to sign with: the successor is published before the revoked key is removed.
  const successor = stored.at(-1)?._id === kid ? await rotateKeys(keys, clock) : null;
  if (successor) await publish();
  const until = key.retiredAt && new Date(key.retiredAt.getTime() + HANDOVER_MS);
  const endAll = () => sessions.revokeOfKey({ kid, from: key.createdAt, until }, clock.now());
  const ended = await endAll();
  await keys.remove(kid);
  await publish();
  // The second pass ends sessions that were opened with the key in the meantime.
  return { successor, sessions: ended + (await endAll()) };
};
