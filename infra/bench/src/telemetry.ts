import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import { startCollector } from '@stridewell/kit/testing/collector';
import type { Stack } from '@stridewell/local/stack-types';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { checkinsOf, historiesOf, loadWith, type Request, registerMany } from './load.ts';
import { alternate, type Round } from './rounds.ts';
import { UNLIMITED } from './stream-stage.ts';

/**
 * Compares the throughput of the gateway with traces (sent to a collector on this machine) and metrics (scraped every
 * five seconds) to that of a second stack without either. Also compares the services' CPU time per response, which
 * other load on the machine distorts less. The target ratio is 0.90 or more.
 *
 * Run: `node infra/bench/src/telemetry.ts [rounds] [seconds] [ratio of traces recorded] [connections]`
 */
const [rounds = '7', seconds = '4', ratio = '0.1', connections = '32'] = process.argv.slice(2);
const USERS = 64;
const SCRAPE_INTERVAL_MS = 5_000;
const MEASURED = ['gateway', 'account', 'wellness'] as const;

const start = (env: Record<string, string>): Promise<TemporaryStack> =>
  startTemporaryStack({
    parts: ['nats', 'redis', 'database', ...MEASURED],
    env: { ...UNLIMITED, REGISTRATIONS_PER_HOUR: '5000', ...env },
  });

/** Scrapes the metrics of every service while `work` runs, like Prometheus but more often. */
const whileScraped = async <T>({ ports }: Stack, work: () => Promise<T>): Promise<T> => {
  const read = (): void => {
    for (const name of MEASURED)
      void fetch(`http://127.0.0.1:${ports[name]}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
  };
  const reading = setInterval(read, SCRAPE_INTERVAL_MS);
  return work().finally(() => clearInterval(reading));
};

/** The kernel's clock ticks per second. The value is 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/**
 * Total CPU time that the processes have used, in milliseconds. Null when the system does not provide it (not Linux).
 */
const cpuOf = (pids: readonly (number | null)[]): number | null => {
  try {
    const ticks = pids.map((pid) => {
      // The process name can contain any character, so fields are counted after it: fields 14 and 15 of proc(5) are the
      // 12th and 13th after the name.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return (ticks.reduce((sum, own) => sum + own, 0) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

/** Responses of one stack in all its rounds, and the CPU time of its services in milliseconds. */
interface Totals {
  answers: number;
  cpuMs: number;
}

/** Runs one round of load on a stack and adds the result to the stack's totals. */
const measure = async (stack: Stack, requests: readonly Request[], totals: Totals): Promise<Round> => {
  const used = (): number => cpuOf(MEASURED.map((name) => stack.pid(name))) ?? Number.NaN;
  const before = used();
  const round = await loadWith(stack.urls.gateway, requests, Number(seconds), Number(connections));
  totals.cpuMs += used() - before;
  totals.answers += round.perSecond * Number(seconds);
  return round;
};

const perResponse = ({ cpuMs, answers }: Totals): string => (cpuMs / answers).toFixed(2);

const collector = await startCollector();
const stacks: TemporaryStack[] = [];
try {
  const on = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: ratio });
  stacks.push(on);
  const without = pathToFileURL(join(import.meta.dirname, 'without-metrics.ts')).href;
  const off = await start({ NODE_OPTIONS: `--import ${without}` });
  stacks.push(off);
  const users = { on: await registerMany(on.urls.account, USERS), off: await registerMany(off.urls.account, USERS) };
  const body = {
    ...{ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes: 'Easy run along the river, legs felt fine' },
    date: dateIn(DEFAULT_TIMEZONE, new Date()),
  };
  for (const [name, requests] of [
    ['POST /api/checkin', { on: checkinsOf(users.on, body), off: checkinsOf(users.off, body) }],
    ['GET /api/history', { on: historiesOf(users.on), off: historiesOf(users.off) }],
  ] as const) {
    await loadWith(on.urls.gateway, requests.on, Number(seconds), Number(connections));
    await loadWith(off.urls.gateway, requests.off, Number(seconds), Number(connections));
    const totals = { on: { answers: 0, cpuMs: 0 }, off: { answers: 0, cpuMs: 0 } };
    const measured = await alternate(
      Number(rounds),
      () => whileScraped(on, () => measure(on, requests.on, totals.on)),
      () => measure(off, requests.off, totals.off),
    );
    const { median, lowest, highest } = measured.ratio;
    const perSecond = (side: 'ours' | 'theirs') => measured[side].map((round) => round.perSecond.toFixed(0)).join(' ');
    console.log(
      `${name}: ratio ${median.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)}); ` +
        `on ${perSecond('ours')}; off ${perSecond('theirs')} answers a second; ` +
        `processor time ${perResponse(totals.on)} and ${perResponse(totals.off)} ms an answer`,
    );
  }
  console.log(`${collector.spans().length} spans came, ${ratio} of all traces were to be recorded`);
} finally {
  for (const stack of stacks) await stack.end();
  await collector.close();
}
