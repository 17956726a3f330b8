import { CompactEncrypt, compactDecrypt } from 'jose';

/** Encrypts secrets for the database with a key outside the database (AES-256-GCM, compact JWE). */
export interface Vault {
  wrap(name: string, text: string): Promise<string>;
  /** @throws Error when the secret was wrapped with a different key or under a different name */
  unwrap(name: string, wrapped: string): Promise<string>;
}

/** Retention of the clear text of a wrapped secret. It is longer than a release and its rollback take. */
export const CLEAR_TEXT_RETENTION_MS = 15 * 60_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param key 32 bytes */
export const createVault = (key: Uint8Array): Vault => ({
  wrap: (name, text) =>
    new CompactEncrypt(encoder.encode(text))
      // The header is authenticated, so that a wrapped secret cannot be moved to another document.
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', name })
      .encrypt(key),
  async unwrap(name, wrapped) {
    const opened = await compactDecrypt(wrapped, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch((cause) => {
      throw new Error(`'${name}' was wrapped with a different key than the one in KEY_ENCRYPTION_KEY_FILE`, { cause });
    });
    if (opened.protectedHeader.name !== name)
      throw new Error(`the secret stored as '${name}' was wrapped under a different name`);
    return decoder.decode(opened.plaintext);
  },
});

/** Unwraps a secret. @throws Error without a vault */
export const unwrapWith = (vault: Vault | null, name: string, wrapped: string): Promise<string> => {
  if (!vault) throw new Error(`'${name}' is wrapped: KEY_ENCRYPTION_KEY_FILE must name the file of its key`);
  return vault.unwrap(name, wrapped);
};
