import type { CoachProfile } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { runnerOf } from './runner.ts';

const EMPTY: CoachProfile = {
  goal: null,
  raceDate: null,
  weeklyHours: null,
  daysAvailable: null,
  injuries: null,
  thresholdPace: null,
  longRunCapMin: null,
  runningProfileV2: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const v2 = (value: object) => ({ ...EMPTY, runningProfileV2: JSON.stringify(value) });

describe('a stored profile as the planner reads it', () => {
  it('is taken as it stands where it is full', () => {
    const { runner, assumed } = runnerOf({
      ...v2({
        age: 38,
        level: 'Intermediate',
        goal_distance: 'Half',
        injury_history: ['Knee'],
        weight_category: 'Obese',
      }),
      goal: '10k',
      raceDate: '2027-01-17',
      weeklyHours: 4,
      daysAvailable: 'Mon,Wed,Fri,Sun',
      thresholdPace: '8:00/mi',
      longRunCapMin: 90,
    });
    expect(assumed).toEqual([]);
    expect(runner).toMatchObject({
      goal: '10k',
      weeklyHours: 4,
      availableDays: ['Mon', 'Wed', 'Fri', 'Sun'],
      level: 'Intermediate',
      age: 38,
      injuryHistory: ['Knee'],
      obese: true,
      longRunCapMin: 90,
    });
    expect(runner.thresholdPace).toBeCloseTo(298.3, 1);
  });

  it('says what it takes for granted', () => {
    const { runner, assumed } = runnerOf(EMPTY);
    expect(runner).toMatchObject({
      goal: 'fitness',
      weeklyHours: 3,
      availableDays: ['Tue', 'Thu', 'Sun'],
      level: 'Beginner',
    });
    expect(assumed).toHaveLength(4);
    for (const sentence of assumed) expect(sentence).toMatch(/^Your profile has no .+\.$/);
  });

  it('takes goal_distance where there is no goal, and the level by years', () => {
    expect(runnerOf(v2({ goal_distance: 'Half' })).runner.goal).toBe('half_marathon');
    expect(runnerOf({ ...v2({ goal_distance: 'Half' }), goal: '5k' }).runner.goal).toBe('5k');
    expect(runnerOf(v2({ experience_years: '5-10 years' })).runner.level).toBe('Advanced');
  });

  it('PLANR-10 and V2 aside: a malformed text reads as null, lower case days are days, free text on injuries is not read', () => {
    for (const text of ['{', '[]', '"x"', '{"age":-1}', '{"unknown":1}'])
      expect(runnerOf({ ...EMPTY, runningProfileV2: text })).toEqual(runnerOf(EMPTY));
    expect(runnerOf({ ...EMPTY, daysAvailable: 'sun, tue' }).runner.availableDays).toEqual(['Tue', 'Sun']);
    expect(runnerOf({ ...EMPTY, injuries: 'Knee' }).runner.injuryHistory).toEqual([]);
  });
});
