import { createLogger } from '@stridewell/kit/logger';
import { type Connection, connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';

/** Connects to a service's database, retrying until it succeeds or the signal aborts. The caller must close it. */
export async function openServiceDatabase(
  service: string,
  url: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Connection> {
  const database = createDatabase();
  const address = { url, name: `stridewell_${service}`, timeoutMs: 20_000 };
  await connectDatabase(database, address, createLogger('demo', 'warn'), signal);
  return database;
}

/** The databases that the demo runner's history is written to. */
export type StoryDatabases = Record<'wellness' | 'running' | 'physio', Connection>;

/** Connects to the databases of the demo runner's history, runs the work and disconnects. */
export async function withStoryDatabases<T>(
  url: string,
  work: (databases: StoryDatabases) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const open = (service: string) => openServiceDatabase(service, url, signal);
  const [wellness, running, physio] = await Promise.all([open('wellness'), open('running'), open('physio')]);
  try {
    return await work({ wellness, running, physio });
  } finally {
    await Promise.all([wellness, running, physio].map((database) => database.close()));
  }
}
