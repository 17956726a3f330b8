import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';
import { temporaryFolder } from './testing/database.ts';

test('the server removes expired documents by itself, and an abort closes it', async () => {
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
