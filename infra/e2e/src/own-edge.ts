import { readE2e } from './config.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';

/**
 * Another edge on the shared stack, configured as the test wants it: the same services, the same build. Much cheaper than a
 * stack of one's own. Call `end` whatever happens.
 */
export const startOwnEdge = (gateway: Record<string, string>): Promise<OwnStack> => {
  const { account, wellness, running, physio, nats, redis } = readE2e().urls;
  return startOwnStack({
    parts: ['gateway'],
    partEnv: {
      gateway: {
        ACCOUNT_URL: account,
        WELLNESS_URL: wellness,
        RUNNING_URL: running,
        PHYSIO_URL: physio,
        NATS_URL: nats,
        REDIS_URL: redis,
        ...gateway,
      },
    },
  });
};
