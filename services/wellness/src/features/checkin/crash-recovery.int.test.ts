import type { CloudEvent, EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

type Recorded = CloudEvent<EventData<typeof checkinRecorded>>;

let wellness: WellnessTestBed;
let database: mongoose.mongo.MongoClient;
const received: Recorded[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  setClock(wellness.clock, '2026-11-20T10:00:00Z');
  wellness.signer.bus.consume<Recorded['data']>({
    name: 'test.listener',
    event: checkinRecorded,
    handle: async (event) => void received.push(event),
  });
  database = await new mongoose.mongo.MongoClient(wellness.scope.mongoUrl).connect();
});
afterAll(async () => {
  await database.close();
  await wellness.close();
});

const collection = (name: string) =>
  database.db(wellness.scope.config('wellness').database.name).collection<{ _id: string }>(name);
const receivedOf = (userId: string): Recorded[] => received.filter(({ subject }) => subject === userId);

describe('wellness.checkin.recorded.v1', () => {
  it('is published for each saved check-in with an incremented revision and without the notes', async () => {
    const user = await wellness.signer.user();
    await wellness.post(user, { ...DEFAULTS, notes: 'slept at my sister’s' });
    await wellness.post(user, { ...DEFAULTS, pain: 5 });
    await until('both events', () => receivedOf(user.userId).length === 2);
    const [first, second] = receivedOf(user.userId).toSorted((a, b) => a.data.rev - b.data.rev);
    expect(first).toMatchObject({
      type: 'wellness.checkin.recorded.v1',
      source: 'wellness',
      data: { rev: 1, score: 6.2, metrics: DEFAULTS },
    });
    expect(second?.data).toMatchObject({
      rev: 2,
      date: '2026-11-20',
      score: 4.9,
      recommendation: 'Recover',
      cap: { limit: 4.9 },
    });
    expect(JSON.stringify(receivedOf(user.userId))).not.toContain('sister');
    await until(
      'empty outboxes',
      async () => (await collection('checkin_sessions').countDocuments({ 'outbox.id': { $exists: true } })) === 0,
    );
  });
});

describe('CHK-87 metrics_daily collection', () => {
  it('is completed after a restart when the service crashed before storing the metrics', async () => {
    const user = await wellness.signer.user();
    await wellness.post(user, DEFAULTS);
    await until('the event', () => receivedOf(user.userId).length === 1);
    await wellness.restart(async () => {
      // Creates the state after a crash between the two writes: the event is pending and the metrics are missing.
      const data = { ...receivedOf(user.userId)[0]?.data, rev: 2 };
      const waiting = { id: 'left-behind', type: checkinRecorded.name, time: '2026-11-20T10:00:00.000Z', data };
      await collection('checkin_sessions').updateOne({ userId: user.userId }, { $set: { rev: 2, outbox: [waiting] } });
      await collection('metrics_daily').deleteOne({ userId: user.userId });
    });
    await until('the pending event', () => receivedOf(user.userId).some(({ id }) => id === 'left-behind'));
    const stats = (await wellness.get(user, `${PATHS.stats}?range=custom&from=2026-11-20&to=2026-11-20`)).json();
    expect(stats.series.sleep).toEqual([{ date: '2026-11-20', value: 3 }]);
  });

  it('ENT-04 contains one document per day with the latest answers', async () => {
    const user = await wellness.signer.user();
    for (const sleep of [1, 2, 5]) await wellness.post(user, { ...DEFAULTS, sleep, date: undefined });
    const rows = await collection('metrics_daily').find({ userId: user.userId }).toArray();
    expect(rows).toEqual([
      {
        _id: expect.any(String),
        userId: user.userId,
        date: '2026-11-20',
        sleep: 5,
        stress: 2,
        fatigue: 3,
        pain: 2,
        readiness: 7,
        notes: null,
        rev: 3,
        createdAt: expect.any(Date),
      },
    ]);
  });
});
