import { createBus } from '@stridewell/kit/bus/bus';
import { createDeadLetters } from '@stridewell/kit/bus/dead-letters';
import { createClock, waitWithTimeout } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { migrate } from '@stridewell/kit/mongo/migrations';
import { readConfig } from './config.ts';
import { createKeyPublisher } from './features/keys/key-publisher.ts';
import { createKeyRepository } from './features/keys/key-repository.ts';
import { createKeyring } from './features/keys/keyring.ts';
import { rotateKeys } from './features/keys/rotate-keys.ts';
import { createVault } from './features/keys/vault.ts';
import { migrations } from './migrations.ts';

/** Adds a signing key. Running processes load it within seconds, and tokens of the old keys stay valid. */
const config = readConfig();
const clock = createClock();
const logger = createLogger('account-rotate-keys', config.logLevel);
const signal = AbortSignal.timeout(30_000);
const database = createDatabase();
await connectDatabase(database, config.database, logger, signal);
if (signal.aborted) throw new Error('the database cannot be reached');
await migrate(database, migrations, { clock, logger, signal });
const deadLetters = createDeadLetters(database);
const metrics = createMetrics('account-rotate-keys');
const bus = createBus({ ...config.bus, service: 'account-rotate-keys', logger, metrics, deadLetters });

const keys = createKeyRepository(database, config.keyEncryptionKey && createVault(config.keyEncryptionKey));
const keyring = createKeyring(config.keys.settleMs);
const publisher = createKeyPublisher({ keys, keyring, clock, logger, pollMs: config.keys.pollMs });
const key = await rotateKeys(keys, clock);
await waitWithTimeout(3_000, bus.ready());
// If the bus is unavailable now, the account service publishes the key when it reconnects.
if (bus.connected()) await publisher.publish(bus);
process.stdout.write(`new signing key ${key._id}, generation ${key.generation}\n`);

await bus.close();
await database.close();
