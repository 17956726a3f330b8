import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner, dayOf, planOf, untilPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const TODAY = '2026-11-18';
const bed = useRunningTestBed();
let user: TestUser;
let planned: WeeklyPlan;

beforeEach(async () => {
  const runner = await createPlannedRunner(bed, { planned: `${MONDAY}T06:00:00Z`, now: `${TODAY}T06:00:00Z` });
  ({ user, plan: planned } = runner);
});

const answerOffer = (adjust: string, who = user) => bed.call(who, 'POST', PATHS.weeklyPlan, { adjust });
const offered = async (): Promise<WeeklyPlan> => {
  for (const date of ['2026-11-16', '2026-11-17', TODAY]) await bed.checkin(user, date, 'Recover', 1);
  return untilPlan(bed, user, 'the offer', (plan) => plan.offer !== undefined);
};
/** Returns the minutes of the days after today. Today is left out, because it depends on its own check-in. */
const ahead = ({ days }: WeeklyPlan): number[] => days.filter(({ date }) => date > TODAY).map(({ minutes }) => minutes);
const sum = (minutes: number[]): number => minutes.reduce((total, value) => total + value, 0);

describe('TREND-06 TREND-09 CONST-61 offer of a lighter week after three low days', () => {
  it('appears on the third low day and not on the second', async () => {
    const low = ['2026-11-16', '2026-11-17'].map((date) => () => bed.checkin(user, date, 'Recover', 1));
    await untilHandled(bed, 'running.checkin-days', low);
    expect((await planOf(bed, user)).offer).toBeUndefined();
    await bed.checkin(user, TODAY, 'Recover', 1);
    await untilPlan(bed, user, 'the offer', (plan) => plan.offer !== undefined);
  });

  it('is included in the weekly plan', async () => {
    const { offer } = await offered();
    expect(offer).toEqual({
      kind: 'lighter',
      text: 'This is your 3rd low day in a row. Want a lighter week? I can cut it by a fifth.',
    });
  });

  it('TREND-10 CONST-60 shortens the remaining unlogged days of the week by a fifth when accepted', async () => {
    const before = await offered();
    await bed.call(user, 'POST', PATHS.trainingLog, { date: '2026-11-20', status: 'done' });
    const current = await planOf(bed, user);
    const answer = await answerOffer('lighter');
    expect(answer.statusCode).toBe(200);
    const lighter: WeeklyPlan = answer.json();
    expect(lighter.offer).toBeUndefined();
    expect(await planOf(bed, user)).toEqual(lighter);
    expect(dayOf(lighter, '2026-11-20')).toEqual(dayOf(current, '2026-11-20'));
    const sunday = '2026-11-22';
    expect(dayOf(planned, sunday).minutes).toBeGreaterThan(20);
    expect(Math.abs(dayOf(lighter, sunday).minutes - 0.8 * dayOf(planned, sunday).minutes)).toBeLessThanOrEqual(2.5);
    expect(sum(ahead(lighter))).toBeLessThan(sum(ahead(before)));
  });

  it('TREND-11 leaves the plan unchanged when declined, and does not reappear after further low days', async () => {
    const before = await offered();
    const unchanged: WeeklyPlan = (await answerOffer('keep')).json();
    const { offer: _, offers: __, ...rest } = before;
    expect(unchanged).toEqual(rest);
    bed.setNow('2026-11-19T06:00:00Z');
    await bed.checkin(user, '2026-11-19', 'Reset', 1);
    const later = await untilPlan(
      bed,
      user,
      'a day of rest',
      (plan) => dayOf(plan, '2026-11-19').changed !== undefined || dayOf(plan, '2026-11-19').minutes === 0,
    );
    expect(later.offer).toBeUndefined();
  });
});

describe('TREND-07 TREND-18 offer of a lighter week after a low mean of the last 7 days', () => {
  const low = (...dates: string[]) =>
    untilHandled(
      bed,
      'running.checkin-days',
      dates.map((date) => () => bed.checkin(user, date, 'Recover', 1)),
    );

  it('appears after four low check-ins, but not after three', async () => {
    await low('2026-11-13', '2026-11-15', '2026-11-17');
    expect((await planOf(bed, user)).offer).toBeUndefined();
    await low('2026-11-12');
    const plan = await untilPlan(bed, user, 'the offer', ({ offer }) => offer !== undefined);
    expect(plan.offer?.text).toBe('Your last 7 days were low. Want a lighter week? I can cut it by a fifth.');
  });

  it('does not include low days before the last 7 days', async () => {
    await low('2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-17');
    expect((await planOf(bed, user)).offer).toBeUndefined();
  });
});

describe('answer to the offer of a lighter week', () => {
  it('returns 409 with a one-sentence message before there is an offer and after it has been answered', async () => {
    const refused = async (adjust: string, who = user) => {
      const answer = await answerOffer(adjust, who);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_offer']);
      expect(answer.json().message).toMatch(/^[^.\n]+\.$/);
    };
    await refused('lighter');
    await refused('keep', await bed.user());
    await offered();
    expect((await answerOffer('keep')).statusCode).toBe(200);
    await refused('lighter');
  });

  it('succeeds only for the first of several concurrent answers', async () => {
    await offered();
    const answers = await Promise.all([answerOffer('lighter'), answerOffer('lighter'), answerOffer('lighter')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});
