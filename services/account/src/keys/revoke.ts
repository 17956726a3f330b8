import type { Clock } from '@stridewell/kit/clock';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KeyRepository } from './key-repository.ts';
import { rotateKeys } from './rotate.ts';
import type { SigningKey } from './signing-key.ts';

/** How long after its successor became public a key may still have signed: replicas learn of the new one one by one. */
const HANDOVER_MS = 5 * 60_000;

export interface RevokeKeyParts {
  keys: KeyRepository;
  sessions: SessionRepository;
  clock: Clock;
  /** Makes the stored keys public now, as far as that is possible. */
  publish(): Promise<void>;
}

export interface RevokedKey {
  /** The key that was added because the revoked one was the newest. */
  successor: SigningKey | null;
  /** How many sessions were ended. */
  sessions: number;
}

/**
 * Revokes a signing key: no token of it is accepted any more, and every session with such a token ends. Null when there is no
 * key of this id. May be repeated: what an interrupted run left is done by the next.
 */
export const revokeKey = async (
  kid: string,
  { keys, sessions, clock, publish }: RevokeKeyParts,
): Promise<RevokedKey | null> => {
  const stored = await keys.list();
  const key = stored.find(({ _id }) => _id === kid);
  if (!key) return null;
  // Never without a key to sign with: a successor is public before the revoked one goes.
  const successor = stored.at(-1)?._id === kid ? await rotateKeys(keys, clock) : null;
  if (successor) await publish();
  const until = key.retiredAt && new Date(key.retiredAt.getTime() + HANDOVER_MS);
  const endAll = () => sessions.revokeOfKey({ kid, from: key.createdAt, until }, clock.now());
  const ended = await endAll();
  await keys.remove(kid);
  await publish();
  // Those that were opened with the key in the meantime.
  return { successor, sessions: ended + (await endAll()) };
};
