import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CURRENT_COST, formatPhc, type HashParameters, parsePhc } from './phc.ts';

/** Computes one argon2id tag. Tests wrap it to count calls. */
export type Derive = (password: string, salt: Buffer, parameters: HashParameters, length: number) => Promise<Buffer>;

export interface Passwords {
  /** Hashes a password and returns a PHC string. */
  hash(password: string): Promise<string>;
  /** True when the password matches. Null (no account or no password) takes the same time and returns false. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const argon2Async = promisify(argon2);

/** Node's argon2id. Normalises Unicode, so that a password is equal from every keyboard (NIST SP 800-63B). */
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
  // Never matches. Unknown emails are checked against it, so that they take as long as known ones.
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
