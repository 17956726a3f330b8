import type { EventData } from '@stridewell/contracts/events/envelope';
import { holdChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, publishEvent, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

const ASKED = 'blacked out once at school, years ago';
const GOOD = { ...DEFAULTS, sleep: 5, fatigue: 1, pain: 0, readiness: 10, stress: 1 };

type HoldEvent = EventData<typeof holdChanged.wellness>;
let wellness: WellnessTestBed;
const holdEvents: { subject: string; data: HoldEvent }[] = [];

beforeAll(async () => {
  wellness = await startWellness();
  wellness.signer.bus.consume<HoldEvent>({
    name: 'test.holds-of-wellness',
    event: holdChanged.wellness,
    handle: async ({ subject, data }) => void holdEvents.push({ subject, data }),
  });
});
afterAll(() => wellness.close());

const checkIn = async (user: TestUser, notes: string) => (await wellness.post(user, { ...GOOD, notes })).json();
const holdsOf = ({ userId }: TestUser) =>
  holdEvents.filter(({ subject }) => subject === userId).map(({ data }) => data);
const holdOf = (user: TestUser) => until('the hold', () => holdsOf(user)[0]);

/** Publishes the event with which another service ends a hold. */
const end = (user: TestUser, { holdId, category, tier, since }: HoldEvent): Promise<void> =>
  publishEvent(wellness, user, holdChanged.running, { holdId, category, tier, since, ended: 'answered', rev: 1 });

describe('LANG-71 check-in with ambiguous notes', () => {
  it('is capped at Adapt until the safety card is answered', async () => {
    const user = await wellness.signer.user();
    expect(await checkIn(user, ASKED)).toMatchObject({
      score: 7.4,
      recommendation: 'Adapt',
      explanation: { cap: { reason: 'an open question about your notes' } },
    });
    const hold = await holdOf(user);
    expect(hold).toMatchObject({ category: 'syncope', tier: 'card', ended: null });
    expect(JSON.stringify(hold)).not.toContain('fainted');
    await end(user, hold);
    const lifted = await until('the day without its cap', async () => {
      const day = (await wellness.get(user, PATHS.checkinToday)).json();
      return day.explanation.cap === null ? day : undefined;
    });
    expect(lifted.recommendation).toBe('Push');
  });

  it('opens only one hold when the notes are saved several times', async () => {
    const user = await wellness.signer.user();
    await checkIn(user, ASKED);
    const hold = await holdOf(user);
    await checkIn(user, ASKED);
    await end(user, hold);
    await until('the day without its cap', async () => {
      const day = (await wellness.get(user, PATHS.checkinToday)).json();
      return day.explanation.cap === null;
    });
    // The answered card also applies to later saves of these notes, so they open no new hold.
    expect((await checkIn(user, ASKED)).explanation.cap).toBeNull();
    expect(holdsOf(user)).toHaveLength(1);
  });
});

describe('LANG-72 check-in with emergency notes', () => {
  it('is capped at Reset and opens a hold that harmless notes do not end', async () => {
    const user = await wellness.signer.user();
    expect(await checkIn(user, 'Crushing chest pain and my left arm is numb')).toMatchObject({ score: 2.9 });
    expect(await holdOf(user)).toMatchObject({ category: 'cardiac', tier: 'emergency', ended: null });
    expect(await checkIn(user, 'All good')).toMatchObject({
      score: 2.9,
      explanation: { cap: { reason: 'what you wrote or told us earlier' } },
    });
  });
});

describe('CHK-193 check-in with pain in the notes', () => {
  it('counts it for the day and keeps the answer as it was given', async () => {
    const user = await wellness.signer.user();
    expect(await checkIn(user, 'pain 9/10 in Achilles')).toMatchObject({
      ...{ score: 2.9, recommendation: 'Reset' },
      explanation: { cap: { code: 'notes_pain', value: 9, reason: 'pain of 9 in your notes' } },
    });
    expect((await wellness.get(user, PATHS.checkinToday)).json()).toMatchObject({ pain: 0, recommendation: 'Reset' });
    expect(await checkIn(user, 'felt 9/10')).toMatchObject({ recommendation: 'Push', explanation: { cap: null } });
  });
});
