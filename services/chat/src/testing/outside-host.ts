import type { ModelConfig } from '../config.ts';
import { type AccountServer, startAccountServer } from './account-server.ts';
import { type Host, type HostOptions, startHost } from './host.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export interface OutsideHost {
  host: Host;
  model: ModelServer;
  account: AccountServer;
  close(): Promise<void>;
}

/** A test service with a coach, a fake outside model and a fake account service. */
export const startOutsideHost = async (
  options: HostOptions = {},
  config: Partial<ModelConfig> = {},
): Promise<OutsideHost> => {
  const [model, account] = await Promise.all([startModelServer(), startAccountServer()]);
  const host = await startHost({
    patience: { consentMs: 1_500, firstTokenMs: 1_500, silenceMs: 1_500, usageMs: 500 },
    ...options,
    config: {
      model: {
        url: model.url,
        key: 'k',
        name: 'm',
        accountUrl: account.url,
        maxTokens: 700,
        dailyTokens: 1_000_000,
        coachDailyTokens: 100_000_000,
        ...config,
      },
    },
  });
  return {
    host,
    model,
    account,
    async close() {
      await host.close();
      await Promise.all([model.close(), account.close()]);
    },
  };
};
