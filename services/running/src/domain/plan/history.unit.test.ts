import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { longestRun, sessionCap } from './history.ts';
import { EXAMPLE_LOG, MONDAY } from './testing/given.ts';
import type { Level, TrainingRecord } from './types.ts';

const run = (daysAgo: number, minutes: number): TrainingRecord => ({
  date: addDays(MONDAY, -daysAgo),
  planType: 'long',
  status: 'done',
  minutes,
});
const cap = (records: TrainingRecord[], slowGrowth = false): number =>
  sessionCap(records, 'Intermediate', MONDAY, { slowGrowth });

describe('PLANR-23 the session cap', () => {
  it('is 55 after a longest run of 50', () => expect(sessionCap(EXAMPLE_LOG, 'Intermediate', '2026-11-22')).toBe(55));

  it.each([
    [20, 23],
    [30, 33],
    [40, 44],
    [80, 88],
  ])('after %d minutes is %d', (minutes, most) => expect(cap([run(20, minutes)])).toBe(most));

  it('looks back 30 days and no further', () => {
    expect(longestRun([run(30, 90), run(5, 50)], 'Intermediate', MONDAY)).toBe(90);
    expect(longestRun([run(31, 90), run(5, 50)], 'Intermediate', MONDAY)).toBe(50);
  });
});

describe('PLANR-24 one new longest run in 7 days', () => {
  it('holds the cap at the longest run for six days after it grew', () => {
    expect(cap([run(20, 50), run(6, 55)])).toBe(55);
    expect(cap([run(20, 50), run(7, 55)])).toBe(60);
  });

  it('does not hold it after a run that equals the longest', () => expect(cap([run(20, 50), run(3, 50)])).toBe(55));
});

describe('PLANR-25 without runs in 30 days', () => {
  it.each<[Level, number]>([
    ['Beginner', 20],
    ['Intermediate', 40],
    ['Advanced', 60],
  ])('%s counts from %d', (level, minutes) => expect(longestRun([], level, MONDAY)).toBe(minutes));
});

it('PLANR-100 a lower back or hip history lets the long run grow by 5 %', () => {
  expect(cap([run(20, 100)], true)).toBe(105);
  expect(cap([run(20, 100)])).toBe(110);
});

describe('the first week of a log', () => {
  it('does not take back what was planned because the first run was a short one', () => {
    expect(cap([run(1, 10)])).toBe(44);
    expect(cap([run(7, 30), run(2, 30)])).toBe(44);
    expect(sessionCap([run(1, 30)], 'Advanced', MONDAY)).toBe(66);
  });

  it('counts a longer run as what it is', () => expect(longestRun([run(2, 55)], 'Intermediate', MONDAY)).toBe(55));

  it('after it the log speaks for itself', () => expect(cap([run(8, 30), run(2, 30)])).toBe(33));
});
