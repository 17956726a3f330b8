import { addDays, type Recommendation } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LOG, inWeek, logged, MONDAY } from '../testing/given.ts';
import { minutesOf, skipped, typesOf, weekInputs, weekOf } from '../testing/given-week.ts';
import { checkinOn } from '../testing/random-weeks.ts';
import { paceFactor } from './breaks.ts';
import { isQuality } from './edit.ts';
import { runnerNow } from './pace-now.ts';
import type { WeekInputs } from './types.ts';

const lastWeek = (...recommendations: Recommendation[]) =>
  recommendations.map((recommendation, at) => checkinOn(addDays(MONDAY, at - recommendations.length), recommendation));
const FULL = { availableDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'] } as const;
const build = (...recommendations: Recommendation[]) =>
  weekOf({ ...inWeek(2), checkins: lastWeek(...recommendations) }, { ...FULL, weeklyHours: 8 });
const hardSessions = ({ days }: ReturnType<typeof weekOf>) => days.filter(isQuality).length;

describe('low days before a week', () => {
  const plain = build();

  it.each([
    ['2 Reset', ['Reset', 'Push', 'Reset']],
    ['3 Recover and Reset', ['Recover', 'Adapt', 'Reset', 'Recover']],
  ] as const)('PLANR-79 %s take a fifth and one quality session', (_, recommendations) => {
    const week = build(...recommendations);
    expect(week.totalMinutes).toBeLessThanOrEqual(Math.floor(plain.totalMinutes * 0.8));
    expect(week.totalMinutes).toBeGreaterThan(plain.totalMinutes * 0.75);
    expect(hardSessions(week)).toBe(hardSessions(plain) - 1);
    expect(week.notes[0]).toContain('so it is a fifth lighter and less hard.');
  });

  it('PLANR-80 five or more leave 60 %, all easy', () => {
    const week = build('Recover', 'Recover', 'Reset', 'Recover', 'Recover');
    expect(week.totalMinutes).toBeLessThanOrEqual(Math.floor(plain.totalMinutes * 0.6));
    expect(week.totalMinutes).toBeGreaterThan(plain.totalMinutes * 0.55);
    expect(week.days.reduce((sum, { hardMinutes }) => sum + hardMinutes, 0)).toBe(0);
    expect(week.days.every(({ title }) => !title.includes('strides'))).toBe(true);
  });

  it('PLANR-81 a mean of 7.5 with everything done grows as usual, never faster', () => {
    expect(build('Push', 'Push', 'Push', 'Push', 'Push', 'Push', 'Push')).toEqual(plain);
    expect(plain.totalMinutes).toBeLessThanOrEqual(165);
  });

  it('count for the week after them only', () => {
    const old = [checkinOn('2026-11-08', 'Reset'), checkinOn('2026-11-07', 'Reset')];
    expect(weekOf({ ...inWeek(2), checkins: old }, { ...FULL, weeklyHours: 8 })).toEqual(plain);
    expect(build('Recover', 'Recover')).toEqual(plain);
  });
});

const usual = () => weekOf({}, { raceDate: null });
const withBreak = (daysOff: number, travel = false, rest: Partial<WeekInputs> = {}) => {
  const last = addDays(MONDAY, -daysOff - 1);
  const moved = EXAMPLE_LOG.map((record) => ({ ...record, date: addDays(record.date, -daysOff) })).filter(
    ({ date }) => date <= last,
  );
  const pauses = travel ? [{ kind: 'travel' as const, from: addDays(last, 1), to: addDays(MONDAY, -1) }] : [];
  return weekOf({ records: moved, pauses, ...rest }, { raceDate: null });
};

describe('a week after a break', () => {
  it('PLANR-91 has three easy runs at 80 to 90 % after up to 5 days away', () => {
    const week = withBreak(4, true);
    expect(minutesOf(week).filter((minutes) => minutes > 0)).toHaveLength(4);
    expect(typesOf(week).slice(0, 5)).toEqual(['easy', 'rest', 'easy', 'rest', 'easy']);
    expect(week.days[0]?.changed).toMatch(/run 1 of 3 after 4 days off: easy, at 85 %/);
    expect(week.days[4]?.changed).toContain('run 3 of 3');
    expect(typesOf(week)[6]).toBe('long');
    expect(withBreak(4).days.every(({ changed }) => changed === undefined)).toBe(true);
  });

  it('PLANR-92 has three runs at 60 to 70 % after 6 to 10 days, and the first quality as fartlek', () => {
    const week = withBreak(8);
    expect(week.days[0]?.changed).toMatch(/run 1 of 3 after 8 days off: easy, at 65 %/);
    expect(week.days.slice(0, 5).every(({ hardMinutes }) => hardMinutes === 0)).toBe(true);
    const back = [
      ...EXAMPLE_LOG.filter(({ date }) => date < '2026-11-05'),
      ...logged([30, 0, 30, 0, 30, 0, 0]).map((record) => ({ ...record, date: addDays(record.date, 1) })),
    ];
    const next = weekOf(
      { records: back.filter(({ date }) => date < '2026-11-02' || date > '2026-11-09') },
      { raceDate: null },
    );
    const quality = next.days.find(({ hardMinutes }) => hardMinutes > 0);
    expect(quality?.title).toMatch(/^Fartlek: \d+ min with \d+ min brisk, by feel$/);
  });

  it('PLANR-93 restarts with an easy Base week at 50 to 60 % after 11 to 28 days', () => {
    for (const days of [14, 21, 28]) {
      const week = withBreak(days);
      expect(week.phase).toBe('Base');
      expect(week.totalMinutes / 150).toBeGreaterThanOrEqual(0.5);
      expect(week.totalMinutes / 150).toBeLessThanOrEqual(0.6);
      expect(hardSessions(week)).toBe(0);
      expect(week.notes[0]).toContain(`After ${days} days off this is a Base week`);
    }
    expect(usual().totalMinutes).toBe(165);
  });

  it('PLANR-94 is walk-run after more than 28 days', () => {
    const week = withBreak(35);
    for (const { minutes, title } of week.days) if (minutes > 0) expect(title).toMatch(/^Run-walk|^Brisk walk/);
    expect(hardSessions(week)).toBe(0);
  });

  it.each([8, 14, 21])('is eased by the strongest of what came before it, not by all of it: %i days', (days) => {
    const firstRuns = (rest: Partial<WeekInputs> = {}): number =>
      minutesOf(withBreak(days, false, rest))
        .slice(0, 5)
        .reduce((sum, minutes) => sum + minutes, 0);
    const alone = firstRuns();
    const tired = { checkins: lastWeek('Recover', 'Adapt', 'Recover', 'Adapt', 'Recover') };
    expect(alone).toBeGreaterThan(0);
    expect(firstRuns(tired)).toBeGreaterThanOrEqual(alone - 2);
    expect(firstRuns({ lighter: 'lighter' })).toBeGreaterThanOrEqual(alone - 2);
  });

  it('keeps its runs where some were skipped for time before a long break', () => {
    const records = EXAMPLE_LOG.map((record) => ({ ...record, date: addDays(record.date, -14) }));
    const skips = [3, 10].map((ago) => skipped(addDays(MONDAY, -ago), 'time'));
    expect(minutesOf(withBreak(14, false, { records: [...records, ...skips] }))).toEqual(minutesOf(withBreak(14)));
  });

  it('grows afterwards from what was run since, not from the empty weeks', () => {
    const since = logged([20, 0, 25, 0, 20, 0, 20]).map((record) => ({ ...record }));
    const before = EXAMPLE_LOG.map((record) => ({ ...record, date: addDays(record.date, -28) }));
    const week = weekOf({ records: [...before, ...since] }, { raceDate: null });
    expect(week.totalMinutes).toBeGreaterThanOrEqual(85);
    expect(week.totalMinutes).toBeLessThanOrEqual(95);
  });
});

describe('PLANR-95 the threshold pace after a break', () => {
  it.each([
    [0, 1],
    [5, 1],
    [7, 0.994],
    [14, 0.973],
    [21, 0.952],
    [28, 0.931],
    [42, 0.889],
    [56, 0.847],
    [72, 0.8],
    [200, 0.8],
  ])('%i days: divided by %f', (days, factor) => expect(paceFactor(days)).toBeCloseTo(factor, 6));

  it('is the one that the week is planned with, for four weeks after the return', () => {
    const gone = EXAMPLE_LOG.map((record) => ({ ...record, date: addDays(record.date, -14) }));
    expect(runnerNow(weekInputs({ records: gone })).thresholdPace).toBe(308);
    const back = [...gone, { date: MONDAY, planType: 'easy' as const, status: 'done' as const, minutes: 20 }];
    expect(runnerNow(weekInputs({ records: back, today: addDays(MONDAY, 3) })).thresholdPace).toBe(308);
    expect(runnerNow(weekInputs()).thresholdPace).toBe(300);
    expect(runnerNow(weekInputs({ records: gone }, { thresholdPace: null })).thresholdPace).toBeNull();
  });

  it('lies between the table’s days in proportion', () => {
    expect(paceFactor(10)).toBeCloseTo(0.985, 3);
    expect(300 / paceFactor(14)).toBeCloseTo(308.3, 1);
  });
});
