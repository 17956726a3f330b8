import { KEYS_BUCKET, KEYS_KEY } from '@stridewell/kit/auth/token';
import type { Bus } from '@stridewell/kit/bus/bus';
import { type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { KeyRepository } from './key-repository.ts';
import type { Keyring } from './keyring.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export interface KeyPublisher {
  /** Loads the signing keys from the database and creates the first key when none exists. */
  load(): Promise<void>;
  /**
   * Polls the database until the signal is aborted. Publishes the keys when they changed, when NATS reconnected, and
   * when the list in NATS is a different one, because another service's NATS user may have overwritten it.
   */
  follow(bus: Bus, signal: AbortSignal): void;
  /** Publishes the stored keys. Rejects while NATS is unavailable. */
  publish(bus: Bus): Promise<void>;
}

export interface KeyPublisherOptions {
  keys: KeyRepository;
  keyring: Keyring;
  clock: Clock;
  logger: Logger;
  /** Poll interval in milliseconds. */
  pollMs: number;
  metrics: Pick<Metrics, 'registry'>;
}

/**
 * Interval at which the list in NATS is read again, in milliseconds. Changes to the list in between are received
 * through the watch.
 */
const REREAD_MS = 60_000;
const RESTART_MS = 500;

/** Updates the keys in this process and publishes the public keys to NATS. */
export const createKeyPublisher = ({
  keys,
  keyring,
  clock,
  logger,
  pollMs,
  metrics,
}: KeyPublisherOptions): KeyPublisher => {
  let published = '';
  /** The most recently received list in NATS; null before the first one. */
  let inBucket: string | null = null;
  /** A list in NATS that this process did not publish. It is overwritten if it is still there at the next check. */
  let suspect: string | null = null;
  const repaired = createCounter(metrics, {
    name: 'identity_keys_repaired_total',
    help: 'Lists of signing keys in NATS that another user had overwritten: alert on any.',
    labelNames: [],
    known: [{}],
  });

  /**
   * True when two consecutive checks found a list in NATS that differs from the list this process has published and
   * from the list it would publish now. A single check is not enough, because an older list may be received after a
   * newer one was published.
   */
  const isOverwritten = (jwks: string): boolean => {
    const isOther = published !== '' && inBucket !== null && inBucket !== jwks && inBucket !== published;
    const isSame = isOther && inBucket === suspect;
    suspect = isOther && !isSame ? inBucket : null;
    return isSame;
  };

  const read = async (): Promise<SigningKey[]> => {
    let stored = await keys.list();
    if (stored.length === 0) {
      // The unique index on `generation` rejects this key when another replica has inserted its key first.
      await keys.insert(await createSigningKey(1, clock.now()));
      stored = await keys.list();
    }
    await keyring.use(stored);
    return stored;
  };

  const publish = async (bus: Bus): Promise<void> => {
    const stored = await read();
    const jwks = JSON.stringify(keyring.jwks());
    await bus.bucket(KEYS_BUCKET, 0).put(KEYS_KEY, jwks);
    const kids = stored.map(({ _id }) => _id);
    await keys.markPublished(kids, clock.now());
    const newest = stored.at(-1);
    // The previous key signs tokens until the new key is published, so it is retired only after the publication.
    if (newest) await keys.retireBefore(newest.generation, clock.now());
    published = jwks;
    inBucket = jwks;
    logger.info({ kids }, 'keys published');
    await read();
  };

  return {
    load: async () => void (await read()),
    publish,
    follow(bus, signal) {
      let queue = Promise.resolve();
      const refresh = async (): Promise<void> => {
        if (signal.aborted) return;
        await read();
        const jwks = JSON.stringify(keyring.jwks());
        if (!bus.connected()) return;
        // Compared after reading the keys, because another replica may have published a newer one.
        const overwritten = isOverwritten(jwks);
        if (overwritten) {
          repaired.inc();
          logger.error('list of signing keys overwritten');
        }
        if (overwritten || published !== jwks) await publish(bus);
      };
      const next = (): Promise<void> => {
        queue = queue.then(refresh).catch((error) => {
          if (!signal.aborted) logger.warn({ err: error }, 'signing key refresh failed');
        });
        return queue;
      };
      bus.onChange((connected) => {
        // The keys are published again, because the NATS server may have lost them during the outage.
        published = '';
        if (connected) void next();
      });
      const watch = async (): Promise<void> =>
        bus.bucket(KEYS_BUCKET, 0).watch(
          ({ key, value }) => {
            if (key !== KEYS_KEY) return;
            inBucket = value ?? '';
            void next();
          },
          () => undefined,
          AbortSignal.any([signal, AbortSignal.timeout(REREAD_MS)]),
        );
      void (async () => {
        while (!signal.aborted) {
          await watch().catch((error) => {
            if (!signal.aborted) logger.warn({ err: error }, 'watch of the signing keys failed');
          });
          await pause(RESTART_MS, signal);
        }
      })();
      void (async () => {
        while (!signal.aborted) {
          await next();
          await pause(pollMs, signal);
        }
      })();
    },
  };
};
