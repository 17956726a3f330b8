import { describe, expect, it } from 'vitest';
import { createVault, unwrapWith } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 1));
const other = createVault(Buffer.alloc(32, 2));

describe('a vault', () => {
  it('unwraps what it wrapped', async () => {
    expect(await vault.unwrap('a', await vault.wrap('a', 'the secret'))).toBe('the secret');
  });

  it('wraps the same secret differently each time, in AES-256-GCM', async () => {
    const [first = '', second] = await Promise.all([vault.wrap('a', 'x'), vault.wrap('a', 'x')]);
    expect(first).not.toBe(second);
    const header = Buffer.from(first.split('.')[0] ?? '', 'base64url').toString();
    expect(JSON.parse(header)).toEqual({ alg: 'dir', enc: 'A256GCM', name: 'a' });
  });

  it('refuses what was wrapped with another key', async () => {
    const wrapped = await vault.wrap('a', 'x');
    await expect(other.unwrap('a', wrapped)).rejects.toThrow('another key');
  });

  it('refuses what was wrapped under another name', async () => {
    const wrapped = await vault.wrap('a', 'x');
    await expect(vault.unwrap('b', wrapped)).rejects.toThrow("'b'");
  });

  it('refuses what was changed', async () => {
    const parts = (await vault.wrap('a', 'a longer secret')).split('.');
    parts[3] = Buffer.from('another secret!').toString('base64url');
    await expect(vault.unwrap('a', parts.join('.'))).rejects.toThrow();
  });

  it('names the setting that is missing when a wrapped secret is read without a vault', async () => {
    const wrapped = await vault.wrap('a', 'x');
    expect(() => unwrapWith(null, 'a', wrapped)).toThrow('KEY_ENCRYPTION_KEY_FILE');
    expect(await unwrapWith(vault, 'a', wrapped)).toBe('x');
  });
});
