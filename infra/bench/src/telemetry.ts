import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import { startCollector } from '@stridewell/kit/testing/collector';
import { startStack } from '@stridewell/local/stack';
import type { Stack } from '@stridewell/local/stack-types';
import { cpuOf } from './cpu.ts';
import { checkinsOf, historiesOf, loadWith, type Request, registerMany } from './load.ts';
import { inTurns, type Round } from './rounds.ts';
import { UNLIMITED } from './stream-stage.ts';

/**
 * Throughput through the edge with traces (sent to a collector on this machine) and metrics (read every five seconds) against a second stack
 * without either, and the processor time that services take for an answer, which a busy machine distorts less. Run: `node infra/bench/src/telemetry.ts [rounds] [seconds] [ratio of traces recorded] [connections]`. The aim is 0.90 or more.
 */
const [rounds = '7', seconds = '4', ratio = '0.1', connections = '32'] = process.argv.slice(2);
const USERS = 64;
const READ_EVERY_MS = 5_000;
const MEASURED = ['gateway', 'account', 'wellness'] as const;

const folders: string[] = [];
const start = (env: Record<string, string>): Promise<Stack> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stridewell-bench-'));
  folders.push(dataDir);
  return startStack({
    ports: 'free',
    dataDir,
    ownServers: true,
    parts: ['nats', 'redis', 'database', ...MEASURED],
    env: { ...UNLIMITED, REGISTRATIONS_PER_HOUR: '5000', ...env },
  });
};

/** Reads every part's metrics again and again while work lasts, as Prometheus would, more often. */
const whileRead = async <T>({ ports }: Stack, work: () => Promise<T>): Promise<T> => {
  const read = (): void => {
    for (const name of MEASURED)
      void fetch(`http://127.0.0.1:${ports[name]}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
  };
  const reading = setInterval(read, READ_EVERY_MS);
  return work().finally(() => clearInterval(reading));
};

/** What the rounds of one side took: answers, and processor time of its services in milliseconds. */
interface Spent {
  answers: number;
  cpuMs: number;
}

/** One round of load on a stack, added to what its side has spent. */
const measure = async (stack: Stack, requests: readonly Request[], spent: Spent): Promise<Round> => {
  const used = (): number => cpuOf(MEASURED.map((name) => stack.pid(name))) ?? Number.NaN;
  const before = used();
  const round = await loadWith(stack.urls.gateway, requests, Number(seconds), Number(connections));
  spent.cpuMs += used() - before;
  spent.answers += round.perSecond * Number(seconds);
  return round;
};

const each = ({ cpuMs, answers }: Spent): string => (cpuMs / answers).toFixed(2);

const collector = await startCollector();
const stacks: Stack[] = [];
try {
  const on = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: ratio });
  stacks.push(on);
  const without = pathToFileURL(join(import.meta.dirname, 'without-metrics.ts')).href;
  const off = await start({ NODE_OPTIONS: `--import ${without}` });
  stacks.push(off);
  const users = { on: await registerMany(on.urls.account, USERS), off: await registerMany(off.urls.account, USERS) };
  const body = {
    ...{ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes: 'an ordinary note' },
    date: dateIn(DEFAULT_TIMEZONE, new Date()),
  };
  for (const [name, requests] of [
    ['POST /api/checkin', { on: checkinsOf(users.on, body), off: checkinsOf(users.off, body) }],
    ['GET /api/history', { on: historiesOf(users.on), off: historiesOf(users.off) }],
  ] as const) {
    await loadWith(on.urls.gateway, requests.on, Number(seconds), Number(connections));
    await loadWith(off.urls.gateway, requests.off, Number(seconds), Number(connections));
    const spent = { on: { answers: 0, cpuMs: 0 }, off: { answers: 0, cpuMs: 0 } };
    const measured = await inTurns(
      Number(rounds),
      () => whileRead(on, () => measure(on, requests.on, spent.on)),
      () => measure(off, requests.off, spent.off),
    );
    const { median, lowest, highest } = measured.ratio;
    const perSecond = (side: 'ours' | 'theirs') => measured[side].map((round) => round.perSecond.toFixed(0)).join(' ');
    console.log(
      `${name}: ratio ${median.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)}); ` +
        `on ${perSecond('ours')}; off ${perSecond('theirs')} answers a second; ` +
        `processor time ${each(spent.on)} and ${each(spent.off)} ms an answer`,
    );
  }
  console.log(`${collector.spans().length} spans came, ${ratio} of all traces were to be recorded`);
} finally {
  for (const stack of stacks) await stack.stop();
  await collector.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
