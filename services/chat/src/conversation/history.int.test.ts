import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { afterAll, describe, expect, it } from 'vitest';
import { startBothHosts } from '../testing/host.ts';
import { createMessageRepository } from './message-repository.ts';
import { createThreadRepository } from './thread-repository.ts';

/** Ordinary questions that the safety gate does not stop. */
const QUESTIONS = [
  'What do I run today?',
  'And tomorrow?',
  'How long is my long run?',
  'What is zone 2?',
  'Show me my week',
  'When is my race?',
  'Which phase am I in?',
  'What about Sunday?',
];

const { running, physio, close } = await startBothHosts();

afterAll(close);

const read = async (user: TestUser, query = '', host = running) =>
  (await host.inject(user, 'GET', `/chat/history${query}`)).json();
const contents = (page: { messages: { content: string }[] }) => page.messages.map(({ content }) => content);

/** Stores the given number of messages in the chat's format, numbered from 1. */
const fill = async (count: number): Promise<TestUser> => {
  const user = await running.signer.user();
  const threads = createThreadRepository(running.database, 'running');
  const messages = createMessageRepository(running.database);
  const thread = await threads.take(user.userId, 'test', count, running.clock.now());
  if (!thread) throw new Error('the thread is taken');
  for (let seq = 1; seq <= count; seq += 1)
    await messages.insert(user.userId, {
      threadId: thread._id,
      seq,
      role: seq % 2 ? 'user' : 'assistant',
      content: `message ${seq}`,
      metadata: null,
      at: running.clock.now(),
    });
  await threads.release(user.userId, 'test', running.clock.now());
  return user;
};
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `message ${from + index}`);

describe('GET {base}/chat/history', () => {
  it('CHAT-40 CONST-31 API-39 CHAT-07 returns pages of 50 messages, oldest first, and earlier pages by offset', async () => {
    const user = await fill(121);
    const newest = await read(user);
    expect(contents(newest)).toEqual(numbered(72, 121));
    expect(newest.hasMore).toBe(true);
    expect(contents(await read(user, '?limit=50&offset=50'))).toEqual(numbered(22, 71));
    const oldest = await read(user, '?limit=50&offset=100');
    expect(contents(oldest)).toEqual(numbered(1, 21));
    expect(oldest.hasMore).toBe(false);
    expect(await read(user, '?offset=150')).toEqual({ messages: [], hasMore: false });
    expect(contents(await read(user, '?limit=1&offset=120'))).toEqual(['message 1']);
  });

  it('CONST-59 API-39 API-40 returns at most 100 messages and rejects an invalid limit or offset with 400', async () => {
    const user = await fill(101);
    expect((await read(user, '?limit=100')).messages).toHaveLength(100);
    for (const host of [running, physio])
      for (const query of ['limit=101', 'limit=0', 'limit=ten', 'offset=-1', 'offset=1.5'])
        expect((await host.inject(user, 'GET', `/chat/history?${query}`)).statusCode, query).toBe(400);
  });

  it('API-39 API-40 ENT-15 returns each message with id, role, content, createdAt and metadata', async () => {
    const user = await running.signer.user();
    await running.chat(user, 'hello');
    expect(await read(user)).toEqual({
      messages: [
        { id: expect.any(String), role: 'user', content: 'hello', createdAt: expect.any(String), metadata: null },
        {
          id: expect.any(String),
          role: 'assistant',
          content: 'Rules say: hello. I remember 0.',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          metadata: { model: 'rules', language: 'en' },
        },
      ],
      hasMore: false,
    });
    expect(await read(user, '', physio)).toEqual({ messages: [], hasMore: false });
  });

  it("returns only the runner's own messages, and 401 without a session", async () => {
    const user = await fill(3);
    expect(await read(await running.signer.user())).toEqual({ messages: [], hasMore: false });
    expect((await running.app.inject({ url: `${running.base}/chat/history` })).statusCode).toBe(401);
    expect((await read(user)).messages).toHaveLength(3);
  });
});

describe('POST {base}/quick-action', () => {
  it('QA-18 supports actions that each have a unique code, a label and a description', () => {
    for (const action of RUNNING_QUICK_ACTIONS)
      expect(action).toMatchObject({
        code: expect.stringMatching(/^[A-Z_]+$/),
        label: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
    expect(new Set(RUNNING_QUICK_ACTIONS.map(({ code }) => code)).size).toBe(RUNNING_QUICK_ACTIONS.length);
  });

  it("QA-23 API-20 adds the action's label and the reply to the history and the export", async () => {
    const user = await running.signer.user();
    for (const { code, label } of RUNNING_QUICK_ACTIONS) {
      const reply = await running.act(user, code);
      expect(reply).toMatchObject({ status: 200, isDone: true });
      const { messages } = await read(user, '?limit=2');
      expect(messages).toMatchObject([
        { role: 'user', content: label, metadata: { action: code } },
        { role: 'assistant', content: reply.text, metadata: { action: code, model: 'rules' } },
      ]);
    }
    const text = (await running.inject(user, 'GET', '/chat/export')).body;
    for (const { label } of RUNNING_QUICK_ACTIONS) expect(text).toContain(`  You\n${label}\n`);
  });

  it('stores the label in the language of the page', async () => {
    const user = await running.signer.user();
    const payload = { action: 'TODAY_START', context: { language: 'nb' } };
    expect((await running.inject(user, 'POST', '/quick-action', payload)).statusCode).toBe(200);
    expect((await read(user)).messages[0]).toMatchObject({ role: 'user', content: 'Dagens økt' });
  });

  it('QA-24 passes up to twelve earlier messages to the coach in order, including quick actions', async () => {
    const user = await running.signer.user();
    await running.act(user, 'TODAY_START');
    await running.chat(user, 'and tomorrow?');
    const { memory } = running.brain.turns.at(-1) ?? {};
    expect(memory).toMatchObject([{ role: 'user', content: "Today's workout" }, { role: 'assistant' }]);
    for (let turn = 0; turn < 8; turn += 1) await running.chat(user, QUESTIONS[turn] ?? '');
    const last = running.brain.turns.at(-1)?.memory ?? [];
    expect(last).toHaveLength(12);
    expect(last.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(QUESTIONS.slice(1, 7));
  });

  it.each([
    ['an unknown code', { action: 'FLY' }],
    ["the other coach's code", { action: 'PAIN_NORMAL' }],
    ['a missing code', {}],
    ['a number', { action: 7 }],
  ])('returns 400 for %s and stores nothing', async (_what, payload) => {
    const user = await running.signer.user();
    expect((await running.inject(user, 'POST', '/quick-action', payload)).statusCode).toBe(400);
    expect(await running.stored('chat_messages', user)).toEqual([]);
  });
});

describe('DELETE {base}/chat/clear', () => {
  it("CHAT-04 API-45 API-46 clears only the requested coach's thread and memory, and keeps the draft", async () => {
    const user = await fill(60);
    await physio.chat(user, 'to the physio coach');
    await running.inject(user, 'POST', '/chat/draft', { content: 'half a thought' });
    expect((await running.inject(user, 'DELETE', '/chat/clear')).statusCode).toBe(204);
    expect(await read(user)).toEqual({ messages: [], hasMore: false });
    expect((await read(user, '', physio)).messages).toHaveLength(2);
    expect((await running.inject(user, 'GET', '/chat/draft')).json()).toEqual({ content: 'half a thought' });
    await running.chat(user, 'a new start');
    expect(running.brain.turns.at(-1)?.memory).toEqual([]);
    expect(await read(user)).toMatchObject({ messages: [{ content: 'a new start' }, {}], hasMore: false });
    expect((await running.stored('chat_messages', user)).filter(({ content }) => content === 'message 1')).toEqual([]);
    expect((await physio.inject(user, 'DELETE', '/chat/clear')).statusCode).toBe(204);
    expect((await read(user, '', physio)).messages).toEqual([]);
  });

  it('returns 204 when there is nothing to clear', async () => {
    expect((await running.inject(await running.signer.user(), 'DELETE', '/chat/clear')).statusCode).toBe(204);
  });
});

describe('{base}/chat/draft', () => {
  it('API-41 API-42 API-43 API-44 CHAT-39 stores separate drafts for the running coach and the physio coach', async () => {
    const user = await running.signer.user();
    for (const host of [running, physio]) {
      expect((await host.inject(user, 'GET', '/chat/draft')).json()).toEqual({ content: '' });
      const saved = await host.inject(user, 'POST', '/chat/draft', { content: `to ${host.base}` });
      expect(saved.json()).toEqual({ content: `to ${host.base}` });
    }
    for (const host of [running, physio])
      expect((await host.inject(user, 'GET', '/chat/draft')).json()).toEqual({ content: `to ${host.base}` });
    await running.inject(user, 'POST', '/chat/draft', { content: '' });
    expect((await running.inject(user, 'GET', '/chat/draft')).json()).toEqual({ content: '' });
  });

  it('ENT-17 stores only one draft after concurrent saves, and returns 400 for a draft of 4,001 characters', async () => {
    const user = await running.signer.user();
    const saves = Array.from({ length: 20 }, (_, index) =>
      running.inject(user, 'POST', '/chat/draft', { content: `draft ${index}` }),
    );
    for (const { statusCode } of await Promise.all(saves)) expect(statusCode).toBe(200);
    expect(await running.stored('chat_drafts', user)).toHaveLength(1);
    const send = (content: unknown) => running.inject(user, 'POST', '/chat/draft', { content } as object);
    expect((await send('x'.repeat(4_000))).statusCode).toBe(200);
    for (const content of ['x'.repeat(4_001), 7, null]) expect((await send(content)).statusCode).toBe(400);
  });
});

describe('GET {base}/chat/export', () => {
  it('CHAT-03 API-47 API-48 returns a text file, named after the coach, with the time, author and content of each message', async () => {
    const user = await running.signer.user({ timezone: 'America/New_York' });
    running.clock.setOffset(Date.parse('2026-11-20T02:30:00Z') - Date.now());
    await running.chat(user, 'How far?\nReally.');
    const answer = await running.inject(user, 'GET', '/chat/export');
    running.clock.setOffset(0);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="stridewell-running-chat-2026-11-19.txt"');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      [
        'Stridewell running coach',
        'Times are in America/New_York.',
        '',
        '2026-11-19 21:30  You',
        'How far?\nReally.',
        '',
        '2026-11-19 21:30  Coach',
        'Rules say: How far?\nReally.. I remember 0.',
        '',
      ].join('\n'),
    );
    const other = await physio.inject(user, 'GET', '/chat/export');
    expect(other.headers['content-disposition']).toMatch(/filename="stridewell-physio-chat-\d{4}-\d\d-\d\d\.txt"$/);
    expect(other.body).toContain('No messages yet.');
  });

  it('returns a long conversation completely and in order', async () => {
    const user = await fill(450);
    const { body } = await running.inject(user, 'GET', '/chat/export');
    expect(body.match(/^message \d+$/gm)).toEqual(numbered(1, 450));
  });
});
