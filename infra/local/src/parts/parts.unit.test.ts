import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRepo, repoRoot } from '../paths.ts';
import { portPlan } from '../ports/plan.ts';
import { ownServers } from './infrastructure.ts';
import { PART_NAMES, SERVICES } from './names.ts';
import { canSyncAlways, natsConfig } from './nats.ts';
import { withoutOthersSecrets } from './own-secrets.ts';
import { containerSpec } from './place.ts';
import { redisArguments } from './redis.ts';
import { remotesIn } from './remotes.ts';
import { serviceEnv, serviceSpec } from './services.ts';

const urls = { nats: 'nats://n', redis: 'redis://r', mongodb: 'mongodb://m' };
const around = {
  ports: portPlan(8080),
  urls,
  base: { PATH: '/bin' },
  edgeHost: null,
  mailFolder: '/d/mail',
  importFolder: '/d/imports',
  keyFile: '/d/keys/key-encryption-key',
  env: {},
  partEnv: {},
  nodeFlags: () => [],
  testClock: false,
};

describe('serviceEnv', () => {
  test('sets the port, the server URLs and the mode', () => {
    expect(serviceEnv('wellness', around)).toEqual({
      ACCOUNT_URL: 'http://127.0.0.1:8081',
      PATH: '/bin',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '8082',
      LOG_LEVEL: 'info',
      MONGODB_URL: 'mongodb://m',
      NATS_URL: 'nats://n',
      REDIS_URL: 'redis://r',
      BUS_PREFIX: '',
    });
  });

  test('raises the registration limit only for the account service', () => {
    expect(serviceEnv('account', around).REGISTRATIONS_PER_HOUR).toBe('5000');
    expect(serviceEnv('running', around).REGISTRATIONS_PER_HOUR).toBeUndefined();
  });

  test('sets the mail folder only for the account service', () => {
    expect(serviceEnv('account', around).MAIL_FOLDER).toBe('/d/mail');
    expect(serviceEnv('running', around).MAIL_FOLDER).toBeUndefined();
  });

  test('sets one import folder for the running service and its worker', () => {
    for (const name of ['running', 'running-worker'] as const)
      expect(serviceEnv(name, around).IMPORT_SPOOL).toBe('/d/imports');
    expect(serviceEnv('wellness', around).IMPORT_SPOOL).toBeUndefined();
  });

  test('SECU-403 sets the key file only for the account service, unless the caller provides one', () => {
    expect(serviceEnv('account', around).KEY_ENCRYPTION_KEY_FILE).toBe('/d/keys/key-encryption-key');
    const base = { KEY_ENCRYPTION_KEY_FILE: '/my/key' };
    expect(serviceEnv('account', { ...around, base }).KEY_ENCRYPTION_KEY_FILE).toBe('/my/key');
    expect(serviceEnv('running', around).KEY_ENCRYPTION_KEY_FILE).toBeUndefined();
  });

  test('SECU-2801 passes each secret only to the processes that read it', () => {
    const base = {
      PATH: '/bin',
      COACH_MODEL_KEY: 'key',
      COACH_MODEL_KEY_FILE: '/key',
      SMTP_URL: 'smtp://someone:secret@mail',
      KEY_ENCRYPTION_KEY: 'key',
      OBJECT_STORE_ACCESS_KEY_ID: 'key',
      OBJECT_STORE_SECRET_ACCESS_KEY_FILE: '/key',
    };
    const holders = (key: string) => PART_NAMES.filter((name) => key in withoutOthersSecrets(name, base));
    expect(holders('COACH_MODEL_KEY')).toEqual(['running', 'physio']);
    expect(holders('COACH_MODEL_KEY_FILE')).toEqual(['running', 'physio']);
    expect(holders('SMTP_URL')).toEqual(['account']);
    expect(holders('KEY_ENCRYPTION_KEY')).toEqual(['account']);
    for (const key of ['OBJECT_STORE_ACCESS_KEY_ID', 'OBJECT_STORE_SECRET_ACCESS_KEY_FILE'])
      expect(holders(key)).toEqual(['running', 'running-worker']);
    expect(holders('PATH')).toEqual(PART_NAMES);
    expect(serviceEnv('gateway', { ...around, base }).COACH_MODEL_KEY).toBeUndefined();
    expect(serviceEnv('running', { ...around, base }).COACH_MODEL_KEY).toBe('key');
  });

  test('passes the URL of a mail server to the account service', () => {
    const base = { SMTP_URL: 'smtp://mail' };
    expect(serviceEnv('account', { ...around, base }).SMTP_URL).toBe('smtp://mail');
  });

  test('sets the account URL for services that check sessions and consents', () => {
    for (const service of ['wellness', 'running', 'physio'] as const)
      expect(serviceEnv(service, around).ACCOUNT_URL).toBe('http://127.0.0.1:8081');
  });

  test('sets the URLs of all other services only for the account service', () => {
    expect(serviceEnv('account', around)).toMatchObject({
      WELLNESS_URL: 'http://127.0.0.1:8082',
      RUNNING_URL: 'http://127.0.0.1:8083',
      PHYSIO_URL: 'http://127.0.0.1:8085',
    });
    expect(serviceEnv('running', around).WELLNESS_URL).toBeUndefined();
  });

  test('sets all URLs for the gateway and sets HOST only when an address is configured', () => {
    const env = serviceEnv('gateway', around);
    expect(env).toMatchObject({
      PORT: '8080',
      ACCOUNT_URL: 'http://127.0.0.1:8081',
      WELLNESS_URL: 'http://127.0.0.1:8082',
      RUNNING_URL: 'http://127.0.0.1:8083',
      PHYSIO_URL: 'http://127.0.0.1:8085',
      WEB_ROOT: inRepo('shell/dist'),
    });
    expect(env.HOST).toBeUndefined();
    expect(JSON.parse(env.REMOTES ?? '')).toEqual([
      { name: 'physio', root: inRepo('mfe-physio/dist'), routes: ['/physio-coach', '/physio'] },
      { name: 'running', root: inRepo('mfe-running/dist'), routes: ['/running', '/coach'] },
      { name: 'wellness', root: inRepo('mfe-wellness/dist'), routes: ['/check-in', '/stats', '/history', '/month'] },
    ]);
    expect(serviceEnv('gateway', { ...around, edgeHost: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });

  test('applies overrides for all services and for one service but never changes the port', () => {
    const env = { LOG_LEVEL: 'debug', BUS_PREFIX: 'a', PORT: '1' };
    const changed = serviceEnv('account', { ...around, env, partEnv: { account: { BUS_PREFIX: 'b' } } });
    expect(changed).toMatchObject({ LOG_LEVEL: 'debug', BUS_PREFIX: 'b', PORT: '8081' });
  });
});

test('serviceSpec uses the entry points with an adjustable clock when testClock is set', () => {
  const moved = { ...around, testClock: true };
  expect(serviceSpec('running', moved).args.at(-1)).toBe(inRepo('services/running/src/test-main.ts'));
  expect(serviceSpec('running-worker', moved).args.at(-1)).toBe(inRepo('services/running/src/test-worker-main.ts'));
  for (const name of SERVICES) expect(existsSync(serviceSpec(name, moved).args.at(-1) ?? '')).toBe(true);
});

test('serviceSpec runs a worker as a second process of its service with a separate port', () => {
  const { args, env } = serviceSpec('running-worker', around);
  expect(args.at(-1)).toBe(inRepo('services/running/src/worker-main.ts'));
  expect(serviceSpec('running', around).args.at(-1)).toBe(inRepo('services/running/src/main.ts'));
  expect({ ...env, PORT: '8083' }).toEqual(serviceEnv('running', around));
  expect(env.PORT).toBe('8084');
});

test('remotesIn returns the remotes in the source tree', () => {
  expect(remotesIn(repoRoot).map(({ name }) => name)).toContain('wellness');
});

test('ownServers omits servers with a configured URL', () => {
  const given = { nats: 'nats://n', redis: null, database: null };
  expect(ownServers(PART_NAMES, given)).toEqual(['redis', 'database']);
  expect(ownServers(['nats', 'gateway'], given)).toEqual([]);
});

describe('server configuration', () => {
  test('makes NATS sync each message to the disk when its version supports it', () => {
    expect(canSyncAlways('nats-server: v2.9.10')).toBe(false);
    expect(canSyncAlways('nats-server: v2.10.27')).toBe(true);
    expect(canSyncAlways('nats-server: v3.0.0')).toBe(true);
    expect(canSyncAlways('')).toBe(false);
    const place = { host: '127.0.0.1', port: 1, storeDir: '/a "b"' };
    expect(natsConfig({ ...place, syncAlways: true })).toContain('sync_interval: always');
    expect(natsConfig({ ...place, syncAlways: false })).not.toContain('sync_interval');
    expect(natsConfig({ ...place, syncAlways: false })).toContain('store_dir: "/a \\"b\\""');
  });

  test('makes Redis listen on loopback, use its append-only file and evict nothing', () => {
    const args = redisArguments({ host: '127.0.0.1', port: 7000, dir: '/data' }).join(' ');
    expect(args).toContain('--port 7000 --bind 127.0.0.1 --protected-mode yes --dir /data --appendonly yes');
    expect(args).toContain('--maxmemory-policy noeviction');
  });

  test('publishes a container on loopback only and derives its name from its folder', () => {
    const spec = (dir: string) =>
      containerSpec('redis', 'redis:7', 6379, ['--port', '6379'], { port: 7000, dir, env: {} });
    expect(spec('/a').args).toContain('127.0.0.1:7000:6379');
    expect(spec('/a').args).toContain('/a:/data');
    expect(spec('/a').args.slice(-4)).toEqual(['redis:7', 'redis-server', '--port', '6379']);
    expect(spec('/a').container).toBe(spec('/a').container);
    expect(spec('/a').container).not.toBe(spec('/b').container);
  });
});
