import { LEVELS, type Level } from '@stridewell/contracts/web';
import { isFullRun } from '@stridewell/kit/testing/run-config';
import { describe, expect, it } from 'vitest';
import { type LivedWeek, liveSeason } from './live-season.ts';
import { lifeOf } from './testing/lives.ts';

const SEEDS = Array.from({ length: isFullRun() ? 200 : 8 }, (_, index) => index + 1);
/** Minimum fraction of the earlier minutes that must be planned later. */
const LEAST = { afterSeason: 0.95, afterHoliday: 0.9 };

interface Runner {
  level: Level;
  age: number;
  injuries: ('Knee' | 'Hip')[];
}

const RUNNERS = LEVELS.flatMap((level) =>
  [30, 55].flatMap((age) => [[], ['Knee' as const]].map((injuries): Runner => ({ level, age, injuries }))),
);

const mean = (weeks: readonly LivedWeek[]): number =>
  weeks.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0) / weeks.length;

describe('compliant runner with typical check-ins', { timeout: 600_000 }, () => {
  it.each(RUNNERS)(
    'LOAD-108 loses at most 5 % of the weekly minutes over 16 weeks at level $level, age $age and with injuries $injuries',
    ({ level, age, injuries }) => {
      for (const seed of SEEDS) {
        const weeks = liveSeason(
          lifeOf({
            goal: 'fitness',
            hours: 5,
            days: [1, 2, 3, 5, 6],
            v2: { level, age, injury_history: injuries },
            usualWeek: 167,
            longest: 45,
            seed,
          }),
        );
        const last = weeks.slice(12, 16).filter(({ kind }) => kind === 'load' || kind === 'hold');
        expect(mean(last), `seed ${seed}`).toBeGreaterThanOrEqual(LEAST.afterSeason * mean(weeks.slice(0, 1)));
      }
    },
  );

  it('LOAD-109 reaches nine tenths of the minutes again within four weeks after a two-week holiday', () => {
    const holiday = { kind: 'travel', from: '2026-02-16', to: '2026-03-01' } as const;
    for (const seed of SEEDS) {
      const weeks = liveSeason(
        lifeOf({
          goal: '10k',
          hours: 4,
          days: [0, 2, 4, 6],
          v2: { level: 'Intermediate', age: 36 },
          raceWeek: 18,
          usualWeek: 165,
          longest: 50,
          breaks: [holiday],
          seed,
        }),
      );
      const before = weeks.findLast(({ weekStart }) => weekStart < holiday.from);
      const back = weeks.filter(({ weekStart }) => weekStart > holiday.to).slice(0, 4);
      const wanted = Math.min(before?.established ?? 0, before?.plannedMinutes ?? 0);
      expect(Math.max(...back.map(({ plannedMinutes }) => plannedMinutes)), `seed ${seed}`).toBeGreaterThanOrEqual(
        LEAST.afterHoliday * wanted,
      );
    }
  });
});
