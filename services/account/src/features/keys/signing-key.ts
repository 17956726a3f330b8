import { createId } from '@stridewell/kit/ids';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';

/** A key that signs tokens. Each generation has one key, and a higher generation replaces the lower ones. */
export const signingKey = z.object({
  /** The `kid` of its tokens. */
  _id: z.string(),
  generation: z.number().int(),
  /** Ed25519 key with its private part. Must not leave the database and this process. */
  privateJwk: z.custom<JWK>((value) => typeof value === 'object' && value !== null),
  createdAt: z.date(),
  /** Time of the first publication to all services; null before. */
  publishedAt: z.date().nullable(),
  /** Time when a newer key replaced it; null before. */
  retiredAt: z.date().nullable(),
});
export type SigningKey = z.infer<typeof signingKey>;

/** Generates an Ed25519 key. */
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
 * Returns the key to sign with: the newest that has been published for `settleMs`, so that services receive the key before
 * its tokens. If there is none, the oldest key, which services most likely know.
 */
export const pickSigningKey = (keys: readonly SigningKey[], settleMs: number, now: Date): SigningKey | undefined => {
  const newestFirst = keys.toSorted((a, b) => b.generation - a.generation);
  const settled = newestFirst.find(
    ({ publishedAt }) => publishedAt !== null && now.getTime() - publishedAt.getTime() >= settleMs,
  );
  return settled ?? newestFirst.at(-1);
};
