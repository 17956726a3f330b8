import { readConfig } from './config.ts';
import { revokeKey } from './features/keys/revoke-key.ts';
import { createSessionRepository } from './features/sessions/session-repository.ts';
import { openKeyCommand } from './key-command.ts';

/**
 * Command `node revoke-key.ts KID`, which revokes a signing key and its sessions. All processes reject the key's tokens
 * within seconds.
 */
const [kid] = process.argv.slice(2);
const { database, keys, clock, isConnected, publish, close } = await openKeyCommand('account-revoke-key', readConfig());
const sessionRepository = createSessionRepository(database);
const revoked = await revokeKey(kid ?? '', { keys, sessions: sessionRepository, clock, publish });
if (revoked) {
  const { successor, sessions } = revoked;
  process.stdout.write(`signing key ${kid} is revoked; ${sessions} sessions ended\n`);
  if (successor) process.stdout.write(`new signing key ${successor._id}, generation ${successor.generation}\n`);
  if (!isConnected()) process.stdout.write('NATS is unavailable: other services accept the key until it is back\n');
} else {
  const known = (await keys.list()).map(({ _id, createdAt }) => `  ${_id} of ${createdAt.toISOString()}\n`);
  process.stderr.write(
    `There is no signing key ${kid ?? '(no key id was given)'}. These are the keys:\n${known.join('')}`,
  );
  process.exitCode = 1;
}

await close();
