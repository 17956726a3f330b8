import type { Clock } from '@stridewell/kit/clock';
import type { KeyRepository } from './key-repository.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

/** Adds a key of the next generation. Concurrent calls add one key each. */
export const rotateKeys = async (keys: KeyRepository, clock: Clock): Promise<SigningKey> => {
  for (;;) {
    const newest = (await keys.list()).at(-1)?.generation ?? 0;
    const key = await createSigningKey(newest + 1, clock.now());
    if (await keys.insert(key)) return key;
  }
};
