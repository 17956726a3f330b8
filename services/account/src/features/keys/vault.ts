import { CompactEncrypt, compactDecrypt } from 'jose';

/** Encrypts secrets that are stored in the database (AES-256-GCM, compact JWE). The key is not in the database. */
export interface Vault {
  wrap(name: string, text: string): Promise<string>;
  /** Decrypts a secret. @throws Error when the secret was encrypted with a different key or under a different name */
  unwrap(name: string, wrapped: string): Promise<string>;
}

/** Time for which an encrypted secret is also stored in clear text. Longer than a deployment and a rollback take. */
export const CLEAR_TEXT_RETENTION_MS = 15 * 60_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Creates a vault. @param key encryption key of 32 bytes */
export const createVault = (key: Uint8Array): Vault => ({
  wrap: (name, text) =>
    new CompactEncrypt(encoder.encode(text))
      // The header is authenticated, so that an encrypted secret cannot be moved to another document.
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

/** Decrypts a secret. @throws Error when there is no vault */
export const unwrapWith = (vault: Vault | null, name: string, wrapped: string): Promise<string> => {
  if (!vault) throw new Error(`'${name}' is wrapped: KEY_ENCRYPTION_KEY_FILE must name the file of its key`);
  return vault.unwrap(name, wrapped);
};
