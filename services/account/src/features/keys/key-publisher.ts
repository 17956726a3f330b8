import { KEYS_BUCKET, KEYS_KEY } from '@stridewell/kit/auth/token';
import type { Bus } from '@stridewell/kit/bus/bus';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyRepository } from './key-repository.ts';
import type { Keyring } from './keyring.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export interface KeyPublisher {
  /** Loads the signing keys from the database and creates the first key when none exists. */
  load(): Promise<void>;
  /** Polls the database until the signal is aborted. Publishes the keys when they changed or NATS reconnected. */
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
}

/** Updates the keys in this process and publishes the public keys to NATS. */
export const createKeyPublisher = ({ keys, keyring, clock, logger, pollMs }: KeyPublisherOptions): KeyPublisher => {
  let published = '';

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
        if (bus.connected() && published !== JSON.stringify(keyring.jwks())) await publish(bus);
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
      void (async () => {
        while (!signal.aborted) {
          await next();
          await pause(pollMs, signal);
        }
      })();
    },
  };
};
