import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import {
  checkinRecorded,
  physioCheckinRecorded,
  physioGateChanged,
  physioProfileChanged,
  userChanged,
} from '@stridewell/contracts/events/events';
import { isRunningStopped, PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { GATE, goodPhysioDay, KNEE } from '@stridewell/kit/testing/physio-events';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWellness, turnTo, type Wellness } from '../testing/wellness.ts';

const TODAY = '2026-11-20';
const BEST = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
const CLEAR = { ...GATE, level: 'clear', handedOver: true, ladderFinished: true, rev: 2 } as const;

let wellness: Wellness;
let user: TestUser;
const heard: { subject: string; data: EventData<typeof checkinRecorded> }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  wellness.signer.bus.consume<EventData<typeof checkinRecorded>>({
    name: 'test.listener',
    event: checkinRecorded,
    handle: async ({ subject, data }) => void heard.push({ subject, data }),
  });
});
beforeEach(async () => {
  turnTo(wellness.clock, `${TODAY}T10:00:00Z`);
  user = await wellness.signer.user();
});
afterAll(() => wellness.close());

const tell = <E extends EventType>(event: E, data: EventData<E>): Promise<void> =>
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
const physioDay = (change: Partial<EventData<typeof physioCheckinRecorded>>, date = TODAY) =>
  tell(physioCheckinRecorded, { ...goodPhysioDay(date), ...change });
const today = async () => (await wellness.get(user, PATHS.checkinToday)).json();
const untilScore = (score: number) =>
  until(`a score of ${score}`, async () => {
    const day = await today();
    return day.score === score && day;
  });
const revs = () => heard.filter(({ subject }) => subject === user.userId).map(({ data }) => data.rev);

/** A fresh event is handled after all that was told of this runner before: its effect shows that theirs is done. */
const settle = async (rev: number): Promise<void> => {
  await physioDay({ pain: 10, rev });
  await untilScore(2.9);
};

describe('the day’s score follows the physio side', () => {
  it.each([
    ['CHK-51 a red flag ticked', { flags: ['numbness' as const] }, 2.9, 'a red flag in your physio check-in'],
    ['CHK-51 a red flag told otherwise', { redFlag: true }, 2.9, 'a red flag in your physio check-in'],
    ['CHK-52 pain above 6', { pain: 7 }, 2.9, 'pain of 7 in your physio check-in'],
    ['CHK-53 pain of 6', { pain: 6 }, 4.9, 'pain of 6 in your physio check-in'],
    ['CHK-53 pain of 5', { pain: 5 }, 4.9, 'pain of 5 in your physio check-in'],
    ['CHK-54 a worse morning', { worsening: true }, 4.9, 'a worse morning after your last session'],
  ])('CHK-83 CHK-84 %s caps a check-in made before and one made after', async (_what, change, limit, reason) => {
    expect((await wellness.post(user, BEST)).json().score).toBe(10);
    await physioDay(change);
    expect((await untilScore(limit)).explanation).toMatchObject({ raw: 10, cap: { limit, reason } });
    const again = (await wellness.post(user, BEST)).json();
    expect(again).toMatchObject({ score: limit, explanation: { cap: { limit, reason } } });
    expect(again.message).toContain(reason);
  });

  it('CHK-99 CHK-100 rises again with a later check-in of the day, and tells each change once', async () => {
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

  it('CHK-86 statistics, history and CSV show the score as it stands', async () => {
    await wellness.post(user, BEST);
    await physioDay({ pain: 6 });
    await untilScore(4.9);
    const stats = (await wellness.get(user, PATHS.stats)).json();
    expect(stats).toMatchObject({ dailyScores: [{ date: TODAY, score: 4.9 }], recCounts: { Push: 0, Recover: 1 } });
    const [entry] = (await wellness.get(user, PATHS.history)).json();
    expect(entry).toMatchObject({ date: TODAY, score: 4.9, recommendation: 'Recover' });
    expect((await wellness.get(user, PATHS.export)).body).toContain(`${TODAY},4.9,Recover`);
  });

  it('keeps the highest revision whatever the order, and a repeat writes and tells nothing', async () => {
    await wellness.post(user, BEST);
    await physioDay({ pain: 5, rev: 3 });
    await untilScore(4.9);
    await physioDay({ pain: 9, rev: 2 });
    await physioDay({ pain: 5, rev: 3 });
    await settle(4);
    await until('every event', () => revs().length >= 3);
    expect(revs()).toEqual([1, 2, 3]);
  });

  it('holds both what is saved and what is told at the same moment, in the end', async () => {
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
      heard.some(({ subject, data }) => subject === user.userId && data.score === 2.9),
    );
  });

  it('is no update of the runner’s own, and leaves the day’s inputs alone', async () => {
    await wellness.post(user, { ...BEST, notes: 'slept in' });
    await physioDay({ pain: 8 });
    expect(await untilScore(2.9)).toMatchObject({ isUpdate: false, notes: 'slept in' });
    await wellness.post(user, BEST);
    expect(await today()).toMatchObject({ isUpdate: true, notes: null });
  });

  it('CHK-101 a check-in for an earlier date takes that date’s caps', async () => {
    await physioDay({ pain: 8 }, '2026-11-18');
    await wellness.post(user, BEST);
    await physioDay({ pain: 6 });
    await untilScore(4.9);
    expect((await wellness.post(user, { ...BEST, date: '2026-11-18' })).json().score).toBe(2.9);
    expect((await wellness.post(user, { ...BEST, date: '2026-11-19' })).json().score).toBe(10);
    const history = (await wellness.get(user, PATHS.history)).json();
    expect(history.map(({ score }: { score: number }) => score)).toEqual([4.9, 10, 2.9]);
  });

  it('follows a late check-in on the day it is of', async () => {
    await wellness.post(user, { ...BEST, date: '2026-11-18' });
    await wellness.post(user, BEST);
    await physioDay({ pain: 8 }, '2026-11-18');
    const scores = async () =>
      (await wellness.get(user, PATHS.history)).json().map(({ score }: { score: number }) => score);
    await until('the earlier day', async () => (await scores())[1] === 2.9);
    expect(await scores()).toEqual([10, 2.9]);
  });
});

describe('CHK-55 an active injury', () => {
  it('CHK-102 caps at 7.4 until its ladder is finished, and again after a bad check-in', async () => {
    await wellness.post(user, BEST);
    await tell(physioProfileChanged, KNEE);
    expect((await untilScore(7.4)).explanation.cap.reason).toBe('the injury you are working on');
    await tell(physioGateChanged, { ...GATE, level: 'ladder', handedOver: true });
    expect((await wellness.post(user, BEST)).json().score).toBe(7.4);
    await tell(physioGateChanged, CLEAR);
    await untilScore(10);
    await physioDay({ pain: 3, handoverMet: false });
    await untilScore(7.4);
  });

  it('a stop of the gate is said in the message with no cap of its own, and goes with it; a day before the injury has neither', async () => {
    await wellness.post(user, BEST);
    await wellness.post(user, { ...BEST, date: '2026-11-18' });
    await tell(physioProfileChanged, { ...KNEE, since: '2026-11-19' });
    await tell(physioGateChanged, { ...GATE, level: 'stop' });
    await until('the stop', async () => isRunningStopped((await today()).message));
    expect(await today()).toMatchObject({ score: 7.4, recommendation: 'Adapt' });
    const before = (await wellness.post(user, { ...BEST, date: '2026-11-18' })).json();
    expect(before.score).toBe(10);
    expect(isRunningStopped(before.message)).toBe(false);
    await tell(physioGateChanged, { ...GATE, level: 'walk', rev: 2 });
    await until('walking again', async () => !isRunningStopped((await today()).message));
  });

  it('CHK-103 ends at once when it is resolved, and is back when its area is saved again', async () => {
    await wellness.post(user, BEST);
    await tell(physioProfileChanged, KNEE);
    await untilScore(7.4);
    await tell(physioProfileChanged, { ...KNEE, status: 'resolved', rev: 2 });
    await untilScore(10);
    expect((await wellness.post(user, BEST)).json().score).toBe(10);
    await tell(physioProfileChanged, { ...KNEE, rev: 3 });
    await untilScore(7.4);
  });

  it('takes today in the time zone that the account told', async () => {
    turnTo(wellness.clock, '2026-11-20T12:00:00Z');
    user = await wellness.signer.user({ timezone: 'Pacific/Auckland' });
    const consents = { health_data: true, outside_model: false };
    await tell(userChanged, { timezone: 'Pacific/Auckland', tzv: 1, consents, rev: 1 });
    await wellness.post(user, BEST);
    await wellness.post(user, { ...BEST, date: TODAY });
    await until('the zone', async () => {
      await tell(physioProfileChanged, KNEE);
      return (await today()).score === 7.4;
    });
    expect((await today()).date).toBe('2026-11-21');
  });
});
