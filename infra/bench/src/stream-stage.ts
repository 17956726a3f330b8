import { type AccountServer, startAccountServer } from '@stridewell/chat/testing/account-server';
import { DEFAULT_TIMEZONE, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { BaseConfig } from '@stridewell/kit/config';
import type { TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type TestUser } from '@stridewell/kit/testing/signer';
import { freePort, freePorts } from '@stridewell/local/ports/free';
import { startTemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { seedRunners } from '@stridewell/running/worker/testing/seed-runners';
import { MongoClient } from 'mongodb';
import { type PacedModel, startPacedModel } from './stream-model.ts';

/** Rate limits that are high enough for the many requests that a benchmark sends from one address. */
export const UNLIMITED = {
  ADDRESS_REQUESTS_PER_MINUTE: '100000000',
  USER_REQUESTS_PER_MINUTE: '100000000',
  CHAT_REQUESTS_PER_MINUTE: '100000000',
  RATE_LIMIT_PER_MINUTE: '100000000',
  TEXT_CHARACTERS_PER_MINUTE: '100000000',
  FORM_WRITES_PER_MINUTE: '100000000',
  LOG_LEVEL: 'error',
};

export interface Stores {
  mongodb: string;
  nats: string;
  redis: string;
}

/** Configuration of an additional service that uses the given database and NATS server. */
export const configOn = ({ mongodb, nats }: Stores, name: string, port = 0): BaseConfig => ({
  name,
  production: false,
  readChecks: { ratio: 0.01, strict: false },
  http: { host: '127.0.0.1', port, trustedProxies: ['loopback'], requestsPerMinute: 100_000_000 },
  logLevel: 'error',
  database: { url: mongodb, name: `stridewell_${name}` },
  bus: { url: nats, prefix: '' },
});

const scopeOn = (stores: Stores): TestScope => ({
  mongoUrl: stores.mongodb,
  natsUrl: stores.nats,
  redisUrl: stores.redis,
  prefix: '',
  config: (service) => configOn(stores, service),
});

export interface Stage {
  urls: Stores & { gateway: string; running: string };
  /** Port to which the gateway routes requests for the physio coach. A benchmark can start its own coach on it. */
  physioPort: number;
  model: PacedModel;
  /** Signed-in runners with a profile, a training log and check-ins. */
  runners(count: number): Promise<TestUser[]>;
}

/**
 * Starts the running service behind the gateway with separate servers, and with an external model or only with the
 * rules. A signer and a fake server replace `account`. Stops and removes everything when the work has ended.
 */
export const withStage = async <T>(coach: 'rules' | 'model', work: (stage: Stage) => Promise<T>): Promise<T> => {
  const [model, account] = await Promise.all([startPacedModel(), startAccountServer()]);
  const [ports, physioPort] = [await freePorts(), await freePort()];
  const starting = startTemporaryStack({
    ports,
    parts: ['nats', 'redis', 'database', 'running', 'gateway'],
    env: UNLIMITED,
    partEnv: {
      gateway: { PHYSIO_URL: `http://127.0.0.1:${physioPort}` },
      ...(coach === 'model' && { running: modelEnv(model, account) }),
    },
  });
  // No service is ready before it has a signing key, so the signer is created while the services start.
  const nats = `nats://127.0.0.1:${ports.nats}`;
  const [stack, signer] = await Promise.all([starting, createSigner(scopeOn({ mongodb: '', nats, redis: '' }))]);
  const client = await new MongoClient(stack.urls.mongodb).connect();
  const runners: Stage['runners'] = async (count) => {
    const weekStart = weekStartOf(dateIn(DEFAULT_TIMEZONE, new Date()));
    const seeded = await seedRunners(client.db('stridewell_running'), { count, weekStart });
    return Promise.all(seeded.map(({ userId, timezone }) => signer.user({ userId, timezone })));
  };
  try {
    return await work({ urls: stack.urls, physioPort, model, runners });
  } finally {
    await signer.close();
    await client.close();
    await stack.end();
    await Promise.all([model.close(), account.close()]);
  }
};

const modelEnv = (model: PacedModel, account: AccountServer): Record<string, string> => ({
  COACH_MODEL_URL: model.url,
  COACH_MODEL_NAME: 'paced',
  COACH_MODEL_MAX_TOKENS: '20000',
  COACH_MODEL_DAILY_TOKENS: '1000000000',
  COACH_MODEL_TOTAL_DAILY_TOKENS: '100000000000',
  ACCOUNT_URL: account.url,
});
