import { randomUUID } from 'node:crypto';
import { PATHS, type QuestionnaireInput, type Questionnaires } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALF, givenProfile, questionnaireOf } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const TODAY = '2026-11-20';
const bed = usePhysioBed();
let user: TestUser;
let injuryId: string;

beforeEach(async () => {
  bed.setNow('2026-11-01T10:00:00Z');
  user = await bed.user();
  injuryId = (await givenProfile(bed, user)).injuryId ?? '';
  bed.setNow(`${TODAY}T10:00:00Z`);
});

const post = (change: Partial<QuestionnaireInput> = {}, who: TestUser | null = user) =>
  bed.call(who, 'POST', PATHS.physioQuestionnaires, { ...questionnaireOf(injuryId), ...change });
const read = async (who: TestUser | null = user): Promise<Questionnaires> =>
  (await bed.call(who, 'GET', PATHS.physioQuestionnaires)).json();
const stored = () => bed.database.collection('physio_questionnaires').countDocuments({ userId: user.userId });

describe('POST /api/physio/questionnaires', () => {
  it('PHASE-33 stores the activities with their scores and asks again after a week', async () => {
    expect(await read()).toEqual({
      date: TODAY,
      injuries: [{ injuryId, due: true, activities: [], change: null, answers: [] }],
    });
    const answer = await post();
    expect(answer.json()).toEqual({
      ...questionnaireOf(injuryId),
      date: TODAY,
      createdAt: expect.stringContaining(TODAY),
      updatedAt: expect.stringContaining(TODAY),
    });
    expect(await read()).toMatchObject({ injuries: [{ due: false, answers: [answer.json()] }] });
    bed.setNow('2026-11-27T10:00:00Z');
    expect(await read()).toMatchObject({ date: '2026-11-27', injuries: [{ due: true }] });
  });

  it('PHASE-34 compares the second answers with the first', async () => {
    await post({ date: '2026-11-13' });
    await post({
      id: randomUUID(),
      activities: [
        { name: 'run 5 km', score: 8 },
        { name: 'Stairs', score: 6 },
      ],
    });
    const { injuries } = await read();
    expect(injuries[0]).toMatchObject({
      change: 'better',
      activities: [
        { name: 'run 5 km', scores: [{ score: 3 }, { score: 8 }], change: 'better' },
        { name: 'Stairs', change: 'same' },
      ],
    });
  });

  it('PHASE-33 pauses for four weeks after it was postponed twice', async () => {
    const skipped: Partial<QuestionnaireInput> = {
      ...{ status: 'skipped', activities: [], globalChange: null, confidence: null },
    };
    await post({ ...skipped, date: '2026-11-13' });
    await post({ ...skipped, id: randomUUID() });
    bed.setNow('2026-12-17T10:00:00Z');
    expect(await read()).toMatchObject({ injuries: [{ due: false }] });
    bed.setNow('2026-12-18T10:00:00Z');
    expect(await read()).toMatchObject({ injuries: [{ due: true }] });
  });

  it('stores the same id once for twenty concurrent requests, and replaces its answers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stored()).toBe(1);
    expect((await post({ confidence: 2 })).json()).toMatchObject({ confidence: 2 });
    expect(await stored()).toBe(1);
  });

  it('SECU-2703 limits entries to 12 a day', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ id: randomUUID() })));
    expect(await stored()).toBeLessThanOrEqual(12);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('day_full');
  });

  it('keeps the answers of two injuries apart', async () => {
    const second = (await bed.call(user, 'POST', PATHS.physioInjuries, { id: randomUUID(), ...CALF })).json();
    await post();
    await post({ id: randomUUID(), injuryId: second.id, activities: [{ name: 'walk', score: 1 }] });
    const { injuries } = await read();
    expect(injuries.map(({ activities }) => activities.map(({ name }) => name))).toEqual([
      ['Run 5 km', 'Stairs'],
      ['walk'],
    ]);
  });

  it.each([
    ['no activity', { activities: [] }],
    ['the same activity twice', { activities: [questionnaireOf('').activities[0], questionnaireOf('').activities[0]] }],
    ['four activities', { activities: ['a', 'b', 'c', 'd'].map((name) => ({ name, score: 1 })) }],
    ['a blank name', { activities: [{ name: '  ', score: 1 }] }],
    ['a score of 11', { activities: [{ name: 'run', score: 11 }] }],
    ['a change of 6', { globalChange: 6 }],
    ['answers when it was postponed', { status: 'skipped' as const }],
    ['a date 8 days ago', { date: '2026-11-12' }],
    ['a query operator', { injuryId: { $gt: '' } }],
  ])('returns 400 for %s and stores nothing', async (_what, change) => {
    const answer = await post(change as Partial<QuestionnaireInput>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^[^\n]+\.$/);
    expect(await stored()).toBe(0);
  });

  it('returns 404 for another runner’s injury, and 401 without a session', async () => {
    expect((await post({}, await bed.user())).statusCode).toBe(404);
    expect((await post({}, null)).statusCode).toBe(401);
    expect((await bed.call(null, 'GET', PATHS.physioQuestionnaires)).statusCode).toBe(401);
  });

  it('returns no injury if there is no profile', async () => {
    expect(await read(await bed.user())).toEqual({ date: TODAY, injuries: [] });
  });
});
