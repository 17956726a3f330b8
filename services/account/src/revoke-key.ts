import { createBus } from '@stridewell/kit/bus/bus';
import { createDeadLetters } from '@stridewell/kit/bus/dead-letters';
import { atMost, createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { migrate } from '@stridewell/kit/mongo/migrations';
import { readConfig } from './config.ts';
import { createKeyRepository } from './keys/key-repository.ts';
import { createKeyring } from './keys/keyring.ts';
import { createKeyPublisher } from './keys/publisher.ts';
import { revokeKey } from './keys/revoke.ts';
import { createVault } from './keys/vault.ts';
import { migrations } from './migrations.ts';
import { createSessionRepository } from './sessions/session-repository.ts';

/** `node revoke-key.ts KID`: revokes a signing key and its sessions. All processes refuse its tokens within seconds. */
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
await atMost(3_000, bus.ready());

const revoked = await revokeKey(kid ?? '', {
  keys,
  sessions: createSessionRepository(database),
  clock,
  // While the bus is unavailable, the account service publishes them as soon as it is back.
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
