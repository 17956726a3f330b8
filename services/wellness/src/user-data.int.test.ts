import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { checkinRecorded, holdChanged, physioCheckinRecorded, userChanged } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE, dateIn, type HistoryItem, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { compareUserData } from '@stridewell/kit/testing/compare-user-data';
import { createEraser, type Eraser } from '@stridewell/kit/testing/erasures';
import { goodPhysioDay } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, publishEvent, startWellness, type WellnessTestBed } from './testing/wellness-bed.ts';
import { userData } from './user-data.ts';

const SETTINGS = { timezone: 'Europe/Oslo', tzv: 1, consents: { health_data: true, outside_model: false }, rev: 1 };
/** A hold that does not limit the day to Reset and therefore does not change scores. */
const HOLD = {
  holdId: '0190a5f0-0000-7000-8000-000000000000',
  category: 'medication',
  tier: 'topic',
  since: '2026-11-18T10:00:00.000Z',
  ended: null,
  rev: 1,
};
/** The current date. A fixed date would not work, because erasures compare the real timestamps of events. */
const TODAY = dateIn(DEFAULT_TIMEZONE, new Date());
let wellness: WellnessTestBed;
let database: Connection;
let eraser: Eraser;
const checkinEvents: { subject: string; data: EventData<typeof checkinRecorded> }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  database = await openDatabase(wellness.scope, 'wellness');
  eraser = createEraser(wellness.signer.bus, 'wellness');
  wellness.signer.bus.consume<EventData<typeof checkinRecorded>>({
    name: 'test.checkins',
    event: checkinRecorded,
    handle: async ({ subject, data }) => void checkinEvents.push({ subject, data }),
  });
});
afterAll(async () => {
  await database.close();
  await wellness.close();
});

const rowsOf = async (name: string, { userId }: TestUser) => database.collection(name).find({ userId }).toArray();
const untilRow = (name: string, user: TestUser) =>
  until(`a row in ${name}`, async () => (await rowsOf(name, user)).length > 0);
const publish = (user: TestUser, event: EventType, data: unknown) => publishEvent(wellness, user, event, data);
const checkIn = async (user: TestUser, key?: string): Promise<void> => {
  const answer = await wellness.post(user, DEFAULTS, key);
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Creates a runner who has data in every collection. */
const fullRunner = async (): Promise<TestUser> => {
  const user = await wellness.signer.user();
  await checkIn(user, createId());
  await publish(user, userChanged, SETTINGS);
  await publish(user, physioCheckinRecorded, goodPhysioDay(TODAY));
  await publish(user, holdChanged.running, HOLD);
  await publish(user, physioCheckinRecorded, { rev: 'unreadable' });
  for (const { name } of userData) await untilRow(name, user);
  return user;
};

describe('BEYOND-21 runner’s wellness data', () => {
  it('ERASE-10 is stored only in the collections listed in userData', async () => {
    await fullRunner();
    expect(await compareUserData(database, userData)).toEqual({ unlisted: [], empty: [] });
  });

  it.each(['data', 'account'] as const)(
    'ERASE-11 ERASE-14 is deleted by an erasure with scope %s without affecting other runners',
    async (scope) => {
      const [user, other] = [await fullRunner(), await fullRunner()];
      const idsOf = async (of: TestUser) =>
        Promise.all(userData.map(async ({ name }) => [name, (await rowsOf(name, of)).map(({ _id }) => _id)] as const));
      const others = await idsOf(other);
      expect(await eraser.erase(user.userId, scope)).toMatchObject({ checkin_sessions: 1, metrics_daily: 1 });
      const left = (await idsOf(user)).flatMap(([name, ids]) => (ids.length > 0 ? [name] : []));
      expect(left).toEqual(scope === 'data' ? ['user_settings'] : []);
      expect(await idsOf(other)).toEqual(others);
    },
  );

  it('starts again at revision 1 after an erasure', async () => {
    const user = await fullRunner();
    await checkIn(user);
    await eraser.erase(user.userId, 'data');
    const before = checkinEvents.length;
    await checkIn(user);
    const event = await until('the event', () =>
      checkinEvents.slice(before).find(({ subject }) => subject === user.userId),
    );
    expect(event.data.rev).toBe(1);
    const history: HistoryItem[] = (await wellness.get(user, PATHS.history)).json();
    expect(history).toHaveLength(1);
  });
});
