import type { AddressInfo } from 'node:net';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { checkinRecorded, runningProfileChanged } from '@stridewell/contracts/events/events';
import { COACH_BASES, doseText, PATHS, type PhysioActionCode, type PhysioToday } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, READY, SORE, todayOf } from '../../testing/fixtures.ts';
import { createPhysioBed, type PhysioBed } from '../../testing/physio-bed.ts';
import { givenReadyInjury } from '../../testing/ready-injury.ts';

const TODAY = '2026-11-20';
let bed: PhysioBed;
let user: TestUser;
let port: number;

beforeAll(async () => {
  bed = await createPhysioBed();
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
  port = (bed.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  bed.setNow(`${TODAY}T10:00:00Z`);
  user = await bed.user();
});
afterAll(() => bed.close());

const post = async (path: string, payload: object, who = user): Promise<string> => {
  const reply = await readStream({ port, path: `${COACH_BASES.physio}${path}`, user: who, payload }).reply;
  expect([reply.status, reply.error, reply.isDone]).toEqual([200, null, true]);
  return reply.text;
};
const tap = (action: PhysioActionCode, who = user) => post('/quick-action', { action }, who);
const ask = (message: string) => post('/chat', { message });

const exercisesOf = (today: PhysioToday) => ('area' in today ? today.exercises : []);

describe('DOSE-21 BEYOND-14 physio coach', () => {
  it('lists the exercises and doses of today’s plan in the quick action and in the chat', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    const exercises = exercisesOf(await todayOf(bed, user));
    expect(exercises.length).toBeGreaterThan(2);
    for (const reply of [await tap('TODAY_EXERCISES'), await ask('what are my exercises today?')]) {
      for (const exercise of exercises) expect(reply).toContain(`**${exercise.name}**: ${doseText(exercise)}`);
      expect(reply.match(/^- \*\*/gm)).toHaveLength(exercises.length);
    }
  });

  it('marks an exercise as done in the chat right after it is logged', async () => {
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    const [first] = exercisesOf(await todayOf(bed, user));
    if (!first) throw new Error('no exercise');
    await bed.call(user, 'POST', PATHS.physioLogs, { planned: first.name, exerciseId: first.id, status: 'done' });
    expect(await tap('TODAY_EXERCISES')).toContain(`**${first.name}**: ${doseText(first)}`);
    expect(await ask('exercises?')).toContain('(done today)');
  });

  it('replies according to the newest check-in when the start criteria are met, pain is high or a red flag is set', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    expect(await tap('RETURN_TO_RUNNING')).toContain('You meet the start criteria');
    await checkIn(bed, user, { ...SORE, pain: 8 });
    expect(await ask('exercises today')).toMatch(/Slow breathing[\s\S]*only breathing and gentle holds/);
    await checkIn(bed, user, { ...SORE, redFlags: ['swelling'] });
    const reply = await ask('exercises today');
    expect(reply).toMatch(/^\*\*No exercises\. No running/);
    expect(reply).not.toMatch(/\d+ x \d+/);
    const decided = bed.database.collection('safety_decisions').find({ userId: user.userId });
    expect(await decided.toArray()).toEqual([expect.objectContaining({ ruleId: 'physio.flag' })]);
  });

  it('takes a Reset check-in and an age under 18 into account after the corresponding events arrive', async () => {
    await givenReadyInjury(bed, user);
    await checkIn(bed, user, READY);
    const metrics = { sleep: 1, stress: 5, fatigue: 5, pain: 2, readiness: 2 };
    const reset = {
      date: TODAY,
      score: 2.1,
      recommendation: 'Reset' as const,
      metrics,
      factors: [],
      cap: null,
      rev: 1,
    };
    await untilHandled(bed, 'physio.checkin-days', [() => bed.publish(user, checkinRecorded, reset)]);
    expect(await ask('can I race on sunday')).toMatch(/^No,[\s\S]*Reset[\s\S]*Running Coach/);
    const young = { level: 'Beginner', ageBand: 'under-18', weeklyHours: null, rev: 1 } as const;
    await untilHandled(bed, 'physio.runner-facts', [() => bed.publish(user, runningProfileChanged, young)]);
    expect(await tap('TODAY_EXERCISES')).toContain('under 18');
  });
});

describe('SAFE-26 physio coach', () => {
  it('states its limits in the first reply of a thread, and in every reply to the safety quick action', async () => {
    expect(await ask('hello')).toContain('I do not diagnose');
    expect(await ask('what can you do')).not.toContain('I do not diagnose');
    expect(await tap('SAFETY_CHECK')).toContain('I do not diagnose');
    await bed.call(user, 'DELETE', `${COACH_BASES.physio}/chat/clear`);
    expect(await ask('thanks')).toContain('I do not diagnose');
  });
});

describe('QA-12 QA-13 QA-14 QA-15 QA-16 QA-17 physio coach', () => {
  const ANSWERS: [id: string, code: PhysioActionCode, without: RegExp, answer: RegExp][] = [
    ['QA-12', 'PROGRESS_CHECK', /physio profile first/, /readiness is \d+ of 100/],
    ['QA-13', 'TODAY_EXERCISES', /physio profile first/, /\d+ x \d+/],
    ['QA-14', 'RETURN_TO_RUNNING', /physio profile first/, /pain 2 or less/],
    ['QA-15', 'PAIN_NORMAL', /0-2 is fine/, /0-2 is fine/],
    ['QA-16', 'SAFETY_CHECK', /116 117/, /116 117/],
    ['QA-17', 'PAIN_INCREASED', /makes it hurt more today/, /see a doctor/],
  ];
  it.each(ANSWERS)(
    '%s answers the quick action %s for a runner with a profile and for one without',
    async (_id, code, without, answer) => {
      expect(await tap(code)).toMatch(without);
      const hurt = await bed.user();
      await givenProfile(bed, hurt);
      await checkIn(bed, hurt, SORE);
      expect(await tap(code, hurt)).toMatch(answer);
    },
  );
});

describe('physio coach API', () => {
  it.each([
    ['API-37', '/chat', { message: 'exercises today?' }],
    ['API-38', '/quick-action', { action: 'PAIN_NORMAL' }],
  ])('%s streams the reply of %s as server-sent events and ends with [DONE]', async (_id, path, payload) => {
    const reply = await bed.call(user, 'POST', `${COACH_BASES.physio}${path}`, payload);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const lines = reply.body.split('\n').filter(Boolean);
    expect(lines.at(-1)).toBe('data: [DONE]');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toBe('data: {"language":"en"}');
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/^data: \{"(?:content|sources|chips)":/);
  });

  it.each(['', '   ', 'x'.repeat(4_001)])(
    'API-37 returns 400 when the message is empty or too long',
    async (message) => {
      expect((await bed.call(user, 'POST', `${COACH_BASES.physio}/chat`, { message })).statusCode).toBe(400);
    },
  );
});

describe('physio coach', () => {
  it('CHAT-22 uses no other runner’s data', async () => {
    const other = await bed.user();
    await givenProfile(bed, user);
    await checkIn(bed, user, SORE);
    await tap('TODAY_EXERCISES');
    expect(await tap('TODAY_EXERCISES', other)).toContain('physio profile first');
    const history = (await bed.call(other, 'GET', `${COACH_BASES.physio}/chat/history`)).json();
    expect(history.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  });

  it('returns 401 without a session', async () => {
    const { statusCode } = await bed.call(null, 'POST', `${COACH_BASES.physio}/chat`, { message: 'hi' });
    expect(statusCode).toBe(401);
  });
});
