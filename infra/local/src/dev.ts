import { parseDevArguments } from './arguments.ts';
import { readConfig } from './config.ts';
import { buildFrontEnds } from './front-ends/build.ts';
import { devUrl, startDevServers } from './front-ends/dev-servers.ts';
import { mailFolder } from './mail/code-mail.ts';
import { watchMail } from './mail/watch.ts';
import { ensureModels } from './models/ensure-models.ts';
import { PART_NAMES, type PartName } from './parts/names.ts';
import { remotesIn } from './parts/remotes.ts';
import { repoRoot } from './paths.ts';
import { shutdownSignal } from './shutdown.ts';
import { startStack } from './stack.ts';

/** `npm run dev [front end…]`: runs the product like `npm start`; services restart on changes and front ends update hot. */

/** Inspector port of the first service. Each following service uses the next port. */
const INSPECT_PORT = 9_229;
/** Distance of the first development server's port from the base port. */
const DEV_SERVER_OFFSET = 20;

const signal = shutdownSignal();
const say = (line: string) => console.log(line);

const watched = PART_NAMES.filter((name) => !['nats', 'redis', 'database'].includes(name));
const inspectPort = (name: PartName): number => INSPECT_PORT + watched.indexOf(name);

try {
  const config = readConfig();
  const remotes = remotesIn(repoRoot);
  const { port, names } = parseDevArguments(
    process.argv.slice(2),
    remotes.map(({ name }) => name),
  );
  const basePort = port ?? config.basePort;
  // React Refresh needs the development build of React, which comes with the shell.
  const hot = ['shell', ...names].map((name, index) => ({ name, port: basePort + DEV_SERVER_OFFSET + index }));
  await ensureModels(say);
  const others = remotes.map(({ name }) => name).filter((name) => !names.includes(name));
  if (others.length > 0) await buildFrontEnds({ onLine: say, dataDir: config.dataDir, signal, names: others });
  const devServers = await startDevServers(hot, { onLine: say, signal });
  const rootOf = (name: string, folder: string): string => {
    const server = hot.find((entry) => entry.name === name);
    return server ? devUrl(server.port) : folder;
  };
  const stack = await startStack({
    basePort,
    signal,
    onLine: say,
    nodeFlags: (name) => ['--watch', '--watch-preserve-output', `--inspect=127.0.0.1:${inspectPort(name)}`],
    partEnv: {
      gateway: {
        WEB_ROOT: devUrl(hot[0]?.port ?? 0),
        REMOTES: JSON.stringify(remotes.map((remote) => ({ ...remote, root: rootOf(remote.name, remote.root) }))),
        DEV_SOCKETS: hot.map((entry) => `ws://127.0.0.1:${entry.port}`).join(' '),
      },
    },
  });
  const unwatch = config.childEnv.SMTP_URL ? () => undefined : watchMail(mailFolder(stack.dataDir), say);
  for (const name of watched) say(`${name.padEnd(15)} inspector on 127.0.0.1:${inspectPort(name)}`);
  say(`Hot updates: ${hot.map(({ name }) => name).join(', ')}. Logs: ${stack.dataDir}/logs`);
  say(`Stridewell is ready on ${stack.urls.gateway}`);
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  if (!signal.aborted) await stopped;
  say('Stopping');
  unwatch();
  await Promise.all([stack.stop(), devServers.stop()]);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(signal.aborted ? 0 : 1);
}
