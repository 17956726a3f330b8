import { addDays } from '@stridewell/contracts/web';
import { DomainError } from '@stridewell/kit/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseLogOf, keyOf, logDayOf, logStateOf, presentLog } from './log-mapping.ts';

const TODAY = '2026-11-20';
const LOG = { planned: 'Wall sit', status: 'done' } as const;

describe('logDayOf', () => {
  it('returns today when no date is given', () => {
    expect(logDayOf(undefined, TODAY)).toBe(TODAY);
  });

  it('accepts today and the last seven days but no other date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), (ahead) => {
        const date = addDays(TODAY, ahead);
        if (ahead <= 0 && ahead >= -7) expect(logDayOf(date, TODAY)).toBe(date);
        else expect(() => logDayOf(date, TODAY)).toThrow(DomainError);
      }),
    );
  });
});

describe('log mapping', () => {
  it('keeps the submitted fields and turns a blank reason into null', () => {
    expect(logStateOf(LOG)).toEqual({ ...LOG, exerciseId: null, reason: null });
    expect(logStateOf({ ...LOG, exerciseId: 'wall-sit', reason: ' sore ' })).toEqual({
      ...LOG,
      exerciseId: 'wall-sit',
      reason: 'sore',
    });
    expect(logStateOf({ ...LOG, reason: ' ' }).reason).toBeNull();
  });

  it('uses the exercise id as the key, or the planned text when there is no exercise id', () => {
    const key = (change: object) => keyOf(logStateOf({ ...LOG, ...change }));
    expect(key({ exerciseId: 'a' })).toBe(key({ exerciseId: 'a', planned: 'other words', status: 'skipped' }));
    expect(key({})).toBe(key({ status: 'skipped', reason: 'time' }));
    expect(new Set([key({}), key({ planned: 'Bridge' }), key({ exerciseId: 'Wall sit' })]).size).toBe(3);
  });

  it('converts a stored log to the API response and to the rules’ input', () => {
    const at = new Date('2026-11-20T09:00:00Z');
    const state = logStateOf({ ...LOG, exerciseId: 'wall-sit' });
    const document = { _id: 'l', userId: 'u', date: TODAY, key: keyOf(state), ...state, createdAt: at, updatedAt: at };
    const iso = at.toISOString();
    expect(presentLog(document)).toEqual({ ...state, id: 'l', date: TODAY, createdAt: iso, updatedAt: iso });
    expect(exerciseLogOf(document)).toEqual({ ...LOG, date: TODAY, exerciseId: 'wall-sit' });
  });
});
