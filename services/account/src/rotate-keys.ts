import { readConfig } from './config.ts';
import { rotateKeys } from './features/keys/revoke-key.ts';
import { openKeyCommand } from './key-command.ts';

/**
 * Command that adds a signing key. Running processes load the key within seconds, and tokens of older keys stay valid.
 */
const { keys, clock, publish, close } = await openKeyCommand('account-rotate-keys', readConfig());
const key = await rotateKeys(keys, clock);
await publish();
process.stdout.write(`new signing key ${key._id}, generation ${key.generation}\n`);
await close();
