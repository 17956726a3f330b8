import { createId } from '@stridewell/kit/ids';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';

/** A key that signs tokens. There is one key per generation, and a newer generation replaces older ones. */
export const signingKey = z.object({
  /** Key id, which is the `kid` in tokens signed with the key. */
  _id: z.string(),
  generation: z.number().int(),
  /** Ed25519 key including the private part. Must not leave the database and this process. */
  privateJwk: z.custom<JWK>((value) => typeof value === 'object' && value !== null),
  createdAt: z.date(),
  /** Time of the first publication to all services; null until then. */
  publishedAt: z.date().nullable(),
  /** Time at which a newer key replaced this key; null until then. */
  retiredAt: z.date().nullable(),
});
export type SigningKey = z.infer<typeof signingKey>;

/** Generates an Ed25519 signing key. */
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

/** Returns the public part of a key. */
export const toPublicJwk = ({ _id, privateJwk: { crv, x } }: SigningKey): JWK => ({
  kty: 'OKP',
  ...(crv && { crv }),
  ...(x && { x }),
  kid: _id,
  alg: 'EdDSA',
  use: 'sig',
});

/**
 * Returns the key to sign with: the newest key that was published at least `settleMs` ago, so that services receive the
 * key before they receive its tokens. When there is no such key, returns the oldest key, which services have most
 * likely received.
 */
export const pickSigningKey = (keys: readonly SigningKey[], settleMs: number, now: Date): SigningKey | undefined => {
  const newestFirst = keys.toSorted((a, b) => b.generation - a.generation);
  const settled = newestFirst.find(
    ({ publishedAt }) => publishedAt !== null && now.getTime() - publishedAt.getTime() >= settleMs,
  );
  return settled ?? newestFirst.at(-1);
};
