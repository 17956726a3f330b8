import { PATHS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInDaily, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

let wellness: WellnessTestBed;
beforeAll(async () => {
  wellness = await startWellness();
});
afterAll(() => wellness.close());

const TOP = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 10 };
/** Answers with a score of 7.6, which is in the Push band but far below a baseline of 10. */
const LOWER = { sleep: 4, stress: 2, fatigue: 2, pain: 2, readiness: 8 };

const after = async (days: object[]) =>
  (await checkInDaily(wellness, await wellness.signer.user(), days, '2026-11-20')).json();

/** The form's default answers with notes, so that they are included in the usual range. */
const ORDINARY = { notes: 'slept well' };

describe('baseline in POST /api/checkin', () => {
  it('BEYOND-06 CONST-52 is null with fewer than seven earlier check-ins', async () => {
    expect((await after(Array(7).fill(ORDINARY))).explanation.baseline).toBeNull();
    expect((await after(Array(20).fill({}))).explanation.baseline).toBeNull();
  });

  it('BEYOND-05 CHK-173 is returned with seven earlier check-ins', async () => {
    const { baseline } = (await after(Array(8).fill(ORDINARY))).explanation;
    expect(baseline).toEqual({ mean: 6.2, sd: 0.7, days: 7 });
  });

  it('CHK-173 includes only the 28 days before', async () => {
    const { baseline } = (await after([...Array(10).fill(TOP), ...Array(29).fill(ORDINARY)])).explanation;
    expect(baseline).toEqual({ mean: 6.2, sd: 0.7, days: 28 });
  });
});

describe('trend in POST /api/checkin', () => {
  it('CHK-172 is included in the message with fourteen earlier check-ins', async () => {
    expect((await after([...Array(13).fill(TOP), LOWER])).message).not.toContain('your own normal');
    expect((await after([...Array(14).fill(TOP), LOWER])).message).toContain('well below your own normal');
  });

  it('TREND-01 CHK-172 changes only the message on a Push day, not the score or recommendation', async () => {
    const user = await wellness.signer.user();
    const answer = (await checkInDaily(wellness, user, [...Array(14).fill(TOP), LOWER], '2026-11-20')).json();
    expect(answer).toMatchObject({ score: 7.6, recommendation: 'Push' });
    expect(answer.message).toContain('take about a third off the hard part');
    expect((await wellness.get(user, PATHS.history)).json()[0]).toMatchObject({ score: 7.6, recommendation: 'Push' });
    expect((await wellness.get(user, PATHS.checkinToday)).json().message).toBe(answer.message);
  });
});
