import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';
import { temporaryFolder } from './testing/database.ts';

async function isInFiles(folder: string, text: string): Promise<boolean> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return files.some((file) => file.includes(text));
}

test('removes expired documents in the background and stops the server when its signal aborts', async () => {
  const folder = await temporaryFolder();
  const abort = new AbortController();
  const server = await startServer({ port: 0, dataDir: folder.path, sweepEvery: 5, signal: abort.signal });
  const client = await MongoClient.connect(server.url, { serverSelectionTimeoutMS: 500 });
  const docs = client.db('d').collection('c');
  await docs.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
  await docs.insertMany([{ at: new Date(0) }, { at: new Date(Date.now() + 3_600_000), kept: true }]);
  while ((await docs.countDocuments({})) > 1);
  expect(await docs.findOne({}, { projection: { _id: 0, kept: 1 } })).toEqual({ kept: true });
  abort.abort();
  await server.close();
  await expect(docs.countDocuments({})).rejects.toThrow();
  await client.close();
  await folder.remove();
});

test('keeps expired documents when keepExpired is set', async () => {
  const folder = await temporaryFolder();
  const server = await startServer({ port: 0, dataDir: folder.path, sweepEvery: 5, keepExpired: true });
  const client = await MongoClient.connect(server.url, { serverSelectionTimeoutMS: 500 });
  const docs = client.db('d').collection('c');
  await docs.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
  await docs.insertOne({ at: new Date(0), note: 'a sore left knee' });
  await docs.deleteOne({});
  await docs.insertOne({ at: new Date(0) });
  const files = async () => Promise.all((await readdir(folder.path)).map((name) => readFile(join(folder.path, name))));
  // A sweep also empties the write-ahead log, so the disappearance of the text shows that a sweep has ended.
  while ((await files()).some((file) => file.includes('a sore left knee')));
  expect(await docs.countDocuments({})).toBe(1);
  await client.close();
  await server.close();
  await folder.remove();
});

test('removes deleted data from the server’s files while the server is running', async () => {
  const folder = await temporaryFolder();
  const server = await startServer({ port: 0, dataDir: folder.path, sweepEvery: 5 });
  const client = await MongoClient.connect(server.url, { serverSelectionTimeoutMS: 500 });
  const docs = client.db('d').collection('c');
  await docs.insertMany([{ note: 'a sore left knee' }, { note: 'kept' }]);
  while (!(await isInFiles(folder.path, 'a sore left knee')));
  await docs.deleteOne({ note: 'a sore left knee' });
  while (await isInFiles(folder.path, 'a sore left knee'));
  expect(await isInFiles(folder.path, 'kept')).toBe(true);
  expect(await docs.countDocuments({})).toBe(1);
  await client.close();
  await server.close();
  await folder.remove();
});
