import { connect } from '@nats-io/transport-node';
import { createNames } from '../bus/names.ts';
import type { TestScope } from './scope.ts';

export interface Subscriptions {
  /** True when the scope's bus has a subscription for a user. */
  hear(userId: string): Promise<boolean>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 200;

/** Detects subscriptions from outside, with messages that no stream stores. */
export const findSubscriptions = async ({ natsUrl, prefix }: TestScope): Promise<Subscriptions> => {
  const nats = await connect({ servers: natsUrl });
  return {
    hear: (userId) => {
      const subject = createNames(prefix).subject('nobody.kept.this.v1', userId);
      return nats.request(subject, '', { timeout: TIMEOUT_MS }).then(
        () => true,
        (error: Error) => !/no responders/i.test(error.message),
      );
    },
    close: () => nats.close(),
  };
};
