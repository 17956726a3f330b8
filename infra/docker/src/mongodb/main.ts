import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient, MongoServerError } from 'mongodb';

/**
 * `node main.ts HOST:PORT`, run once after MongoDB is up: makes it a replica set of one, which journals majority writes as the
 * product asks for them, and ends once it takes writes. Changes nothing where that is done, nor on a router (mongos) or another
 * server that says it takes writes without having a set.
 */
const [host = 'mongodb:27017'] = process.argv.slice(2);
const PATIENCE_MS = 60_000;
const NOT_YET_INITIALIZED = 94;
const ALREADY_INITIALIZED = 23;

const initiate = async (db: Db): Promise<void> => {
  try {
    await db.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    console.log('replica set initiated');
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== ALREADY_INITIALIZED) throw error;
  }
};

/** Whether the server wants to be initiated: started with --replSet, and never told of a set. */
const isBare = async (db: Db): Promise<boolean> => {
  try {
    await db.command({ replSetGetStatus: 1 });
    return false;
  } catch (error) {
    return error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED;
  }
};

const client = new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: PATIENCE_MS });
try {
  const admin = client.db('admin');
  if (await isBare(admin)) await initiate(admin);
  for (let waited = 0; !(await admin.command({ hello: 1 })).isWritablePrimary; waited += 500) {
    if (waited > PATIENCE_MS) throw new Error('MongoDB takes no writes');
    await pause(500);
  }
  console.log('MongoDB takes writes');
} finally {
  await client.close();
}
