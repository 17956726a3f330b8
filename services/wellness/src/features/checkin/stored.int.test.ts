import type { EventData } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
} from '@stridewell/contracts/events/events';
import { PATHS, RUNNING_STOPPED } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

const TODAY = '2026-11-20';
const BEST = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };

let wellness: WellnessTestBed;
let database: Connection;
let user: TestUser;
const revs: { subject: string; rev: number }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  database = await openDatabase(wellness.scope, 'wellness');
  setClock(wellness.clock, `${TODAY}T10:00:00Z`);
  wellness.signer.bus.consume<EventData<typeof checkinRecorded>>({
    name: 'test.listener',
    event: checkinRecorded,
    handle: async ({ subject, data: { rev } }) => void revs.push({ subject, rev }),
  });
});
beforeEach(async () => {
  user = await wellness.signer.user();
});
afterAll(async () => {
  await database.close();
  await wellness.close();
});

const sessions = () => database.collection('checkin_sessions');
const storedDay = () => sessions().findOne({ userId: user.userId });
const today = async () => (await wellness.get(user, PATHS.checkinToday)).json();
const publish = (
  event: typeof physioCheckinRecorded | typeof physioGateChanged | typeof physioProfileChanged,
  data: object,
) =>
  wellness.signer.bus.publish({
    specversion: '1.0',
    id: createId(),
    source: event.stream,
    type: event.name,
    subject: user.userId,
    time: wellness.clock.now().toISOString(),
    datacontenttype: 'application/json',
    data,
  });
const stopRunning = async () => {
  await publish(physioProfileChanged, { ...KNEE, since: TODAY });
  await publish(physioGateChanged, { ...GATE, level: 'stop' });
};

/** Makes the stored day one of the release before the facts: without them, in the day and in the stored answers. */
const makeOlder = () =>
  sessions().updateOne(
    { userId: user.userId },
    {
      $unset: {
        facts: '',
        'explanation.cap.code': '',
        'explanation.cap.value': '',
        'requests.$[].answer.messageParts': '',
        'requests.$[].answer.runningStopped': '',
      },
    },
  );

describe('a stored check-in', () => {
  it('has its facts next to the message, which a replica of an earlier release reads', async () => {
    const answer = (await wellness.post(user, { ...DEFAULTS, pain: 5 })).json();
    expect(await storedDay()).toMatchObject({
      message: answer.message,
      explanation: answer.explanation,
      facts: {
        rev: 1,
        runningStopped: false,
        message: [
          { code: 'override', cause: { code: 'pain', value: 5 } },
          { code: 'score', score: 4.9 },
          { code: 'losses', metrics: ['pain', 'fatigue', 'sleep'] },
          { code: 'gains', metrics: ['stress'] },
        ],
      },
    });
  });

  it('of an earlier release is answered with the facts of its message', async () => {
    const body = { ...BEST, pain: 1 };
    await stopRunning();
    await until('the stop', async () => {
      await wellness.post(user, body, 'once');
      return (await wellness.post(user, body)).json().runningStopped;
    });
    const [day, answer] = [await today(), (await wellness.post(user, body, 'once')).json()];
    expect(day).toMatchObject({ runningStopped: true, explanation: { cap: { code: 'injury', value: null } } });
    await makeOlder();
    expect(await storedDay()).not.toHaveProperty('facts');
    expect(await today()).toEqual(day);
    expect((await wellness.post(user, body, 'once')).json()).toEqual(answer);
  });

  it('of an earlier release is not written again by an event that changes none of its facts', async () => {
    await wellness.post(user, { ...BEST, pain: 5 });
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    await makeOlder();
    const before = await storedDay();
    await publish(physioCheckinRecorded, { ...goodPhysioDay(TODAY), rev: 1 });
    // Events of a runner are handled in order, so the first one has been handled when the second one shows.
    await publish(physioCheckinRecorded, { ...goodPhysioDay(TODAY), pain: 9, rev: 2 });
    await until('the second event', async () => (await today()).score === 2.9);
    expect((await storedDay())?.rev).toBe(before?.rev + 1);
  });

  it('written last by a replica of an earlier release does not have the facts of the revision before', async () => {
    await wellness.post(user, { ...BEST, pain: 1 });
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    const stopped = await storedDay();
    // The replica of the earlier release has the gate's next event and replaces only the fields that it knows.
    const message = stopped?.message.replace(`\n${RUNNING_STOPPED}`, '');
    await sessions().updateOne({ userId: user.userId }, { $set: { message }, $inc: { rev: 1 } });
    const day = await today();
    expect(day).toMatchObject({ message, runningStopped: false });
    expect(day.messageParts.map(({ code }: { code: string }) => code)).not.toContain('running_stopped');
  });

  it('of a Reset day is written again when running is stopped, so that its answer has the fact', async () => {
    const { message } = (await wellness.post(user, { ...BEST, pain: 8 })).json();
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    expect(await today()).toMatchObject({ message, score: 2.9, isUpdate: false });
    await until('its event', () => revs.some(({ subject, rev }) => subject === user.userId && rev === 2));
  });
});
