import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Store } from './store/store.ts';
import { temporaryFolder } from './testing/database.ts';
import { indexProblems } from './testing/index-problems.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';

const WRITERS = 16;
const ROUNDS = 6;
/** Number of acknowledged writes in a round after which the server is killed while other writes are in flight. */
const ACKNOWLEDGED_PER_ROUND = 400;

interface Note {
  _id: string;
  writer: number;
  tags: string[];
}

/** Acknowledged writes of one writer: the inserted ids and the number of increments. */
const stored = Array.from({ length: WRITERS }, (): string[] => []);
const counted = Array.from({ length: WRITERS }, () => 0);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const collections = (client: MongoClient) => ({
  notes: client.db('k').collection<Note>('notes'),
  counters: client.db('k').collection<{ _id: number; n: number }>('counters'),
});

async function connect(server: ServerProcess): Promise<MongoClient> {
  return MongoClient.connect(server.url, { maxPoolSize: WRITERS, serverSelectionTimeoutMS: 2000 });
}

/** Writes until the server is killed. */
async function write(client: MongoClient, writer: number, round: number, acknowledged: () => void): Promise<void> {
  const { notes, counters } = collections(client);
  for (let n = 0; ; n++) {
    const _id = `${round}-${writer}-${n}`;
    await notes.insertOne({ _id, writer, tags: [`t${n % 7}`, `w${writer}`] });
    stored[writer]?.push(_id);
    acknowledged();
    await counters.findOneAndUpdate({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
    counted[writer] = (counted[writer] ?? 0) + 1;
    acknowledged();
  }
}

/** One round: all writers run, then SIGKILL. Resolves when the server and all writers have ended. */
async function killUnderLoad(server: ServerProcess, client: MongoClient, round: number): Promise<void> {
  let left = ACKNOWLEDGED_PER_ROUND;
  let killed: Promise<unknown> | null = null;
  const acknowledged = (): void => {
    if (--left <= 0) killed ??= server.end('SIGKILL');
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(client, writer, round, acknowledged));
  const results = await Promise.allSettled(writers);
  await killed;
  expect(results.map((result) => result.status)).toEqual(Array(WRITERS).fill('rejected'));
}

async function expectNothingLost(client: MongoClient): Promise<void> {
  const { notes, counters } = collections(client);
  const found = new Set((await notes.find({}, { projection: { _id: 1 } }).toArray()).map((note) => note._id));
  expect(stored.flat().filter((id) => !found.has(id))).toEqual([]);
  for (const [writer, count] of counted.entries()) {
    const n = (await counters.findOne({ _id: writer }))?.n ?? 0;
    expect(n).toBeGreaterThanOrEqual(count);
    // The write in flight when the server was killed might have been stored without a reply.
    expect(n).toBeLessThanOrEqual(count + ROUNDS);
    const byIndex = await notes.find({ tags: `w${writer}` }).toArray();
    expect(byIndex.length).toBe([...found].filter((id) => id.split('-')[1] === String(writer)).length);
  }
}

test('keeps every acknowledged write and every index intact when the server is killed under 16 writers', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startProcess(folder.path);
    const client = await connect(server);
    await collections(client).notes.createIndex({ tags: 1 });
    await killUnderLoad(server, client, round);
    await client.close();
  }
  const server = await startProcess(folder.path);
  const client = await connect(server);
  await expectNothingLost(client);
  await client.close();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(stored.flat().length).toBeGreaterThan((ROUNDS * ACKNOWLEDGED_PER_ROUND) / 4);
  const store = new Store(join(folder.path, 'embedded-mongo.sqlite'));
  expect(indexProblems(store)).toEqual([]);
  store.close();
});
