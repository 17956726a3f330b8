import { setTimeout as pause } from 'node:timers/promises';
import { type Document, MongoClient, MongoServerError } from 'mongodb';

/** Name of the replica set with which the server is started. */
export const REPLICA_SET = 'stridewell';

const ALREADY_INITIALIZED = 23;
const NO_SUCH_COMMAND = 59;
const ELECTION_MS = 30_000;

/**
 * Makes a server that was started with `--replSet` the only member of its replica set and waits until it accepts writes.
 * A server without replica sets that already accepts writes is left unchanged.
 * @param url with `directConnection=true`: the member's host name is valid only inside the container.
 * @returns the server's `buildInfo`
 * @throws Error when the server has not become primary within 30 seconds.
 */
export async function initiate(url: string): Promise<Document> {
  const client = await MongoClient.connect(url);
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host: 'localhost:27017' }];
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } }).catch((error: unknown) => {
      if (!(error instanceof MongoServerError)) throw error;
      if (error.code !== ALREADY_INITIALIZED && error.code !== NO_SUCH_COMMAND) throw error;
    });
    const deadline = performance.now() + ELECTION_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (performance.now() > deadline) throw new Error('MongoDB did not become primary within 30 seconds.');
      await pause(50);
    }
    return await admin.command({ buildInfo: 1 });
  } finally {
    await client.close();
  }
}
