import type { EventType } from '@stridewell/contracts/events/envelope';
import { holdAnswered, holdChanged, painReported } from '@stridewell/contracts/events/events';
import { createIdentity } from '@stridewell/kit/auth/identity';
import { KEYS_BUCKET, KEYS_KEY, REVOKED_BUCKET, REVOKED_TTL_MS } from '@stridewell/kit/auth/token';
import { type Bus, createBus } from '@stridewell/kit/bus/bus';
import { openConnection } from '@stridewell/kit/bus/connection';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NatsServer, startNatsServer } from '../testing/nats-server.ts';

let server: NatsServer;
const opened: { close(): Promise<void> }[] = [];

const busOf = (user: string, createsStreams = true): Bus => {
  const bus = createBus({
    url: server.urlOf(user),
    prefix: '',
    service: user,
    logger: createLogger(user, 'silent'),
    metrics: createMetrics(user),
    deadLetters: { record: async () => false },
    createsStreams,
  });
  opened.push(bus);
  return bus;
};
/** A public key, from RFC 8037. */
const KEY = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'real' };

const event = (source: string, type: string, data: object) => ({
  ...{ specversion: '1.0' as const, id: createId(), source, type, subject: createId(), data },
  ...{ time: new Date().toISOString(), datacontenttype: 'application/json' as const },
});

beforeAll(async () => {
  server = await startNatsServer();
});
afterAll(async () => {
  await Promise.allSettled(opened.map((one) => one.close()));
  await server.close();
});

describe('user list on a real NATS server', () => {
  it('SECU-3463 allows every service to receive the other services’ holds, answers and pain reports', async () => {
    const since = new Date().toISOString();
    const hold = { holdId: 'a', category: null, tier: 'same_day', since, ended: null, rev: 1 };
    const answer = { holdId: 'a', opener: 'wellness', code: 'cleared', rev: 1 };
    const pain = { area: null, pain: 7, severe: false, worse: false, at: since, rev: 1 };
    const sent: [string, EventType, object][] = [
      ...Object.values(holdChanged).map((type): [string, EventType, object] => [`holds-of-${type.stream}`, type, hold]),
      ...Object.values(holdAnswered).map((type): [string, EventType, object] => [
        ...([`hold-answers-of-${type.stream}`, type, answer] as const),
      ]),
      ...Object.values(painReported).map((type): [string, EventType, object] => ['reported-pain', type, pain]),
    ];
    const expected: string[] = [];
    const seen = new Set<string>();
    for (const service of ['wellness', 'running', 'physio']) {
      const bus = busOf(service);
      for (const [name, type] of sent) {
        if (type.stream === service || (service === 'wellness' && name === 'reported-pain')) continue;
        expected.push(`${service}.${name}`);
        bus.consume({
          name: `${service}.${name}`,
          event: type,
          handle: async () => void seen.add(`${service}.${name}`),
        });
      }
    }
    for (const [, type, data] of sent) {
      const bus = busOf(type.stream);
      await bus.ready();
      await bus.publish(event(type.stream, type.name, data));
    }
    await until('all events', () => seen.size === expected.length, 20_000);
    expect([...seen].sort()).toEqual(expected.sort());
  });

  it('SECU-3464 allows the gateway to read the keys and the revoked sessions, but nothing more', async () => {
    const account = busOf('account');
    await account.ready();
    const stop = new AbortController();
    const identity = createIdentity({
      store: {
        loadKeys: async () => [],
        saveKeys: async () => undefined,
        loadRevoked: async () => [],
        saveRevoked: async () => undefined,
      },
      clock: createClock(),
      logger: createLogger('gateway', 'silent'),
      metrics: createMetrics('identity'),
    });
    identity.follow(busOf('gateway', false), stop.signal);
    const keys = JSON.stringify({ keys: [KEY] });
    await account.bucket(KEYS_BUCKET, 0).put(KEYS_KEY, keys);
    await account.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).put('some-session', new Date().toISOString());
    await until('the gateway to be ready', () => identity.ready());
    stop.abort();

    // The server itself publishes its response to the reply subject, even if the user must not publish there.
    const written: string[] = [];
    const watching = new AbortController();
    const watched = account.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).watch(
      ({ key }) => void written.push(key),
      () => undefined,
      watching.signal,
    );
    const connection = openConnection(server.urlOf('gateway'), 'gateway', createLogger('gateway', 'silent'));
    opened.push(connection);
    const { nats: gateway } = await connection.link();
    for (const request of [
      'INFO',
      'STREAM.CREATE.KV_revoked',
      'STREAM.NAMES',
      'STREAM.INFO.account',
      'STREAM.CREATE.account',
    ])
      gateway.publish(`$JS.API.${request}`, '', { reply: `$KV.${REVOKED_BUCKET}.forged` });
    await gateway.flush();
    await account.bucket(REVOKED_BUCKET, REVOKED_TTL_MS).put('after-it', new Date().toISOString());
    await until('the entry after it', () => written.includes('after-it'));
    expect(written).not.toContain('forged');
    watching.abort();
    await watched;
  });
});
