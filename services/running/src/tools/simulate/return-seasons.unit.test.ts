import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { LivedSession, LivedWeek } from './live-season.ts';
import { live, longest, usualWeeks } from './testing/done-seasons.ts';
import { type LifeOptions, START_DATE } from './testing/lives.ts';

const MARATHONER: LifeOptions = {
  goal: 'marathon',
  hours: 6,
  days: [1, 2, 3, 5, 6],
  v2: { level: 'Intermediate', age: 40 },
  history: usualWeeks(
    [
      [1, 50],
      [3, 55],
      [5, 45],
      [6, 90],
    ],
    8,
  ),
  raceWeek: 24,
  weeks: 20,
};

const day = (index: number): string => addDays(START_DATE, index);

/** Simulates a season with a journey that begins on Monday of the ninth week and lasts the given number of days. */
const away = (days: number, own: Partial<LifeOptions> = {}): LivedWeek[] =>
  live({ ...MARATHONER, ...own, breaks: [{ kind: 'travel', from: day(56), to: day(56 + days - 1) }] });

const runsOf = (week: LivedWeek | undefined): LivedSession[] =>
  (week?.sessions ?? []).filter(({ doneMinutes }) => doneMinutes > 0);
const firstRun = (weeks: readonly LivedWeek[], from: string): LivedSession | undefined =>
  weeks.flatMap(runsOf).find(({ date }) => date >= from);
const changesOn = (weeks: readonly LivedWeek[], date: string | undefined): string[] =>
  weeks
    .flatMap(({ state }) => state.days)
    .filter((each) => each.date === date)
    .flatMap(({ changes }) => changes.map((change) => (change.code === 'return' ? `return ${change.isFirstRun}` : '')));
const isFast = ({ kind }: LivedSession): boolean =>
  !['easy', 'long', 'recovery', 'medium_long', 'runwalk'].includes(kind);

describe('weeks after a break', () => {
  it('LOAD-112 use the real length of a break that ends later than its week was planned for', () => {
    const weeks = away(20);
    const before = Math.max(...weeks.slice(4, 8).map(longest));
    const first = firstRun(weeks, day(76));
    expect(first?.date).toBe(day(76));
    expect(first?.minutes).toBeLessThanOrEqual(0.55 * before);
    expect(changesOn(weeks, first?.date)).toEqual(['return true']);
    const [next, later] = weeks.slice(11, 13);
    expect(next?.state.base.load.comeback).toMatchObject({ daysOff: 20, week: 0 });
    expect(next?.plannedMinutes).toBeLessThanOrEqual(0.6 * (next?.established ?? 0) + 5);
    expect([next, later].flatMap(runsOf).filter(isFast)).toEqual([]);
  });

  it('WEEK-114 mention the first run of a planned return week and make it the shortest', () => {
    const weeks = away(14, { days: [0, 2, 3, 5, 6] });
    const [first, second] = runsOf(weeks[10]);
    expect(first?.date).toBe(day(70));
    expect(changesOn(weeks, first?.date)).toEqual(['return true']);
    expect(first?.minutes).toBeLessThan(second?.minutes ?? 0);
    expect(changesOn(weeks, second?.date)).toEqual([]);
  });

  it.each([21, 35, 49])('WEEK-115 have no strides while quality is too early, after %i days off', (days) => {
    const weeks = away(days);
    const [first] = runsOf(weeks.find(({ weekStart }) => weekStart === day(56 + days)));
    const early = weeks
      .filter(({ state }) => {
        const comeback = state.base.load.comeback;
        return comeback !== null && comeback.week < (days > 28 ? 4 : 2);
      })
      .flatMap(runsOf);
    expect(early[0]).toEqual(first);
    expect(early.filter(isFast)).toEqual([]);
  });

  it.each([35, 63])('WEEK-116 have walk-runs only in the first week after %i days off', (days) => {
    const [first, second] = away(days).slice(8 + days / 7);
    const kinds = runsOf(first).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['runwalk']));
    expect(runsOf(first)[0]?.title).toMatch(/^Walk-run: \d × \([45] min run, 1 min walk\)$/);
    expect(runsOf(second).some(({ kind }) => kind === 'runwalk')).toBe(false);
  });

  it('WEEK-116 have walk breaks only in the first run after four weeks off', () => {
    const kinds = away(26)
      .slice(11, 13)
      .flatMap(runsOf)
      .map(({ kind }) => kind);
    expect(kinds.map((kind) => kind === 'runwalk')).toEqual(kinds.map((_, index) => index === 0));
  });

  it.each([14, 21, 28, 35])(
    'LOAD-113 lengthen the long run by at most 15 percent or 10 minutes a week after %i days off',
    (days) => {
      const weeks = away(days).slice(8 + days / 7);
      const returned = weeks.filter(({ kind }, index) => kind === 'return' || weeks[index - 1]?.kind === 'return');
      returned.slice(1).forEach((week, index) => {
        const last = longest(returned[index]);
        expect(longest(week)).toBeLessThanOrEqual(Math.max(1.15 * last, last + 10) + 0.5);
      });
    },
  );

  it('LOAD-114 repeat the established load in the week after the last week of a return', () => {
    const weeks = away(21);
    const after = weeks.find(({ kind }, index) => kind !== 'return' && weeks[index - 1]?.kind === 'return');
    expect(after?.kind).toBe('hold');
    expect(after?.plannedMinutes).toBeLessThanOrEqual(after?.established ?? 0);
  });

  it('LOAD-123 have one fartlek as the first fast running after eight days off, with three easy runs before it', () => {
    const weeks = away(8);
    const runs = weeks.flatMap(runsOf).filter(({ date }) => date >= day(64));
    const first = runs.findIndex((run) => isFast(run) && run.kind !== 'strides');
    expect(first).toBeGreaterThanOrEqual(3);
    expect(runs[first]?.kind).toMatch(/^fartlek/);
  });
});
