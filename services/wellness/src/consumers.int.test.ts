import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { PATHS, RUNNING_STOPPED } from '@stridewell/contracts/web';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishEvent, setClock, startWellness, type WellnessTestBed } from './testing/wellness-bed.ts';

const TODAY = '2026-11-20';
const BEST = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
const CLEAR = { ...GATE, level: 'clear', handedOver: true, ladderFinished: true, rev: 2 } as const;

let wellness: WellnessTestBed;
let user: TestUser;
const received: { subject: string; data: EventData<typeof checkinRecorded> }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  wellness.signer.bus.consume<EventData<typeof checkinRecorded>>({
    name: 'test.listener',
    event: checkinRecorded,
    handle: async ({ subject, data }) => void received.push({ subject, data }),
  });
});
beforeEach(async () => {
  setClock(wellness.clock, `${TODAY}T10:00:00Z`);
  user = await wellness.signer.user();
});
afterAll(() => wellness.close());

const publish = <E extends EventType>(event: E, data: EventData<E>): Promise<void> =>
  publishEvent(wellness, user, event, data, wellness.clock.now());
const physioDay = (change: Partial<EventData<typeof physioCheckinRecorded>>, date = TODAY) =>
  publish(physioCheckinRecorded, { ...goodPhysioDay(date), ...change });
const today = async () => (await wellness.get(user, PATHS.checkinToday)).json();
const untilScore = (score: number) =>
  until(`a score of ${score}`, async () => {
    const day = await today();
    return day.score === score && day;
  });
const revs = () => received.filter(({ subject }) => subject === user.userId).map(({ data }) => data.rev);

/**
 * Publishes a new event and waits for its effect. A runner's events are handled in order, so all earlier events have
 * been handled as well.
 */
const settle = async (rev: number): Promise<void> => {
  await physioDay({ pain: 10, rev });
  await untilScore(2.9);
};

describe('readiness score with physio data', () => {
  it.each([
    ['CHK-51', 'a red flag', { flags: ['numbness' as const] }, 2.9, 'a red flag in your physio check-in'],
    ['CHK-51', 'a red flag from another answer', { redFlag: true }, 2.9, 'a red flag in your physio check-in'],
    ['CHK-52', 'pain above 6', { pain: 7 }, 2.9, 'pain of 7 in your physio check-in'],
    ['CHK-53', 'pain of 6', { pain: 6 }, 4.9, 'pain of 6 in your physio check-in'],
    ['CHK-53', 'pain of 5', { pain: 5 }, 4.9, 'pain of 5 in your physio check-in'],
    ['CHK-54', 'a worse morning', { worsening: true }, 4.9, 'a worse morning after your last session'],
  ])(
    'CHK-83 CHK-84 is capped because of %s (%s), for check-ins before and after the physio event',
    async (_id, _case, change, limit, reason) => {
      expect((await wellness.post(user, BEST)).json().score).toBe(10);
      await physioDay(change);
      expect((await untilScore(limit)).explanation).toMatchObject({ raw: 10, cap: { limit, reason } });
      const again = (await wellness.post(user, BEST)).json();
      expect(again).toMatchObject({ score: limit, explanation: { cap: { limit, reason } } });
      expect(again.message).toContain(reason);
    },
  );

  it('CHK-99 CHK-100 increases after a better physio check-in and is published once per change', async () => {
    await wellness.post(user, BEST);
    await physioDay({ pain: 8, rev: 1 });
    await untilScore(2.9);
    await physioDay({ pain: 5, rev: 2 });
    await untilScore(4.9);
    await physioDay({ pain: 1, rev: 3 });
    expect(await untilScore(10)).toMatchObject({ recommendation: 'Push', explanation: { cap: null }, ...BEST });
    await until('every event', () => revs().length >= 4);
    expect(revs()).toEqual([1, 2, 3, 4]);
  });

  it('CHK-86 is updated in the statistics, the history and the CSV export', async () => {
    await wellness.post(user, BEST);
    await physioDay({ pain: 6 });
    await untilScore(4.9);
    const stats = (await wellness.get(user, PATHS.stats)).json();
    expect(stats).toMatchObject({ dailyScores: [{ date: TODAY, score: 4.9 }], recCounts: { Push: 0, Recover: 1 } });
    const [entry] = (await wellness.get(user, PATHS.history)).json();
    expect(entry).toMatchObject({ date: TODAY, score: 4.9, recommendation: 'Recover' });
    expect((await wellness.get(user, PATHS.export)).body).toContain(`${TODAY},4.9,Recover`);
  });

  it('depends only on the highest physio revision and is not published for repeated events', async () => {
    await wellness.post(user, BEST);
    await physioDay({ pain: 5, rev: 3 });
    await untilScore(4.9);
    await physioDay({ pain: 9, rev: 2 });
    await physioDay({ pain: 5, rev: 3 });
    await settle(4);
    await until('every event', () => revs().length >= 3);
    expect(revs()).toEqual([1, 2, 3]);
  });

  it('reflects all concurrent check-ins and physio events', async () => {
    const sends = Array.from({ length: 10 }, (_, index) =>
      Promise.all([
        wellness.post(user, { ...BEST, sleep: 1 + (index % 5) }),
        physioDay({ pain: index % 3, rev: index + 1 }),
      ]),
    );
    await Promise.all([...sends, physioDay({ pain: 6, rev: 11 })]);
    await untilScore(4.9);
    await settle(12);
    const stored = await today();
    expect(stored.explanation.raw).toBeGreaterThan(4.9);
    await until('the last event', () =>
      received.some(({ subject, data }) => subject === user.userId && data.score === 2.9),
    );
  });

  it('changes after a physio event without changing isUpdate or the answers', async () => {
    await wellness.post(user, { ...BEST, notes: 'slept in' });
    await physioDay({ pain: 8 });
    expect(await untilScore(2.9)).toMatchObject({ isUpdate: false, notes: 'slept in' });
    await wellness.post(user, BEST);
    expect(await today()).toMatchObject({ isUpdate: true, notes: null });
  });

  it('CHK-101 is capped by the physio data for the check-in’s date', async () => {
    await physioDay({ pain: 8 }, '2026-11-18');
    await wellness.post(user, BEST);
    await physioDay({ pain: 6 });
    await untilScore(4.9);
    expect((await wellness.post(user, { ...BEST, date: '2026-11-18' })).json().score).toBe(2.9);
    expect((await wellness.post(user, { ...BEST, date: '2026-11-19' })).json().score).toBe(10);
    const history = (await wellness.get(user, PATHS.history)).json();
    expect(history.map(({ score }: { score: number }) => score)).toEqual([4.9, 10, 2.9]);
  });

  it('changes only for the date of a backdated physio check-in', async () => {
    await wellness.post(user, { ...BEST, date: '2026-11-18' });
    await wellness.post(user, BEST);
    await physioDay({ pain: 8 }, '2026-11-18');
    const scores = async () =>
      (await wellness.get(user, PATHS.history)).json().map(({ score }: { score: number }) => score);
    await until('the earlier day', async () => (await scores())[1] === 2.9);
    expect(await scores()).toEqual([10, 2.9]);
  });
});

describe('CHK-55 active injury', () => {
  it('CHK-102 caps the score at 7.4 until the return-to-run ladder is finished, and after a bad physio check-in', async () => {
    await wellness.post(user, BEST);
    await publish(physioProfileChanged, KNEE);
    expect((await untilScore(7.4)).explanation.cap.reason).toBe('the injury you are working on');
    await publish(physioGateChanged, { ...GATE, level: 'ladder', handedOver: true });
    expect((await wellness.post(user, BEST)).json().score).toBe(7.4);
    await publish(physioGateChanged, CLEAR);
    await untilScore(10);
    await physioDay({ pain: 3, handoverMet: false });
    await untilScore(7.4);
  });

  it('adds the running stop to the message from the injury’s start date without adding another cap', async () => {
    await wellness.post(user, BEST);
    await wellness.post(user, { ...BEST, date: '2026-11-18' });
    await publish(physioProfileChanged, { ...KNEE, since: '2026-11-19' });
    await publish(physioGateChanged, { ...GATE, level: 'stop' });
    await until('the stop', async () => (await today()).runningStopped);
    const stopped = await today();
    expect(stopped).toMatchObject({ score: 7.4, recommendation: 'Adapt' });
    expect(stopped.message.split('\n')).toContain(RUNNING_STOPPED);
    expect(stopped.messageParts).toContainEqual({ code: 'running_stopped', text: RUNNING_STOPPED });
    const before = (await wellness.post(user, { ...BEST, date: '2026-11-18' })).json();
    expect(before.score).toBe(10);
    expect(before.runningStopped).toBe(false);
    expect(before.message).not.toContain(RUNNING_STOPPED);
    await publish(physioGateChanged, { ...GATE, level: 'walk', rev: 2 });
    await until('walking again', async () => !(await today()).runningStopped);
  });

  it('CHK-103 stops capping the score when resolved and caps the score again when reopened', async () => {
    await wellness.post(user, BEST);
    await publish(physioProfileChanged, KNEE);
    await untilScore(7.4);
    await publish(physioProfileChanged, { ...KNEE, status: 'resolved', rev: 2 });
    await untilScore(10);
    expect((await wellness.post(user, BEST)).json().score).toBe(10);
    await publish(physioProfileChanged, { ...KNEE, rev: 3 });
    await untilScore(7.4);
  });

  it('caps the score of the current day in the account’s time zone', async () => {
    setClock(wellness.clock, '2026-11-20T12:00:00Z');
    user = await wellness.signer.user({ timezone: 'Pacific/Auckland' });
    const consents = { health_data: true, outside_model: false };
    await publish(userChanged, { timezone: 'Pacific/Auckland', tzv: 1, consents, rev: 1 });
    await wellness.post(user, BEST);
    await wellness.post(user, { ...BEST, date: TODAY });
    await until('the cap on the account’s today', async () => {
      await publish(physioProfileChanged, KNEE);
      return (await today()).score === 7.4;
    });
    expect((await today()).date).toBe('2026-11-21');
  });
});
