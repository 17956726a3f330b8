import { randomUUID } from 'node:crypto';
import { createUsageRepository } from '@stridewell/chat/model/usage-repository';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { storeProposal } from '@stridewell/chat/testing/stored-proposal';
import {
  checkinRecorded,
  painReported,
  planChanged,
  runningProfileChanged,
  trainingLogged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { COACH_BASES, DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { compareUserData } from '@stridewell/kit/testing/compare-user-data';
import { createEraser, type Eraser } from '@stridewell/kit/testing/erasures';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, injuriesOf, questionnaireOf, sessionOn, testOf } from './testing/fixtures.ts';
import { usePhysioBed } from './testing/physio-bed.ts';
import { userData } from './user-data.ts';

const CONSENTS = { health_data: true, outside_model: false };
/** The actual current day, because erasures compare the actual timestamps of events. */
const TODAY = dateIn(DEFAULT_TIMEZONE, new Date());
const CHECKIN = {
  date: TODAY,
  score: 6.2,
  recommendation: 'Adapt' as const,
  metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
  ...{ factors: [], cap: null },
};
const bed = usePhysioBed();
let port: number;
let eraser: Eraser;

beforeAll(async () => {
  port = await bed.listen();
  eraser = createEraser(bed.signer.bus, 'physio');
});

const rowsOf = async (name: string, { userId }: TestUser) => bed.database.collection(name).find({ userId }).toArray();
const untilRow = (name: string, user: TestUser) =>
  until(`a row in ${name}`, async () => (await rowsOf(name, user)).length > 0);
const post = async (user: TestUser, path: string, body: object): Promise<void> => {
  const answer = await bed.call(user, 'POST', path, body);
  expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300);
};

/** Creates a runner with data in every collection. */
const fullRunner = async (): Promise<TestUser> => {
  const user = await bed.user();
  const { publish } = bed;
  await publish(user, userChanged, { timezone: 'Europe/Oslo', tzv: 1, consents: CONSENTS, rev: 1 });
  await publish(user, runningProfileChanged, { level: 'Advanced', ageBand: '18-49', weeklyHours: 5, rev: 1 });
  const logged = { planType: 'easy', status: 'done', minutes: 30, ladderStage: null, rev: 1 } as const;
  await publish(user, trainingLogged, { date: TODAY, ...logged });
  await publish(user, planChanged, {
    weekStart: '2026-11-16',
    today: { date: TODAY, planType: 'easy', minutes: 30, title: 'Easy run' },
    rev: 1,
  });
  await publish(user, painReported.running, {
    ...{ area: 'knee', pain: 8, severe: false, worse: false, rev: 1 },
    at: new Date().toISOString(),
  });
  await publish(user, checkinRecorded, { ...CHECKIN, rev: 1 });
  await publish(user, checkinRecorded, { rev: 'unreadable' } as never);
  await givenProfile(bed, user);
  await checkIn(bed, user);
  await post(user, PATHS.physioLogs, { planned: 'calf raises', status: 'done' });
  const [injury] = await injuriesOf(bed, user);
  await post(user, PATHS.physioTests, testOf(injury?.id ?? ''));
  await post(user, PATHS.physioQuestionnaires, questionnaireOf(injury?.id ?? ''));
  await bed.call(user, 'PUT', PATHS.physioChoices, { equipment: ['bands'] });
  await bed.call(user, 'PUT', `${PATHS.physioSessions}/${randomUUID()}`, sessionOn(TODAY));
  await post(user, `${COACH_BASES.physio}/chat/draft`, { content: 'not sent' });
  const payload = { message: 'I have chest pain of 8 when I run' };
  const reply = await readStream({ port, path: `${COACH_BASES.physio}/chat`, user, payload }).reply;
  expect(reply.isDone).toBe(true);
  await createUsageRepository(bed.database).reserve(user.userId, 10, 100, new Date());
  await storeProposal(bed.database, user.userId);
  for (const { name } of userData) await untilRow(name, user);
  return user;
};

describe('BEYOND-21 erasure of physio user data', () => {
  it('ERASE-10 covers every collection with user data', async () => {
    await fullRunner();
    expect(await compareUserData(bed.database, userData)).toEqual({ unlisted: [], empty: [] });
  });

  it.each(['data', 'account'] as const)(
    'ERASE-11 ERASE-14 deletes one runner’s data with erasure scope %s and keeps another runner’s data',
    async (scope) => {
      const [user, other] = [await fullRunner(), await fullRunner()];
      const idsOf = async (of: TestUser) =>
        Promise.all(userData.map(async ({ name }) => [name, (await rowsOf(name, of)).map(({ _id }) => _id)] as const));
      const others = await idsOf(other);
      const counts = await eraser.erase(user.userId, scope);
      expect(counts).toMatchObject({ physio_profiles: 1, physio_checkins: 1, physio_gates: 1, chat_messages: 2 });
      const left = (await idsOf(user)).flatMap(([name, ids]) => (ids.length > 0 ? [name] : []));
      expect(left).toEqual(scope === 'data' ? ['user_settings'] : []);
      expect(await idsOf(other)).toEqual(others);
    },
  );

  it('allows new data from requests and events after an erasure', async () => {
    const user = await fullRunner();
    await eraser.erase(user.userId, 'data');
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).json()).toBeNull();
    await givenProfile(bed, user);
    await checkIn(bed, user);
    await bed.publish(user, checkinRecorded, { ...CHECKIN, score: 4.1, rev: 1 });
    await untilRow('checkin_days', user);
    expect(await rowsOf('checkin_days', user)).toMatchObject([{ date: TODAY, score: 4.1, rev: 1 }]);
    expect(await rowsOf('physio_checkins', user)).toHaveLength(1);
  });
});
