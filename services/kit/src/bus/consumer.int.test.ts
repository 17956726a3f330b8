import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PermanentError } from '../errors.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { eventOf, openDatabase } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { type Bus, type BusOptions, createBus } from './bus.ts';
import { createDeadLetters } from './dead-letters.ts';
import { createNames } from './names.ts';

const scope = createScope();
let signer: Signer;
let database: Connection;
const buses: Bus[] = [];

beforeAll(async () => {
  signer = await createSigner(scope);
  database = await openDatabase(scope, 'consumer');
});

afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
});

afterAll(async () => {
  await signer.close();
  await database.close();
});

const openBus = (options: Partial<BusOptions> = {}) => {
  const metrics = createMetrics('test');
  const bus = createBus({
    url: scope.natsUrl,
    prefix: scope.prefix,
    service: 'test',
    logger: createLogger('test', 'silent'),
    metrics,
    deadLetters: createDeadLetters(database),
    ...options,
  });
  buses.push(bus);
  return { bus, metrics };
};
const deadLettersOf = (consumer: string) => database.collection('dead_letters').find({ consumer }).toArray();
const counted = async (metrics: ReturnType<typeof createMetrics>, line: RegExp): Promise<boolean> =>
  line.test(await metrics.registry.metrics());

describe('bus consumer', () => {
  it('stores an unreadable event as a dead letter after five attempts without delaying other events', async () => {
    const handled = new Set<string>();
    const { bus, metrics } = openBus({ backoff: () => 300 });
    bus.consume({ name: 'test.poison', event: checkinRecorded, handle: async ({ id }) => void handled.add(id) });
    const poison = { ...eventOf(), data: { pain: 'unreadable' } };
    const good = Array.from({ length: 20 }, () => eventOf());
    await signer.bus.publish(poison);
    await until('the first try', async () => (await deadLettersOf('test.poison')).length === 1);
    const start = performance.now();
    for (const event of good) await signer.bus.publish(event);
    await until('the others', () => good.every(({ id }) => handled.has(id)));
    expect(performance.now() - start).toBeLessThan(3_000);
    await until('the dead letter', async () => (await deadLettersOf('test.poison'))[0]?.dead);
    expect(await deadLettersOf('test.poison')).toMatchObject([
      { _id: `test.poison:${poison.id}`, userId: poison.subject, tries: 5, dead: true, body: JSON.stringify(poison) },
    ]);
    await until('the alarm', () => counted(metrics, /^dead_letters_total\{consumer="test.poison".*\} 1$/m));
    expect(handled).not.toContain(poison.id);
  });

  it.each([
    ['source', { source: 'running' }],
    ['user', { subject: 'another-user' }],
  ])('SECU-3447 stores an event that names a different %s from its subject as a dead letter', async (what, forged) => {
    const handled: string[] = [];
    const name = `test.forged-${what}`;
    const { prefix } = createScope();
    const { bus } = openBus({ backoff: () => 50, prefix });
    bus.consume({ name, event: checkinRecorded, handle: async ({ id }) => void handled.push(id) });
    await bus.ready();
    const [good, bad] = [eventOf(), eventOf()];
    const link = await connect({ servers: scope.natsUrl });
    await jetstream(link).publish(
      createNames(prefix).subject(bad.type, bad.subject),
      JSON.stringify({ ...bad, ...forged }),
      {
        msgID: bad.id,
      },
    );
    await link.close();
    await bus.publish(good);
    await until('the dead letter', async () => (await deadLettersOf(name))[0]?.dead);
    await until('the other event', () => handled.length > 0);
    expect(handled).toEqual([good.id]);
    expect(await deadLettersOf(name)).toMatchObject([{ userId: bad.subject, tries: 5 }]);
  });

  it('handles an event from a newer producer and drops unknown fields', async () => {
    const handled = new Map<string, unknown>();
    const { bus } = openBus({ prefix: createScope().prefix });
    bus.consume({
      name: 'test.older',
      event: checkinRecorded,
      handle: async ({ id, data }) => void handled.set(id, data),
    });
    const known = eventOf();
    const newer = { ...known, tracestate: 'a=1', data: { ...(known.data as object), mood: 'canary' } };
    await bus.ready();
    await bus.publish(newer);
    await until('the event', () => handled.has(known.id));
    expect(handled.get(known.id)).toEqual(known.data);
    expect(await deadLettersOf('test.older')).toEqual([]);
  });

  it('stores a dead letter after five permanent errors, but retries indefinitely after other errors', async () => {
    const tries = new Map<string, number>();
    const [broken, away] = [eventOf(), eventOf()];
    const { bus, metrics } = openBus({ backoff: () => 10, prefix: createScope().prefix });
    bus.consume({
      name: 'test.rules',
      event: checkinRecorded,
      handle: async ({ id }) => {
        tries.set(id, (tries.get(id) ?? 0) + 1);
        if (id === broken.id) throw new PermanentError('this can never work');
        if (id === away.id && (tries.get(id) ?? 0) < 15) throw new Error('database unavailable');
      },
    });
    await bus.ready();
    await bus.publish(broken);
    await bus.publish(away);
    await until('fifteen tries', () => tries.get(away.id) === 15);
    await until('the dead letter', async () => (await deadLettersOf('test.rules'))[0]?.dead);
    expect(tries.get(broken.id)).toBe(5);
    expect(await deadLettersOf('test.rules')).toHaveLength(1);
    expect(await counted(metrics, /^events_consumed_total\{consumer="test.rules",result="retried".*\} 18$/m)).toBe(
      true,
    );
  });

  it('handles an unacknowledged event again after a crash, storing one result if the handler is idempotent', async () => {
    const nats = await createTcpProxy(scope.natsUrl);
    const event = eventOf();
    let deliveries = 0;
    const effect = async (id: string): Promise<void> => {
      if (id !== event.id) return;
      await database
        .collection<{ _id: string; at: number }>('effects')
        .updateOne({ _id: id }, { $setOnInsert: { at: deliveries } }, { upsert: true });
      deliveries += 1;
    };
    const hang = Promise.withResolvers<void>();
    const { bus: dying } = openBus({ url: nats.url });
    dying.consume({
      name: 'test.redelivered',
      event: checkinRecorded,
      handle: async ({ id }) => {
        await effect(id);
        if (id === event.id) await hang.promise;
      },
    });
    await signer.bus.publish(event);
    await until('the effect', () => deliveries === 1);
    await nats.close();
    const { bus: next, metrics } = openBus();
    next.consume({ name: 'test.redelivered', event: checkinRecorded, handle: ({ id }) => effect(id) });
    await until('the second delivery', () => deliveries === 2);
    await until('its acknowledgement', () => counted(metrics, /consumer="test.redelivered",result="done"/));
    expect(await database.collection('effects').find({}).toArray()).toMatchObject([{ at: 0 }]);
    hang.resolve();
  });

  it('resumes within five seconds after NATS is available again', async () => {
    const nats = await createTcpProxy(scope.natsUrl);
    const { bus } = openBus({ url: nats.url });
    const handled = new Set<string>();
    bus.consume({ name: 'test.resumes', event: checkinRecorded, handle: async ({ id }) => void handled.add(id) });
    for (const mode of ['refuse', 'blackhole'] as const) {
      const [before, meanwhile] = [eventOf(), eventOf()];
      await signer.bus.publish(before);
      await until('the event before', () => handled.has(before.id));
      await nats.set(mode);
      await signer.bus.publish(meanwhile);
      await nats.set('pass');
      await until(`the event after ${mode}`, () => handled.has(meanwhile.id), 5_000);
    }
    await nats.close();
  });

  it('starts consuming only after `startConsumers` resolves', async () => {
    const gate = Promise.withResolvers<void>();
    const { bus } = openBus({ startConsumers: gate.promise });
    const handled = new Set<string>();
    bus.consume({ name: 'test.waits', event: checkinRecorded, handle: async ({ id }) => void handled.add(id) });
    await bus.ready();
    const event = eventOf();
    await signer.bus.publish(event);
    expect(handled.size).toBe(0);
    gate.resolve();
    await until('the event', () => handled.has(event.id));
  });

  it('rejects a second consumer with the same name', () => {
    const { bus } = openBus();
    const consumer = { name: 'test.twice', event: checkinRecorded, handle: async () => undefined };
    bus.consume(consumer);
    expect(() => bus.consume(consumer)).toThrow('test.twice');
  });

  it.each(['refuse', 'blackhole'] as const)(
    'closes within a second when NATS was never available (network fault: %s)',
    async (mode) => {
      const nats = await createTcpProxy(scope.natsUrl, mode);
      const { bus } = openBus({ url: nats.url });
      bus.consume({ name: 'test.never', event: checkinRecorded, handle: async () => undefined });
      const start = performance.now();
      await bus.close();
      expect(performance.now() - start).toBeLessThan(1_000);
      await nats.close();
    },
  );
});
