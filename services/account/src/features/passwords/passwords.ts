import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CURRENT_COST, formatPhc, type HashParameters, parsePhc } from './phc.ts';

/** Computes one argon2id hash. Tests replace this function to count calls. */
export type Derive = (password: string, salt: Buffer, parameters: HashParameters, length: number) => Promise<Buffer>;

export interface Passwords {
  /** Hashes a password and returns the hash as a PHC string. */
  hash(password: string): Promise<string>;
  /**
   * Returns true when the password matches the stored hash. For null (no account or no password) the check takes
   * equally long and returns false.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const argon2Async = promisify(argon2);

/**
 * Computes argon2id with Node. Normalises Unicode, so that a password gives the same hash on every keyboard (NIST SP
 * 800-63B).
 */
export const deriveArgon2id: Derive = (password, salt, { memory, passes, parallelism }, length) =>
  argon2Async('argon2id', {
    message: Buffer.from(password.normalize('NFKC'), 'utf8'),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: length,
  });

export const createPasswords = (derive: Derive = deriveArgon2id): Passwords => {
  // Hash that never matches. Unknown emails are checked against this hash, so that they take as long as known emails.
  const dummyHash = { ...CURRENT_COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatPhc({ ...CURRENT_COST, salt, tag: await derive(password, salt, CURRENT_COST, TAG_BYTES) });
    },
    async verify(password, stored) {
      const expected = (stored === null ? null : parsePhc(stored)) ?? dummyHash;
      const tag = await derive(password, expected.salt, expected, expected.tag.length);
      return timingSafeEqual(tag, expected.tag) && expected !== dummyHash;
    },
  };
};
