import { buildApp as buildAccount } from '@stridewell/account/app';
import { readConfig as readAccount } from '@stridewell/account/config';
import { buildApp as buildPhysio } from '@stridewell/physio/app';
import { readConfig as readPhysio } from '@stridewell/physio/config';
import { buildApp as buildRunning } from '@stridewell/running/app';
import { readConfig as readRunning } from '@stridewell/running/config';
import { readWorkerConfig } from '@stridewell/running/worker/config';
import { buildWorker } from '@stridewell/running/worker/worker-app';
import { buildApp as buildWellness } from '@stridewell/wellness/app';
import { readConfig as readWellness } from '@stridewell/wellness/config';
import type { HttpDocument } from './compare/http.ts';

/** Addresses that are not used, because a service describes its contract without connecting to its databases. */
const NOWHERE = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  NATS_URL: 'nats://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
};

/** The timeouts are long because a service starts slowly on a busy machine. */
const patience = { answerMs: 120_000, eventLoopDelayMs: 600_000 };

const BUILD = {
  account: () => buildAccount({ ...readAccount(NOWHERE), patience }),
  wellness: () => buildWellness({ ...readWellness(NOWHERE), patience }),
  running: () => buildRunning({ ...readRunning(NOWHERE), patience }),
  physio: () => buildPhysio({ ...readPhysio(NOWHERE), patience }),
  'running-worker': () => buildWorker({ ...readWorkerConfig(NOWHERE), patience }),
};

/** The services that have an API. The worker has no API. */
export const SERVICES = ['account', 'wellness', 'running', 'physio'] as const;
export type ServiceName = (typeof SERVICES)[number];
type ProcessName = keyof typeof BUILD;

/** The contract of a process, read from the running code. */
export interface ProcessContract {
  /** The OpenAPI document that the process serves at `/docs/json`. */
  http: HttpDocument & Record<string, unknown>;
  /** Event names by consumer name. */
  consumers: ReadonlyMap<string, string>;
}

const ask = async (name: ProcessName): Promise<[ProcessName, ProcessContract]> => {
  const app = await BUILD[name]();
  try {
    const answer = await app.inject('/docs/json');
    if (answer.statusCode !== 200) throw new Error(`${name} failed to serve /docs/json: ${answer.body}`);
    return [name, { http: answer.json(), consumers: new Map(app.consumers) }];
  } finally {
    await app.close();
  }
};

/** Builds every process as its `main.ts` does and reads its contract. */
export const readProcessContracts = async (): Promise<Record<ProcessName, ProcessContract>> => {
  const contracts = await Promise.all((Object.keys(BUILD) as ProcessName[]).map(ask));
  return Object.fromEntries(contracts) as Record<ProcessName, ProcessContract>;
};
