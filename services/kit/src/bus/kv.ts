import { Kvm } from '@nats-io/kv';
import type { Connection } from './connection.ts';
import type { BusNames } from './names.ts';
import { resultOrAborted, untilReconnect } from './reconnect.ts';

export interface KvChange {
  key: string;
  /** The value as a string; null when the key was deleted. */
  value: string | null;
}

export interface Bucket {
  put(key: string, value: string): Promise<void>;
  /**
   * Calls `onChange` for every entry and every change, and `onSnapshot` after the last existing entry. Ends when the
   * signal aborts or when a lost connection is restored; the caller must then call it again.
   */
  watch(
    onChange: (change: KvChange) => Promise<void> | void,
    onSnapshot: () => void,
    signal: AbortSignal,
  ): Promise<void>;
}

export interface BucketOptions {
  /** Time in milliseconds after which entries expire; 0 for never. */
  ttlMs: number;
  /** False to wait for another process to create the bucket. */
  creates: boolean;
}

/** Opens a JetStream key-value bucket and creates it if it does not exist. */
export const openBucket = (
  connection: Connection,
  names: BusNames,
  bucket: string,
  { ttlMs, creates }: BucketOptions,
): Bucket => {
  const open = async () => {
    const { js } = await connection.link();
    if (!creates) return new Kvm(js).open(names.bucket(bucket));
    return new Kvm(js).create(names.bucket(bucket), ttlMs > 0 ? { ttl: ttlMs, history: 1 } : { history: 1 });
  };
  let opened: ReturnType<typeof open> | undefined;
  const kv = () => {
    opened ??= open().catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  /** Starts a watcher that stops when the signal aborts; null when the signal aborts before the start. */
  const begin = async (onSnapshot: () => void, signal: AbortSignal) => {
    const start = async () => {
      const store = await kv();
      // The bucket must be opened again for the next watch, because the server may have lost its disk.
      opened = undefined;
      const { values } = await store.status();
      if (values === 0 && !signal.aborted) onSnapshot();
      const watcher = await store.watch();
      const stop = (): void => watcher.stop();
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      return watcher;
    };
    return resultOrAborted(start(), signal);
  };
  return {
    async put(key, value) {
      if (!connection.current()) throw new Error('bus disconnected');
      await (await kv()).put(key, value);
    },
    async watch(onChange, onSnapshot, signal) {
      await connection.link();
      const attempt = untilReconnect(connection, signal);
      try {
        const watcher = await begin(onSnapshot, attempt.signal);
        if (!watcher) return;
        for await (const entry of watcher) {
          await onChange({ key: entry.key, value: entry.operation === 'PUT' ? entry.string() : null });
          if (entry.delta === 0) onSnapshot();
        }
      } finally {
        attempt.end();
      }
    },
  };
};
