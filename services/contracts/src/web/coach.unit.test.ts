import { describe, expect, it } from 'vitest';
import { CHAT, COACH_BASES, COACH_TYPES } from './chat.ts';
import * as coach from './coach.ts';
import { addDays, weekDates } from './dates.ts';
import { PATHS } from './paths.ts';
import { QUICK_ACTIONS } from './quick-actions.ts';
import { PLAN_TYPES } from './scales.ts';

describe('running coach configuration', () => {
  it.each([
    ['goal', coach.GOALS, '5k, 10k, half_marathon, marathon, ultra, fitness, weight_loss'],
    ['level', coach.LEVELS, 'Beginner, Intermediate, Advanced'],
    ['goal_distance', coach.GOAL_DISTANCES, '5K, 10K, Half, Marathon, Ultra, Fitness'],
    ['weight_category', coach.WEIGHT_CATEGORIES, 'Normal, Overweight, Obese'],
    ['day', coach.DAY_NAMES, 'Mon, Tue, Wed, Thu, Fri, Sat, Sun'],
    ['phase', coach.PHASES, 'Base, Build, Peak, Taper'],
    ['plan type', PLAN_TYPES, 'easy, adapt, tempo, push, long, rest'],
    ['log status', coach.LOG_STATUSES, 'done, partial, skipped'],
    ['skip reason', coach.SKIP_REASONS, 'time, fatigue, pain, other'],
    [
      'experience',
      coach.EXPERIENCES,
      '0 months, less than 6 months, 6-12 months, 1-2 years, 2-5 years, 5-10 years, 10+ years',
    ],
    ['injury area', coach.INJURY_AREAS, 'Achilles, Knee, Lower back, Hip, Other'],
    ['focus area', coach.FOCUS_AREAS, "Speed, Endurance, Injury prevention, General fitness, Other, I don't know"],
  ] as const)('lists the specified values of "%s" in order', (_name, list, wanted) => {
    expect(list.join(', ')).toBe(wanted);
  });
});

describe('coach configuration', () => {
  it('CONST-21 CONST-22 CONST-17 matches the specified profile limits, training log window and evening hour', () => {
    const limits = Object.entries(coach.PROFILE_LIMITS).map(([name, { min, max }]) => `${name} ${min}-${max}`);
    expect(limits).toEqual(['weeklyHours 1-40', 'longRunCapMin 30-300', 'age 13-100', 'experienceYears 0-50']);
    expect([coach.LOG_WINDOW, coach.EVENING_HOUR]).toEqual([{ back: 28, ahead: 7 }, 20]);
  });

  it('CONST-31 CONST-32 CONST-35 CONST-37 CONST-59 matches the specified chat limits', () => {
    const { defaultTitle, messageMax, draftMax, pageSize, pageMax, draftDelayMs } = CHAT;
    const limits = { messageMax, draftMax, pageSize, pageMax, draftDelayMs };
    expect(limits).toEqual({ messageMax: 4_000, draftMax: 4_000, pageSize: 50, pageMax: 100, draftDelayMs: 1_000 });
    expect(defaultTitle).toBe('Coach');
  });

  it('CONST-36 defines a base path and quick actions for both coaches', () => {
    expect(COACH_TYPES).toEqual(['running', 'physio']);
    expect(COACH_BASES).toEqual({ running: '/api/coach', physio: '/api/physio' });
    for (const type of COACH_TYPES) expect(QUICK_ACTIONS[type].length).toBeGreaterThan(0);
  });
});

describe('web contract', () => {
  it('lists each API path once', () => {
    const paths = Object.values(PATHS);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/api(\/[a-z-]+)+$/);
  });

  it('CONST-16 defines a week as seven dates from Monday to Sunday, even across clock changes and New Year', () => {
    for (const monday of ['2026-10-19', '2027-03-22', '2026-12-28', '2024-02-26']) {
      const dates = weekDates(monday);
      expect([dates.length, dates[0], dates[6]]).toEqual([7, monday, addDays(monday, 6)]);
      expect(new Set(dates).size).toBe(7);
    }
  });
});
