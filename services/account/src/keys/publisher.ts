import { KEYS_BUCKET, KEYS_KEY } from '@stridewell/kit/auth/token';
import type { Bus } from '@stridewell/kit/bus/bus';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyRepository } from './key-repository.ts';
import type { Keyring } from './keyring.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export interface KeyPublisher {
  /** Reads the keys, making the first where there is none. */
  load(): Promise<void>;
  /** Keeps up with keys that are added in the database, and publishes whenever they changed or the bus came back; until the signal. */
  follow(bus: Bus, signal: AbortSignal): void;
  /** Publishes the keys as they are stored now. Rejects while the bus is away. */
  publish(bus: Bus): Promise<void>;
}

export interface KeyPublisherOptions {
  keys: KeyRepository;
  keyring: Keyring;
  clock: Clock;
  logger: Logger;
  /** How often the database is asked for new keys, in milliseconds. */
  pollMs: number;
}

/** Looks after this process's keyring and the public keys on the bus. */
export const createKeyPublisher = ({ keys, keyring, clock, logger, pollMs }: KeyPublisherOptions): KeyPublisher => {
  let published = '';

  const read = async (): Promise<SigningKey[]> => {
    let stored = await keys.list();
    if (stored.length === 0) {
      // Another replica may be faster: then its key is the first, and ours is forgotten.
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
    // A key retires when its successor is public, not before: until then it still signs.
    if (newest) await keys.retireBefore(newest.generation, clock.now());
    published = jwks;
    logger.info({ kids }, 'keys published');
    await read();
  };

  return {
    load: async () => void (await read()),
    publish,
    follow(bus, signal) {
      let turn = Promise.resolve();
      const keepUp = async (): Promise<void> => {
        if (signal.aborted) return;
        await read();
        if (bus.connected() && published !== JSON.stringify(keyring.jwks())) await publish(bus);
      };
      const next = (): Promise<void> => {
        turn = turn.then(keepUp).catch((error) => {
          if (!signal.aborted) logger.warn({ err: error }, 'keys not kept up with');
        });
        return turn;
      };
      bus.onChange((connected) => {
        // The server may have come back without what it knew.
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
