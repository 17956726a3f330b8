import { describe, expect, it } from 'vitest';
import { createVault, unwrapWith } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 1));
const other = createVault(Buffer.alloc(32, 2));

describe('createVault', () => {
  it('decrypts a secret that was encrypted with the same key', async () => {
    expect(await vault.unwrap('a', await vault.wrap('a', 'the secret'))).toBe('the secret');
  });

  it('encrypts with AES-256-GCM and returns a different ciphertext each time', async () => {
    const [first = '', second] = await Promise.all([vault.wrap('a', 'x'), vault.wrap('a', 'x')]);
    expect(first).not.toBe(second);
    const header = Buffer.from(first.split('.')[0] ?? '', 'base64url').toString();
    expect(JSON.parse(header)).toEqual({ alg: 'dir', enc: 'A256GCM', name: 'a' });
  });

  it('throws when a secret was encrypted with a different key', async () => {
    const wrapped = await vault.wrap('a', 'x');
    await expect(other.unwrap('a', wrapped)).rejects.toThrow('a different key');
  });

  it('throws when a secret was encrypted under a different name', async () => {
    const wrapped = await vault.wrap('a', 'x');
    await expect(vault.unwrap('b', wrapped)).rejects.toThrow("'b'");
  });

  it('throws when an encrypted secret was modified', async () => {
    const parts = (await vault.wrap('a', 'a longer secret')).split('.');
    parts[3] = Buffer.from('another secret!').toString('base64url');
    await expect(vault.unwrap('a', parts.join('.'))).rejects.toThrow();
  });

  it('is required by unwrapWith, which otherwise throws an error that names KEY_ENCRYPTION_KEY_FILE', async () => {
    const wrapped = await vault.wrap('a', 'x');
    expect(() => unwrapWith(null, 'a', wrapped)).toThrow('KEY_ENCRYPTION_KEY_FILE');
    expect(await unwrapWith(vault, 'a', wrapped)).toBe('x');
  });
});
