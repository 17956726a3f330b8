import { connect } from '@nats-io/transport-node';
import { createNames } from '../bus/names.ts';
import type { TestScope } from './scope.ts';

export interface Listeners {
  /** Whether anybody on the scope's bus hears of a user; NATS itself says when nobody does. */
  hear(userId: string): Promise<boolean>;
  close(): Promise<void>;
}

const NOBODY_WITHIN_MS = 200;

/** Looks from the outside who listens on a scope's bus; what it sends is kept by no stream. */
export const findListeners = async ({ natsUrl, prefix }: TestScope): Promise<Listeners> => {
  const nats = await connect({ servers: natsUrl });
  return {
    hear: (userId) => {
      const subject = createNames(prefix).subject('nobody.kept.this.v1', userId);
      return nats.request(subject, '', { timeout: NOBODY_WITHIN_MS }).then(
        () => true,
        (error: Error) => !/no responders/i.test(error.message),
      );
    },
    close: () => nats.close(),
  };
};
