import { CompactEncrypt, compactDecrypt } from 'jose';

/** Wraps secrets for the database with a key that is not in it (AES-256-GCM, as compact JWE). */
export interface Vault {
  wrap(name: string, text: string): Promise<string>;
  /** @throws Error when it was wrapped with another key, or under another name. */
  unwrap(name: string, wrapped: string): Promise<string>;
}

/** How long a secret that was stored in clear text stays readable beside its wrapped form: longer than a release and its rollback take. */
export const CLEAR_MS = 15 * 60_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param key 32 bytes */
export const createVault = (key: Uint8Array): Vault => ({
  wrap: (name, text) =>
    new CompactEncrypt(encoder.encode(text))
      // The header is authenticated: a wrapped secret cannot be moved to another document.
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', name })
      .encrypt(key),
  async unwrap(name, wrapped) {
    const opened = await compactDecrypt(wrapped, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch((cause) => {
      throw new Error(`'${name}' was wrapped with another key than that of KEY_ENCRYPTION_KEY_FILE`, { cause });
    });
    if (opened.protectedHeader.name !== name) throw new Error(`what is stored as '${name}' was wrapped as another`);
    return decoder.decode(opened.plaintext);
  },
});

/** Reads a wrapped secret of a service that may have no vault. */
export const unwrapWith = (vault: Vault | null, name: string, wrapped: string): Promise<string> => {
  if (!vault) throw new Error(`'${name}' is wrapped: KEY_ENCRYPTION_KEY_FILE must name the file of its key`);
  return vault.unwrap(name, wrapped);
};
