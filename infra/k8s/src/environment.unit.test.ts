import { join } from 'node:path';
import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import type { ISecretStore } from '@kubernetes-models/external-secrets/external-secrets.io/v1/SecretStore';
import { readConfig as readAccount } from '@stridewell/account/config';
import { type Config as Gateway, toConfig as readGateway } from '@stridewell/gateway/config';
import { remotesIn } from '@stridewell/local/parts/remotes';
import { repoRoot } from '@stridewell/local/paths';
import { readConfig as readPhysio } from '@stridewell/physio/config';
import { readConfig as readRunning } from '@stridewell/running/config';
import { readWorkerConfig } from '@stridewell/running/worker/config';
import { readConfig as readWellness } from '@stridewell/wellness/config';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { mountSecrets, secretKeys, secretMountsOf, watchedEnvironment } from './environment.ts';
import type { Texts } from './manifest.ts';
import { isService, jobsOf, ofKind, type Part, partsOf } from './parts.ts';
import { folderOfTests } from './testing/folder.ts';

/** The function that reads the configuration of each process. @throws Error when the configuration is invalid. */
const READERS: Record<string, (environment: Texts) => unknown> = {
  account: readAccount,
  'account-rotate-keys': readAccount,
  wellness: readWellness,
  running: readRunning,
  'running-worker': readWorkerConfig,
  physio: readPhysio,
  gateway: readGateway,
};

/** Example values for the keys of the secrets. */
const SECRETS: Texts = {
  MONGODB_URL: 'mongodb://someone:secret@mongodb.stridewell-data/?replicaSet=rs0&tls=true',
  NATS_URL: 'nats://someone:secret@nats.stridewell-data:4222',
  REDIS_URL: 'rediss://someone:secret@redis.stridewell-data:6379',
  SMTP_URL: 'smtps://someone:secret@mail.example.com',
  COACH_MODEL_KEY: 'secret',
  OBJECT_STORE_ACCESS_KEY_ID: 'key-id',
  OBJECT_STORE_SECRET_ACCESS_KEY: 'secret',
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64url'),
};

/** Environment variables that Node reads but the configuration readers do not. */
const NOT_OURS = new Set(['NODE_OPTIONS']);

const folder = folderOfTests();

describe.each(OVERLAYS)('environment in %s', (overlay) => {
  const manifests = built(overlay);
  const services = [...partsOf(manifests).filter(isService), ...jobsOf(manifests)].map(
    (part) => [part.name, part] as [string, Part],
  );

  test('has a configuration reader in READERS for every workload that needs one', () => {
    expect(services.map(([name]) => name).sort()).toEqual(Object.keys(READERS).sort());
  });

  test.each(services)('is accepted as a valid configuration by %s', (name, part) => {
    const environment = mountSecrets(manifests, part, SECRETS, folder);
    const config = READERS[name]?.(environment) as { production: boolean; http: object; bus: object };
    expect(config.production).toBe(overlay !== 'overlays/dev');
    expect(config.http).toMatchObject({ host: '0.0.0.0', port: 8080 });
    expect(config.bus).toEqual({ url: SECRETS.NATS_URL, prefix: '' });
  });

  test.each(services)('gives %s no unused variable and no secret in clear text', (name, part) => {
    const { environment, asked } = watchedEnvironment(mountSecrets(manifests, part, SECRETS, folder));
    READERS[name]?.(environment);
    expect(Object.keys(environment).filter((key) => !asked.has(key) && !NOT_OURS.has(key))).toEqual([]);
    expect(Object.keys(environment).filter((key) => key in SECRETS)).toEqual([]);
  });

  test.each(services)('mounts exactly the secrets that %s reads', (name, part) => {
    const { environment, asked } = watchedEnvironment(mountSecrets(manifests, part, SECRETS, folder));
    READERS[name]?.(environment);
    const [mount] = secretMountsOf(part);
    expect(mount?.path).toBe('/run/secrets/stridewell');
    const keys = secretKeys(manifests, mount?.secret ?? '');
    expect(keys.filter((key) => !asked.has(`${key}_FILE`))).toEqual([]);
    // The key rotation job uses the settings of the account service, including those for mail.
    const files = Object.entries(environment).filter(([, value]) => value.startsWith(join(folder, name)));
    expect(files.map(([key]) => key).sort()).toEqual(keys.map((key) => `${key}_FILE`).sort());
  });

  test("SECU-413 contains the MongoDB, NATS and Redis users of every workload only in that workload's secret", () => {
    const secrets = ofKind<IExternalSecret>(manifests, 'ExternalSecret');
    for (const { metadata, spec } of secrets)
      expect((spec?.data ?? []).map(({ remoteRef }) => remoteRef.key)).toEqual(
        (spec?.data ?? []).map(() => `stridewell/${metadata?.name}`),
      );
    const maps = manifests.filter(({ kind }) => kind === 'ConfigMap');
    expect(JSON.stringify(maps)).not.toMatch(/(mongodb(\+srv)?|nats|rediss?):\/\//);
  });

  test('SECU-1702 lets the gateway trust a small network for the ingress controller, not a whole private network', () => {
    const part = partsOf(manifests).find(({ name }) => name === 'gateway') as Part;
    const { http } = readGateway(mountSecrets(manifests, part, SECRETS, folder)) as Gateway;
    expect(http.trustedProxies.length).toBeGreaterThan(0);
    for (const proxy of http.trustedProxies) expect(proxy).toMatch(/^[0-9a-f.:]+\/(1[6-9]|[2-9]\d|1[0-2]\d)$/);
  });

  test('configures the gateway with every remote in the source tree, each with a separate Service', () => {
    const part = partsOf(manifests).find(({ name }) => name === 'gateway') as Part;
    const { web } = readGateway(mountSecrets(manifests, part, SECRETS, folder)) as Gateway;
    const expected = remotesIn(repoRoot).map(({ name, routes }) => ({ name, root: `http://mfe-${name}:8080`, routes }));
    expect([...web.remotes].sort((a, b) => a.name.localeCompare(b.name))).toEqual(expected);
    expect(web.root).toBe('http://shell:8080');
    expect(web.remotesFile).toBe('/etc/stridewell/remotes/remotes.json');
  });
});

test('the dev secret store contains every secret that a workload needs, and no password', () => {
  const manifests = built('overlays/dev');
  const [store] = ofKind<ISecretStore>(manifests, 'SecretStore');
  const stored = new Map(
    store?.spec?.provider?.fake?.data?.map(({ key, value }) => [key, JSON.parse(value ?? '') as Texts]),
  );
  for (const name of ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'])
    expect(Object.keys(stored.get(`stridewell/${name}`) ?? {})).toEqual(secretKeys(manifests, name));
  expect(JSON.stringify([...stored])).not.toMatch(/\/\/[^"/]*@/);
});

test('the outside model is configured only when its kustomize component is included', () => {
  for (const name of ['running', 'physio']) {
    const read = (overlay: string) => {
      const manifests = built(overlay);
      const part = partsOf(manifests).find((each) => each.name === name) as Part;
      const environment = mountSecrets(manifests, part, SECRETS, folder);
      return READERS[name]?.(environment) as ReturnType<typeof readRunning>;
    };
    expect(read('overlays/production').chat.model).toBeNull();
    expect(read('examples/coach-model').chat.model).toMatchObject({
      key: 'secret',
      accountUrl: 'http://account:8080',
    });
  }
});

test('IMPORT-57 the API and the worker use the same bucket when the bucket’s kustomize component is included, and none otherwise', () => {
  const bucketOf = (overlay: string, name: string) => {
    const manifests = built(overlay);
    const part = partsOf(manifests).find((each) => each.name === name) as Part;
    const environment = mountSecrets(manifests, part, SECRETS, folder);
    const config = READERS[name]?.(environment) as ReturnType<typeof readWorkerConfig> | undefined;
    return config?.importBucket;
  };
  const names = ['running', 'running-worker'];
  expect(names.map((name) => bucketOf('overlays/production', name))).toEqual([undefined, undefined]);
  const [ofApi, ofWorker] = names.map((name) => bucketOf('examples/object-store', name));
  expect(ofApi).toEqual({
    url: 'https://s3.example.com/stridewell-uploads',
    region: 'eu-north-1',
    accessKeyId: 'key-id',
    secretAccessKey: 'secret',
  });
  expect(ofWorker).toEqual(ofApi);
});

test("SECU-1603 in production, the gateway's public origin is the host of the Ingress", () => {
  const manifests = built('overlays/production');
  const part = partsOf(manifests).find(({ name }) => name === 'gateway') as Part;
  const { http } = readGateway(mountSecrets(manifests, part, SECRETS, folder)) as Gateway;
  const [ingress] = ofKind<IIngress>(manifests, 'Ingress');
  expect(http.publicOrigin).toMatchObject({ scheme: 'https', host: ingress?.spec?.rules?.[0]?.host });
});
