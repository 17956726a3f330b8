import { connect } from '@nats-io/transport-node';
import { createNames } from '../bus/names.ts';
import type { TestScope } from './scope.ts';

export interface Subscriptions {
  /** True when a client has subscribed to a user's events on the bus of this test scope. */
  isSubscribed(userId: string): Promise<boolean>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 200;

/** Creates a check for subscriptions. It sends messages that no stream stores. */
export const findSubscriptions = async ({ natsUrl, prefix }: TestScope): Promise<Subscriptions> => {
  const nats = await connect({ servers: natsUrl });
  return {
    isSubscribed: (userId) => {
      const subject = createNames(prefix).subject('nobody.kept.this.v1', userId);
      return nats.request(subject, '', { timeout: TIMEOUT_MS }).then(
        () => true,
        (error: Error) => !/no responders/i.test(error.message),
      );
    },
    close: () => nats.close(),
  };
};
