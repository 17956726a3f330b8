import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { addDays, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Stack } from '@stridewell/local/stack-types';
import { registerRunner } from '@stridewell/local/testbed/register';
import { startTemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { MongoClient } from 'mongodb';
import { median } from './figures.ts';

/**
 * Measures the export of all data of a runner: time to the first byte, total time, and peak memory of the processes
 * involved, for small and large amounts of data. Run: `node infra/bench/src/export-all.ts [--rounds 10]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const ROUNDS = Number(values.rounds);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1) throw new Error('--rounds must be a whole number above 0.');

/**
 * Amounts of data to measure: a new runner's, ten years of check-ins with many messages, and four times that amount.
 */
const SIZES = [
  { checkins: 30, messages: 30 },
  { checkins: 3_650, messages: 10_000 },
  { checkins: 14_600, messages: 40_000 },
];
const PARTS = ['account', 'wellness', 'running', 'gateway'] as const;
const MEGABYTE = 1_048_576;
const SAMPLE_MS = 10;

const stack = await startTemporaryStack({
  env: { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000', USER_REQUESTS_PER_MINUTE: '100000' },
});

const send = async (path: string, body: object, headers: Record<string, string>): Promise<Response> => {
  const response = await fetch(`${stack.urls.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** Creates a runner whose check-in and message the services store, and then duplicates both documents many times. */
const createRunner = async ({ urls }: Stack, { checkins, messages }: (typeof SIZES)[number]) => {
  const { token, user } = await registerRunner(urls.gateway, { email: `${createId()}@example.com` });
  const headers = { authorization: `Bearer ${token}` };
  const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes: 'A quiet day. '.repeat(10) };
  await send(PATHS.checkin, metrics, headers);
  await (await send(PATHS.coachChat, { message: 'What should I run today?' }, headers)).text();
  const client = await new MongoClient(urls.mongodb).connect();
  const copies = async (database: string, name: string, count: number, change: (index: number) => object) => {
    const collection = client.db(database).collection<{ _id: string }>(name);
    const [one] = await collection.find({ userId: user.id }).sort({ seq: -1 }).limit(1).toArray();
    if (!one) throw new Error(`no ${name}`);
    for (let from = 1; from < count; from += 1_000) {
      const some = Array.from({ length: Math.min(1_000, count - from) }, (_, index) => from + index);
      await collection.insertMany(some.map((index) => ({ ...one, outbox: [], ...change(index), _id: createId() })));
    }
  };
  await copies('stridewell_wellness', 'checkin_sessions', checkins, (index) => ({
    date: addDays('1970-01-01', index),
  }));
  await copies('stridewell_running', 'chat_messages', messages, (index) => ({ seq: 1_000 + index }));
  await client.close();
  return headers;
};

/** Resident memory of a service's process, in megabytes. */
const memoryOf = (part: (typeof PARTS)[number]): number => {
  const status = readFileSync(`/proc/${stack.pid(part)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
};

const download = async (headers: Record<string, string>) => {
  const start = performance.now();
  const response = await fetch(`${stack.urls.gateway}${PATHS.exportAll}`, { headers });
  let first = 0;
  let bytes = 0;
  let tail = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - start;
    bytes += chunk.length;
    tail = (tail + decoder.decode(chunk, { stream: true })).slice(-40);
  }
  if (!tail.endsWith('"complete":true}')) throw new Error(`not complete: ${tail}`);
  return { first, total: performance.now() - start, bytes };
};

try {
  for (const size of SIZES) {
    const headers = await createRunner(stack, size);
    const peak = new Map<string, number>();
    const sample = setInterval(() => {
      for (const part of PARTS) peak.set(part, Math.max(peak.get(part) ?? 0, memoryOf(part)));
    }, SAMPLE_MS);
    const seen = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await download(headers));
    clearInterval(sample);
    const firsts = median(seen.map(({ first }) => first));
    const totals = median(seen.map(({ total }) => total));
    const grown = PARTS.map((part) => `${part} ${peak.get(part)?.toFixed(0)}`).join(', ');
    console.log(
      `${size.checkins} check-ins, ${size.messages} messages: ${((seen[0]?.bytes ?? 0) / MEGABYTE).toFixed(1)} MB, ` +
        `first byte ${firsts.toFixed(0)} ms, whole ${totals.toFixed(0)} ms; at most, MB: ${grown}`,
    );
  }
  console.log(`(${ROUNDS} rounds each, load ${loadavg()[0]?.toFixed(1)} at the end)`);
} finally {
  await stack.end();
}
process.exit(0);
