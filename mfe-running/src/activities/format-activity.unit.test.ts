import { describe, expect, test } from 'vitest';
import { activityOf } from '../testing/activity-fixtures.ts';
import { paceOf, summaryOf } from './format-activity.ts';

describe('ACT-40 summaryOf', () => {
  test('shows distance, time and pace per kilometre or mile', () => {
    const run = activityOf({ distanceMeters: 10_000, movingSeconds: 3_000 });
    expect(summaryOf(run, 'km')).toBe('10 km · 50:00 · 5:00 /km');
    expect(summaryOf(run, 'mi')).toBe('6.2 mi · 50:00 · 8:03 /mi');
  });

  test('leaves out unknown values', () => {
    expect(summaryOf(activityOf({ distanceMeters: null, movingSeconds: 5_400 }), 'km')).toBe('1:30:00');
    expect(paceOf(activityOf({ sport: 'cycle' }), 'km')).toBeNull();
  });
});
