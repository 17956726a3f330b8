import { describe, expect, it } from 'vitest';
import { buildSession } from './build-session.ts';
import type { DaySession } from './choose-sessions.ts';
import { withinHardShare } from './hard-minutes.ts';

const MODEL = { threshold: 300, usesHeartRate: false, level: 'Advanced', established: 300 } as const;
const LONG: DaySession = { kind: 'long_mp', minutes: 150, workMinutes: 60, day: 6, role: 'long', isHard: true };
const FIRST: DaySession = { kind: 'cruise', reps: 4, minutes: 70, day: 1, role: 'quality', isHard: true };
const SECOND: DaySession = { kind: 'vo2_3', reps: 5, minutes: 60, day: 3, role: 'quality', isHard: true };

const fitted = (sessions: DaySession[], otherMinutes = 0) =>
  withinHardShare(sessions, { model: MODEL, share: 0.25, otherMinutes, order: ['cruise', 'vo2_3'] });
const hardOf = (sessions: DaySession[]): number =>
  sessions.reduce((sum, each) => sum + buildSession(each, MODEL).hardMinutes, 0);

describe('withinHardShare', () => {
  it('changes nothing when the hard minutes fit the placed minutes', () => {
    const week = [FIRST, SECOND, LONG];
    expect(fitted(week, 600)).toEqual(week);
  });

  it('shortens only the race-pace part when that is enough', () => {
    const [first, second, long] = fitted([FIRST, SECOND, LONG], 80);
    expect([first, second]).toEqual([FIRST, SECOND]);
    expect(long).toMatchObject({ kind: 'long_mp', minutes: 150 });
    expect(long?.workMinutes).toBeLessThan(60);
  });

  it('shortens the second quality session before the first when the long run has no race-pace part left', () => {
    const week = fitted([{ ...FIRST, reps: 6 }, SECOND, LONG], -80);
    expect(week[2]).toMatchObject({ kind: 'long', minutes: 150 });
    expect(week[0]?.reps).toBe(6);
    expect(hardOf(week)).toBeLessThanOrEqual(0.25 * 200 + 1);
  });

  it('keeps the length of every session when the hard minutes become fewer', () => {
    const week = fitted([FIRST, SECOND, LONG], -150);
    expect(week.map((each) => buildSession(each, MODEL).minutes)).toEqual([70, 60, 150]);
    expect(hardOf(week)).toBeLessThanOrEqual(0.25 * 130 + 1);
  });
});
