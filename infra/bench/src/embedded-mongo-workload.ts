import { performance } from 'node:perf_hooks';
import { type Collection, MongoClient } from 'mongodb';
import { median } from './figures.ts';

/**
 * Sequential operations per second for the small and the large collection, and the small collection's rate divided by
 * the large collection's.
 */
export interface Result {
  operation: string;
  small: number;
  large: number;
  ratio: number;
}

interface Day {
  userId: string;
  date: string;
  score: number;
  metrics: { sleep: number; energy: number; mood: number; stress: number; soreness: number };
  tags: string[];
}

const DAYS_PER_USER = 100;
/**
 * Number of consecutive operations on one collection. It is small, so that other load on the machine affects both
 * collections equally.
 */
const OPERATIONS_PER_BURST = 40;
const TURNS = 41;

const dateOf = (day: number): string => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

function dayOf(n: number): Day {
  const metrics = { sleep: n % 10, energy: (n + 3) % 10, mood: (n + 5) % 10, stress: (n + 7) % 10, soreness: n % 7 };
  const userId = `user-${Math.floor(n / DAYS_PER_USER)}`;
  return { userId, date: dateOf(n % DAYS_PER_USER), score: (n % 100) / 10, metrics, tags: [`t${n % 5}`] };
}

async function seeded(client: MongoClient, size: number): Promise<Collection<Day>> {
  const collection = client.db('bench').collection<Day>(`days_${size}`);
  await collection.createIndex({ userId: 1, date: 1 }, { unique: true });
  for (let from = 0; from < size; from += 2000) {
    const count = Math.min(2000, size - from);
    await collection.insertMany(Array.from({ length: count }, (_, i) => dayOf(from + i)));
  }
  return collection;
}

type Operation = (collection: Collection<Day>, n: number, size: number) => Promise<unknown>;

/** Spreads accesses over all documents, in the same order in every run. */
const spread = (n: number, size: number): number => (n * 7919) % size;

const upsert = (collection: Collection<Day>, { userId, date, ...rest }: Day): Promise<unknown> =>
  collection.updateOne({ userId, date }, { $set: rest, $inc: { revision: 1 } as never }, { upsert: true });

/** Prefix of new users' ids, which sort into the middle of the stored ids. */
const NEW_USERS = 'user-5new';

/** Returns the document for one day of a new user. */
const newDay = (n: number): Day => ({ ...dayOf(n), userId: `${NEW_USERS}-${n % 50}`, date: dateOf(n) });

const OPERATIONS: Record<string, Operation> = {
  create: (collection, n) => collection.insertOne(newDay(n)),
  'find {userId, date}': async (collection, n, size) => {
    const { userId, date } = dayOf(spread(n, size));
    const found = await collection.findOne({ userId, date });
    if (found === null) throw new Error(`a seeded day is missing: ${userId} ${date}`);
  },
  'upsert (exists)': (collection, n, size) => upsert(collection, dayOf(spread(n, size))),
  'upsert (new)': (collection, n) => upsert(collection, newDay(n)),
};

/** Deletes the documents of new users, so that each collection keeps its size. */
async function deleteNew(collection: Collection<Day>): Promise<void> {
  await collection.deleteMany({ userId: { $gte: NEW_USERS, $lt: `${NEW_USERS}~` } });
}

async function burst(run: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const start = performance.now();
  for (let n = from; n < from + OPERATIONS_PER_BURST; n++) await run(n);
  return (OPERATIONS_PER_BURST * 1000) / (performance.now() - start);
}

interface Subject {
  size: number;
  collection: Collection<Day>;
}

async function rateOf(operation: Operation, { collection, size }: Subject, turn: number): Promise<number> {
  const rate = await burst((n) => operation(collection, n, size), turn * OPERATIONS_PER_BURST);
  await deleteNew(collection);
  return rate;
}

/**
 * Measures the two collection sizes alternately, and also alternates which size comes first. `ratio` is the median over
 * all turns.
 */
async function compared(name: string, operation: Operation, small: Subject, large: Subject): Promise<Result> {
  const pairs: { small: number; large: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const order = turn % 2 === 0 ? [small, large] : [large, small];
    const rates = new Map<Subject, number>();
    for (const subject of order) rates.set(subject, await rateOf(operation, subject, turn));
    pairs.push({ small: rates.get(small) ?? 0, large: rates.get(large) ?? 0 });
  }
  return {
    operation: name,
    small: median(pairs.map((pair) => pair.small)),
    large: median(pairs.map((pair) => pair.large)),
    ratio: median(pairs.map((pair) => pair.small / pair.large)),
  };
}

/** Seeds a small and a large collection and measures every operation on both. */
export async function measure(url: string, [smallSize, largeSize]: readonly [number, number]): Promise<Result[]> {
  const client = await MongoClient.connect(url);
  const small = { size: smallSize, collection: await seeded(client, smallSize) };
  const large = { size: largeSize, collection: await seeded(client, largeSize) };
  const results: Result[] = [];
  for (const [name, operation] of Object.entries(OPERATIONS))
    results.push(await compared(name, operation, small, large));
  await client.close();
  return results;
}
