import { PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLES } from '../../domain/readiness/testing/worked-examples.ts';
import { DEFAULTS, setClock, startWellness, type WellnessTestBed } from '../../testing/wellness-bed.ts';

let wellness: WellnessTestBed;
let user: TestUser;

beforeAll(async () => {
  wellness = await startWellness();
});
beforeEach(async () => {
  setClock(wellness.clock, '2026-11-20T10:00:00Z');
  user = await wellness.signer.user();
});
afterAll(() => wellness.close());

const history = async (of = user) => (await wellness.get(of, PATHS.history)).json();
const today = async (of = user) => wellness.get(of, PATHS.checkinToday);

describe('API-12 POST /api/checkin', () => {
  it('CHK-35 TREND-16 BEYOND-01 BEYOND-03 returns 6.2, Adapt and the explanation for the default answers', async () => {
    const answer = await wellness.post(user, DEFAULTS);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      score: 6.2,
      recommendation: 'Adapt',
      message: 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.',
      messageParts: [
        { code: 'score', text: 'Readiness score 6.2 of 10.' },
        { code: 'losses', text: 'Down: fatigue, sleep.' },
        { code: 'gains', text: 'Up: low stress.' },
      ],
      runningStopped: false,
      firstEasy: false,
      isUpdate: false,
      explanation: {
        raw: 6.2,
        factors: [
          { metric: 'sleep', value: 3, contribution: 1.25, max: 2.5 },
          { metric: 'fatigue', value: 3, contribution: 1.25, max: 2.5 },
          { metric: 'readiness', value: 7, contribution: 1.33, max: 2 },
          { metric: 'pain', value: 2, contribution: 1.2, max: 1.5 },
          { metric: 'stress', value: 2, contribution: 1.13, max: 1.5 },
        ],
        cap: null,
        limits: [],
        baseline: null,
      },
    });
  });

  it('CHKF-20 returns Norwegian texts with the same codes, for new and for stored check-ins, when the language is Norwegian', async () => {
    const url = `${PATHS.checkin}?language=nb`;
    const sent = await wellness.inject({
      method: 'POST',
      url,
      headers: user.headers,
      payload: { ...DEFAULTS, pain: 5 },
    });
    const texts = (answer: { messageParts: { text: string }[] }) => answer.messageParts.map(({ text }) => text);
    const expected = [
      'Svarene dine gir 5,7 til sammen, men smerte 5 bestemmer dagen, så i dag er det Recover.',
      'Readiness score er 4,9 av 10.',
      'Trakk ned: smerte, tretthet, søvn.',
      'Trakk opp: lavt stress.',
    ];
    expect(texts(sent.json())).toEqual(expected);
    expect(sent.json().explanation.cap).toMatchObject({ code: 'pain', reason: 'smerte 5', value: 5 });
    const nb = (await wellness.get(user, `${PATHS.checkinToday}?language=nb`)).json();
    const en = (await today()).json();
    expect(texts(nb)).toEqual(expected);
    expect(en.messageParts.map(({ code }: { code: string }) => code)).toEqual(
      nb.messageParts.map(({ code }: { code: string }) => code),
    );
    expect(en.explanation.cap.reason).toBe('pain of 5');
    expect((await wellness.get(user, `${PATHS.checkinToday}?language=de`)).statusCode).toBe(400);
  });

  it.each(WORKED_EXAMPLES)(
    '$id returns the score $score and the recommendation $band',
    async ({ answers, raw, score, band }) => {
      const answer = (await wellness.post(user, answers)).json();
      expect(answer).toMatchObject({ score, recommendation: band, explanation: { raw } });
    },
  );

  it('CHK-26 updates the stored check-in when the day already has one', async () => {
    expect((await wellness.post(user, DEFAULTS)).json().isUpdate).toBe(false);
    const [first] = await history();
    const second = (await wellness.post(user, { ...DEFAULTS, sleep: 4 })).json();
    expect(second).toMatchObject({ isUpdate: true, score: 6.8 });
    expect(await history()).toEqual([{ ...first, score: 6.8, answersJson: expect.stringContaining('"sleep":4') }]);
  });

  it('CHK-56 caps the score at 2.9 and returns a referral when the notes trigger the safety gate', async () => {
    const answer = (await wellness.post(user, { ...DEFAULTS, notes: 'Chest pain on the stairs this morning' })).json();
    expect(answer).toMatchObject({ score: 2.9, recommendation: 'Reset', explanation: { cap: { limit: 2.9 } } });
    expect(answer.message.split('\n')[0]).toMatch(/113/);
    expect(answer.messageParts[0]).toEqual({ code: 'referral', text: answer.message.split('\n')[0] });
    // The first notes opened a hold, which later notes do not end.
    const after = (await wellness.post(user, { ...DEFAULTS, notes: 'No chest pain, good day' })).json();
    expect(after).toMatchObject({ score: 2.9, explanation: { cap: { reason: 'what you wrote or told us earlier' } } });
    expect(after.explanation.cap).toEqual({
      code: 'hold',
      value: null,
      reason: 'what you wrote or told us earlier',
      limit: 2.9,
    });
  });

  it('counts stored notes and safety gate hits by category', async () => {
    const counted = async () => {
      const { body } = await wellness.inject({ url: '/metrics' });
      const of = (line: RegExp) => Number(line.exec(body)?.[1]);
      return {
        read: of(/^notes_gate_read_total\{service="wellness"\} (\d+)$/m),
        heart: of(/^notes_gate_hits_total\{category="cardiac",service="wellness"\} (\d+)$/m),
      };
    };
    const before = await counted();
    await wellness.post(user, DEFAULTS);
    await wellness.post(user, { ...DEFAULTS, notes: 'Slept well' });
    await wellness.post(user, { ...DEFAULTS, notes: 'Chest pain on the stairs', sleep: 9 });
    await wellness.post(user, { ...DEFAULTS, notes: 'Chest pain on the stairs' });
    expect(await counted()).toEqual({ read: before.read + 2, heart: before.heart + 1 });
  });

  it('CHK-77 TIME-01 stores the check-in for the current date in the runner’s time zone', async () => {
    setClock(wellness.clock, '2026-11-20T23:30:00Z');
    const auckland = await wellness.signer.user({ timezone: 'Pacific/Auckland' });
    const honolulu = await wellness.signer.user({ timezone: 'Pacific/Honolulu' });
    const oslo = await wellness.signer.user();
    for (const runner of [auckland, honolulu, oslo]) await wellness.post(runner, DEFAULTS);
    const dates = await Promise.all([auckland, honolulu, oslo].map(async (runner) => (await history(runner))[0].date));
    expect(dates).toEqual(['2026-11-21', '2026-11-20', '2026-11-21']);
    expect((await today(auckland)).json().date).toBe('2026-11-21');
  });

  it('CHK-80 creates and updates only the check-in for the given date', async () => {
    await wellness.post(user, DEFAULTS);
    expect((await wellness.post(user, { ...DEFAULTS, date: '2026-11-18', pain: 0 })).json().isUpdate).toBe(false);
    expect((await wellness.post(user, { ...DEFAULTS, date: '2026-11-18', pain: 1 })).json().isUpdate).toBe(true);
    expect((await history()).map((item: { date: string }) => item.date)).toEqual(['2026-11-20', '2026-11-18']);
    expect((await today()).json()).toMatchObject({ score: 6.2, isUpdate: false, date: '2026-11-20' });
  });

  it('CHK-98 updates the statistics before the response', async () => {
    await wellness.post(user, DEFAULTS);
    const stats = (await wellness.get(user, PATHS.stats)).json();
    expect(stats.series.sleep).toEqual([{ date: '2026-11-20', value: 3 }]);
    expect(stats.dailyScores).toEqual([{ date: '2026-11-20', score: 6.2 }]);
  });
});

describe('API-13 GET /api/checkin/today', () => {
  it('returns 404 when there is no check-in for today', async () => {
    const answer = await today();
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('There is no check-in for today yet.');
  });

  it('returns the result and the answers of the check-in', async () => {
    const body = { ...DEFAULTS, notes: ' slept in ', planned_today: true, planned_type: 'tempo' };
    const answer = (await wellness.post(user, body)).json();
    expect((await today()).json()).toEqual({
      ...answer,
      ...body,
      notes: 'slept in',
      preferred_focus: null,
      date: '2026-11-20',
    });
  });

  it('AUTH-01 returns 404 when only another user has checked in', async () => {
    await wellness.post(user, DEFAULTS);
    const other = await wellness.signer.user();
    expect((await today(other)).statusCode).toBe(404);
    expect(await history(other)).toEqual([]);
  });
});

describe('POST /api/checkin with an Idempotency-Key', () => {
  it('CHK-81 returns the first response for a repeated key, including isUpdate', async () => {
    const first = (await wellness.post(user, DEFAULTS, 'key-1')).json();
    await wellness.post(user, { ...DEFAULTS, sleep: 5 });
    expect((await wellness.post(user, DEFAULTS, 'key-1')).json()).toEqual(first);
    expect((await today()).json().sleep).toBe(5);
  });

  it('returns the first response for a repeated key after midnight', async () => {
    const first = (await wellness.post(user, DEFAULTS, 'late')).json();
    setClock(wellness.clock, '2026-11-21T10:00:00Z');
    expect((await wellness.post(user, DEFAULTS, 'late')).json()).toEqual(first);
    expect(await history()).toHaveLength(1);
  });

  it('returns 409 and does not change the check-in when a key is reused with a different body', async () => {
    await wellness.post(user, DEFAULTS, 'key-1');
    const answer = await wellness.post(user, { ...DEFAULTS, sleep: 5 }, 'key-1');
    expect(answer.statusCode).toBe(409);
    expect((await today()).json().sleep).toBe(3);
  });

  it('stores only one of two concurrent check-ins with the same key and different dates and returns 409 for the other', async () => {
    const sends = ['2026-11-20', '2026-11-19'].map((date) => wellness.post(user, { ...DEFAULTS, date }, 'two-days'));
    expect((await Promise.all(sends)).map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    expect(await history()).toHaveLength(1);
  });

  it('accepts a key that another user has already used', async () => {
    await wellness.post(user, DEFAULTS, 'shared');
    const other = await wellness.signer.user();
    expect((await wellness.post(other, { ...DEFAULTS, sleep: 5 }, 'shared')).json()).toMatchObject({
      isUpdate: false,
      score: 7.4,
    });
  });

  it('CHK-82 stores one check-in and returns identical responses to 50 concurrent requests with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => wellness.post(user, DEFAULTS, 'at-once')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers[0]?.json().isUpdate).toBe(false);
    expect(await history()).toHaveLength(1);
  });

  it('stores one check-in and returns isUpdate false to only one of 50 concurrent requests without a key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => wellness.post(user, { ...DEFAULTS, notes: `no ${index}` })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(50).fill(200));
    expect(answers.filter((answer) => !answer.json().isUpdate)).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });
});
