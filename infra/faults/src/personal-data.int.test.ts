import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { addDays, PATHS, weekStartOf } from '@stridewell/contracts/web';
import { type Collector, startCollector } from '@stridewell/kit/testing/collector';
import { until } from '@stridewell/kit/testing/until';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from './erasure-search.ts';
import { createFullRunner, type FullRunner } from './full-runner.ts';
import { isPersonal, seriesOf } from './metric-series.ts';
import { readCollectionsWith, readIndexes, storedHashes } from './stored-data.ts';
import { CHECKIN_PATH, ERASURE_PATH, eraseTraced, findPath } from './traces.ts';
import { openWeeklyBus } from './weekly-bus.ts';

const LONG_MS = 300_000;
const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'] as const;

let stack: TemporaryStack;
let collector: Collector;
let runner: FullRunner;
let other: FullRunner;
let exported: string;
/** The metrics of each service at the end of the run. */
let metrics: Record<string, string>;
/** The metrics of each service after one runner has used every feature, and after a second runner has done the same. */
let afterOne: Record<string, string>;
let afterTwo: Record<string, string>;
let hashes: string[];
/** Collections that the data export reads, as `database.collection`, with the first field of each of their indexes. */
let indexes: [string, string[]][];
/** Every collection, in any database, that contains one of the runner's documents. */
let holders: string[];
/** Every file in the data folder after the stack has stopped (including databases and emails), with its path. */
let files: [string, Buffer][];
/** The trace of the deletion of the other runner's data. */
let erasure: string;

/** Moves the clock of every process a week ahead, so that the weekly jobs run through Redis. */
const nextWeek = async ({ token }: FullRunner): Promise<void> => {
  const now = new Date();
  const monday = addDays(weekStartOf(now.toISOString().slice(0, 10)), 7);
  const bus = await openWeeklyBus(stack.urls.nats);
  await bus.setNow(`${monday}T12:00:00Z`);
  const url = `${stack.urls.gateway}${PATHS.weeklySummary}?weekStart=${addDays(monday, -7)}`;
  const made = async () => (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  await until('the summary of the week', made, 120_000);
  await bus.close();
};

const readMetrics = async (): Promise<Record<string, string>> => {
  const texts = SERVICES.map(async (name) => {
    const response = await fetch(`http://127.0.0.1:${stack.ports[name]}/metrics`);
    return [name, await response.text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
};

beforeAll(async () => {
  collector = await startCollector();
  const env = { LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
  stack = await startTemporaryStack({ testClock: true, env });
  runner = await createFullRunner(stack, 'Ada');
  afterOne = await readMetrics();
  other = await createFullRunner(stack, 'Bo');
  afterTwo = await readMetrics();
  const { token } = runner;
  const answer = await fetch(`${stack.urls.gateway}${PATHS.exportAll}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  exported = await answer.text();
  hashes = await storedHashes(stack.urls.mongodb);
  indexes = await readIndexes(stack.urls.mongodb, exported);
  holders = await readCollectionsWith(stack.urls.mongodb, runner);
  erasure = await eraseTraced(stack, other, collector);
  await nextWeek(runner);
  metrics = await readMetrics();
  await stack.stop();
  files = filesUnder(stack.dataDir).map((path) => [
    relative(stack.dataDir, path).split(sep).join('/'),
    readFileSync(path),
  ]);
}, LONG_MS);
afterAll(async () => {
  await stack?.end();
  await collector?.close();
}, LONG_MS);

/** True when a string contains a secret. Six digits match only if they are not part of a longer number or id. */
const holds = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![0-9a-f.-])${secret}(?![0-9a-f.-])`).test(text) : text.includes(secret);

/** True for files that are allowed to contain the runner's input. */
const isKept = (path: string): boolean => /^(database|mail)\//.test(path);

describe('search for personal data and credentials', () => {
  it('finds the runner’s data in the databases and the runner id in NATS and Redis (control test)', () => {
    const kept = files.filter(([path]) => /^database\//.test(path)).map(([, bytes]) => bytes);
    for (const word of [...runner.words, runner.user.id])
      expect(
        kept.some((bytes) => bytes.includes(word)),
        word,
      ).toBe(true);
    // Events and jobs contain the runner's id, so the search must find it in these files.
    for (const part of ['nats', 'redis'])
      expect(
        files.some(([path, bytes]) => path.startsWith(`${part}/`) && bytes.includes(runner.user.id)),
        part,
      ).toBe(true);
    expect(files.filter(([path]) => /^logs\/.*\.log$/.test(path)).length).toBeGreaterThanOrEqual(SERVICES.length);
  });

  it('finds no recorded track’s name anywhere', () => {
    for (const word of runner.dropped) {
      for (const [path, bytes] of files) expect(bytes.includes(word), path).toBe(false);
      expect(exported).not.toContain(word);
    }
  });

  it('finds nothing in logs, events and jobs', () => {
    for (const [path, bytes] of files.filter(([name]) => !isKept(name))) {
      const text = bytes.toString('latin1');
      expect(text.toLowerCase().includes('canary'), path).toBe(false);
      for (const secret of [...runner.secrets, ...other.secrets, ...hashes])
        expect(holds(text, secret), `${path}: ${secret.slice(0, 6)}`).toBe(false);
    }
  });

  it('finds nothing in the metrics, not even the runner id', () => {
    expect(Object.keys(metrics)).toEqual([...SERVICES]);
    for (const [part, text] of Object.entries(metrics)) {
      expect(text, part).toContain('process_cpu_seconds_total');
      expect(text.toLowerCase(), part).not.toContain('canary');
      expect(text, part).not.toContain(runner.user.id);
    }
  });
});

describe('request trace', () => {
  it('covers gateway, service, outbox, NATS, consumer and job, and each process logs the trace id', () => {
    const path = findPath(collector.trace(erasure), ERASURE_PATH);
    expect(path.map(({ service, name }) => [service, name])).toEqual(ERASURE_PATH);
    expect(path[3]?.attributes).toMatchObject({ 'messaging.consumer.group.name': 'running.erases-jobs' });
    const logged = files
      .filter(([name, bytes]) => /^logs\//.test(name) && bytes.includes(erasure))
      .map(([name]) => name);
    for (const part of ['gateway', 'account', 'running-worker'])
      expect(
        logged.some((name) => name.startsWith(`logs/${part}.`)),
        part,
      ).toBe(true);
  });

  it('continues from the check-in to the consumer that updates the plan', () => {
    expect(findPath(collector.spans(), CHECKIN_PATH)).toHaveLength(CHECKIN_PATH.length);
  });

  it('contains no runner’s input, credentials, email address or id', () => {
    expect(new Set(collector.spans().map(({ service }) => service))).toEqual(new Set(SERVICES));
    const text = collector.text();
    expect(text.toLowerCase()).not.toContain('canary');
    for (const { user, secrets, email } of [runner, other])
      for (const secret of [...secrets, user.id, email]) expect(holds(text, secret), secret.slice(0, 6)).toBe(false);
    for (const hash of hashes) expect(text.includes(hash)).toBe(false);
  });
});

describe('GET /metrics', () => {
  it('has no label value that identifies a runner or is unique per runner or day', () => {
    for (const [part, text] of Object.entries(metrics)) {
      const series = [...seriesOf(text).values()];
      expect(series.length, part).toBeGreaterThan(40);
      const personal = series.filter(({ labels }) => Object.values(labels).some(isPersonal));
      expect(personal, part).toEqual([]);
    }
  });

  it('returns fewer than 10 additional series after a second runner uses the same features', () => {
    for (const [part, text] of Object.entries(afterTwo)) {
      const before = seriesOf(afterOne[part] ?? '');
      const added = [...seriesOf(text)].filter(([key]) => !before.has(key)).map(([key]) => key);
      // A few new series are allowed, because a status or result can occur for the first time.
      expect(added.length, added.join('\n')).toBeLessThan(10);
    }
  });
});

describe('GET /api/export/all for a runner who used every feature', () => {
  it('BEYOND-26 API-49 returns one complete document with the data of the account service and the three other services', () => {
    const document = JSON.parse(exported);
    expect(document.complete).toBe(true);
    expect(document.account.profile).toMatchObject({ id: runner.user.id, email: runner.email });
    const consents: { kind: string; given: boolean }[] = document.account.consents;
    expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
      ['health_data', true],
      ['health_data', false],
      ['health_data', true],
    ]);
    const held = document.services.map(({ service, collections }: { service: string; collections: object }) => [
      service,
      Object.entries(collections).flatMap(([name, documents]) => (documents.length > 0 ? [name] : [])),
    ]);
    expect(Object.fromEntries(held)).toMatchObject({
      wellness: expect.arrayContaining(['checkin_sessions', 'metrics_daily', 'user_settings']),
      running: expect.arrayContaining(['coach_profiles', 'training_logs', 'weekly_plans', 'chat_messages', 'pauses']),
      physio: expect.arrayContaining([
        ...['physio_profiles', 'physio_checkins', 'physio_logs', 'physio_tests', 'physio_sessions'],
        ...['physio_questionnaires', 'physio_choices', 'chat_messages'],
      ]),
    });
  });

  it('reads only collections that have an index starting with userId', () => {
    expect(indexes.length).toBeGreaterThan(30);
    expect(indexes.filter(([, first]) => !first.includes('userId'))).toEqual([]);
  });

  it('BEYOND-27 includes every collection that contains the runner’s documents', () => {
    expect(holders.length).toBeGreaterThan(20);
    // The users collection is exported as profile and consents.
    const exportedNames = ['account.users', ...indexes.map(([name]) => name)];
    expect(holders.filter((name) => !exportedNames.includes(name))).toEqual([]);
  });

  it('BEYOND-27 contains everything that the runner wrote and no data of another runner', () => {
    for (const word of runner.words) expect(exported.includes(word), word).toBe(true);
    for (const word of [...other.words, other.user.id]) expect(exported.includes(word), word).toBe(false);
  });

  it('BEYOND-38 contains no password hash, one-time code, session token, feed token or idempotency key', () => {
    for (const secret of [...runner.secrets, ...other.secrets, ...hashes])
      expect(holds(exported, secret), secret.slice(0, 6)).toBe(false);
    expect(exported).not.toMatch(/argon2|tokenHash|passwordHash|bodyHash/);
  });
});
