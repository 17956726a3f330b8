import { describe, expect, it } from 'vitest';
import { live, SHORT_RUNS } from './testing/done-seasons.ts';
import type { LifeOptions } from './testing/lives.ts';

describe('weeks of few minutes', () => {
  it.each([
    SHORT_RUNS,
    { ...SHORT_RUNS, goal: '5k', hours: 5, days: [0, 1, 3, 5, 6], raceWeek: 8 } satisfies LifeOptions,
    {
      ...SHORT_RUNS,
      goal: '10k',
      hours: 4,
      days: [1, 3, 5, 6],
      v2: { level: 'Intermediate', age: 36 },
    } satisfies LifeOptions,
  ])(
    'SESS-96 have an easy run in addition to their hard runs, and no quality session longer than the week’s long run',
    (options) => {
      for (const { kind, state } of live(options)) {
        if (kind !== 'load' && kind !== 'hold') continue;
        const runs = state.base.sessions.filter((session) => session !== null);
        const quality = runs.filter(({ role }) => role === 'quality');
        expect(quality.length).toBeLessThanOrEqual(runs.length >= 4 ? 2 : 1);
        for (const { minutes } of quality)
          expect(minutes).toBeLessThanOrEqual(Math.max(state.base.week.longMinutes, 31));
      }
    },
  );
});
