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
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { eventOf, openDatabase } from '../testing/things.ts';
import { until } from '../testing/until.ts';
import { RECORDS } from './erased.ts';
import { createErasureAnswers, erasureMigration } from './erasure-answers.ts';
import { createTombstones } from './tombstones.ts';

type Receipt = { userId: string; time: string } & EventData<(typeof userErased)['wellness']>;

const scope = createScope();
const receipts: Receipt[] = [];
let signer: Signer;
let app: FastifyInstance;
let database: Connection;
let userId: string;
/** Runs in every effect of an event, by runner. */
const effects = new Map<string, () => Promise<void>>();

const USER_DATA = [
  { name: 'notes' },
  { name: 'plans', follows: 'running' as const },
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];

/** A service that keeps a note for every check-in, and what it is told of accounts. */
const start = async (): Promise<FastifyInstance> =>
  untilReady(
    await createService(scope.config('wellness'), {
      migrations: [erasureMigration(1)],
      userData: USER_DATA,
      async register({ bus, database: own }) {
        const keep = (name: string, event: typeof checkinRecorded | typeof userChanged | typeof planPublished) =>
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
        keep('notes', checkinRecorded);
        keep('plans', planPublished);
        keep('user_settings', userChanged);
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
  signer.bus.publish({ ...eventOf(1, of), type, time, data });
const tell = async (count: number, of = userId, time = new Date().toISOString()): Promise<void> => {
  for (let rev = 1; rev <= count; rev += 1) await signer.bus.publish({ ...eventOf(rev, of), time });
};
const ask = (erasureId: string, scope: ErasureScope = 'data') => publish(erasureRequested.name, { scope, erasureId });
const receiptsOf = (erasureId: string) => receipts.filter((receipt) => receipt.erasureId === erasureId);
const untilReceipts = (erasureId: string, count = 1) =>
  until('the receipt', () => receiptsOf(erasureId).length >= count && receiptsOf(erasureId));
const notes = (of = userId) => database.collection('notes').countDocuments({ userId: of });
const untilNotes = (count: number, of = userId) => until(`${count} notes`, async () => (await notes(of)) === count);
const settings = () => database.collection('user_settings').countDocuments({ userId });
const SETTINGS = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false } };
const tellSettings = async (rev = 1): Promise<void> => {
  await publish(userChanged.name, { ...SETTINGS, rev });
  await until('settings', async () => (await settings()) >= 1);
};
/** Check-ins whose effect has ended. */
const done = async (): Promise<number> => {
  const { body } = await app.inject('/metrics');
  return Number(/consumer="toy.notes",result="done"[^}]*\} (\d+)/.exec(body)?.[1] ?? 0);
};
/** Waits until everything published so far for others than erasures has been looked at. */
const untilLookedAt = async (): Promise<void> => {
  const marker = createId();
  await tell(1, marker);
  await untilNotes(1, marker);
};

describe('BEYOND-21 BEYOND-22 a service takes part in an erasure', () => {
  it('BEYOND-23 erases what it holds, keeps what the account needs, and answers with counts by collection', async () => {
    await tell(3);
    await tellSettings();
    await untilNotes(3);
    await ask('scope-data');
    const [receipt] = await untilReceipts('scope-data');
    expect(receipt).toMatchObject({ userId, counts: { notes: 3, dead_letters: 0 } });
    expect(Object.keys(receipt?.counts ?? {})).not.toContain('user_settings');
    expect(await notes()).toBe(0);
    expect(await settings()).toBe(1);
  });

  it('with the account its settings go too', async () => {
    await tellSettings();
    await ask('scope-account', 'account');
    expect((await untilReceipts('scope-account'))[0]?.counts).toEqual({
      notes: 0,
      plans: 0,
      user_settings: 1,
      dead_letters: 0,
    });
    expect(await settings()).toBe(0);
  });

  it('ERASE-14 leaves every other record as it is, byte for byte', async () => {
    const other = createId();
    await tell(2, other);
    await tell(2);
    await untilNotes(2, other);
    await untilNotes(2);
    const before = await database.collection('notes').find({ userId: other }).toArray();
    await ask('others');
    await untilReceipts('others');
    expect(await database.collection('notes').find({ userId: other }).toArray()).toEqual(before);
  });

  it('erases thousands of records, not only the first batch of them', async () => {
    await database
      .collection('notes')
      .insertMany(Array.from({ length: 1_203 }, () => ({ _id: createId() as never, userId })));
    await ask('many');
    expect((await untilReceipts('many'))[0]?.counts.notes).toBe(1_203);
    expect(await notes()).toBe(0);
  });

  it('asked again it answers the same counts, and deletes nothing that was made since', async () => {
    await tell(2);
    await untilNotes(2);
    await ask('repeated');
    await untilReceipts('repeated');
    await tell(1);
    await untilNotes(1);
    await ask('repeated');
    const [first, second] = await untilReceipts('repeated', 2);
    expect(second).toEqual(first);
    expect(await notes()).toBe(1);
  });

  /** How a kill may leave it, step by step; each begins with three notes. */
  const KILLED: [string, (erasureId: string) => Promise<void>][] = [
    ['before anything', async () => undefined],
    ['after the tombstone', () => createTombstones(database).put(userId, 'data', new Date())],
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
      'before answering',
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
    'BEYOND-25 killed %s it ends the erasure, and answers the counts of the beginning',
    async (_, killed) => {
      const erasureId = createId();
      await tell(3);
      await untilNotes(3);
      await killed(erasureId);
      await ask(erasureId);
      expect((await untilReceipts(erasureId))[0]?.counts).toMatchObject({ notes: 3, dead_letters: 0 });
      expect(await notes()).toBe(0);
    },
  );

  it('was down when it was asked: it joins in when it is back', async () => {
    await tell(1);
    await untilNotes(1);
    await app.close();
    await ask('down');
    app = await start();
    expect((await untilReceipts('down'))[0]?.counts.notes).toBe(1);
    expect(await notes()).toBe(0);
  });
});

describe('the second round of an account that stays', () => {
  const plans = () => database.collection('plans').countDocuments({ userId });
  const tellPlan = (time?: string) =>
    publish(planPublished.name, { weekStart: '2026-11-16', rev: 1 }, time === undefined ? {} : { time });
  const untilPlans = (count: number) => until(`${count} plans`, async () => (await plans()) === count);
  const askAgain = (erasureId: string, erasedAt: Record<string, string>) =>
    publish(erasureRequested.name, { scope: 'data', erasureId, erasedAt });

  it('takes back what a service told that erased later, keeps everything else, and lets its news in', async () => {
    await ask('late-teller');
    const [receipt] = await untilReceipts('late-teller');
    const own = receipt?.time ?? '';
    await tellPlan();
    await untilPlans(1);
    await tell(1);
    await untilNotes(1);
    const later = new Date().toISOString();
    await askAgain('late-teller.2', { wellness: own, running: later, physio: own });
    expect((await untilReceipts('late-teller.2'))[0]?.counts).toEqual({});
    expect([await plans(), await notes()]).toEqual([0, 1]);
    await tellPlan(later);
    await tellPlan(new Date(Date.parse(later) + 60_000).toISOString());
    await untilPlans(1);
    await tell(1);
    await untilNotes(2);
    expect(await plans()).toBe(1);
  });

  it('takes nothing where nobody erased later', async () => {
    await ask('in-time');
    const [receipt] = await untilReceipts('in-time');
    const own = receipt?.time ?? '';
    await tellPlan();
    await untilPlans(1);
    await askAgain('in-time.2', { wellness: own, running: own, physio: own });
    await untilReceipts('in-time.2');
    expect(await plans()).toBe(1);
  });
});

describe('nothing old brings an erased runner back', () => {
  it('an event from before the erasure has no effect, one from after it has', async () => {
    const before = new Date().toISOString();
    await ask('late');
    await untilReceipts('late');
    await tell(1, userId, before);
    await untilLookedAt();
    expect(await notes()).toBe(0);
    await tell(1);
    await untilNotes(1);
  });

  it('of an account that is gone no event has an effect, whatever its time', async () => {
    await ask('gone', 'account');
    await untilReceipts('gone');
    await tell(2);
    await publish(userChanged.name, { ...SETTINGS, rev: 9 });
    await untilLookedAt();
    expect(await notes()).toBe(0);
    await until('the dropped events', async () =>
      /consumer="toy.user_settings",result="dropped"/.test((await app.inject('/metrics')).body),
    );
    expect(await settings()).toBe(0);
  });

  it('not even as a dead letter', async () => {
    await ask('unreadable', 'account');
    await untilReceipts('unreadable');
    const dropped = async (): Promise<number> =>
      Number(/consumer="toy.notes",result="dropped"[^}]*\} (\d+)/.exec((await app.inject('/metrics')).body)?.[1] ?? 0);
    const before = await dropped();
    await publish(checkinRecorded.name, { pain: 'unreadable' });
    await until('the dropped event', async () => (await dropped()) === before + 1);
    expect(await database.collection('dead_letters').countDocuments({ userId })).toBe(0);
  });

  it('an event under way while its runner is erased leaves nothing', async () => {
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    effects.set(userId, async () => {
      begun.resolve();
      await goOn.promise;
    });
    await tell(1);
    await begun.promise;
    await ask('meanwhile');
    await untilReceipts('meanwhile');
    const before = await done();
    goOn.resolve();
    await until('the end of the effect', async () => (await done()) === before + 1);
    expect(await notes()).toBe(0);
  });

  it('what account told of an account that stays still holds, however old', async () => {
    const before = new Date().toISOString();
    await ask('settings');
    await untilReceipts('settings');
    await publish(userChanged.name, { ...SETTINGS, rev: 2 }, { time: before });
    await until('settings', async () => (await settings()) === 1);
  });

  it('a gone account stays gone after another erasure of data, and a tombstone names nobody', async () => {
    await ask('first', 'account');
    await untilReceipts('first');
    await ask('second', 'data');
    await untilReceipts('second');
    await tell(1);
    await untilLookedAt();
    expect(await notes()).toBe(0);
    const kept = await Promise.all(
      ['tombstones', 'erasure_answers', 'secrets'].map((name) => database.collection(name).find().toArray()),
    );
    expect(kept.flat().length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain(userId);
  });
});
