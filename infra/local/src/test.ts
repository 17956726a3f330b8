import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseTestArguments } from './arguments.ts';
import { readConfig } from './config.ts';
import { buildFrontEnds } from './front-ends/build.ts';
import { ensureModels } from './models/ensure-models.ts';
import { provideChromium } from './provision/chromium.ts';
import { provide } from './provision/provide.ts';
import { shutdownSignal } from './shutdown.ts';
import { checkScripts, counted, runCheck } from './test-run/checks.ts';
import { lastLineOf, sum, type Tally } from './test-run/tally.ts';
import { runVitest } from './test-run/vitest.ts';

const MINUTE = 60_000;
const signal = shutdownSignal();
signal.addEventListener('abort', () => setTimeout(() => process.exit(1), 6_000).unref());
const say = (line: string) => console.log(line);

const { full, passedOn } = parseTestArguments(process.argv.slice(2));
const config = readConfig();
const reportDir = join(config.dataDir, 'logs');
mkdirSync(reportDir, { recursive: true });
const env = { ...config.childEnv, STRIDEWELL_DATA: config.dataDir, ...(full ? { STRIDEWELL_FULL: '1' } : {}) };
const searchPath = config.childEnv.PATH ?? '';

let browser = config.chromium;
/** Installs the servers and then the browser, because both can use apt, which cannot run twice concurrently. */
async function provideTools(): Promise<Tally[]> {
  const { given } = config;
  const toolsDir = join(config.dataDir, 'bin');
  const servers = (['nats', 'redis'] as const).filter((name) => !given[name]);
  const provideServers = async () => {
    await provide(servers, { searchPath, toolsDir, onLine: say });
  };
  const provideBrowser = async () => {
    browser ??= await provideChromium(searchPath, say);
  };
  return [await counted('NATS and Redis', provideServers, say), await counted('Chromium', provideBrowser, say)];
}

async function check(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const script of checkScripts()) tallies.push(await counted(script, () => runCheck(script, env), say));
  return tallies;
}

const build = () => counted('front ends', () => buildFrontEnds({ onLine: say, dataDir: config.dataDir, signal }), say);

/**
 * The parts of a run. Browser tests are a separate part, so that the app does not run during the other tests. With
 * filters there is one part, because a part without a test fails.
 */
const parts: { name: string; args: string[] }[] =
  passedOn.length > 0
    ? [{ name: 'vitest', args: passedOn }]
    : [
        { name: 'vitest', args: ['--project', '!e2e*'] },
        { name: 'vitest-browser', args: ['--project', 'e2e*'] },
      ];

async function runTests(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const part of parts)
    tallies.push(
      signal.aborted
        ? { passed: 0, failed: 1 }
        : await runVitest({
            ...part,
            env: browser ? { ...env, CHROMIUM_PATH: browser } : env,
            reportDir,
            timeoutMs: (full ? 90 : 30) * MINUTE,
            signal,
            say,
          }),
    );
  return sum(tallies);
}

const model = () => counted('models', () => ensureModels(say), say);
const prepared = await Promise.all([model(), provideTools(), check(), build()]);
const tests = await runTests();
const all = sum([...prepared.flat(), tests]);
const nothingRan = tests.passed + tests.failed === 0;
if (nothingRan) say('No test ran.');
// The last line is flushed before the process ends, even if the output is a pipe.
process.stdout.write(`${lastLineOf(nothingRan ? { ...all, failed: all.failed + 1 } : all)}\n`, () => {
  process.exit(all.failed > 0 || nothingRan ? 1 : 0);
});
