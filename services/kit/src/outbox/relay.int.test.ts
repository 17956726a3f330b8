import type { Connection, mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createScope } from '../testing/scope.ts';
import { entryOf, openDatabase, storeThing, thingsCollection } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { type EmittingDocument, OUTBOX_INDEX } from './entries.ts';
import { createRelay, type Relay, type RelayOptions } from './relay.ts';

const scope = createScope();
let database: Connection;
let things: mongo.Collection<EmittingDocument>;
const relays = new Set<Relay>();

beforeAll(async () => {
  database = await openDatabase(scope, 'relay');
  things = thingsCollection.in(database);
  await database.collection('things').createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
});

afterEach(async () => {
  await Promise.all([...relays].map((relay) => relay.stop()));
  relays.clear();
  await things.deleteMany({});
});

afterAll(() => database.close());

const relayTo = (
  deliver: RelayOptions<EmittingDocument>['deliver'],
  more: Partial<RelayOptions<EmittingDocument>> = {},
) => {
  const metrics = createMetrics('test');
  const logger = createLogger('test', 'silent');
  const relay = createRelay<EmittingDocument>({
    source: 'things',
    collection: things,
    deliver,
    logger,
    metrics,
    sweepMs: 20,
    ...more,
  });
  relays.add(relay);
  return { relay, metrics };
};

const isEmpty = async (id: string): Promise<boolean> => (await things.findOne({ _id: id }))?.outbox.length === 0;

const allEmpty = async (): Promise<boolean> =>
  (await things.find().toArray()).every(({ outbox }) => outbox.length === 0);

describe('createRelay', () => {
  it('delivers entries in order and then removes them from the outbox', async () => {
    const sent: string[] = [];
    const thing = await storeThing(things, 5);
    const { relay, metrics } = relayTo(async (entry) => void sent.push(entry.id), { sweepMs: 60_000 });
    relay.kick(thing._id);
    await until('an empty outbox', () => isEmpty(thing._id));
    expect(sent).toEqual(thing.outbox.map(({ id }) => id));
    expect(await metrics.registry.getSingleMetricAsString('outbox_published_total')).toMatch(/\} 5$/m);
  });

  it('delivers entries left behind by a crash during its next sweep', async () => {
    const left = await Promise.all(Array.from({ length: 40 }, () => storeThing(things, 2)));
    const sent = new Set<string>();
    relayTo(async (entry) => void sent.add(entry.id)).relay.start();
    await until('every outbox to be empty', allEmpty);
    expect(sent.size).toBe(80);
    for (const { outbox } of left) for (const { id } of outbox) expect(sent).toContain(id);
  });

  it('delivers an entry again, in the correct order, when the first delivery failed after publishing', async () => {
    const thing = await storeThing(things, 3);
    const [first, second, third] = thing.outbox.map(({ id }) => id);
    const published: string[] = [];
    const crashed = new Set<string>();
    const { relay } = relayTo(async ({ id }) => {
      published.push(id);
      if (id !== second || crashed.has(id)) return;
      crashed.add(id);
      throw new Error('gone right after publishing');
    });
    relay.start();
    await until('an empty outbox', () => isEmpty(thing._id));
    expect(published).toEqual([first, second, second, third]);
  });

  it('delivers an entry added during a delivery without waiting for the next sweep', async () => {
    const thing = await storeThing(things, 1);
    const gate = Promise.withResolvers<void>();
    const sent: string[] = [];
    const { relay } = relayTo(
      async ({ id }) => {
        sent.push(id);
        await gate.promise;
      },
      { sweepMs: 60_000 },
    );
    relay.kick(thing._id);
    await until('the first entry to be sent', () => sent.length === 1);
    const added = entryOf(2);
    await things.updateOne({ _id: thing._id }, { $push: { outbox: added }, $inc: { rev: 1 } });
    relay.kick(thing._id);
    gate.resolve();
    await until('an empty outbox', () => isEmpty(thing._id));
    expect(sent).toEqual([thing.outbox[0]?.id, added.id]);
  });

  it('delivers each document’s entries in order when two relays serve the same collection', async () => {
    const stored = await Promise.all(Array.from({ length: 30 }, () => storeThing(things, 4)));
    const firstSeen: string[] = [];
    const deliver = async ({ id }: { id: string }): Promise<void> => {
      if (!firstSeen.includes(id)) firstSeen.push(id);
    };
    for (const { relay } of [relayTo(deliver), relayTo(deliver)]) {
      relay.start();
      for (const { _id } of stored) relay.kick(_id);
    }
    await until('every outbox to be empty', allEmpty);
    for (const { outbox } of stored) {
      const ids = outbox.map(({ id }) => id);
      expect(firstSeen.filter((id) => ids.includes(id))).toEqual(ids);
    }
  });

  it('runs `beforePublish` before publishing, and publishes nothing while `beforePublish` fails', async () => {
    const thing = await storeThing(things, 1);
    const order: string[] = [];
    const beforePublish = async ({ _id }: EmittingDocument): Promise<void> => {
      order.push(`heal ${_id}`);
      if (order.length < 3) throw new Error('not yet');
    };
    relayTo(async ({ id }) => void order.push(`send ${id}`), { beforePublish }).relay.start();
    await until('an empty outbox', () => isEmpty(thing._id));
    const heal = `heal ${thing._id}`;
    expect(order).toEqual([heal, heal, heal, `send ${thing.outbox[0]?.id}`]);
  });

  it('reports the number of pending documents', async () => {
    await Promise.all([storeThing(things, 1), storeThing(things, 2)]);
    const { relay, metrics } = relayTo(() => Promise.reject(new Error('bus disconnected')));
    relay.start();
    await until('the gauge', async () =>
      /\} 2$/m.test(await metrics.registry.getSingleMetricAsString('outbox_pending')),
    );
  });

  it('stops within 2.5 seconds when a delivery hangs, and starts no further delivery', async () => {
    const [one, other] = await Promise.all([storeThing(things, 1), storeThing(things, 1)]);
    const started: string[] = [];
    const { relay } = relayTo(
      async ({ id }) => {
        started.push(id);
        await new Promise(() => undefined);
      },
      { sweepMs: 60_000 },
    );
    relay.kick(one._id);
    await until('a delivery in progress', () => started.length === 1);
    const start = performance.now();
    await relay.stop();
    relays.delete(relay);
    expect(performance.now() - start).toBeLessThan(2_500);
    relay.kick(other._id);
    expect(started).toHaveLength(1);
    expect(await isEmpty(one._id)).toBe(false);
  });
});
