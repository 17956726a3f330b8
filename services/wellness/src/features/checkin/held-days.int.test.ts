import type { EventData } from '@stridewell/contracts/events/envelope';
import { checkinRecorded, holdAnswered, holdChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishEvent, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

const GOOD = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 9 };

type HoldEvent = EventData<typeof holdChanged.wellness>;
type CheckinEvent = EventData<typeof checkinRecorded>;
let wellness: WellnessTestBed;
let user: TestUser;
const holds: { subject: string; data: HoldEvent }[] = [];
const checkins: { subject: string; data: CheckinEvent }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  wellness.signer.bus.consume<HoldEvent>({
    name: 'test.holds-of-wellness',
    event: holdChanged.wellness,
    handle: async ({ subject, data }) => void holds.push({ subject, data }),
  });
  wellness.signer.bus.consume<CheckinEvent>({
    name: 'test.checkins',
    event: checkinRecorded,
    handle: async ({ subject, data }) => void checkins.push({ subject, data }),
  });
});
afterAll(() => wellness.close());
beforeEach(async () => {
  user = await wellness.signer.user();
});

const at = (instant: string): void => setClock(wellness.clock, instant);
const checkIn = async (notes: string | null, date?: string) =>
  (await wellness.post(user, { ...GOOD, notes, ...(date && { date }) })).json();
const scoresOf = async (): Promise<Record<string, number>> => {
  const rows: { date: string; score: number }[] = (await wellness.get(user, PATHS.history)).json();
  return Object.fromEntries(rows.map(({ date, score }) => [date, score]));
};
const openHold = () => until('the hold', () => holds.find(({ subject }) => subject === user.userId)?.data);
/** Publishes the answer to the recheck card that the runner gave to the running coach. */
const answer = async (code: 'symptom_free' | 'dismissed' | 'cleared'): Promise<void> => {
  const { holdId } = await openHold();
  await publishEvent(wellness, user, holdAnswered.running, { holdId, opener: 'wellness', code, rev: 1 });
  await until('the end of the hold', () =>
    holds.some(({ subject, data }) => subject === user.userId && data.ended !== null),
  );
};
const illnessOf = (date: string, rev: number) =>
  until('the event', () =>
    checkins.find(({ subject, data }) => subject === user.userId && data.date === date && data.rev === rev),
  ).then(({ data }) => data.illness ?? false);

describe('CHK-168 illness in the notes', () => {
  it('keeps the day at Reset when the note is removed, and the following days until the runner is well', async () => {
    at('2026-11-17T07:00:00Z');
    expect(await checkIn('Fever 39')).toMatchObject({ score: 2.9, recommendation: 'Reset' });
    at('2026-11-17T07:10:00Z');
    expect(await checkIn(null)).toMatchObject({ score: 2.9, recommendation: 'Reset' });
    expect(await illnessOf('2026-11-17', 2)).toBe(true);
    at('2026-11-18T06:00:00Z');
    expect(await checkIn(null)).toMatchObject({ score: 2.9, explanation: { cap: { code: 'hold' } } });
    expect(await checkIn('still shivery, a bit better')).toMatchObject({ score: 2.9, recommendation: 'Reset' });
    at('2026-11-19T08:00:00Z');
    expect(await checkIn(null)).toMatchObject({ score: 2.9 });
    await answer('symptom_free');
    await until('the day without its cap', async () => (await scoresOf())['2026-11-19'] === 9.8);
    expect(await scoresOf()).toMatchObject({ '2026-11-17': 2.9, '2026-11-18': 2.9 });
    // The days of the illness stay unchanged, even if they are edited later.
    expect(await checkIn(null, '2026-11-17')).toMatchObject({ score: 2.9 });
    expect(await checkIn(null, '2026-11-18')).toMatchObject({ score: 2.9 });
  });

  it('is removed from all days of the hold when the runner answers that it was a misunderstanding', async () => {
    at('2026-11-17T07:00:00Z');
    await checkIn('Fever 39');
    await checkIn(null);
    at('2026-11-18T06:00:00Z');
    expect(await checkIn(null)).toMatchObject({ score: 2.9 });
    await answer('dismissed');
    await until('the days without their caps', async () => {
      const scores = await scoresOf();
      return scores['2026-11-17'] === 9.8 && scores['2026-11-18'] === 9.8;
    });
    expect(await illnessOf('2026-11-17', 3)).toBe(false);
  });
});

describe('CHK-176 stopped note about an earlier day', () => {
  it('limits that day and the following days, and opens one hold', async () => {
    for (const day of ['16', '17', '18']) {
      at(`2026-11-${day}T08:00:00Z`);
      expect(await checkIn(null)).toMatchObject({ score: 9.8 });
    }
    await checkIn('chest pain on the run', '2026-11-16');
    expect(await scoresOf()).toMatchObject({ '2026-11-16': 2.9, '2026-11-17': 2.9, '2026-11-18': 2.9 });
    await checkIn('chest pain on the run', '2026-11-15');
    expect(await checkIn(null, '2026-11-14')).toMatchObject({ score: 9.8 });
    expect(await checkIn(null, '2026-11-15')).toMatchObject({ score: 2.9 });
    expect((await openHold()).since.slice(0, 10)).toBe('2026-11-18');
  });
});
