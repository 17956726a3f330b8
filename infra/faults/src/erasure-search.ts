import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { redisText } from '@stridewell/kit/testing/redis-text';
import type { Stack } from '@stridewell/local/stack-types';
import type { MongoClient } from 'mongodb';
import type { StreamAccess } from './streams.ts';

const DATABASES = ['account', 'wellness', 'running', 'physio'].map((name) => `stridewell_${name}`);

/** Every document of every service as a string, by `database.collection`. */
const documents = async (client: MongoClient): Promise<[string, string[]][]> => {
  const all: [string, string[]][] = [];
  for (const name of DATABASES) {
    const database = client.db(name);
    for (const collection of await database.listCollections({}, { nameOnly: true }).toArray()) {
      const rows = await database.collection(collection.name).find().toArray();
      all.push([`${name}.${collection.name}`, rows.map((row) => JSON.stringify(row))]);
    }
  }
  return all;
};

/** Collections that still contain one of the `words`, which only the erased runner can have written. */
export const leftInStores = async (client: MongoClient, words: readonly string[]): Promise<string[]> =>
  (await documents(client)).flatMap(([name, rows]) =>
    rows.some((row) => words.some((word) => row.includes(word))) ? [name] : [],
  );

/** All documents of a runner in every service, as strings. The erasure of another runner must not change them. */
export const documentsOf = async (client: MongoClient, userId: string): Promise<string[]> =>
  (await documents(client)).flatMap(([name, rows]) =>
    rows.filter((row) => row.includes(userId)).map((row) => `${name} ${row}`),
  );

/** Returns the given words that NATS streams or Redis still contain. */
export const leftElsewhere = async (
  { urls }: Stack,
  streams: StreamAccess,
  words: readonly string[],
): Promise<string[]> => {
  const events = JSON.stringify(await streams.all());
  const redis = await redisText(urls.redis, '*');
  return words.flatMap((word) => [
    ...(events.includes(word) ? [`streams: ${word}`] : []),
    ...(redis.includes(word) ? [`redis: ${word}`] : []),
  ]);
};

/** Paths of all files in a folder and its subfolders. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Files in a folder that contain one of the given words. */
export const leftInFiles = (folder: string, words: readonly string[]): string[] =>
  filesUnder(folder).flatMap((path) => {
    const bytes = readFileSync(path);
    return words.some((word) => bytes.includes(word)) ? [relative(folder, path)] : [];
  });
