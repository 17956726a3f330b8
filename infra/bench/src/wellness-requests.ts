import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { addDays, DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import { startTemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { ensureModel } from '@stridewell/safety/model';
import { ensureUnderstanding } from '@stridewell/understanding/model';
import { type Db, MongoClient } from 'mongodb';
import { checkinsOf, historiesOf, loadWith, type Request, registerMany, type User } from './load.ts';
import { alternate, report } from './rounds.ts';

/**
 * Compares POST /api/checkin and GET /api/history of the wellness service with a bare node:http server that does the
 * same reads and writes in the same database through the MongoDB driver. Run: `node infra/bench/src/wellness-requests.ts
 * [rounds] [seconds]`
 */
const [rounds = '5', seconds = '4'] = process.argv.slice(2);
const USERS = 64;
const DAYS = 30;
const today = dateIn(DEFAULT_TIMEZONE, new Date());
const METRICS = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
/** Harmless notes, for which the safety decision is GO, as it is for nearly all check-ins. */
const NOTES = 'Easy run along the river, legs felt fine';
/** Fraction of read documents that are checked against the schema, as in production. */
const READ_CHECK_RATIO = '0.01';

const ANSWERS = { ...METRICS, notes: NOTES };
const EXPLANATION = {
  raw: 6.2,
  factors: Object.entries(METRICS).map(([metric, value]) => ({ metric, value, contribution: 1.24, max: 2 })),
  cap: null,
  baseline: null,
};

/**
 * Check-in documents of thirty earlier days for every user, as the service stores them. Both servers use the same
 * documents.
 */
const seed = async (db: Db, users: User[]): Promise<void> => {
  const createdAt = new Date();
  const rows = users.flatMap(({ id }) =>
    Array.from({ length: DAYS }, (_, day) => {
      const date = addDays(today, -day - 1);
      return {
        _id: `${id}-${date}`,
        userId: id,
        date,
        answers: ANSWERS,
        answersJson: JSON.stringify(ANSWERS),
        subdocumentsRev: 1,
        score: 6.2,
        recommendation: 'Adapt',
        message: 'Readiness score 6.2 of 10.',
        explanation: EXPLANATION,
        facts: { rev: 1, runningStopped: false, message: [{ code: 'score', score: 6.2 }] },
        plannedToday: false,
        plannedType: null,
        preferredFocus: null,
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

const load = (url: string, requests: Request[]) => loadWith(url, requests, Number(seconds));

const startBare = async (mongoUrl: string): Promise<{ url: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline-server.ts'), mongoUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('the baseline server exited')));
  });
  return { url: `http://127.0.0.1:${JSON.parse(line.slice(6)).port}`, process: child };
};

// Without the safety model, the decision is ASK for all notes, which opens a safety hold for each runner.
ensureModel();
ensureUnderstanding();
const stack = await startTemporaryStack({
  parts: ['nats', 'redis', 'database', 'account', 'wellness'],
  env: {
    REGISTRATIONS_PER_HOUR: '5000',
    LOG_LEVEL: 'warn',
    READ_CHECK_RATIO,
    RATE_LIMIT_PER_MINUTE: '100000000',
    TEXT_CHARACTERS_PER_MINUTE: '100000000',
    FORM_WRITES_PER_MINUTE: '100000000',
  },
});
const client = await new MongoClient(stack.urls.mongodb).connect();
const bare = await startBare(stack.urls.mongodb);
try {
  const users = await registerMany(stack.urls.account, USERS);
  await seed(client.db('stridewell_wellness'), users);
  await seed(client.db('stridewell_baseline'), users);
  for (const [name, requests] of [
    ['POST /api/checkin', checkinsOf(users, { ...METRICS, notes: NOTES, date: today })],
    ['GET /api/history', historiesOf(users)],
  ] as const) {
    await load(stack.urls.wellness, requests);
    await load(bare.url, requests);
    const measured = await alternate(
      Number(rounds),
      () => load(stack.urls.wellness, requests),
      () => load(bare.url, requests),
    );
    process.stdout.write(`${report(name, measured)}\n`);
  }
} finally {
  bare.process.kill();
  await client.close();
  await stack.end();
}
