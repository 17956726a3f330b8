import { describe, expect, it } from 'vitest';
import { passes, problems } from '../testing/problems.ts';
import { actionLabels, actionWords, CHAT, PHYSIO_QUICK_ACTIONS, RUNNING_QUICK_ACTIONS } from '../web/index.ts';
import { chatBody, chatDraftBody, chatHistoryQuery, quickActionBody } from './chat.ts';

describe('CONST-37 chatBody', () => {
  it('accepts a message of 1 to 4,000 characters after trimming', () => {
    expect(chatBody.parse({ message: '  hi \n' })).toEqual({ message: 'hi' });
    expect(passes(chatBody, { message: ` ${'x'.repeat(4_000)} ` })).toBe(true);
    expect(problems(chatBody, { message: 'x'.repeat(4_001) })).toEqual(['message: Please use at most 4000 characters']);
    for (const message of ['', '   ', '\n\t'])
      expect(problems(chatBody, { message })).toEqual(['message: Please write a message']);
    expect(problems(chatBody, {})).toEqual(['message: Required']);
    for (const message of [4, null, ['hi'], { $gt: '' }])
      expect(problems(chatBody, { message })).toEqual(['message: Invalid input']);
  });

  it('accepts a thread id and rejects unknown fields', () => {
    const threadId = '0195d3a4-7c1e-7000-8000-000000000001';
    expect(passes(chatBody, { message: 'hi', threadId })).toBe(true);
    expect(passes(chatBody, { message: 'hi', threadId: null })).toBe(true);
    for (const body of [{ threadId: 'mine' }, { role: 'system' }, { userId: 'u' }])
      expect(passes(chatBody, { message: 'hi', ...body })).toBe(false);
  });
});

describe('quick action contract', () => {
  it('requires an action code and accepts any context', () => {
    for (const context of [undefined, null, 'x', { date: '2026-11-20' }, [1]])
      expect(passes(quickActionBody, { action: 'TODAY_START', context })).toBe(true);
    for (const body of [{}, { action: '' }, { action: 7 }, { action: 'x'.repeat(101) }, { action: 'A', message: 'hi' }])
      expect(passes(quickActionBody, body), JSON.stringify(body)).toBe(false);
  });

  it.each([
    ['QA-01', 'TODAY_START', "Today's workout"],
    ['QA-02', 'WEEK_START', 'Create plan'],
    ['QA-03', 'CURRENT_WEEK_PLAN', 'Current week plan'],
    ['QA-04', 'TODAY_ADDONS', 'Show Add-ons'],
    ['QA-05', 'TODAY_EXPLAIN_INTENSITY', 'Explain RPE & Zones'],
    ['QA-06', 'TODAY_ADAPT_EASIER', 'Make Easier'],
    ['QA-07', 'TODAY_NO_WATCH', 'No Watch Version'],
    ['QA-08', 'TODAY_ALT_NO_RUN', 'Non-Running Alt'],
    ['QA-09', 'PHASE_EXPLAIN_START', 'Explain Phase'],
    ['QA-10', 'WEEK_ADJUST_BY_CHECKINS', 'Daily Adjustments'],
    ['QA-11', 'HELP_START', 'How to use Coach'],
  ])('%s labels %s as %j, with a description', (_id, code, label) => {
    const action = RUNNING_QUICK_ACTIONS.find((one) => one.code === code);
    expect(action).toMatchObject({ code, label, description: expect.stringMatching(/\w+ \w+/) });
  });

  it('QA-18 ENT-18 defines a unique code, a label and a description for every action', () => {
    const all = [...RUNNING_QUICK_ACTIONS, ...PHYSIO_QUICK_ACTIONS];
    expect([RUNNING_QUICK_ACTIONS.length, PHYSIO_QUICK_ACTIONS.length]).toEqual([11, 6]);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const action of all) {
      expect(action.code).toMatch(/^[A-Z_]+$/);
      for (const { label, description } of [actionWords(action, 'en'), actionWords(action, 'nb')]) {
        expect(label.length).toBeGreaterThan(0);
        expect(description.length).toBeGreaterThan(label.length / 2);
      }
      expect(action.nb.label).not.toBe(action.label);
    }
    // A label is also the text of a message, which must identify exactly one action in both languages.
    expect(actionLabels(all).size).toBe(2 * all.length);
  });
});

describe('chatHistoryQuery', () => {
  it('CONST-31 defaults to the newest 50 messages', () => {
    expect(chatHistoryQuery.parse({})).toEqual({ limit: CHAT.pageSize, offset: 0 });
    expect(CHAT.pageSize).toBe(50);
    expect(chatHistoryQuery.parse({ limit: '10', offset: '50' })).toEqual({ limit: 10, offset: 50 });
  });

  it('CONST-59 accepts a limit of 1 to 100 and rejects an invalid offset', () => {
    expect(passes(chatHistoryQuery, { limit: '100' })).toBe(true);
    for (const limit of ['101', '0', '-1', '1.5', 'all', ''])
      expect(passes(chatHistoryQuery, { limit }), limit).toBe(false);
    for (const offset of ['-1', '0.5', 'x', '1000001'])
      expect(passes(chatHistoryQuery, { offset }), offset).toBe(false);
  });
});

describe('chatDraftBody', () => {
  it('accepts text of 0 to 4,000 characters', () => {
    for (const content of ['', ' ', 'x'.repeat(4_000)]) expect(chatDraftBody.parse({ content })).toEqual({ content });
    for (const body of [{}, { content: null }, { content: 'x'.repeat(4_001) }, { content: 'x', threadId: 'y' }])
      expect(passes(chatDraftBody, body)).toBe(false);
  });
});
