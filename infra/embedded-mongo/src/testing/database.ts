import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { startServer } from '../server.ts';

/** A separate database for one test file. */
export interface TestDatabase {
  /** Connection string, which ends with the database name. */
  url: string;
  client: MongoClient;
  db: Db;
  close(): Promise<void>;
}

/** Creates a folder in the system's temporary folder. `remove` deletes it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function embedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder();
  const server = await startServer({ port: 0, dataDir: folder.path });
  const stop = async (): Promise<void> => {
    await server.close();
    await folder.remove();
  };
  return { url: server.url, stop };
}

/** Connects to MONGODB_URL when it is set, else to an embedded server. The same contract tests run against both. */
export async function openDatabase(suite: string): Promise<TestDatabase> {
  const external = process.env.MONGODB_URL;
  const { url, stop } = external ? { url: external, stop: async () => {} } : await embedded();
  const address = new URL(url);
  address.pathname = `/contract_${suite}_${process.pid}`;
  const client = await MongoClient.connect(address.href);
  const db = client.db();
  await db.dropDatabase();
  const close = async (): Promise<void> => {
    await db.dropDatabase();
    await client.close();
    await stop();
  };
  return { url: address.href, client, db, close };
}
