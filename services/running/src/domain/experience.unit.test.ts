import { describe, expect, it } from 'vitest';
import { experienceYears, levelOf } from './experience.ts';

describe('PLAN-10 experienceYears', () => {
  it.each([
    ['0 months', 0],
    ['less than 6 months', 0.25],
    ['6-12 months', 0.75],
    ['1-2 years', 1.5],
    ['2-5 years', 3.5],
    ['5-10 years', 7.5],
    ['10+ years', 10],
    [7, 7],
    [0, 0],
    [null, null],
    ['ages', null],
  ])('converts %j to %j', (value, years) => expect(experienceYears(value)).toBe(years));
});

describe('PLAN-10 the level to plan for', () => {
  it('is the level that the runner chose', () => expect(levelOf('Advanced', '0 months')).toBe('Advanced'));

  it.each([
    ['6-12 months', 'Beginner'],
    ['1-2 years', 'Intermediate'],
    [4, 'Intermediate'],
    [5, 'Advanced'],
    ['10+ years', 'Advanced'],
    [null, 'Beginner'],
  ])('is otherwise derived from %j of running: %s', (years, level) => expect(levelOf(null, years)).toBe(level));
});
