import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, DEFAULT_TIMEZONE, dateIn, EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { startStack } from '@stridewell/local/stack';
import autocannon from 'autocannon';
import { type Db, MongoClient } from 'mongodb';
import { inTurns, type Round, report } from './rounds.ts';

/**
 * POST /api/checkin and GET /api/history of the wellness service against a bare node:http server with the driver, which
 * does the same reads and writes in the same database. Run: `node infra/bench/src/first-road.ts [rounds] [seconds]`
 */
const [rounds = '5', seconds = '4'] = process.argv.slice(2);
const USERS = 64;
const DAYS = 30;
const CONNECTIONS = 32;
const today = dateIn(DEFAULT_TIMEZONE, new Date());
const METRICS = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

interface User {
  id: string;
  token: string;
}

const register = async (origin: string, index: number): Promise<User> => {
  const password = 'Runner4Life';
  const response = await fetch(`${origin}${PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1' },
    body: JSON.stringify({ email: `bench${index}@example.com`, password, confirmPassword: password }),
  });
  const { user, token } = (await response.json()) as { user: { id: string }; token: string };
  return { id: user.id, token };
};

/** Thirty earlier days for everyone, the same documents for both servers. */
const seed = async (db: Db, users: User[]): Promise<void> => {
  const createdAt = new Date();
  const rows = users.flatMap(({ id }) =>
    Array.from({ length: DAYS }, (_, day) => {
      const date = addDays(today, -day - 1);
      const answersJson = JSON.stringify({ ...METRICS, notes: 'an ordinary day with an ordinary note' });
      return {
        _id: `${id}-${date}`,
        userId: id,
        date,
        answersJson,
        score: 6.2,
        recommendation: 'Adapt',
        createdAt,
        updatedAt: createdAt,
        rev: 1,
        outbox: [],
        requests: [],
      };
    }),
  );
  await db.collection<{ _id: string }>('checkin_sessions').insertMany(rows);
};

const load = async (url: string, requests: autocannon.Request[]): Promise<Round> => {
  let clients = 0;
  // Each connection begins with another runner: all of them at once on one runner's day is not what is measured.
  const setupClient = (client: autocannon.Client): void => {
    const start = (clients++ * requests.length) / CONNECTIONS;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: Number(seconds), requests, setupClient });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

const startBare = async (mongoUrl: string): Promise<{ url: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline-server.ts'), mongoUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('the bare server ended')));
  });
  return { url: `http://127.0.0.1:${JSON.parse(line.slice(6)).port}`, process: child };
};

const folder = mkdtempSync(join(tmpdir(), 'stridewell-bench-'));
const stack = await startStack({
  ports: 'free',
  dataDir: folder,
  ownServers: true,
  parts: ['nats', 'redis', 'database', 'account', 'wellness'],
  env: { REGISTRATIONS_PER_HOUR: '5000', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '100000000' },
});
const client = await new MongoClient(stack.urls.mongodb).connect();
const bare = await startBare(stack.urls.mongodb);
try {
  const users: User[] = [];
  // One after the other: the service takes only so many password hashes at a time.
  for (let index = 0; index < USERS; index += 1) users.push(await register(stack.urls.account, index));
  await seed(client.db('stridewell_wellness'), users);
  await seed(client.db('stridewell_baseline'), users);
  const body = JSON.stringify({ ...METRICS, notes: 'an ordinary note', date: today });
  const headers = ({ id, token }: User) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-user': id,
  });
  const posts = users.map((user) => ({ method: 'POST' as const, path: PATHS.checkin, headers: headers(user), body }));
  const gets = users.map((user) => ({ method: 'GET' as const, path: PATHS.history, headers: headers(user) }));
  for (const [name, requests] of [
    ['POST /api/checkin', posts],
    ['GET /api/history', gets],
  ] as const) {
    await load(stack.urls.wellness, requests);
    await load(bare.url, requests);
    const measured = await inTurns(
      Number(rounds),
      () => load(stack.urls.wellness, requests),
      () => load(bare.url, requests),
    );
    process.stdout.write(`${report(name, measured)}\n`);
  }
} finally {
  bare.process.kill();
  await client.close();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
