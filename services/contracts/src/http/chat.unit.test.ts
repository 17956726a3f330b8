import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CHAT, PHYSIO_QUICK_ACTIONS, RUNNING_QUICK_ACTIONS } from '../web/index.ts';
import { chatBody, chatDraftBody, chatHistoryQuery, quickActionBody } from './chat.ts';

const passes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const messages = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('CONST-37 the body of a message', () => {
  it('is 1 to 4,000 characters after trimming', () => {
    expect(chatBody.parse({ message: '  hi \n' })).toEqual({ message: 'hi' });
    expect(passes(chatBody, { message: ` ${'x'.repeat(4_000)} ` })).toBe(true);
    expect(messages(chatBody, { message: 'x'.repeat(4_001) })).toEqual(['message: Please use at most 4000 characters']);
    for (const message of ['', '   ', '\n\t'])
      expect(messages(chatBody, { message })).toEqual(['message: Please write a message']);
    expect(messages(chatBody, {})).toEqual(['message: Required']);
    for (const message of [4, null, ['hi'], { $gt: '' }])
      expect(messages(chatBody, { message })).toEqual(['message: Invalid input']);
  });

  it('may name its thread, and nothing else', () => {
    const threadId = '0195d3a4-7c1e-7000-8000-000000000001';
    expect(passes(chatBody, { message: 'hi', threadId })).toBe(true);
    expect(passes(chatBody, { message: 'hi', threadId: null })).toBe(true);
    for (const body of [{ threadId: 'mine' }, { role: 'system' }, { userId: 'u' }])
      expect(passes(chatBody, { message: 'hi', ...body })).toBe(false);
  });
});

describe('the body of a quick action', () => {
  it('names the action; the context may be anything and may be missing', () => {
    for (const context of [undefined, null, 'x', { date: '2026-11-20' }, [1]])
      expect(passes(quickActionBody, { action: 'TODAY_START', context })).toBe(true);
    for (const body of [{}, { action: '' }, { action: 7 }, { action: 'x'.repeat(101) }, { action: 'A', message: 'hi' }])
      expect(passes(quickActionBody, body), JSON.stringify(body)).toBe(false);
  });

  it('QA-18 ENT-18 every action has a code of its own, a label and a description', () => {
    const all = [...RUNNING_QUICK_ACTIONS, ...PHYSIO_QUICK_ACTIONS];
    expect([RUNNING_QUICK_ACTIONS.length, PHYSIO_QUICK_ACTIONS.length]).toEqual([11, 6]);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { code, label, description } of all) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(label.length).toBeGreaterThan(0);
      expect(description.length).toBeGreaterThan(label.length / 2);
    }
  });
});

describe('a page of the history', () => {
  it('CONST-31 is 50 messages from the newest, unless asked otherwise', () => {
    expect(chatHistoryQuery.parse({})).toEqual({ limit: CHAT.pageSize, offset: 0 });
    expect(CHAT.pageSize).toBe(50);
    expect(chatHistoryQuery.parse({ limit: '10', offset: '50' })).toEqual({ limit: 10, offset: 50 });
  });

  it('CONST-59 is 100 messages at most', () => {
    expect(passes(chatHistoryQuery, { limit: '100' })).toBe(true);
    for (const limit of ['101', '0', '-1', '1.5', 'all', ''])
      expect(passes(chatHistoryQuery, { limit }), limit).toBe(false);
    for (const offset of ['-1', '0.5', 'x', '1000001'])
      expect(passes(chatHistoryQuery, { offset }), offset).toBe(false);
  });
});

describe('the body of a draft', () => {
  it('is a text of at most 4,000 characters, perhaps none', () => {
    for (const content of ['', ' ', 'x'.repeat(4_000)]) expect(chatDraftBody.parse({ content })).toEqual({ content });
    for (const body of [{}, { content: null }, { content: 'x'.repeat(4_001) }, { content: 'x', threadId: 'y' }])
      expect(passes(chatDraftBody, body)).toBe(false);
  });
});
