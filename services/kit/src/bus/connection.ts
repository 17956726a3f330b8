import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { pause, waitWithTimeout } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { credentialsIn } from './credentials.ts';

export interface Link {
  nats: NatsConnection;
  js: JetStreamClient;
  jsm: JetStreamManager;
}

export interface Connection {
  /** Resolves when the first connection is established; rejects when closed before that. */
  link(): Promise<Link>;
  /** The connection; null while NATS is disconnected. */
  current(): Link | null;
  /** Calls the listener whenever the connection is lost or restored; returns a function that removes the listener. */
  onChange(listener: (connected: boolean) => void): () => void;
  close(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 5_000;

/** Reports each disconnect and reconnect until the connection is closed. */
const followStatus = async (nats: NatsConnection, change: (connected: boolean) => void): Promise<void> => {
  for await (const status of nats.status()) {
    if (status.type === 'reconnect') change(true);
    if (status.type === 'disconnect' || status.type === 'staleConnection') change(false);
  }
};

/**
 * Connects to NATS in the background, so that a service can start and run without NATS. The client reconnects
 * automatically; only the first connection attempt is repeated here.
 */
export const openConnection = (url: string, name: string, logger: Logger): Connection => {
  const stop = new AbortController();
  const listeners = new Set<(connected: boolean) => void>();
  let established: Link | null = null;
  let connected = false;
  const change = (now: boolean): void => {
    if (now === connected) return;
    connected = now;
    logger[now ? 'info' : 'warn']({ connected: now }, now ? 'bus connected' : 'bus disconnected');
    for (const listener of listeners) listener(now);
  };

  const first = (async (): Promise<Link> => {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, 2_000)) {
      try {
        const nats = await connect({
          ...credentialsIn(url),
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
          timeout: 3_000,
          pingInterval: 5_000,
          maxPingOut: 2,
        });
        if (stop.signal.aborted) {
          await nats.close();
          break;
        }
        established = {
          nats,
          js: jetstream(nats, { timeout: REQUEST_TIMEOUT_MS }),
          jsm: await jetstreamManager(nats, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false }),
        };
        void followStatus(nats, change);
        change(true);
        return established;
      } catch {
        await pause(wait, stop.signal);
      }
    }
    throw new Error('bus closed');
  })();
  first.catch(() => undefined);

  return {
    link: () => first,
    current: () => (connected ? established : null),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      stop.abort();
      // If the connection is still being established, it closes itself.
      if (!established) return;
      // Draining needs the server, so it is skipped while disconnected.
      if (connected) await waitWithTimeout(400, established.nats.drain());
      await waitWithTimeout(300, established.nats.close());
    },
  };
};
