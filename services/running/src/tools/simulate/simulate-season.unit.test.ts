import { chosenSeed } from '@stridewell/kit/testing/seed-config';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { countedDaysOff } from '../../domain/training/breaks.ts';
import { growthOf, hardDayGap, hoursMinutes, longShare, runsPerWeek } from '../../domain/training/runner.ts';
import { longestRow, mostDaysInRow, restDaysOf } from '../../domain/training/running-days.ts';
import { GOALS, LEAST_WEEK, MOST_OTHER } from '../../domain/training/tables.ts';
import type { SimulatedWeek } from './simulate-season.ts';
import { isFullRun } from './testing/config.ts';
import { awayOf, type Life, lifeArbitrary, simulateLife } from './testing/lives.ts';

/** One week of a simulated season, together with all weeks of the season. */
interface Moment {
  life: Life;
  week: SimulatedWeek;
  index: number;
  weeks: readonly SimulatedWeek[];
}

/** Seed of the random runners; `PROPERTY_SEED` repeats a failed run. */
const SEED = chosenSeed() ?? Math.floor(Math.random() * 2 ** 31);
const RUNNERS = isFullRun() ? 5_000 : 300;

/** The seasons of all random runners, simulated once for all properties. */
const seasons: { life: Life; weeks: SimulatedWeek[] }[] = [];

beforeAll(() => {
  const lives = fc.sample(lifeArbitrary, { numRuns: RUNNERS, seed: SEED });
  seasons.push(...lives.map((life) => ({ life, weeks: simulateLife(life) })));
}, 300_000);

/** Checks every week of every season. A failure names the seed and the runner. */
const checkWeeks = (check: (moment: Moment) => void): void => {
  for (const { life, weeks } of seasons) {
    weeks.forEach((week, index) => {
      try {
        check({ life, week, index, weeks });
      } catch (error) {
        throw new Error(`PROPERTY_SEED=${SEED}, week ${index + 1} of ${JSON.stringify(life)}`, { cause: error });
      }
    });
  }
};

const isLight = ({ kind }: SimulatedWeek): boolean => kind === 'down' || kind === 'eased';

describe('simulateSeason for random runners', () => {
  it('LOAD-50 stays within the stated hours', () => {
    checkWeeks(({ life, week }) => {
      expect(week.minutes).toBeLessThanOrEqual(hoursMinutes(life.runner) + 2.5);
    });
  });

  it('LOAD-51 grows a load week by at most the runner’s rate or step, or by 15 % when regaining an earlier load', () => {
    checkWeeks(({ life, week }) => {
      if (week.kind !== 'load') return;
      const { rate, step } = growthOf(life.runner);
      const most = Math.max(
        week.establishedBefore * (1 + rate),
        week.establishedBefore + step,
        week.establishedBefore * 1.15,
      );
      expect(week.minutes).toBeLessThanOrEqual(most + 2.5);
    });
  });

  it('LOAD-52 plans no run longer than the session cap', () => {
    checkWeeks(({ week }) => {
      expect(week.longMinutes).toBeLessThanOrEqual(week.cap + 1);
    });
  });

  it('LOAD-53 keeps the long run within its maximum share of the weekly minutes and the runner’s own limit', () => {
    checkWeeks(({ life, week }) => {
      expect(week.longMinutes).toBeLessThanOrEqual(longShare(life.runner, week.runs) * week.minutes + 2.5);
      expect(week.longMinutes).toBeLessThanOrEqual((life.runner.longCap ?? 999) + 2.5);
    });
  });

  it('LOAD-54 keeps every other run within the maximum length for the runner’s level', () => {
    checkWeeks(({ life, week }) => {
      for (const { planned, role } of week.days) {
        if (role === 'long' || planned.kind === 'race') continue;
        const isStructured = planned.hardMinutes > 0;
        expect(planned.minutes).toBeLessThanOrEqual(isStructured ? 120 : MOST_OTHER[life.runner.level] + 3);
      }
    });
  });

  it('LOAD-55 keeps hard minutes within 20 % of the week, or 25 % for long races from Build on', () => {
    checkWeeks(({ life, week }) => {
      const isLong = GOALS[life.runner.goal].distance !== 'short' && week.phase !== 'Base';
      const hard = week.racePaceMinutes + week.quality.reduce((sum, { workMinutes }) => sum + workMinutes, 0);
      expect(hard).toBeLessThanOrEqual((isLong ? 0.25 : 0.2) * week.minutes + 1);
    });
  });

  it('WEEK-10 separates hard days by 48 h, or 72 h from age 50, also across weeks', () => {
    checkWeeks(({ life, week, index, weeks }) => {
      const hardDays = [weeks[index - 1], week].flatMap((each) =>
        (each?.days ?? []).filter(({ isHard }) => isHard).map(({ day }) => day),
      );
      const gaps = hardDays.slice(1).map((day, place) => day - (hardDays[place] ?? day));
      const isSoftLong = week.longMinutes < 75 && week.racePaceMinutes === 0;
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(isSoftLong ? 2 : hardDayGap(life.runner));
    });
  });

  it('WEEK-11 plans one run a day on available days, within the runner’s rest days and consecutive-day limit', () => {
    checkWeeks(({ life, week, index }) => {
      const days = week.days
        .filter(({ done, planned }) => done !== null && planned.kind !== 'race')
        .map(({ day }) => (day - index * 7) as 0);
      expect(new Set(days).size).toBe(days.length);
      expect(days.every((day) => life.runner.days.includes(day))).toBe(true);
      expect(days.length).toBeLessThanOrEqual(7 - restDaysOf(life.runner));
      expect(days.length === 0 ? 0 : longestRow(days)).toBeLessThanOrEqual(mostDaysInRow(life.runner));
    });
  });

  it('LOAD-56 plans no down week in Peak, before the taper or in the first two weeks, and no consecutive light weeks', () => {
    checkWeeks(({ week, index, weeks }) => {
      const before = weeks[index - 1];
      if (week.kind === 'down') {
        expect(week.phase).not.toBe('Peak');
        expect(weeks[index + 1]?.phase).not.toBe('Taper');
        expect(index).toBeGreaterThanOrEqual(2);
      }
      if (isLight(week) && before && isLight(before)) expect(week.kind).toBe('eased');
      if (week.kind === 'eased' && before && isLight(before)) expect(before.lightDays).toBeGreaterThanOrEqual(5);
    });
  });

  it('LOAD-57 reduces the minutes each week of the taper and plans no new longest run in the taper', () => {
    checkWeeks(({ life, week, index, weeks }) => {
      if (week.phase !== 'Taper') return;
      const before = weeks[index - 1];
      if (before?.phase === 'Taper') expect(week.minutes).toBeLessThanOrEqual(before.minutes);
      const longest = Math.max(
        life.start.longest,
        ...weeks.slice(0, index).flatMap((each) => [each.longMinutes, each.longestDone]),
      );
      expect(week.longMinutes).toBeLessThanOrEqual(longest + 0.5);
    });
  });

  it('LOAD-58 never lowers the established load of a compliant runner, whatever the check-ins', () => {
    checkWeeks(({ life, week }) => {
      if (life.style !== 'compliant') return;
      expect(week.established).toBeGreaterThanOrEqual(week.establishedBefore - 1e-9);
    });
  });

  it('LOAD-59 lowers the established load by at most a tenth per week, and never after a single bad week', () => {
    checkWeeks(({ life, week, index, weeks }) => {
      if (awayOf(life).length > 0) return;
      expect(week.established).toBeGreaterThanOrEqual(0.9 * week.establishedBefore - 1e-9);
      const isLowered = week.established < week.establishedBefore - 1e-9;
      const skipped = (each: SimulatedWeek): number =>
        1 - (each.doneMinutes + each.trimmedMinutes) / each.plannedMinutes;
      const loads = weeks.slice(0, index + 1).filter(({ kind }) => kind === 'load' || kind === 'hold');
      if (isLowered) expect(loads.slice(-3).filter((each) => skipped(each) > 0.35).length).toBeGreaterThanOrEqual(2);
    });
  });

  it('LOAD-60 plans at least 45 minutes a week outside race weeks', () => {
    checkWeeks(({ life, week }) => {
      if (week.kind === 'race' || week.kind === 'taper') return;
      expect(week.minutes).toBeGreaterThanOrEqual(Math.min(LEAST_WEEK, hoursMinutes(life.runner)) - 2.5);
    });
  });

  it('LOAD-61 returns to 90 % of the earlier minutes within eight weeks after a break of up to 28 days', () => {
    checkWeeks(({ life, weeks, index }) => {
      const [away] = awayOf(life);
      // With two runs a week the session cap limits the long run, which then grows back more slowly.
      if (!away || index > 0 || runsPerWeek(life.runner) < 3) return;
      if (countedDaysOff(away.days, away.isIll) > 28) return;
      const last = weeks[3];
      const after = weeks.slice(4 + Math.ceil(away.days / 7));
      const wanted = 0.9 * Math.min(last?.established ?? 0, last?.minutes ?? 0);
      const isBack = after.slice(0, 8).some(({ minutes, phase }) => minutes >= wanted - 2.5 || phase === 'Taper');
      // Seasons with eased weeks after the return are left out, because eased weeks delay it for another reason.
      if (after.length >= 8 && !after.some(({ kind }) => kind === 'eased')) expect(isBack).toBe(true);
    });
  });

  it('SESS-30 plans a quality session in every Build and Peak week with three runs for Intermediate and Advanced runners', () => {
    checkWeeks(({ life, week }) => {
      if (awayOf(life).length > 0) return;
      const isExpected = week.minutes >= 60 && week.runs >= 3 && life.runner.level !== 'Beginner';
      if (!isExpected || (week.phase !== 'Build' && week.phase !== 'Peak') || week.kind === 'return') return;
      expect(week.quality.length).toBeGreaterThan(0);
    });
  });

  it('SESS-31 plans no short fast reps and no kilometre reps for Beginners', () => {
    checkWeeks(({ life, week }) => {
      if (life.runner.level !== 'Beginner') return;
      for (const { planned } of week.days) expect(['rep_400', 'rep_200', 'vo2_1k']).not.toContain(planned.kind);
    });
  });
});
