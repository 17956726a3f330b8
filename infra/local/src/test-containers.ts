import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { decideOnReaper, type Engine, findEngine } from './containers/engine.ts';
import { differencesOf } from './containers/known-differences.ts';
import { isAbandoned, isOwn, removeContainers } from './containers/owner.ts';
import { vitestArguments } from './containers/selection.ts';
import { type Servers, startServers } from './containers/servers.ts';
import { shutdownSignal } from './shutdown.ts';
import { lastLineOf, type Tally } from './test-run/tally.ts';
import { runVitest } from './test-run/vitest.ts';

const MINUTE = 60_000;
const signal = shutdownSignal();
const say = (line: string) => console.log(line);
const config = readConfig();
const reportDir = join(config.dataDir, 'logs');
mkdirSync(reportDir, { recursive: true });

async function runOn({ urls, buildInfo }: Servers): Promise<Tally> {
  const differences = differencesOf(buildInfo);
  if (differences.length) {
    say(`The database has MongoDB's protocol but is not MongoDB. Skipping ${differences.length} tests:`);
    for (const { test, because } of differences) say(`  ${test}: ${because}`);
  }
  const names = differences.map(({ test }) => test);
  return runVitest({
    args: vitestArguments(names, process.argv.slice(2)),
    env: {
      ...config.childEnv,
      STRIDEWELL_DATA: config.dataDir,
      STRIDEWELL_TEST_NATS_URL: urls.nats,
      STRIDEWELL_TEST_REDIS_URL: urls.redis,
      STRIDEWELL_TEST_MONGODB_URL: urls.database,
      // The contract tests of the embedded database also run against this server.
      MONGODB_URL: urls.database,
    },
    reportDir,
    timeoutMs: 30 * MINUTE,
    signal,
    say,
  });
}

/** Writes the last line and exits when the line has been flushed, even if the output is a pipe. */
const end = (line: string, code: number) => process.stdout.write(`${line}\n`, () => process.exit(code));

let engine: Engine | undefined;
try {
  engine = await findEngine();
  const running = engine;
  // A run that hangs in Docker must still end and remove its containers.
  signal.addEventListener('abort', () => {
    setTimeout(() => void removeContainers(running, isOwn).finally(() => process.exit(1)), 10_000).unref();
  });
  await decideOnReaper(engine);
  await removeContainers(engine, isAbandoned);
  const servers = await startServers(engine);
  say(`MongoDB ${servers.buildInfo.version}, NATS and Redis run in containers.`);
  const tests = signal.aborted ? { passed: 0, failed: 1 } : await runOn(servers);
  await servers.stop();
  const nothingRan = tests.passed + tests.failed === 0;
  if (nothingRan) say('No test ran.');
  end(lastLineOf(nothingRan ? { passed: 0, failed: 1 } : tests), tests.failed > 0 || nothingRan ? 1 : 0);
} catch (error) {
  if (engine) await removeContainers(engine, isOwn).catch(() => undefined);
  end(error instanceof Error ? error.message : String(error), 1);
}
