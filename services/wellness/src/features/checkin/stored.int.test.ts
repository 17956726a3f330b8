import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
} from '@stridewell/contracts/events/events';
import { PATHS, RUNNING_STOPPED } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS, publishEvent, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

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
const publish = (event: EventType, data: object) => publishEvent(wellness, user, event, data, wellness.clock.now());
const stopRunning = async () => {
  await publish(physioProfileChanged, { ...KNEE, since: TODAY });
  await publish(physioGateChanged, { ...GATE, level: 'stop' });
};

/**
 * Removes the facts from the stored check-in and its stored responses, because earlier releases did not store facts.
 */
const removeFacts = () =>
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

describe('stored check-in', () => {
  it('contains the message facts in addition to the message text, which earlier releases read', async () => {
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

  it('is returned with facts parsed from the message when an earlier release stored it', async () => {
    const body = { ...BEST, pain: 1 };
    await stopRunning();
    await until('the stop', async () => {
      await wellness.post(user, body, 'once');
      return (await wellness.post(user, body)).json().runningStopped;
    });
    const [day, answer] = [await today(), (await wellness.post(user, body, 'once')).json()];
    expect(day).toMatchObject({ runningStopped: true, explanation: { cap: { code: 'injury', value: null } } });
    await removeFacts();
    expect(await storedDay()).not.toHaveProperty('facts');
    expect(await today()).toEqual(day);
    expect((await wellness.post(user, body, 'once')).json()).toEqual(answer);
  });

  it('is not updated by an event that does not change the assessment', async () => {
    await wellness.post(user, { ...BEST, pain: 5 });
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    await removeFacts();
    const before = await storedDay();
    await publish(physioCheckinRecorded, { ...goodPhysioDay(TODAY), rev: 1 });
    // A runner's events are handled in order, so the first event has been handled when the second one takes effect.
    await publish(physioCheckinRecorded, { ...goodPhysioDay(TODAY), pain: 9, rev: 2 });
    await until('the second event', async () => (await today()).score === 2.9);
    expect((await storedDay())?.rev).toBe(before?.rev + 1);
  });

  it('is returned without outdated facts after an earlier release updated it', async () => {
    await wellness.post(user, { ...BEST, pain: 1 });
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    const stopped = await storedDay();
    // A replica of the earlier release handles the next gate event and replaces only the fields that it knows.
    const message = stopped?.message.replace(`\n${RUNNING_STOPPED}`, '');
    await sessions().updateOne({ userId: user.userId }, { $set: { message }, $inc: { rev: 1 } });
    const day = await today();
    expect(day).toMatchObject({ message, runningStopped: false });
    expect(day.messageParts.map(({ code }: { code: string }) => code)).not.toContain('running_stopped');
  });

  it('is updated with runningStopped on a Reset day when the physio coach stops running', async () => {
    const { message } = (await wellness.post(user, { ...BEST, pain: 8 })).json();
    await stopRunning();
    await until('the stop', async () => (await today()).runningStopped);
    expect(await today()).toMatchObject({ message, score: 2.9, isUpdate: false });
    await until('its event', () => revs.some(({ subject, rev }) => subject === user.userId && rev === 2));
  });
});
