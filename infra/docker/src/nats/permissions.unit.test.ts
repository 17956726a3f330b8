import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contracts from '@stridewell/contracts/events/events';
import { KEYS_BUCKET, REVOKED_BUCKET } from '@stridewell/kit/auth/token';
import { CLOCK_BUCKET } from '@stridewell/kit/bus/test-clock';
import { describe, expect, test } from 'vitest';
import { BUS_USERS, permissionsOf, TEST_USER } from './permissions.ts';
import { userNames, usersFile } from './users-file.ts';

const services = fileURLToPath(new URL('../../../../services', import.meta.url));
const SERVICES = ['account', 'wellness', 'running', 'physio'];

const streamOf = (event: string): string | undefined => {
  const found: unknown = Reflect.get(contracts, event);
  return typeof found === 'object' && found !== null ? String(Reflect.get(found, 'stream')) : undefined;
};

/** Every consumer that the services' sources name, as `durable stream`. */
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

/** What an erasure is heard and answered by: named by a pattern in the sources. */
const ofErasures = [
  ...['wellness', 'running', 'physio'].map((service) => `account-${service}-erased ${service}`),
  ...['wellness', 'running', 'physio'].map((service) => `${service}-erases-records account`),
  'running-erases-jobs account',
];

test('every consumer of the sources may be made, and no other', () => {
  const allowed = BUS_USERS.flatMap(({ consumes }) => consumes.map(({ durable, stream }) => `${durable} ${stream}`));
  const found = consumersInSources();
  expect(found.length).toBeGreaterThan(12);
  expect(allowed.sort()).toEqual([...new Set([...found, ...ofErasures])].sort());
});

/** Whether a subject falls under one of the patterns, as the server reads them. */
const covers = (patterns: readonly string[], subject: string): boolean =>
  patterns.some((pattern) => {
    const [tokens, given] = [pattern.split('.'), subject.split('.')];
    if (tokens.at(-1) !== '>' && tokens.length !== given.length) return false;
    return tokens.every(
      (token, at) => token === '>' || (given[at] !== undefined && (token === '*' || token === given[at])),
    );
  });

describe.each(BUS_USERS.map((user) => [user.name, user] as const))('%s', (name, user) => {
  const { publish, subscribe } = permissionsOf(user, ['identity', 'revoked']);

  test('speaks for its own service alone', () => {
    for (const service of SERVICES)
      expect([service, covers(publish, `${service}.user.changed.v1.someone`)]).toEqual([
        service,
        service === user.owns,
      ]);
  });

  test('hears its own answers alone, and nothing as it is published unless it tells browsers', () => {
    expect(covers(subscribe, `_INBOX_${name}.abc.1`)).toBe(true);
    expect(covers(subscribe, '_INBOX_other.abc.1')).toBe(false);
    expect(covers(subscribe, '_INBOX.abc')).toBe(false);
    expect(covers(subscribe, 'wellness.checkin.recorded.v1.someone')).toBe(name === 'gateway');
  });

  test('ends nobody’s session and erases no stream, unless it is account', () => {
    expect(covers(publish, '$KV.revoked.session')).toBe(name === 'account');
    expect(covers(publish, '$JS.API.STREAM.MSG.DELETE.wellness')).toBe(name === 'account');
    for (const verb of ['DELETE', 'PURGE', 'UPDATE'])
      expect(covers(publish, `$JS.API.STREAM.${verb}.wellness`)).toBe(false);
  });
});

test('the buckets are called what the services call them', () => {
  const writes = (user: string) => BUS_USERS.find(({ name }) => name === user)?.writes;
  expect(writes('account')).toEqual([KEYS_BUCKET, REVOKED_BUCKET]);
  expect(TEST_USER.writes).toEqual([CLOCK_BUCKET]);
  const file = usersFile({ passwordOf: () => 'x', tests: false });
  for (const bucket of [KEYS_BUCKET, REVOKED_BUCKET]) expect(file).toContain(`STREAM.INFO.KV_${bucket}"`);
});

test('the tests’ user and their clock are let in where asked for, and nowhere else', () => {
  const passwordOf = (user: string): string => `of-${user}`;
  expect(userNames(false)).not.toContain('e2e');
  expect(usersFile({ passwordOf, tests: false })).not.toMatch(/e2e|KV_test/);
  expect(usersFile({ passwordOf, tests: true })).toMatch(/"password": "of-e2e"/);
});
