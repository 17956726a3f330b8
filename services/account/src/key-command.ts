import { createBus } from '@stridewell/kit/bus/bus';
import { createDeadLetters } from '@stridewell/kit/bus/dead-letters';
import { createClock, waitWithTimeout } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { migrate } from '@stridewell/kit/mongo/migrations';
import type { Config } from './config.ts';
import { createKeyPublisher } from './features/keys/key-publisher.ts';
import { createKeyRepository } from './features/keys/key-repository.ts';
import { createKeyring } from './features/keys/keyring.ts';
import { createVault } from './features/keys/vault.ts';
import { migrations } from './migrations.ts';

/**
 * Connects to the database and to NATS for a command that manages signing keys.
 * @throws Error when the database is unavailable
 */
export const openKeyCommand = async (service: string, config: Config) => {
  const clock = createClock();
  const logger = createLogger(service, config.logLevel);
  const signal = AbortSignal.timeout(30_000);
  const database = createDatabase();
  await connectDatabase(database, config.database, logger, signal);
  if (signal.aborted) throw new Error('the database cannot be reached');
  await migrate(database, migrations, { clock, logger, signal });
  const deadLetters = createDeadLetters(database);
  const metrics = createMetrics(service);
  const bus = createBus({ ...config.bus, service, logger, metrics, deadLetters });
  const keys = createKeyRepository(database, config.keyEncryptionKey && createVault(config.keyEncryptionKey));
  const keyring = createKeyring(config.keys.settleMs);
  const publisher = createKeyPublisher({ keys, keyring, clock, logger, metrics, pollMs: config.keys.pollMs });
  await waitWithTimeout(3_000, bus.ready());
  return {
    database,
    keys,
    clock,
    isConnected: () => bus.connected(),
    /** Publishes the stored keys. When NATS is unavailable, the account service publishes them after it reconnects. */
    publish: async () => (bus.connected() ? publisher.publish(bus) : undefined),
    async close() {
      await bus.close();
      await database.close();
    },
  };
};
