import { MongoClient } from 'mongodb';
import type { FullRunner } from './full-runner.ts';

/** Stored hashes of passwords and of calendar feed tokens. */
export const storedHashes = async (url: string): Promise<string[]> => {
  const client = await new MongoClient(url).connect();
  const users = await client.db('stridewell_account').collection('users').find().toArray();
  const feeds = await client.db('stridewell_running').collection('calendar_feeds').find().toArray();
  await client.close();
  return [...users.map(({ passwordHash }) => passwordHash), ...feeds.map(({ tokenHash }) => tokenHash)];
};

/** Returns the name of each service in the data export, with the collections that the service exported. */
const partsOf = (document: string): [string, string[]][] => {
  const { account, services } = JSON.parse(document);
  const own = Object.keys(account).filter((name) => !['profile', 'consents'].includes(name));
  const others = services.map(({ service, collections }: { service: string; collections: object }) => [
    service,
    Object.keys(collections),
  ]);
  return [['account', own], ...others];
};

/** Collections that the data export reads, as `database.collection`, with the first field of each of their indexes. */
export const readIndexes = async (url: string, exported: string): Promise<[string, string[]][]> => {
  const client = await new MongoClient(url).connect();
  const read = partsOf(exported).flatMap(([service, names]) =>
    names.map(async (name): Promise<[string, string[]]> => {
      const found = await client.db(`stridewell_${service}`).collection(name).indexes();
      return [`${service}.${name}`, found.map(({ key }) => Object.keys(key)[0] ?? '')];
    }),
  );
  const all = await Promise.all(read.map((one) => one.catch((): [string, string[]] => ['missing', []])));
  await client.close();
  return all;
};

/** Every collection, in any database, that contains one of the runner's documents. */
export const readCollectionsWith = async (url: string, { user }: FullRunner): Promise<string[]> => {
  const client = await new MongoClient(url).connect();
  const found: string[] = [];
  for (const service of ['account', 'wellness', 'running', 'physio']) {
    const db = client.db(`stridewell_${service}`);
    for (const { name } of await db.listCollections().toArray())
      if ((await db.collection(name).countDocuments({ userId: user.id })) > 0) found.push(`${service}.${name}`);
  }
  await client.close();
  return found;
};
