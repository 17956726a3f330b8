import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contracts from '@stridewell/contracts/events/events';
import { KEYS_BUCKET, REVOKED_BUCKET } from '@stridewell/kit/auth/token';
import { CLOCK_BUCKET } from '@stridewell/kit/test-clock/follow';
import { describe, expect, test } from 'vitest';
import { BUS_USERS, permissionsOf, TEST_USER, userNames, usersFile } from './permissions.ts';

const services = fileURLToPath(new URL('../../../../services', import.meta.url));
const SERVICES = ['account', 'wellness', 'running', 'physio'];

const streamOf = (event: string): string | undefined => {
  const found: unknown = Reflect.get(contracts, event);
  return typeof found === 'object' && found !== null ? String(Reflect.get(found, 'stream')) : undefined;
};

/** Returns the consumers in the services' source code, as `<durable> <stream>`. */
const consumersInSources = (): string[] =>
  SERVICES.flatMap((service) =>
    readdirSync(`${services}/${service}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
      .flatMap((file) => {
        const source = readFileSync(`${services}/${service}/src/${file}`, 'utf8');
        const consumers = source.matchAll(/name: '(?:account|wellness|running|physio)\.([a-z-]+)',\s+event: (\w+)/g);
        const projections = source.matchAll(/(?:project|store|createProject\(bus, '\w+'\))\(\s*'([a-z-]+)',\s+(\w+)/g);
        return [...consumers, ...projections];
      })
      .map(([, name, event]) => `${service}-${name} ${streamOf(event ?? '')}`),
  );

/** Consumers of the erasure saga. Their names are created at run time, so `consumersInSources` does not find them. */
const erasureConsumers = [
  ...['wellness', 'running', 'physio'].map((service) => `account-${service}-erased ${service}`),
  ...['wellness', 'running', 'physio'].map((service) => `${service}-erases-records account`),
  'running-erases-jobs account',
];

test('BUS_USERS lists exactly the consumers that exist in the sources', () => {
  const allowed = BUS_USERS.flatMap(({ consumes }) => consumes.map(({ durable, stream }) => `${durable} ${stream}`));
  const found = consumersInSources();
  expect(found.length).toBeGreaterThan(12);
  expect(allowed.sort()).toEqual([...new Set([...found, ...erasureConsumers])].sort());
});

/** True when a subject matches one of the patterns according to the wildcard rules of NATS. */
const covers = (patterns: readonly string[], subject: string): boolean =>
  patterns.some((pattern) => {
    const [tokens, parts] = [pattern.split('.'), subject.split('.')];
    if (tokens.at(-1) !== '>' && tokens.length !== parts.length) return false;
    return tokens.every(
      (token, at) => token === '>' || (parts[at] !== undefined && (token === '*' || token === parts[at])),
    );
  });

describe.each(BUS_USERS.map((user) => [user.name, user] as const))('NATS user %s', (name, user) => {
  const { publish, subscribe } = permissionsOf(user, ['identity', 'revoked']);

  test('can publish only its service’s events', () => {
    for (const service of SERVICES)
      expect([service, covers(publish, `${service}.user.changed.v1.someone`)]).toEqual([
        service,
        service === user.owns,
      ]);
  });

  test('can subscribe to its own inbox, and to events only if it is the gateway', () => {
    expect(covers(subscribe, `_INBOX_${name}.abc.1`)).toBe(true);
    expect(covers(subscribe, '_INBOX_other.abc.1')).toBe(false);
    expect(covers(subscribe, '_INBOX.abc')).toBe(false);
    expect(covers(subscribe, 'wellness.checkin.recorded.v1.someone')).toBe(name === 'gateway');
  });

  test('can revoke sessions and delete messages only if it is account, and can never change streams', () => {
    expect(covers(publish, '$KV.revoked.session')).toBe(name === 'account');
    expect(covers(publish, '$JS.API.STREAM.MSG.DELETE.wellness')).toBe(name === 'account');
    for (const verb of ['DELETE', 'PURGE', 'UPDATE'])
      expect(covers(publish, `$JS.API.STREAM.${verb}.wellness`)).toBe(false);
  });
});

test('SECU-3448 the gateway can only create and watch buckets', () => {
  const gateway = BUS_USERS.find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('no gateway');
  const { publish } = permissionsOf(gateway, ['identity']);
  expect(publish).toEqual([
    '$JS.API.INFO',
    '$JS.API.STREAM.CREATE.KV_identity',
    '$JS.API.STREAM.INFO.KV_identity',
    '$JS.API.CONSUMER.CREATE.KV_identity.>',
    '$JS.API.CONSUMER.DELETE.KV_identity.*',
    '$JS.FC.>',
  ]);
});

test('BUS_USERS and usersFile contain the bucket names that the services use', () => {
  const writes = (user: string) => BUS_USERS.find(({ name }) => name === user)?.writes;
  expect(writes('account')).toEqual([KEYS_BUCKET, REVOKED_BUCKET]);
  expect(TEST_USER.writes).toEqual([CLOCK_BUCKET]);
  const file = usersFile({ passwordOf: () => 'x', tests: false });
  for (const bucket of [KEYS_BUCKET, REVOKED_BUCKET]) expect(file).toContain(`STREAM.INFO.KV_${bucket}"`);
});

test('usersFile includes the test user and the test clock only when requested', () => {
  const passwordOf = (user: string): string => `of-${user}`;
  expect(userNames(false)).not.toContain('e2e');
  expect(usersFile({ passwordOf, tests: false })).not.toMatch(/e2e|KV_test/);
  expect(usersFile({ passwordOf, tests: true })).toMatch(/"password": "of-e2e"/);
});
