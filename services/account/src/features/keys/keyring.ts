import { importJWK, type JWK } from 'jose';
import { pickSigningKey, type SigningKey, toPublicJwk } from './signing-key.ts';

type Key = Awaited<ReturnType<typeof importJWK>>;

/** Signing keys in the memory of this process. */
export interface Keyring {
  /** Replaces all keys with the given ones. */
  use(keys: readonly SigningKey[]): Promise<void>;
  /** Returns the key that signs tokens at `now`. @throws Error when no signing key is available */
  signing(now: Date): { kid: string; privateKey: Key };
  /** Returns the public key with this id, or null when the id is unknown. */
  verifying(kid: string): Key | null;
  /** Returns the public keys in the format in which they are published. */
  jwks(): { keys: JWK[] };
  ready(): boolean;
}

/** Creates an empty keyring. @param settleMs time between the publication of a key and its first use for signing */
export const createKeyring = (settleMs: number): Keyring => {
  let stored: readonly SigningKey[] = [];
  const pairs = new Map<string, { privateKey: Key; publicKey: Key }>();

  const pairOf = async (key: SigningKey) => ({
    privateKey: await importJWK(key.privateJwk, 'EdDSA'),
    publicKey: await importJWK(toPublicJwk(key), 'EdDSA'),
  });

  return {
    async use(keys) {
      for (const key of keys) if (!pairs.has(key._id)) pairs.set(key._id, await pairOf(key));
      for (const kid of pairs.keys()) if (!keys.some(({ _id }) => _id === kid)) pairs.delete(kid);
      stored = keys;
    },
    signing(now) {
      const key = pickSigningKey(stored, settleMs, now);
      const pair = key && pairs.get(key._id);
      if (!pair) throw new Error('no signing key available');
      return { kid: key._id, privateKey: pair.privateKey };
    },
    verifying: (kid) => pairs.get(kid)?.publicKey ?? null,
    jwks: () => ({ keys: stored.map(toPublicJwk) }),
    ready: () => stored.length > 0,
  };
};
