import {
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  runningProfileChanged,
  trainingLogged,
  trainingRemoved,
} from '@stridewell/contracts/events/events';
import { addDays, PATHS } from '@stridewell/contracts/web';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn, gateOf, givenProfile, PROFILE, READY, SORE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed({ events: [physioGateChanged, physioProfileChanged, physioCheckinRecorded] });
const { events } = bed;
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});

const untilPublished = (matches: Parameters<typeof events.untilNewest<typeof physioGateChanged>>[2]) =>
  events.untilNewest(user, physioGateChanged, matches);
const logged = (date: string, ladderStage: number | null, rev = 1) =>
  bed.publish(user, trainingLogged, { date, planType: 'adapt', status: 'done', minutes: 34, ladderStage, rev });
const onDay = async (date: string, body: object = { ...READY, runPainLevel: 1 }) => {
  bed.setNow(`${date}T10:00:00Z`);
  return checkIn(bed, user, body);
};
/** Saves two check-ins that meet the hand-over rule, so that the ladder starts at stage 1. */
const givenLadder = async (): Promise<void> => {
  await givenReadyInjury(bed, user);
  await onDay('2026-11-20');
  await onDay('2026-11-21');
};

describe('event physio.gate.changed.v1', () => {
  it('is published when the injury is first saved, then only when the gate changes', async () => {
    await givenProfile(bed, user);
    expect(await untilPublished(({ rev }) => rev === 1)).toEqual({
      area: 'knee',
      phase: 1,
      level: 'walk',
      ...{ stage: null, walkMinutes: 30, stageOfTwelve: null, hoursBetween: null },
      intervals: null,
      minutes: null,
      longestRun: null,
      handedOver: false,
      ladderFinished: false,
      reason: expect.stringMatching(/^[A-Z][^\n]+\.$/),
      rev: 1,
    });
    await checkIn(bed, user, { ...SORE, pain: 7 });
    await untilPublished(({ level }) => level === 'stop');
    await checkIn(bed, user, { ...SORE, pain: 8 });
    await checkIn(bed, user, READY);
    await untilPublished(({ level }) => level === 'walk');
    expect(events.of(user, physioGateChanged).map(({ rev }) => rev)).toEqual([1, 2, 3]);
  });

  it('contains the hand-over and stage 0 after the tests are passed', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    expect(await untilPublished(({ level }) => level === 'ladder')).toMatchObject({
      ...{ handedOver: true, stage: 0, stageOfTwelve: 0, minutes: 30 },
    });
  });

  it('BEYOND-10 is published with level walk when the hand-over check-in is changed to a failed test', async () => {
    await givenReadyInjury(bed, user);
    await onDay('2026-11-20', READY);
    await untilPublished(({ level }) => level === 'ladder');
    await onDay('2026-11-20', { ...READY, functionalTestsOk: false });
    expect(await untilPublished(({ level }) => level === 'walk')).toMatchObject({ handedOver: false, stage: null });
  });

  it('BEYOND-42 is published when the injury is resolved and when it becomes active again', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    await bed.call(user, 'POST', PATHS.physioResolve);
    expect(await untilPublished(({ level }) => level === 'clear')).toMatchObject({
      phase: null,
      stage: null,
      handedOver: false,
    });
    bed.setNow('2026-11-22T10:00:00Z');
    await bed.call(user, 'PUT', PATHS.physioProfile, PROFILE);
    expect(await untilPublished(({ level }) => level === 'walk')).toMatchObject({ phase: 1, handedOver: false });
  });

  it('contains no text written by the runner, and neither do the profile and check-in events', async () => {
    await givenProfile(bed, user, { ...PROFILE, painHistory: 'canary', restrictionsMeds: 'canary' });
    await checkIn(bed, user, SORE);
    await untilPublished(({ rev }) => rev >= 1);
    for (const type of [physioGateChanged, physioProfileChanged, physioCheckinRecorded])
      expect(JSON.stringify(events.of(user, type))).not.toContain('canary');
  });
});

describe('gate after events from other services', () => {
  it('opens the next stage after two clean ladder sessions', async () => {
    await givenLadder();
    await untilPublished(({ stage }) => stage === 1);
    await logged('2026-11-21', 1);
    await onDay('2026-11-22');
    await logged('2026-11-23', 1);
    await onDay('2026-11-24');
    expect(await untilPublished(({ stage }) => stage === 2)).toMatchObject({
      level: 'ladder',
      intervals: '5 x (2/1.5)',
      minutes: 28,
    });
  });

  it('returns to the previous stage after one of the clean sessions is removed', async () => {
    await givenLadder();
    await logged('2026-11-21', 1);
    await logged('2026-11-23', 1);
    for (const day of ['2026-11-22', '2026-11-24']) await onDay(day);
    await untilPublished(({ stage }) => stage === 2);
    await bed.publish(user, trainingRemoved, { date: '2026-11-23', rev: 2 });
    await untilPublished(({ stage }) => stage === 1);
  });

  it('TRIAGE-33 BEYOND-43 stops for an age under 18 and reopens for an adult age', async () => {
    await givenProfile(bed, user);
    const profile = { level: 'Beginner', weeklyHours: 3 } as const;
    await bed.publish(user, runningProfileChanged, { ...profile, ageBand: 'under-18', rev: 1 });
    await untilPublished(({ level }) => level === 'stop');
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => restricted);
    await bed.publish(user, runningProfileChanged, { ...profile, ageBand: '18-49', rev: 2 });
    await untilPublished(({ level }) => level === 'walk');
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => !restricted);
  });

  it('is unaffected by repeated and reordered events', async () => {
    await givenLadder();
    const days = ['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-27'];
    for (const day of days) await onDay(addDays(day, 1));
    const sends = [3, 1, 2, 0, 1, 3, 0, 0].map((at) => () => logged(days[at] ?? '', at < 2 ? 1 : 2));
    const late = [() => logged(days[0] ?? '', 1, 1), () => logged(days[0] ?? '', 1, 1)];
    await untilHandled(bed, 'physio.training-logged', [...sends, ...late]);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'ladder', stage: 3 });
    await untilPublished(({ stage }) => stage === 3);
  });

  it('is not created for a runner without an injury', async () => {
    await untilHandled(bed, 'physio.training-logged', [() => logged(TODAY, null)]);
    expect(await gateOf(bed, user)).toBeNull();
  });
});

describe('gate after a crash between a write and the gate update', () => {
  it('is updated before the check-in’s event is published', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    await until('the first event', () => events.of(user, physioCheckinRecorded).length === 1);
    await bed.restart(async () => {
      const data = { ...events.of(user, physioCheckinRecorded)[0], pain: 9, rev: 2 };
      const waiting = { id: 'left-behind-1', type: physioCheckinRecorded.name, time: `${TODAY}T10:00:00.000Z`, data };
      await bed.database
        .collection('physio_checkins')
        .updateOne({ userId: user.userId }, { $set: { 'answers.pain': 9, rev: 2, outbox: [waiting] } });
    });
    await until('the pending event', () => events.of(user, physioCheckinRecorded).length === 2);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
  });

  it('is created before the event of the first profile is published', async () => {
    await givenProfile(bed, user);
    await until('the first event', () => events.of(user, physioProfileChanged).length === 1);
    await bed.restart(async () => {
      await bed.database.collection('physio_gates').deleteOne({ userId: user.userId });
      const data = { ...events.of(user, physioProfileChanged)[0], rev: 2 };
      const waiting = { id: 'left-behind-2', type: physioProfileChanged.name, time: `${TODAY}T10:00:00.000Z`, data };
      await bed.database
        .collection('physio_profiles')
        .updateOne({ userId: user.userId }, { $set: { rev: 2, outbox: [waiting] } });
    });
    await until('the pending event', () => events.of(user, physioProfileChanged).length === 2);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'walk' });
  });
});

describe('profile whose outbox became full while NATS was down', () => {
  it('publishes all its events and the new exclusion after NATS is available again', async () => {
    await givenProfile(bed, user);
    await until('the first event', () => events.of(user, physioProfileChanged).length === 1);
    await bed.restart(async () => {
      const data = events.of(user, physioProfileChanged)[0];
      const time = `${TODAY}T10:00:00.000Z`;
      const outbox = Array.from({ length: OUTBOX_LIMIT }, (_, at) => ({
        ...{ id: `${user.userId} ${at}`, type: physioProfileChanged.name, time },
        data: { ...data, rev: at + 2 },
      }));
      await bed.database
        .collection('physio_profiles')
        .updateOne({ userId: user.userId }, { $set: { pregnantOrPostpartum: true, rev: OUTBOX_LIMIT + 1, outbox } });
    });
    await events.untilNewest(user, physioProfileChanged, ({ restricted }) => restricted);
    expect(events.of(user, physioProfileChanged)).toHaveLength(OUTBOX_LIMIT + 2);
    expect(await gateOf(bed, user)).toMatchObject({ level: 'stop' });
  });
});

describe('gate after concurrent changes to profile, check-ins, logs and training', () => {
  it.each([1, 2, 3])('reflects all changes (round %i)', async (round) => {
    await givenLadder();
    const put = (painHistory: string) => bed.call(user, 'PUT', PATHS.physioProfile, { ...PROFILE, painHistory });
    const log = (planned: string) => bed.call(user, 'POST', PATHS.physioLogs, { planned, status: 'done' });
    const answers = await Promise.all([
      put('a'),
      bed.call(user, 'POST', PATHS.physioCheckin, { ...READY, pain: round }),
      log('x'),
      put('b'),
      bed.call(user, 'POST', PATHS.physioCheckin, { ...SORE, pain: 7 + round }),
      log('y'),
      untilHandled(bed, 'physio.training-logged', [() => logged('2026-11-21', 1)]).then(() => ({ statusCode: 200 })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const followed = await gateOf(bed, user);
    // Reading today's plan updates the gate. If the gate changed now, an input would have been missed before.
    const today = (await bed.call(user, 'GET', PATHS.physioToday)).json();
    const after = await gateOf(bed, user);
    expect([after?.rev, after?.level]).toEqual([followed?.rev, today.gate.level]);
    await untilPublished(({ rev, level }) => rev === after?.rev && level === after?.level);
  });
});
