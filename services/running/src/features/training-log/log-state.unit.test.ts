import { trainingLogBody } from '@stridewell/contracts/http/running';
import { describe, expect, it } from 'vitest';
import type { DayView } from '../../messages/week-view.ts';
import { loggedDayOf } from './document.ts';
import { isInWindow, logState } from './log-state.ts';

const none = { row: null, outcome: null };
const body = (given: object) => trainingLogBody.parse({ date: '2026-11-20', status: 'done', ...given });

describe('TRK-20 logState: plan type', () => {
  it('uses the submitted plan type, otherwise the day’s outcome, otherwise adapt', () => {
    expect(logState(body({ planType: 'long' }), { row: null, outcome: 'rest' }).planType).toBe('long');
    expect(logState(body({}), { row: null, outcome: 'tempo' }).planType).toBe('tempo');
    expect(logState(body({}), none).planType).toBe('adapt');
  });
});

describe('logState: minutes and reason', () => {
  it('TRK-22 stores minutes only for done and partial', () => {
    expect(logState(body({ minutes: 40 }), none).minutes).toBe(40);
    expect(logState(body({ status: 'partial', minutes: 0 }), none).minutes).toBe(0);
    expect(logState(body({ status: 'skipped', minutes: 40 }), none).minutes).toBeNull();
    expect(logState(body({}), none).minutes).toBeNull();
  });

  it('stores a reason only for skipped', () => {
    expect(logState(body({ status: 'skipped', reason: 'pain' }), none).reason).toBe('pain');
    expect(logState(body({ status: 'skipped' }), none).reason).toBeNull();
    expect(logState(body({ reason: 'pain' }), none).reason).toBeNull();
  });
});

describe('TRK-21 CONST-22 isInWindow', () => {
  it.each([
    ['2026-10-23', true],
    ['2026-10-22', false],
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-20', true],
  ])('returns for %s on 2026-11-20 whether it can be logged: %s', (date, isIn) => {
    expect(isInWindow(date, '2026-11-20')).toBe(isIn);
  });
});

describe('ACT-87 logState: sport of the day', () => {
  const rowOf = (kind: string, ladderStage: number | null = null) =>
    ({ planType: 'easy', minutes: 30, built: { kind }, ladderStage }) as DayView;
  const sportOf = (row: DayView | null, given: object = {}) => logState(body(given), { row, outcome: null }).sport;

  it('comes from the planned session when the runner logs it, and is unknown if there is none', () => {
    expect([sportOf(rowOf('walk')), sportOf(rowOf('easy')), sportOf(rowOf('ladder', 3))]).toEqual([
      'walk',
      'run',
      'run',
    ]);
    expect([sportOf(rowOf('ladder', 0)), sportOf(null)]).toEqual(['walk', null]);
    expect(sportOf({ ...rowOf('easy'), minutes: 0 })).toBeNull();
    expect(sportOf(rowOf('walk'), { planType: 'tempo' })).toBeNull();
    expect(sportOf(rowOf('walk'), { status: 'skipped' })).toBeNull();
  });

  it('comes from the activities of the day', () => {
    const ran = logState(
      { ...body({ minutes: 35 }), sport: 'run' },
      { row: rowOf('walk'), outcome: null },
      'activities',
    );
    expect(ran.sport).toBe('run');
  });

  it('includes a walk as training with at most the planned minutes', () => {
    const walked = (minutes: number) => logState(body({ minutes }), { row: rowOf('walk'), outcome: null });
    const minutesOf = (minutes: number) => loggedDayOf({ date: '2026-11-20', ...walked(minutes) }).minutes;
    expect([minutesOf(240), minutesOf(20)]).toEqual([30, 20]);
  });
});
