import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KEYS_BUCKET, REVOKED_BUCKET } from '@stridewell/kit/auth/token';
import { CLOCK_BUCKET } from '@stridewell/kit/test-clock/follow';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BUS_USERS, permissionsOf, TEST_USER, userNames, usersFile } from './permissions.ts';

const contract = fileURLToPath(new URL('../../../../services/contracts/asyncapi/events.json', import.meta.url));
const SERVICES = ['account', 'wellness', 'running', 'physio'];

const contractSchema = z.object({
  operations: z.record(z.string(), z.object({ action: z.string(), channel: z.object({ $ref: z.string() }) })),
});

/**
 * Returns the consumers of all processes, as `<durable> <stream>`. The contract lists them as the running code names them,
 * which `npm run check:contracts` checks.
 */
const consumersInContract = (): string[] => {
  const { operations } = contractSchema.parse(JSON.parse(readFileSync(contract, 'utf8')));
  return Object.entries(operations).flatMap(([name, { action, channel }]) => {
    const [stream] = channel.$ref.slice('#/channels/'.length).split('.');
    return action === 'receive' ? [`${name.replaceAll('.', '-')} ${stream}`] : [];
  });
};

test('SECU-3463 BUS_USERS lists exactly the consumers of the running code', () => {
  const allowed = BUS_USERS.flatMap(({ consumes }) => consumes.map(({ durable, stream }) => `${durable} ${stream}`));
  const found = consumersInContract();
  expect(found.length).toBeGreaterThan(30);
  expect(found).toContain('running-holds-of-physio physio');
  expect(allowed.sort()).toEqual(found.sort());
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

test('SECU-3448 SECU-3464 permissionsOf allows the gateway only to watch buckets', () => {
  const gateway = BUS_USERS.find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('no gateway');
  const { publish } = permissionsOf(gateway, ['identity']);
  expect(publish).toEqual([
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
