import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { passwordNames, secretFiles } from './plan.ts';
import { keepFile, OWNER, putFile, setVolumeOwner } from './volume.ts';

/**
 * `node main.ts FOLDER [--tests]` runs before all other containers. It generates missing passwords in `FOLDER/kept`, writes each
 * service's files to `FOLDER/<service>`, and changes the owners of the servers' data volumes in `FOLDER/data`. Idempotent. Prints
 * file names, never contents.
 */
const [folder = '/volumes', ...rest] = process.argv.slice(2);
const tests = rest.includes('--tests');

const generate = (): string => randomBytes(32).toString('base64url');
const passwords = new Map(passwordNames(tests).map((name) => [name, keepFile(join(folder, 'kept', name), generate)]));
const password = (name: string): string => {
  const found = passwords.get(name);
  if (!found) throw new Error(`Unknown password: ${name}`);
  return found;
};

for (const { service, name, content, owner = OWNER } of secretFiles(password, tests))
  if (putFile(join(folder, service, name), content, owner)) console.log(`${service}/${name} written`);
for (const data of ['nats', 'redis']) setVolumeOwner(join(folder, 'data', data));
