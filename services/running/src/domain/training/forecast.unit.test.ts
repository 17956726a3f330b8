import { describe, expect, it } from 'vitest';
import { forecastSeason } from './forecast.ts';
import { runsPerWeek, seasonGoal } from './runner.ts';
import { generalSeason, raceSeason } from './season.ts';
import { QUALITY } from './tables.ts';
import { type GoldenSeason, goldenSeasons, testRunner } from './testing/golden-seasons.ts';
import type { QualityId, TrainingWeek } from './types.ts';

const SEASONS = goldenSeasons();

const forecastOf = ({ runner, established, longest, weeks, verdict }: GoldenSeason): TrainingWeek[] => {
  const season = verdict === 'no race' ? generalSeason(runner, weeks.length) : raceSeason(runner, weeks.length);
  return forecastSeason(runner, season, { established, longest });
};

const workOf = ({ id, reps }: { id: string; reps: number }) => {
  const rules = QUALITY[id as QualityId];
  return { workClass: rules.workClass, minutes: reps * rules.repMinutes };
};

describe('forecastSeason', () => {
  it('LOAD-142 begins with the smaller weeks of a return after a break', () => {
    const runner = testRunner({ goal: 'marathon', level: 'Intermediate', hours: 6 });
    const start = { established: 240, longest: 100 };
    const comeback = { daysOff: 25, shares: [0.5, 0.65, 0.8, 0.9], week: 1, longest: 100 };
    const season = raceSeason(runner, 14);
    const [usual, after] = [start, { ...start, comeback }].map((from) => forecastSeason(runner, season, from));
    expect(usual?.[0]).toMatchObject({ kind: 'hold', minutes: 240 });
    expect(after?.slice(0, 4).map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['return', 155],
      ['return', 190],
      ['return', 215],
      ['hold', 240],
    ]);
  });

  it('is tested with all golden seasons on the plans page', () => {
    expect(SEASONS.map(({ id }) => id)).toEqual(
      Array.from({ length: 28 }, (_, index) => `G${String(index + 1).padStart(2, '0')}`),
    );
  });

  describe.each(SEASONS)('$id $name', (golden) => {
    const weeks = forecastOf(golden);

    it('LOAD-01 returns the phases and down weeks given on the plans page', () => {
      expect(weeks.map(({ phase, kind }) => `${phase} ${kind === 'down'}`)).toEqual(
        golden.weeks.map(({ phase, isDown }) => `${phase} ${isDown}`),
      );
    });

    it('LOAD-02 returns weekly minutes within 5 minutes or 3 % of those on the plans page', () => {
      for (const [index, { minutes }] of golden.weeks.entries()) {
        const difference = Math.abs((weeks[index]?.minutes ?? 0) - minutes);
        expect(difference, `week ${index + 1}`).toBeLessThanOrEqual(Math.max(5, 0.03 * minutes));
      }
    });

    it('LOAD-03 returns long runs and race-pace minutes within 5 minutes of those on the plans page', () => {
      for (const [index, { longMinutes, racePaceMinutes }] of golden.weeks.entries()) {
        const week = weeks[index];
        expect(Math.abs((week?.longMinutes ?? 0) - (longMinutes ?? 0)), `week ${index + 1}`).toBeLessThanOrEqual(5);
        expect(Math.abs((week?.racePaceMinutes ?? 0) - racePaceMinutes), `week ${index + 1}`).toBeLessThanOrEqual(5);
      }
    });

    it('LOAD-04 returns key sessions of the class given on the plans page, with work minutes within 4 minutes', () => {
      for (const [index, { quality }] of golden.weeks.entries()) {
        const planned = (weeks[index]?.quality ?? []).map(workOf);
        const wanted = quality.map(workOf);
        expect(
          planned.map(({ workClass }) => workClass),
          `week ${index + 1}`,
        ).toEqual(wanted.map(({ workClass }) => workClass));
        for (const [place, { minutes }] of wanted.entries()) {
          expect(Math.abs((planned[place]?.minutes ?? 0) - minutes), `week ${index + 1}`).toBeLessThanOrEqual(4);
        }
      }
    });

    it('SEASON-01 returns the number of runs and the goal week given on the plans page', () => {
      expect(runsPerWeek(golden.runner)).toBe(golden.runs);
      expect(Math.abs(seasonGoal(golden.runner, golden.established).week - golden.goalWeek)).toBeLessThanOrEqual(5);
    });
  });
});
