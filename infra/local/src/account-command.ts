import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from './config.ts';
import { ensureKeyFile } from './parts/key-file.ts';
import { nodeArguments } from './parts/node.ts';
import { inRepo } from './paths.ts';
import { shutdownSignal } from './shutdown.ts';
import { findTarget } from './target.ts';

/**
 * Runs `services/account/src/<file>` against the running product. Starts the services first if they are not running.
 * Exits with that script's exit code.
 */
export async function runAccountCommand(file: string, args: string[] = []): Promise<never> {
  const signal = shutdownSignal();
  const config = readConfig();
  try {
    const { urls, done } = await findTarget(config, { onLine: (line) => console.log(line), signal });
    const servers = { MONGODB_URL: urls.mongodb, NATS_URL: urls.nats, REDIS_URL: urls.redis };
    const keys = { KEY_ENCRYPTION_KEY_FILE: ensureKeyFile(config.dataDir) };
    const env = { LOG_LEVEL: 'warn', BUS_PREFIX: '', ...keys, ...config.childEnv, NODE_ENV: 'development', ...servers };
    const child = spawn(process.execPath, nodeArguments(inRepo('services/account/src', file), args), {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    signal.addEventListener('abort', () => child.kill(), { once: true });
    const [code] = await once(child, 'exit');
    await done();
    process.exit(code ?? 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
