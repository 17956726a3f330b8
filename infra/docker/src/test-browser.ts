import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readTarget } from './target.ts';

/**
 * `npm run test:browser`: runs the browser tests on the containers of docker-compose.yml and compose.test.yml, with
 * passwords from their volume. Other arguments (a file, `-t`) are passed to Vitest. Tests that start their own stack do
 * so here as well.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const secret = (name: string): string =>
  execFileSync('docker', ['compose', 'run', '--rm', '--no-deps', '-T', 'secrets', 'cat', `/volumes/e2e/${name}`], {
    cwd: root,
    encoding: 'utf8',
    env: { COMPOSE_FILE: 'docker-compose.yml:infra/docker/compose.test.yml', ...process.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const env = { ...process.env, ...readTarget(process.env, secret) };
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', '--project', 'e2e-alone', ...process.argv.slice(2)],
  { cwd: root, env, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
