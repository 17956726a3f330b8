import { createLogger } from '@stridewell/kit/logger';
import { type Connection, connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { STRICT_CHECKS } from '@stridewell/kit/mongo/read-checks';
import type { Config } from '../config.ts';
import { createKeyRepository } from '../features/keys/key-repository.ts';
import type { SigningKey } from '../features/keys/signing-key.ts';
import { createVault } from '../features/keys/vault.ts';

/**
 * Connects to the service's database, to read documents and to set up states that cannot be created through the API.
 */
export const openStore = async (config: Config): Promise<Connection> => {
  const database = createDatabase(STRICT_CHECKS);
  await connectDatabase(database, config.database, createLogger('test', 'silent'), new AbortController().signal);
  return database;
};

/** Returns the stored signing keys of a service after decryption. */
export const readSigningKeys = async (config: Config): Promise<SigningKey[]> => {
  const store = await openStore(config);
  const vault = config.keyEncryptionKey && createVault(config.keyEncryptionKey);
  const keys = await createKeyRepository(store, vault).list();
  await store.close();
  return keys;
};
