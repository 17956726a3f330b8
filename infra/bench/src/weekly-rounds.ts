import { tmpdir } from 'node:os';
import { createBus } from '@stridewell/kit/bus/bus';
import { pause } from '@stridewell/kit/clock';
import type { BaseConfig } from '@stridewell/kit/config';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { migrate } from '@stridewell/kit/mongo/migrations';
import { createQueues } from '@stridewell/kit/queue/queues';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { until } from '@stridewell/kit/testing/until';
import { exchange } from '@stridewell/local/net/exchange';
import { migrations } from '@stridewell/running/migrations';
import { seedRunners, TIMEZONES } from '@stridewell/running/worker/testing/seed-runners';
import { tick } from '@stridewell/running/worker/tick';
import { createWeeksDone } from '@stridewell/running/worker/weeks-repository';
import { buildWorker } from '@stridewell/running/worker/worker-app';
import { createBareLoop } from './weekly-bare.ts';

/**
 * One pair of runs: the runners per second of the worker and of the bare loop, and the peak memory of Redis during the
 * worker's run.
 */
export interface WeeklyRound {
  ours: number;
  bare: number;
  redisBytes: number;
}

export interface WeeklySize {
  runners: number;
  rounds: number;
}

const MONDAY = '2027-06-07';
/** A moment at which Monday has begun in every time zone of the runners. */
const NOW = `${MONDAY}T12:00:00Z`;
const SAMPLE_MS = 25;

const redisMemory = async (port: number): Promise<number> => {
  const answer = await exchange({ host: '127.0.0.1', port }, 'INFO memory\r\n', (received) => {
    const text = received.toString('utf8');
    return text.includes('used_memory_peak:') && text.endsWith('\r\n') ? text : undefined;
  });
  return Number(/used_memory:(\d+)/.exec(answer)?.[1] ?? Number.NaN);
};

/**
 * Measures the worker and the bare loop alternately, for the same runners in the same database and process. A run lasts
 * from the tick until every plan and summary is stored and every event is published.
 */
export const measureWeekly = async (
  urls: { mongodb: string; nats: string; redis: string },
  redisPort: number,
  { runners: count, rounds }: WeeklySize,
): Promise<WeeklyRound[]> => {
  const logger = createLogger('bench', 'warn');
  const metrics = createMetrics('bench');
  const clock = createMovableClock();
  clock.setOffset(Date.parse(NOW) - clock.now().getTime());
  const config: BaseConfig = {
    name: 'running-worker',
    production: false,
    readChecks: { ratio: 0.01, strict: false },
    http: { host: '127.0.0.1', port: 0, trustedProxies: ['loopback'], requestsPerMinute: 1_000_000 },
    logLevel: 'warn',
    // Deleting the data of 100,000 runners keeps the embedded database busy for seconds.
    database: { url: urls.mongodb, name: 'stridewell_running', timeoutMs: 120_000 },
    bus: { url: urls.nats, prefix: '' },
  };
  const database = createDatabase();
  const { signal } = new AbortController();
  await connectDatabase(database, config.database, logger, signal);
  await migrate(database, migrations, { clock, logger, signal });
  const runners = await seedRunners(database, { count, weekStart: MONDAY });
  const deadLetters = { record: async () => false };
  const bus = createBus({ ...config.bus, service: 'bench', logger, metrics, deadLetters });
  await bus.ready();
  const queues = createQueues({ url: urls.redis, prefix: '', clock, logger, metrics });
  await until('Redis', () => queues.connected());
  const weeks = createWeeksDone(database);

  const stored = (name: string) => database.collection(name).estimatedDocumentCount();
  const waiting = (name: string) => database.collection(name).countDocuments({ 'outbox.id': { $exists: true } });
  /**
   * Events are published while plans are created. The measured run includes the events that are still pending at the
   * end.
   */
  const untilOver = async (each: () => Promise<void>): Promise<void> => {
    while ((await stored('weekly_plans')) + (await stored('weekly_summaries')) < 2 * count) {
      await each();
      await pause(SAMPLE_MS);
    }
    while ((await waiting('weekly_plans')) + (await waiting('weekly_summaries')) > 0) await pause(SAMPLE_MS);
  };
  const clear = async (): Promise<void> => {
    for (const name of ['weekly_plans', 'weekly_summaries', 'weekly_runs'])
      await database.collection(name).deleteMany({});
  };
  const perSecond = (since: number): number => (count * 1_000) / (performance.now() - since);

  const runOurs = async (): Promise<Pick<WeeklyRound, 'ours' | 'redisBytes'>> => {
    // All weeks are marked as done until the worker is up, so that the worker's start is not measured.
    for (const timezone of TIMEZONES) await weeks.done(timezone, MONDAY, clock.now());
    const app = await untilReady(
      await buildWorker({ ...config, redisUrl: urls.redis, importSpool: tmpdir() }, { clock }),
    );
    await until('the worker to be up', async () =>
      /queue="running.weekly-tick",result="done"/.test((await app.inject('/metrics')).body),
    );
    await database.collection('weekly_runs').deleteMany({});
    let redisBytes = 0;
    const since = performance.now();
    await queues.producer(tick).add({});
    await untilOver(async () => {
      redisBytes = Math.max(redisBytes, await redisMemory(redisPort));
    });
    const ours = perSecond(since);
    await app.close();
    return { ours, redisBytes };
  };
  const runBare = async (): Promise<number> => {
    const loop = createBareLoop({ database, bus, clock, logger, metrics });
    const since = performance.now();
    await loop.run(runners, MONDAY);
    await untilOver(async () => undefined);
    const bare = perSecond(since);
    await loop.close();
    return bare;
  };

  const measured: WeeklyRound[] = [];
  // The first pair of runs is a warm-up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await clear();
    const ours = await runOurs();
    await clear();
    const bare = await runBare();
    if (round > 0) measured.push({ ...ours, bare });
  }
  await queues.close();
  await bus.close();
  await database.close();
  return measured;
};
