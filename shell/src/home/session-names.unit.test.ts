import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { sessionDetail, sessionName, zoneName } from './session-names.ts';

const day = (change: Partial<WeeklyPlanDay>): WeeklyPlanDay => ({
  date: '2026-11-20',
  planType: 'easy',
  minutes: 30,
  zone: 'Z2',
  title: 'Easy run',
  why: '',
  ...change,
});

describe('session display names', () => {
  test.each([
    [{}, 'Easy, 30 min', null],
    [{ title: 'Easy run, 4 x 20 s strides if you like' }, 'Easy, 30 min', 'Easy run, 4 x 20 s strides if you like'],
    [{ planType: 'tempo', minutes: 39, title: '2 x 7 min' }, 'Tempo, 39 min', '2 x 7 min'],
    [{ planType: 'long', minutes: 55, title: 'Long run' }, 'Long run, 55 min', null],
    [{ planType: 'adapt', zone: 'walk', title: 'Gentle walk' }, 'Walk, 30 min', 'Gentle walk'],
    [{ ladderStage: 3, title: 'Walk-run, stage 3' }, 'Walk–run, 30 min', 'Walk-run, stage 3'],
    [{ planType: 'rest', minutes: 0, zone: null, title: 'Rest' }, 'Rest', null],
  ] as const)('formats %j as name %j and detail %j', (change, name, detail) => {
    expect([sessionName(day(change)), sessionDetail(day(change))]).toEqual([name, detail]);
  });

  test.each([
    ['Z2', 'Zone 2'],
    ['Z1-Z2', 'Zone 1–2'],
    ['walk', null],
    [null, null],
  ])('formats training zone %s as %s', (zone, words) => {
    expect(zoneName(zone)).toBe(words);
  });
});
