import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig as accountConfig } from '@stridewell/account/config';
import { toConfig as gatewayConfig } from '@stridewell/gateway/config';
import { remotesIn } from '@stridewell/local/parts/remotes';
import { readConfig as physioConfig } from '@stridewell/physio/config';
import { readConfig as runningConfig } from '@stridewell/running/config';
import { readWorkerConfig } from '@stridewell/running/worker/config';
import { readConfig as wellnessConfig } from '@stridewell/wellness/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ComposeService, readComposeFile } from './testing/compose-file.ts';

const root = new URL('../../../', import.meta.url);
const { services, networks, volumes } = readComposeFile();
const all = Object.entries(services);
const longRunning = all.filter(([, { restart }]) => restart !== 'no');
const fromImages = (name: string): string => readFileSync(new URL(name, root), 'utf8');

describe.each(all)('service %s in docker-compose.yml', (_name, service) => {
  test('has no privileges or capabilities and a read-only root file system', () => {
    expect(service).toMatchObject({
      read_only: true,
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.privileged).toBeUndefined();
  });

  test('limits CPU, memory and processes', () => {
    expect(service).toMatchObject({
      cpus: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
    });
  });

  test('sets no container name', () => expect(service.container_name).toBeUndefined());
});

test.each(longRunning)('service %s has a health check', (_name, { healthcheck, build }) => {
  const inImage = build ? fromImages(build.dockerfile) : '';
  expect(healthcheck ?? (/^HEALTHCHECK /m.test(inImage) || undefined)).toBeDefined();
});

test.each(all)(
  'service %s runs as a non-root user, except mongodb (its entry point drops root) and secrets (which has no network)',
  (name, { user }) => {
    // MongoDB's entry point drops root privileges itself. `secrets` must run as root to change file owners, and has no
    // network.
    if (name === 'mongodb') expect(user).toBeUndefined();
    else if (name === 'secrets') expect(services.secrets).toMatchObject({ user: '0:0', network_mode: 'none' });
    else expect(user).toMatch(/^(1000|101):(1000|101)$/);
  },
);

test('docker-compose.yml publishes only the ports of the edge and the mail catcher, on loopback', () => {
  expect(
    Object.fromEntries(all.filter(([, { ports }]) => ports.length > 0).map(([name, { ports }]) => [name, ports])),
  ).toEqual({
    edge: ['127.0.0.1:8080:8080'],
    mail: ['127.0.0.1:1080:1080'],
  });
});

test("SECU-501 docker-compose.yml keeps the mail catcher's page on loopback when the product is published to a network", () => {
  const file = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  const [, mail = ''] = /\n {2}mail:\n([\s\S]*?)\n {2}[a-z]/.exec(file) ?? [];
  expect(mail).toMatch(/"127\.0\.0\.1:\$\{MAIL_PORT:-1080\}:1080"/);
  expect(mail).not.toContain('STRIDEWELL_ADDRESS');
});

test('SECU-503 docker-compose.yml starts the mail catcher only when its profile is enabled', () => {
  expect(all.filter(([, { profiles }]) => profiles).map(([name, { profiles }]) => [name, profiles])).toEqual([
    ['mail', ['mail']],
  ]);
  for (const [name, { depends_on: waits }] of all)
    for (const [needed, { required }] of Object.entries(waits))
      expect([name, needed, required ?? true]).toEqual([name, needed, needed !== 'mail']);
});

test('SECU-503 both READMEs document the mail catcher profile', () => {
  for (const file of ['README.md', 'infra/docker/README.md'])
    expect(fromImages(file)).toContain('docker compose --profile mail up --build');
});

test('SECU-502 account rejects its configuration when the product is published to a network and uses the mail catcher', () => {
  const environment = environmentOf(services.account);
  expect(environment.STRIDEWELL_ADDRESS).toBe('127.0.0.1');
  expect(() => accountConfig({ ...environment, STRIDEWELL_ADDRESS: '0.0.0.0' })).toThrow(/SMTP_URL: must name a real/);
});

test('docker-compose.yml connects only the edge and the mail catcher to an external network', () => {
  const external = Object.keys(networks).filter((name) => !networks[name]?.internal);
  const connected = all.filter(([, service]) => service.networks?.some((name) => external.includes(name)));
  expect(external).toEqual(['edge']);
  expect(connected.map(([name]) => name).sort()).toEqual(['edge', 'mail']);
});

test('SECU-410 docker-compose.yml starts MongoDB with a key file, and runs mongodb-init in its network namespace', () => {
  const { mongodb, 'mongodb-init': init } = services;
  expect(mongodb?.command?.join(' ')).toMatch(/--replSet rs0 --keyFile \/run\/secrets\/keyfile /);
  expect(init).toMatchObject({ network_mode: 'service:mongodb' });
  expect(init?.networks).toBeUndefined();
  for (const name of ['account', 'wellness', 'running', 'running-worker', 'physio'])
    expect([name, services[name]?.environment]).toEqual([
      name,
      expect.objectContaining({ MONGODB_URL: '', MONGODB_URL_FILE: '/run/secrets/mongodb-url' }),
    ]);
  expect(services.gateway?.environment).not.toHaveProperty('MONGODB_URL_FILE');
});

test('docker-compose.yml mounts each secrets volume only into one service and into the secrets generator', () => {
  const mounts = all.flatMap(([name, { volumes: own }]) =>
    own.filter((volume) => /^[a-z-]+-secrets:/.test(volume) && name !== 'secrets').map((volume) => [name, volume]),
  );
  expect(mounts).toHaveLength(10);
  for (const [name, volume] of mounts) expect(volume).toBe(`${name}-secrets:/run/secrets:ro`);
});

test('docker-compose.yml declares every named volume, with names of at least two letters', () => {
  const named = all.flatMap(([, service]) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
  const missing = named.filter((name) => !/^[./]/.test(name) && !(name in volumes));
  expect(missing).toEqual([]);
  expect(Object.keys(volumes).filter((name) => name.length < 2)).toEqual([]);
});

test('docker-compose.yml starts a service after its one-off dependencies complete and all other dependencies are healthy', () => {
  const once = new Set(all.filter(([, { restart }]) => restart === 'no').map(([name]) => name));
  for (const [, { depends_on: waits }] of all)
    for (const [name, { condition }] of Object.entries(waits))
      expect([name, condition]).toEqual([name, once.has(name) ? 'service_completed_successfully' : 'service_healthy']);
});

/** Contents of the files to which the `*_FILE` variables refer. */
const FILES: Record<string, string> = {
  NATS_URL_FILE: 'nats://a:x@nats:4222',
  REDIS_URL_FILE: 'redis://a:x@redis:6379',
  MONGODB_URL_FILE: 'mongodb://a:x@mongodb:27017/?authSource=admin',
  KEY_ENCRYPTION_KEY_FILE: Buffer.alloc(32, 7).toString('base64url'),
};

/** Returns a service's environment with each `*_FILE` variable replaced by a variable with the content of the file. */
const environmentOf = (service: ComposeService | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([key, value]) => {
      const content = FILES[key];
      return content === undefined ? [key, String(value)] : [key.replace(/_FILE$/, ''), content];
    }),
  );

test('docker-compose.yml sets a valid production environment for every service', () => {
  const { account, wellness, running, physio, gateway } = services;
  const base = { production: true, bus: { url: 'nats://a:x@nats:4222', prefix: '' } };
  const database = { url: FILES.MONGODB_URL_FILE };
  for (const read of [accountConfig(environmentOf(account)), wellnessConfig(environmentOf(wellness))])
    expect(read).toMatchObject({ database });
  expect(accountConfig(environmentOf(account))).toMatchObject({ ...base, mail: { smtpUrl: 'smtp://mail:1025' } });
  // The services ask the account service about sessions while the message bus is unavailable.
  const withAccount = { ...base, accountUrl: 'http://account:8080' };
  const texts = { redisUrl: 'redis://a:x@redis:6379', charactersPerMinute: 60_000, formWritesPerMinute: 60 };
  for (const read of [
    wellnessConfig(environmentOf(wellness)),
    runningConfig(environmentOf(running)),
    physioConfig(environmentOf(physio)),
  ])
    expect(read).toMatchObject({ texts });
  expect(wellnessConfig(environmentOf(wellness))).toMatchObject(withAccount);
  expect(runningConfig(environmentOf(running))).toMatchObject({ ...withAccount, chat: { model: null } });
  expect(physioConfig(environmentOf(physio))).toMatchObject({ ...withAccount, chat: { model: null } });
  expect(readWorkerConfig(environmentOf(services['running-worker']))).toMatchObject({
    ...base,
    name: 'running-worker',
  });
  expect(gatewayConfig(environmentOf(gateway))).toMatchObject({ ...base, redisUrl: 'redis://a:x@redis:6379' });
});

test('docker-compose.yml configures the gateway with every remote in the source tree, each on a separate server', () => {
  const configured = gatewayConfig(environmentOf(services.gateway)).web.remotes;
  expect(configured).toEqual(
    remotesIn(fileURLToPath(root)).map(({ name, routes }) => ({ name, routes, root: `http://mfe-${name}:8080` })),
  );
  for (const { name } of configured) expect(services[`mfe-${name}`]).toBeDefined();
});

test('every setting of the services is mentioned in docker-compose.yml, the README or service.Dockerfile', () => {
  const sources = [
    ...['kit/src/config', 'kit/src/limits/text-limits', 'gateway/src/config', 'account/src/config'],
    ...['account/src/features/export/config', 'chat/src/config'],
  ].map((file) => fromImages(`services/${file}.ts`));
  const known = sources.flatMap((text) => [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, key]) => key ?? ''));
  const mentioned = ['docker-compose.yml', 'infra/docker/README.md', 'infra/docker/service.Dockerfile']
    .map(fromImages)
    .join();
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter((key) => !mentioned.includes(key))).toEqual([]);
});

test.each([
  ['COACH_MODEL_KEY', ['running', 'physio']],
  ['SMTP_URL', ['account']],
  ['KEY_ENCRYPTION_KEY', ['account']],
])('SECU-2801 docker-compose.yml passes %s only to %j', (secret, parts) => {
  const holders = all.filter(([, { environment }]) => Object.keys(environment).some((key) => key.startsWith(secret)));
  expect(holders.map(([name]) => name)).toEqual(parts);
});

test('docker-compose.yml contains no password', () => {
  for (const [, { environment }] of all)
    for (const [key, value] of Object.entries(environment)) {
      expect(String(value)).not.toMatch(/:\/\/[^/]*:[^/]*@/);
      if (/PASSWORD|SECRET|_KEY$/.test(key)) expect(value).toBe('');
    }
});

const DIGEST = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

test('SECU-2901 docker-compose.yml pins every external image by digest or by a complete version', () => {
  const external = Object.fromEntries(all.filter(([, { build }]) => !build).map(([name, { image }]) => [name, image]));
  expect(Object.keys(external).sort()).toEqual(['edge', 'mongodb', 'nats', 'redis']);
  for (const name of ['edge', 'nats', 'redis']) expect(external[name]).toMatch(DIGEST);
  expect(external.mongodb).toMatch(/^mongo:8\.\d+\.\d+$/);
});

describe.each(['service', 'front-end', 'mail'])('%s.Dockerfile', (name) => {
  const text = fromImages(`infra/docker/${name}.Dockerfile`);

  test('uses only syntax that Docker Engine 20.10 supports', () => {
    expect(text).not.toMatch(/^# syntax=|<<-?["']?[A-Z]+|--link|--exclude|\bapk\b/m);
  });

  test('SECU-2901 uses base images that are pinned by digest and configurable', () => {
    const baseImages = [...text.matchAll(/^ARG (\w+_IMAGE)=(.*)$/gm)].map(([, arg, image]) => [arg, image]);
    expect(baseImages.length).toBeGreaterThan(0);
    for (const [, image] of baseImages) expect(image).toMatch(DIGEST);
    for (const [, from = ''] of text.matchAll(/^FROM (\S+)/gm)) expect(from).toMatch(/^(\$\{\w+\}|none|part|built)$/);
    const builds = all.flatMap(([, { build }]) => (build?.dockerfile.endsWith(`/${name}.Dockerfile`) ? [build] : []));
    for (const build of builds)
      expect(Object.keys(build.args ?? {})).toEqual(expect.arrayContaining(baseImages.map(([arg]) => arg)));
  });

  test('builds an image with a non-root user, a stop signal, a health check and an SBOM', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER \d+:\d+$/m);
    expect(last).toMatch(/^STOPSIGNAL SIG(TERM|QUIT)$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(text).toMatch(/npm sbom --sbom-format cyclonedx/);
    expect(text).toMatch(/npm ci .*--omit=dev.* --ignore-scripts/);
  });
});

test('compose.test.yml starts entry points with a clock that tests can move, and docker-compose.yml does not', () => {
  const added = z
    .object({ services: z.record(z.string(), z.looseObject({ command: z.array(z.string()).optional() })) })
    .parse(parse(fromImages('infra/docker/compose.test.yml'), { merge: true }));
  const moved = Object.entries(added.services).flatMap(([name, { command = [] }]) => {
    const file = command.find((word) => word.startsWith('src/test-'));
    return file ? [[name, existsSync(new URL(`services/${name.replace('-worker', '')}/${file}`, root))]] : [];
  });
  expect(Object.fromEntries(moved)).toEqual(
    Object.fromEntries(
      ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'].map((name) => [name, true]),
    ),
  );
  for (const [, { command = [] }] of all) expect(command.join(' ')).not.toContain('src/test-');
});
