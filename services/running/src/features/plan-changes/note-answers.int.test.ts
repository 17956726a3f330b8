import { weeklyPlanSchema } from '@stridewell/contracts/http/running';
import { changePreviewSchema } from '@stridewell/contracts/http/running-plan';
import { addDays, type ChangePreview, PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlan, PROFILE, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { weekStateOf } from '../weekly-plan/document.ts';
import { createWeeklyPlans } from '../weekly-plan/repository.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow(`${MONDAY}T06:00:00Z`);
  user = await bed.user();
  await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true, usualWeekMinutes: 200 });
  await createPlan(bed, user, { ...PROFILE, weeklyHours: 5, daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun' });
});

const adjust = (body: object, who: TestUser | null = user, query = '') =>
  bed.call(who as TestUser, 'POST', `${PATHS.planAdjust}${query}`, body);
const preview = (body: object, who: TestUser | null = user, query = '') =>
  bed.call(who as TestUser, 'POST', `${PATHS.planChangePreview}${query}`, body);
const granted = async (body: object): Promise<WeeklyPlan> => {
  const answer = await adjust(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return weeklyPlanSchema.parse(answer.json());
};
const revision = async (): Promise<number> =>
  (await bed.database.collection('weekly_plans').findOne({ userId: user.userId, weekStart: MONDAY }))?.rev;

/** Three hard sessions of the last few weeks that were skipped, so that the week asks about them. */
const skipHard = async (): Promise<WeeklyPlan> => {
  for (const date of ['2026-10-28', '2026-11-04', '2026-11-11']) {
    const body = { date, planType: 'tempo', status: 'skipped', reason: 'other' };
    expect((await bed.call(user, 'POST', PATHS.trainingLog, body)).statusCode).toBe(200);
  }
  return planOf(bed, user);
};
const QUESTION = { kind: 'answer_note', note: 'hard_skipped', answer: 'too_hard' } as const;

describe('weekly plan questions', () => {
  it('WEEK-105 can be answered once, change the next hard session, and can be undone', async () => {
    const before = await skipHard();
    const [question] = before.questions ?? [];
    expect(question).toMatchObject({
      note: 'hard_skipped',
      answers: [
        { answer: 'too_hard', label: 'Too hard' },
        { answer: 'no_time', label: 'No time' },
        { answer: 'no_fun', label: 'No fun' },
      ],
    });
    expect(before.notes).toContain(question?.text);
    const after = await granted(QUESTION);
    expect(after.questions).toBeUndefined();
    expect(after.notes ?? []).not.toContain(question?.text);
    expect(after.answered).toEqual([
      { note: 'hard_skipped', answer: 'too_hard', text: expect.stringMatching(/day’s hard session is easier\.$/) },
    ]);
    expect(after.days.filter(({ adjusted }) => adjusted === 'easier')).toHaveLength(1);
    const rev = await revision();
    expect(await granted(QUESTION)).toEqual(after);
    expect(await revision()).toBe(rev);
    expect(await granted({ kind: 'undo', note: 'hard_skipped' })).toEqual(before);
  });

  it('WEEK-105 are rejected when they no longer exist, in the language of the request', async () => {
    const gone = await adjust(QUESTION, user, '?language=nb');
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'note_gone']);
    expect(gone.json().message).toMatch(/^Det spørsmålet gjelder ikke lenger/);
  });

  it('WEEK-107 start a pause for illness once with one tap, and end it again', async () => {
    user = await bed.user();
    const plans = createWeeklyPlans(bed.database);
    for (const date of Array.from({ length: 14 }, (_, day) => addDays(MONDAY, day - 14))) {
      bed.setNow(`${date}T06:00:00Z`);
      if (date === weekStartOf(date)) await createPlan(bed, user);
      await bed.checkin(user, date, 'Recover', 1);
      await until(`a light day on ${date}`, async () => {
        const stored = await plans.find(user.userId, weekStartOf(date));
        const day = stored && weekStateOf(stored)?.days.find((each) => each.date === date);
        return day?.decision?.action === 'light';
      });
    }
    bed.setNow(`${MONDAY}T06:00:00Z`);
    const before = await createPlan(bed, user);
    const question = before.questions?.find(({ note }) => note === 'light_fortnight');
    expect(question?.answers.map(({ answer }) => answer)).toEqual(expect.arrayContaining(['lighter', 'ill', 'keep']));
    const body = { kind: 'answer_note', note: 'light_fortnight', answer: 'ill' };
    const after = await granted(body);
    expect(after.totalMinutes).toBe(0);
    expect(after.answered?.[0]?.text).toMatch(/^Get well first\./);
    const pause = async () => (await bed.call(user, 'GET', PATHS.pause)).json();
    expect(await pause()).toEqual({ kind: 'illness', from: MONDAY, to: null });
    expect(await granted(body)).toEqual(after);
    const norwegian = await adjust({ ...body, answer: 'keep' }, user, '?language=nb');
    expect([norwegian.statusCode, norwegian.json().code]).toEqual([409, 'note_gone']);
    const undone = await granted({ kind: 'undo', note: 'light_fortnight' });
    expect(undone.totalMinutes).toBe(before.totalMinutes);
    expect(undone.questions).toEqual(before.questions);
    expect(await pause()).toBeNull();
  });

  it.each([
    ['an unknown note', { kind: 'answer_note', note: 'weather', answer: 'too_hard' }],
    ['an answer that belongs to another note', { kind: 'answer_note', note: 'rest_day_runs', answer: 'too_hard' }],
    ['no answer', { kind: 'answer_note', note: 'hard_skipped' }],
    ['a query operator', { kind: 'answer_note', note: 'hard_skipped', answer: { $gt: '' } }],
  ])('return 400 for %s', async (_what, body) => {
    expect((await adjust(body)).statusCode).toBe(400);
  });
});

describe('POST /api/coach/weekly-plan/change-preview', () => {
  const previewed = async (body: object, query = ''): Promise<ChangePreview> => {
    const answer = await preview(body, user, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return changePreviewSchema.parse(answer.json());
  };

  it('WEEK-104 describes the effects of an easier week in both languages, and changes nothing', async () => {
    const plan = await planOf(bed, user);
    const facts = await previewed({ kind: 'easier_week' });
    expect(facts.before.minutes).toBe(plan.totalMinutes);
    expect(await planOf(bed, user)).toEqual(plan);
    const norwegian = await previewed({ kind: 'easier_week' }, '?language=nb');
    expect({ ...norwegian, lines: [] }).toEqual({ ...facts, lines: [] });
    expect(facts.lines[0]?.text).toBe(`This week: ${facts.after.minutes} min instead of ${facts.before.minutes}.`);
    expect(norwegian.lines[0]?.text).toBe(
      `Denne uka: ${facts.after.minutes} min i stedet for ${facts.before.minutes}.`,
    );
    expect(facts.lines.at(-1)?.code).toMatch(/^next_/);
    expect((await granted({ kind: 'easier_week' })).totalMinutes).toBe(facts.after.minutes);
  });

  it('WEEK-104 states which session moves', async () => {
    const plan = await planOf(bed, user);
    const from = plan.days.find(({ planType, date }) => planType === 'easy' && date > MONDAY)?.date ?? '';
    const moves = (await bed.call(user, 'GET', `${PATHS.planMoves}?date=${from}`)).json() as {
      date: string;
      isAllowed: boolean;
      note?: string;
    }[];
    const to = moves.find(({ isAllowed, note }) => isAllowed && note === undefined)?.date ?? '';
    const facts = await previewed({ kind: 'move', from, to });
    expect(facts.moved).toEqual([{ from, to }]);
    expect(facts.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['moved', 'unchanged']));
  });

  it('WEEK-104 returns the rule that forbids a change', async () => {
    const answer = await preview({ kind: 'easier', date: '2026-11-12' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'day_done']);
  });

  it('returns 400 for an invalid body, 404 without a plan and for another runner, and 401 without a session', async () => {
    for (const body of [
      {},
      { kind: 'move', from: MONDAY },
      { kind: 'easier_week', date: MONDAY },
      { kind: 'harder_week' },
    ])
      expect((await preview(body)).statusCode).toBe(400);
    expect((await preview({ kind: 'easier_week' }, await bed.user())).statusCode).toBe(404);
    expect((await bed.app.inject({ method: 'POST', url: PATHS.planChangePreview, payload: {} })).statusCode).toBe(401);
  });
});
