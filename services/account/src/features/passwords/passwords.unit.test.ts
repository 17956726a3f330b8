import { describe, expect, it } from 'vitest';
import { createPasswords, type Derive, deriveArgon2id } from './passwords.ts';

const passwords = createPasswords();

describe('createPasswords', () => {
  it.each([
    ['a password of 8 characters', 'Abcdef-7'],
    ['a password of 128 characters', `Aa1${'x'.repeat(125)}`],
    ['a password with an emoji', 'Løype-🏃-7'],
    ['a password with a NUL character', 'Before-7\u0000after'],
  ])('verifies %s and rejects similar passwords', async (_what, password) => {
    const stored = await passwords.hash(password);
    expect(await passwords.verify(password, stored)).toBe(true);
    expect(await passwords.verify(`${password} `, stored)).toBe(false);
    expect(await passwords.verify(password.slice(0, -1), stored)).toBe(false);
  });

  it('returns different hashes for the same password', async () => {
    expect(await passwords.hash('Abcdef-7')).not.toBe(await passwords.hash('Abcdef-7'));
  });

  it('verifies a hash of the argon2 reference implementation', async () => {
    // Test vector of the reference implementation (P-H-C/phc-winner-argon2, test.c): argon2id, v=19, t=2, m=2^16, p=1.
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', stored)).toBe(true);
    expect(await passwords.verify('Password', stored)).toBe(false);
  });
});

describe('AUTH-24 verify without a stored hash', () => {
  it('computes one hash and returns false', async () => {
    let hashes = 0;
    const counting: Derive = (...args) => {
      hashes += 1;
      return deriveArgon2id(...args);
    };
    expect(await createPasswords(counting).verify('Abcdef-7', null)).toBe(false);
    expect(hashes).toBe(1);
  });

  it('returns false even when the key derivation matches every password', async () => {
    // This function computes the hash from the salt alone, so that every password matches the stored hash below.
    const agreeing: Derive = async (_password, salt, _parameters, length) => Buffer.alloc(length, salt);
    const stored = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await createPasswords(agreeing).verify('any', stored)).toBe(true);
    expect(await createPasswords(agreeing).verify('any', null)).toBe(false);
  });
});
