import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addDays } from '@stridewell/contracts/web';
import { type Collection, MongoClient } from 'mongodb';

/**
 * Baseline server to compare the wellness service with: bare node:http and the MongoDB driver, without authentication,
 * validation or rules. It returns the same responses as the service after the same reads and writes, in the service's
 * database and with the service's write concern.
 *
 * Usage: `node baseline-server.ts MONGODB_URL PORT`
 */
const [url = '', port = '0'] = process.argv.slice(2);

interface Row {
  _id: string;
  userId: string;
  date: string;
  rev: number;
}

const client = await new MongoClient(url, {
  writeConcern: { w: 'majority', journal: true },
  maxPoolSize: 32,
}).connect();
const db = client.db('stridewell_baseline');
const sessions: Collection<Row> = db.collection('checkin_sessions');
const metrics: Collection<Row> = db.collection('metrics_daily');
/** Collections that a check-in reads in addition to the earlier check-ins: consent, safety holds and injury. */
const inputs = ['user_settings', 'safety_holds', 'physio_state'].map((name) => db.collection(name));
await Promise.all(inputs.map((collection) => collection.createIndex({ userId: 1 }, { unique: true })));
await sessions.createIndex({ userId: 1, date: -1 }, { unique: true });
await metrics.createIndex({ userId: 1, date: 1 }, { unique: true });

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

const answer = (response: ServerResponse, body: unknown): void => {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
};

/**
 * Does the database work of a check-in: reads the check-ins of the last 28 days and the other inputs once, then writes
 * the check-in with an outbox entry, and its metrics.
 */
const save = async (userId: string, date: string, body: object): Promise<unknown> => {
  const [days] = await Promise.all([
    sessions
      .find(
        { userId, date: { $gte: addDays(date, -27), $lte: date } },
        { projection: { date: 1, score: 1, rev: 1, createdAt: 1, 'outbox.id': 1 } },
      )
      .sort({ date: 1 })
      .toArray(),
    ...inputs.map((collection) => collection.findOne({ userId })),
  ]);
  const current = days.find((day) => day.date === date);
  const rev = (current?.rev ?? 0) + 1;
  const now = new Date();
  const state = {
    answers: body,
    answersJson: JSON.stringify(body),
    score: 6.2,
    recommendation: 'Adapt',
    message: 'Readiness score 6.2 of 10.',
    explanation: body,
    updatedAt: now,
  };
  const entry = { id: `${userId}-${date}-${rev}`, type: 'recorded', time: now.toISOString(), data: body };
  const filter = current ? { userId, date, rev: current.rev } : { userId, date };
  const insert = { _id: `${userId}-${date}`, createdAt: now };
  const update = { $set: { ...state, outbox: [entry] }, $inc: { rev: 1 }, $setOnInsert: insert };
  const saved = await sessions.updateOne(filter, update, { upsert: !current }).catch((error) => {
    if (error.code !== 11_000) throw error;
    return { matchedCount: 0, upsertedCount: 0 };
  });
  // Retries after a conflict with a concurrent request, as the service does.
  if (saved.matchedCount + saved.upsertedCount === 0) return save(userId, date, body);
  await metrics.updateOne(
    { userId, date },
    { $set: { ...body, rev }, $setOnInsert: { _id: `${userId}-${date}`, createdAt: now } },
    { upsert: true },
  );
  return { ...state, isUpdate: current !== null };
};

const checkin = async (userId: string, request: IncomingMessage): Promise<unknown> => {
  const body = JSON.parse(await readBody(request));
  return save(userId, String(body.date), body);
};

const history = async (userId: string): Promise<unknown> => {
  const rows = await sessions
    .find({ userId }, { projection: { createdAt: 1, date: 1, score: 1, recommendation: 1, answersJson: 1 } })
    .sort({ date: -1 })
    .limit(100)
    .toArray();
  return rows.map(({ _id, ...row }) => ({ id: _id, ...row }));
};

const server = createServer((request, response) => {
  const userId = String(request.headers['x-user']);
  const work = request.method === 'POST' ? checkin(userId, request) : history(userId);
  work.then((body) => answer(response, body)).catch((error: Error) => response.writeHead(500).end(error.message));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`ready ${JSON.stringify(server.address())}\n`));
