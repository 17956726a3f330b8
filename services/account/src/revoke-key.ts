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
import { revokeKey } from './features/keys/revoke-key.ts';
import { createVault } from './features/keys/vault.ts';
import { createSessionRepository } from './features/sessions/session-repository.ts';
import { migrations } from './migrations.ts';

/** `node revoke-key.ts KID`: revokes a signing key and its sessions. All processes reject its tokens within seconds. */
const [kid] = process.argv.slice(2);
const config = readConfig();
const clock = createClock();
const logger = createLogger('account-revoke-key', config.logLevel);
const signal = AbortSignal.timeout(30_000);
const database = createDatabase();
await connectDatabase(database, config.database, logger, signal);
if (signal.aborted) throw new Error('the database cannot be reached');
await migrate(database, migrations, { clock, logger, signal });
const deadLetters = createDeadLetters(database);
const metrics = createMetrics('account-revoke-key');
const bus = createBus({ ...config.bus, service: 'account-revoke-key', logger, metrics, deadLetters });
const keys = createKeyRepository(database, config.keyEncryptionKey && createVault(config.keyEncryptionKey));
const keyring = createKeyring(config.keys.settleMs);
const publisher = createKeyPublisher({ keys, keyring, clock, logger, pollMs: config.keys.pollMs });
await waitWithTimeout(3_000, bus.ready());

const revoked = await revokeKey(kid ?? '', {
  keys,
  sessions: createSessionRepository(database),
  clock,
  // If the bus is unavailable now, the account service publishes the keys when it reconnects.
  publish: async () => (bus.connected() ? publisher.publish(bus) : undefined),
});
if (revoked) {
  const { successor, sessions } = revoked;
  process.stdout.write(`signing key ${kid} is revoked; ${sessions} sessions ended\n`);
  if (successor) process.stdout.write(`new signing key ${successor._id}, generation ${successor.generation}\n`);
  if (!bus.connected()) process.stdout.write('NATS is unavailable: other services accept the key until it is back\n');
} else {
  const known = (await keys.list()).map(({ _id, createdAt }) => `  ${_id} of ${createdAt.toISOString()}\n`);
  process.stderr.write(
    `There is no signing key ${kid ?? '(no key id was given)'}. These are the keys:\n${known.join('')}`,
  );
  process.exitCode = 1;
}

await bus.close();
await database.close();
