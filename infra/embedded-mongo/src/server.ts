import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Services } from './commands/command.ts';
import { assertAllowed } from './config.ts';
import { serve } from './connection.ts';
import { Cursors } from './cursors.ts';
import { GroupCommit } from './group-commit.ts';
import { Store } from './store/store.ts';
import { MAX_REMOVED, sweepExpired } from './ttl.ts';

interface ServerOptions {
  /** TCP port. 0 selects a free port. */
  port: number;
  /** Data folder, created when missing. Only one process can use it at a time. */
  dataDir: string;
  /** Loopback address. Default: 127.0.0.1. */
  host?: string;
  /** Milliseconds between two TTL sweeps. Default: one minute, as in MongoDB. */
  sweepEvery?: number;
  /** True to keep expired documents, for tests whose clock differs from the machine's. */
  keepExpired?: boolean;
  /** Signal that closes the server when it aborts. */
  signal?: AbortSignal;
}

export interface RunningServer {
  /** Connection string `mongodb://127.0.0.1:PORT`, without a database. */
  url: string;
  port: number;
  /** Ends all connections, checkpoints and closes the files. Acknowledged writes are already stored. */
  close(): Promise<void>;
}

/**
 * Starts the database and resolves when it accepts connections.
 * @throws Error in production, for an address that other machines could reach, and when another process uses the folder.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  assertAllowed(host);
  options.signal?.throwIfAborted();
  const services: Services = { store: openStore(options.dataDir), cursors: new Cursors() };
  const commits = new GroupCommit(services);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, services, commits);
  });
  await listen(server, host, options.port).catch((error: unknown) => {
    services.store.close();
    throw error;
  });
  const removeExpired = options.keepExpired ? () => 0 : () => sweepExpired(services);
  const sweeper = setInterval(() => sweep(services, commits, removeExpired), options.sweepEvery ?? 60_000);
  const close = closer(server, () => {
    clearInterval(sweeper);
    commits.flush();
    for (const socket of sockets) socket.destroy();
    services.store.close();
  });
  options.signal?.addEventListener('abort', () => void close(), { once: true });
  const { port } = server.address() as AddressInfo;
  return { url: `mongodb://${host === '::1' ? '[::1]' : host}:${port}`, port, close };
}

function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  try {
    return new Store(join(dataDir, 'embedded-mongo.sqlite'));
  } catch (cause) {
    if (!/database is locked/.test(String(cause))) throw cause;
    throw new Error(`The data folder ${dataDir} is in use by another embedded-mongo process.`, { cause });
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** Runs `stop` on the first call only, and resolves when the port is free. */
function closer(server: Server, stop: () => void): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => {
    closed ??= new Promise((resolve) => {
      server.close(() => resolve());
      stop();
    });
    return closed;
  };
}

/** Queues the sweep like a client's command, so that it never runs inside another transaction. */
function sweep(services: Services, commits: GroupCommit, removeExpired: () => number): void {
  services.cursors.killIdle();
  let removed = 0;
  commits.add({
    run: () => {
      removed = removeExpired();
    },
    answer: () => {
      if (removed === MAX_REMOVED) return sweep(services, commits, removeExpired);
      emptyLog(services);
    },
    fail: (error) => console.error(`embedded-mongo: removing expired documents failed: ${String(error)}`),
  });
}

/** Runs a sweep between two transactions. The next sweep retries after a failure. */
function emptyLog({ store }: Services): void {
  try {
    store.emptyLog();
  } catch (error) {
    console.error(`embedded-mongo: truncating the write-ahead log failed: ${String(error)}`);
  }
}
