import { readE2eConfig } from './config.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';

/**
 * Starts an additional gateway with a separate configuration, which uses the shared stack's services and build. This is
 * much cheaper than starting a separate stack. Always call `end`.
 */
export const startOwnGateway = (gateway: Record<string, string>): Promise<OwnStack> => {
  const { account, wellness, running, physio, nats, redis } = readE2eConfig().urls;
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
