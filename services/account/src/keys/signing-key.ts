import { createId } from '@stridewell/kit/ids';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** A key that signs tokens, as it is stored. Exactly one of each generation exists; a higher one replaces the lower. */
export interface SigningKey {
  /** The `kid` of its tokens. */
  _id: string;
  generation: number;
  /** Ed25519, private part included: never leaves the database and this process. */
  privateJwk: JWK;
  createdAt: Date;
  /** When every service could first learn of it; null until then. */
  publishedAt: Date | null;
  /** When a newer one took its place. */
  retiredAt: Date | null;
}

/** A new Ed25519 key. */
export const createSigningKey = async (generation: number, now: Date): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return {
    _id: createId(),
    generation,
    privateJwk: await exportJWK(privateKey),
    createdAt: now,
    publishedAt: null,
    retiredAt: null,
  };
};

/** What the world may see of a key. */
export const toPublicJwk = ({ _id, privateJwk: { crv, x } }: SigningKey): JWK => ({
  kty: 'OKP',
  ...(crv && { crv }),
  ...(x && { x }),
  kid: _id,
  alg: 'EdDSA',
  use: 'sig',
});

/**
 * The key to sign with: the newest that has been public for `settleMs`, so that no service meets a token before its key.
 * Before any has, the oldest: it is the one that most likely is known.
 */
export const pickSigningKey = (keys: readonly SigningKey[], settleMs: number, now: Date): SigningKey | undefined => {
  const newestFirst = keys.toSorted((a, b) => b.generation - a.generation);
  const settled = newestFirst.find(
    ({ publishedAt }) => publishedAt !== null && now.getTime() - publishedAt.getTime() >= settleMs,
  );
  return settled ?? newestFirst.at(-1);
};
