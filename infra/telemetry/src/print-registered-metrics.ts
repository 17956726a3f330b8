import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metric } from '@prometheus-io/client';
import { buildApp as buildAccount } from '@stridewell/account/app';
import { readConfig as readAccount } from '@stridewell/account/config';
import { buildApp as buildGateway } from '@stridewell/gateway/app';
import { toConfig as toGateway } from '@stridewell/gateway/config';
import { buildApp as buildPhysio } from '@stridewell/physio/app';
import { readConfig as readPhysio } from '@stridewell/physio/config';
import { buildApp as buildRunning } from '@stridewell/running/app';
import { readConfig as readRunning } from '@stridewell/running/config';
import { readWorkerConfig } from '@stridewell/running/worker/config';
import { buildWorker } from '@stridewell/running/worker/worker-app';
import { buildApp as buildWellness } from '@stridewell/wellness/app';
import { readConfig as readWellness } from '@stridewell/wellness/config';
import type { RegisteredMetric, Registry, SERVICES } from './registry.ts';

type Built = Awaited<ReturnType<typeof buildAccount>>;

/** Addresses that are not used, because the services are built without connecting to their dependencies. */
const UNREACHABLE = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  NATS_URL: 'nats://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
  ACCOUNT_URL: 'http://127.0.0.1:1',
  WELLNESS_URL: 'http://127.0.0.1:1',
  RUNNING_URL: 'http://127.0.0.1:1',
  PHYSIO_URL: 'http://127.0.0.1:1',
};

/** Functions that build the services, by service name. */
const BUILD: Record<(typeof SERVICES)[number], (folder: string) => Promise<Built>> = {
  account: (folder) => buildAccount(readAccount({ ...UNREACHABLE, MAIL_FOLDER: folder })),
  wellness: () => buildWellness(readWellness(UNREACHABLE)),
  running: () => buildRunning(readRunning(UNREACHABLE)),
  'running-worker': () => buildWorker(readWorkerConfig(UNREACHABLE)),
  physio: () => buildPhysio(readPhysio(UNREACHABLE)),
  gateway: (folder) => buildGateway(toGateway({ ...UNREACHABLE, WEB_ROOT: folder })),
};

const SUFFIXES = {
  histogram: ['_bucket', '_count', '_sum'],
  summary: ['', '_count', '_sum'],
  counter: [''],
  gauge: [''],
};

/** Properties of a metric that the library's types do not expose. */
interface MetricInfo {
  name: string;
  help: string;
  labelNames: string[];
}

const add = (registry: Registry, service: string, metric: Metric, type: RegisteredMetric['type']): void => {
  const { name, help, labelNames } = metric as unknown as MetricInfo;
  for (const suffix of SUFFIXES[type]) {
    const found = registry.get(`${name}${suffix}`) ?? { type, help, labels: new Set(), services: new Set() };
    for (const label of labelNames) found.labels.add(label);
    if (type === 'histogram' && suffix === '_bucket') found.labels.add('le');
    found.services.add(service);
    registry.set(`${name}${suffix}`, found);
  }
};

/** Builds every service without its dependencies and reads the metrics it registers. */
const readRegistered = async (): Promise<Registry> => {
  const registry: Registry = new Map();
  const folder = mkdtempSync(join(tmpdir(), 'stridewell-telemetry-'));
  for (const [service, build] of Object.entries(BUILD)) {
    const app = await build(folder);
    const { registry: own } = app.metrics;
    const types = new Map((await own.getMetricsAsJSON()).map(({ name, type }) => [name, String(type)]));
    for (const metric of own.getMetricsAsArray() as unknown as Metric[]) {
      const type = types.get((metric as unknown as MetricInfo).name) as RegisteredMetric['type'];
      add(registry, service, metric, type);
    }
    await app.close();
  }
  rmSync(folder, { recursive: true, force: true });
  return registry;
};

/** This program runs as a separate process (see registry.ts), because it loads all services. */
const plain = [...(await readRegistered())].map(([name, { labels, services, ...rest }]) => [
  name,
  { ...rest, labels: [...labels], services: [...services] },
]);
process.stdout.write(JSON.stringify(plain));
