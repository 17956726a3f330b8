import { createId } from '@stridewell/kit/ids';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** A key that signs tokens. There is exactly one per generation; a higher generation replaces the lower ones. */
export interface SigningKey {
  /** The `kid` of its tokens. */
  _id: string;
  generation: number;
  /** Ed25519, private part included: never leaves the database and this process. */
  privateJwk: JWK;
  createdAt: Date;
  /** When it was first published to all services; null before. */
  publishedAt: Date | null;
  /** When a newer key replaced it. */
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

/** The public part of a key. */
export const toPublicJwk = ({ _id, privateJwk: { crv, x } }: SigningKey): JWK => ({
  kty: 'OKP',
  ...(crv && { crv }),
  ...(x && { x }),
  kid: _id,
  alg: 'EdDSA',
  use: 'sig',
});

/**
 * The key to sign with: the newest that has been public for `settleMs`, so that no service gets a token before its key.
 * If there is none, the oldest, which the services most likely know.
 */
export const pickSigningKey = (keys: readonly SigningKey[], settleMs: number, now: Date): SigningKey | undefined => {
  const newestFirst = keys.toSorted((a, b) => b.generation - a.generation);
  const settled = newestFirst.find(
    ({ publishedAt }) => publishedAt !== null && now.getTime() - publishedAt.getTime() >= settleMs,
  );
  return settled ?? newestFirst.at(-1);
};
