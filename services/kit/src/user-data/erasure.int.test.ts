import type { EventData } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  erasureRequested,
  planPublished,
  userChanged,
  userErased,
} from '@stridewell/contracts/events/events';
import type { ErasureScope } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../app/service.ts';
import { createId } from '../ids.ts';
import { erasureMigration } from '../migrations/erasures.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { eventOf, openDatabase } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { RECORDS } from './erasure-guard.ts';
import { createErasureAnswers } from './erasure-progress.ts';
import { createTombstones } from './tombstones.ts';

type Receipt = { userId: string; time: string } & EventData<(typeof userErased)['wellness']>;

const scope = createScope();
const receipts: Receipt[] = [];
let signer: Signer;
let app: FastifyInstance;
let database: Connection;
let userId: string;
/** Functions that the event handlers call, by user id. */
const effects = new Map<string, () => Promise<void>>();

const USER_DATA = [
  { name: 'notes' },
  { name: 'plans', follows: 'running' as const },
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];

/** Starts a service that stores a document for every check-in, plan and settings event. */
const start = async (): Promise<FastifyInstance> =>
  untilReady(
    await createService(scope.config('wellness'), {
      migrations: [erasureMigration(1)],
      userData: USER_DATA,
      async register({ bus, database: own }) {
        const storeEach = (name: string, event: typeof checkinRecorded | typeof userChanged | typeof planPublished) =>
          bus.consume({
            name: `toy.${name}`,
            event,
            async handle({ id, subject }) {
              await effects.get(subject)?.();
              await own
                .collection<{ _id: string; userId: string }>(name)
                .updateOne({ _id: id }, { $set: { userId: subject } }, { upsert: true });
            },
          });
        storeEach('notes', checkinRecorded);
        storeEach('plans', planPublished);
        storeEach('user_settings', userChanged);
        return {};
      },
    }),
  );

beforeAll(async () => {
  signer = await createSigner(scope);
  app = await start();
  database = await openDatabase(scope, 'wellness');
  signer.bus.consume<EventData<(typeof userErased)['wellness']>>({
    name: 'test.receipts',
    event: userErased.wellness,
    handle: async ({ subject, time, data }) => void receipts.push({ userId: subject, time, ...data }),
  });
});
beforeEach(() => {
  userId = createId();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await signer.close();
});

const publish = (type: string, data: unknown, { time = new Date().toISOString(), of = userId } = {}) =>
  signer.bus.publish({ ...eventOf(1, of), source: type.split('.', 1).join(), type, time, data });
const publishCheckins = async (count: number, of = userId, time = new Date().toISOString()): Promise<void> => {
  for (let rev = 1; rev <= count; rev += 1) await signer.bus.publish({ ...eventOf(rev, of), time });
};
const requestErasure = (erasureId: string, scope: ErasureScope = 'data') =>
  publish(erasureRequested.name, { scope, erasureId });
const receiptsOf = (erasureId: string) => receipts.filter((receipt) => receipt.erasureId === erasureId);
const untilReceipts = (erasureId: string, count = 1) =>
  until('the receipt', () => receiptsOf(erasureId).length >= count && receiptsOf(erasureId));
const notes = (of = userId) => database.collection('notes').countDocuments({ userId: of });
const untilNotes = (count: number, of = userId) => until(`${count} notes`, async () => (await notes(of)) === count);
const settings = () => database.collection('user_settings').countDocuments({ userId });
const SETTINGS = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false } };
const publishSettings = async (rev = 1): Promise<void> => {
  await publish(userChanged.name, { ...SETTINGS, rev });
  await until('settings', async () => (await settings()) >= 1);
};
/** Number of check-ins that the service has handled. */
const handledCount = async (): Promise<number> => {
  const { body } = await app.inject('/metrics');
  return Number(/consumer="toy.notes",result="done"[^}]*\} (\d+)/.exec(body)?.[1] ?? 0);
};
/** Waits until the service has handled all published check-ins. */
const untilAllProcessed = async (): Promise<void> => {
  const marker = createId();
  await publishCheckins(1, marker);
  await untilNotes(1, marker);
};

describe('BEYOND-21 BEYOND-22 erasure of a user’s data', () => {
  it('BEYOND-23 deletes the user’s data, keeps the account settings and reports counts by collection', async () => {
    await publishCheckins(3);
    await publishSettings();
    await untilNotes(3);
    await requestErasure('scope-data');
    const [receipt] = await untilReceipts('scope-data');
    expect(receipt).toMatchObject({ userId, counts: { notes: 3, dead_letters: 0 } });
    expect(Object.keys(receipt?.counts ?? {})).not.toContain('user_settings');
    expect(await notes()).toBe(0);
    expect(await settings()).toBe(1);
  });

  it('also deletes the account settings when the account is deleted', async () => {
    await publishSettings();
    await requestErasure('scope-account', 'account');
    expect((await untilReceipts('scope-account'))[0]?.counts).toEqual({
      notes: 0,
      plans: 0,
      user_settings: 1,
      dead_letters: 0,
    });
    expect(await settings()).toBe(0);
  });

  it('ERASE-14 leaves other users’ records unchanged', async () => {
    const other = createId();
    await publishCheckins(2, other);
    await publishCheckins(2);
    await untilNotes(2, other);
    await untilNotes(2);
    const before = await database.collection('notes').find({ userId: other }).toArray();
    await requestErasure('others');
    await untilReceipts('others');
    expect(await database.collection('notes').find({ userId: other }).toArray()).toEqual(before);
  });

  it('deletes more records than fit in one batch', async () => {
    await database
      .collection('notes')
      .insertMany(Array.from({ length: 1_203 }, () => ({ _id: createId() as never, userId })));
    await requestErasure('many');
    expect((await untilReceipts('many'))[0]?.counts.notes).toBe(1_203);
    expect(await notes()).toBe(0);
  });

  it('reports the same counts for a repeated request without deleting newer data', async () => {
    await publishCheckins(2);
    await untilNotes(2);
    await requestErasure('repeated');
    await untilReceipts('repeated');
    await publishCheckins(1);
    await untilNotes(1);
    await requestErasure('repeated');
    const [first, second] = await untilReceipts('repeated', 2);
    expect(second).toEqual(first);
    expect(await notes()).toBe(1);
  });

  /**
   * Points at which the process was killed, each with a function that recreates the state it left behind. Every test
   * starts with three notes.
   */
  const KILLED: [string, (erasureId: string) => Promise<void>][] = [
    ['before the first step', async () => undefined],
    ['after storing the tombstone', () => createTombstones(database).put(userId, 'data', new Date())],
    ['after counting', (erasureId) => counted(erasureId)],
    [
      'in the middle of deleting',
      async (erasureId) => {
        await counted(erasureId);
        await database.collection('notes').deleteOne({ userId });
      },
    ],
    [
      'after deleting',
      async (erasureId) => {
        await counted(erasureId);
        await database.collection('notes').deleteMany({ userId });
      },
    ],
    [
      'before responding',
      async (erasureId) => {
        await counted(erasureId);
        await database.collection('notes').deleteMany({ userId });
        await createErasureAnswers(database).done(erasureId, RECORDS);
      },
    ],
  ];
  const counted = (erasureId: string): Promise<void> =>
    createErasureAnswers(database).counted(erasureId, RECORDS, { notes: 3, dead_letters: 0 }, new Date());

  it.each(KILLED)(
    'BEYOND-25 completes after the process was killed %s, and reports the original counts',
    async (_, killed) => {
      const erasureId = createId();
      await publishCheckins(3);
      await untilNotes(3);
      await killed(erasureId);
      await requestErasure(erasureId);
      expect((await untilReceipts(erasureId))[0]?.counts).toMatchObject({ notes: 3, dead_letters: 0 });
      expect(await notes()).toBe(0);
    },
  );

  it('completes after a restart when the service was down at the time of the request', async () => {
    await publishCheckins(1);
    await untilNotes(1);
    await app.close();
    await requestErasure('down');
    app = await start();
    expect((await untilReceipts('down'))[0]?.counts.notes).toBe(1);
    expect(await notes()).toBe(0);
  });
});

describe('second round of an erasure that keeps the account', () => {
  const plans = () => database.collection('plans').countDocuments({ userId });
  const publishPlan = (time?: string) =>
    publish(planPublished.name, { weekStart: '2026-11-16', rev: 1 }, time === undefined ? {} : { time });
  const untilPlans = (count: number) => until(`${count} plans`, async () => (await plans()) === count);
  const requestSecondRound = (erasureId: string, erasedAt: Record<string, string>) =>
    publish(erasureRequested.name, { scope: 'data', erasureId, erasedAt });

  it('erases data received from services that erased their data later, and accepts newer events', async () => {
    await requestErasure('late-teller');
    const [receipt] = await untilReceipts('late-teller');
    const own = receipt?.time ?? '';
    await publishPlan();
    await untilPlans(1);
    await publishCheckins(1);
    await untilNotes(1);
    const later = new Date().toISOString();
    await requestSecondRound('late-teller.2', { wellness: own, running: later, physio: own });
    expect((await untilReceipts('late-teller.2'))[0]?.counts).toEqual({});
    expect([await plans(), await notes()]).toEqual([0, 1]);
    await publishPlan(later);
    await publishPlan(new Date(Date.parse(later) + 60_000).toISOString());
    await untilPlans(1);
    await publishCheckins(1);
    await untilNotes(2);
    expect(await plans()).toBe(1);
  });

  it('erases nothing when no other service erased its data later', async () => {
    await requestErasure('in-time');
    const [receipt] = await untilReceipts('in-time');
    const own = receipt?.time ?? '';
    await publishPlan();
    await untilPlans(1);
    await requestSecondRound('in-time.2', { wellness: own, running: own, physio: own });
    await untilReceipts('in-time.2');
    expect(await plans()).toBe(1);
  });
});

describe('event handling after an erasure', () => {
  it('ignores an event from before the erasure and handles an event from after the erasure', async () => {
    const before = new Date().toISOString();
    await requestErasure('late');
    await untilReceipts('late');
    await publishCheckins(1, userId, before);
    await untilAllProcessed();
    expect(await notes()).toBe(0);
    await publishCheckins(1);
    await untilNotes(1);
  });

  it('ignores all events of a deleted account, regardless of their time', async () => {
    await requestErasure('gone', 'account');
    await untilReceipts('gone');
    await publishCheckins(2);
    await publish(userChanged.name, { ...SETTINGS, rev: 9 });
    await untilAllProcessed();
    expect(await notes()).toBe(0);
    await until('the dropped events', async () =>
      /consumer="toy.user_settings",result="dropped"/.test((await app.inject('/metrics')).body),
    );
    expect(await settings()).toBe(0);
  });

  it('stores no dead letter for an unreadable event of a deleted account', async () => {
    await requestErasure('unreadable', 'account');
    await untilReceipts('unreadable');
    const dropped = async (): Promise<number> =>
      Number(/consumer="toy.notes",result="dropped"[^}]*\} (\d+)/.exec((await app.inject('/metrics')).body)?.[1] ?? 0);
    const before = await dropped();
    await publish(checkinRecorded.name, { pain: 'unreadable' });
    await until('the dropped event', async () => (await dropped()) === before + 1);
    expect(await database.collection('dead_letters').countDocuments({ userId })).toBe(0);
  });

  it('deletes data that a handler stored during the erasure', async () => {
    const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    effects.set(userId, async () => {
      started.resolve();
      await release.promise;
    });
    await publishCheckins(1);
    await started.promise;
    await requestErasure('meanwhile');
    await untilReceipts('meanwhile');
    const before = await handledCount();
    release.resolve();
    await until('the end of the effect', async () => (await handledCount()) === before + 1);
    expect(await notes()).toBe(0);
  });

  it('applies an old settings event when the erasure kept the account', async () => {
    const before = new Date().toISOString();
    await requestErasure('settings');
    await untilReceipts('settings');
    await publish(userChanged.name, { ...SETTINGS, rev: 2 }, { time: before });
    await until('settings', async () => (await settings()) === 1);
  });

  it('ignores events of a deleted account even after a later data erasure, without storing the user id', async () => {
    await requestErasure('first', 'account');
    await untilReceipts('first');
    await requestErasure('second', 'data');
    await untilReceipts('second');
    await publishCheckins(1);
    await untilAllProcessed();
    expect(await notes()).toBe(0);
    const stored = await Promise.all(
      ['tombstones', 'erasure_answers', 'secrets'].map((name) => database.collection(name).find().toArray()),
    );
    expect(stored.flat().length).toBeGreaterThan(2);
    expect(JSON.stringify(stored)).not.toContain(userId);
  });
});
