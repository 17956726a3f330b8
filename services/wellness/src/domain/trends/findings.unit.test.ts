import { addDays, METRICS, type Metric, type Metrics, rawScore, SCALES } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnsweredDay, answeredDays, FINDING_MIN_CHECKINS, moversOf, sinceInjuryOf } from './findings.ts';
import { FIRST_DAY, randomDays } from './testing/random-days.ts';

const USUAL = { sleep: 3, stress: 2, fatigue: 3, pain: 1, readiness: 7 };

/** Creates consecutive days, one for each change to the usual answers. */
const days = (changes: readonly Partial<AnsweredDay>[]): AnsweredDay[] =>
  changes.map((change, day) => ({ ...USUAL, date: addDays(FIRST_DAY, day), ...change }));

/** Repeats good and bad nights in an irregular order. On good nights the fatigue is lower as well. */
const NIGHTS = [1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0];
const sleepMatters = days(
  NIGHTS.map((good) => (good ? { sleep: 5, fatigue: 2, readiness: 8 } : { sleep: 2, fatigue: 4, readiness: 6 })),
);

const anySeries = fc
  .tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 14, max: 60 }))
  .map(([seed, count]) => randomDays({ seed, count, memory: 0.3, shared: 0.7 }));

describe('STAT-16 moversOf', () => {
  it('returns the answer that is associated with the rest of the score, with the mean scores of both groups of days', () => {
    const [sleep] = moversOf(sleepMatters);
    const [good, other] = [
      rawScore({ ...USUAL, sleep: 5, fatigue: 2, readiness: 8 }),
      rawScore({ ...USUAL, sleep: 2, fatigue: 4, readiness: 6 }),
    ];
    expect(sleep).toEqual({
      metric: 'sleep',
      good: { from: 5, to: 5 },
      goodDays: 10,
      otherDays: 10,
      goodMean: good,
      otherMean: other,
      // Three steps on a scale on which each step is worth 0.625.
      own: 1.9,
      confidence: 'clear',
    });
  });

  it('returns nothing if only one answer varies, although the score varies with it', () => {
    expect(moversOf(days(NIGHTS.map((good) => ({ sleep: good ? 5 : 2 }))))).toEqual([]);
  });

  it('returns nothing if good nights are associated with worse days', () => {
    const reversed = days(NIGHTS.map((good) => (good ? { sleep: 5, readiness: 4 } : { sleep: 3, readiness: 9 })));
    expect(moversOf(reversed)).toEqual([]);
  });

  it('requires 14 check-ins and five days in each group', () => {
    expect(FINDING_MIN_CHECKINS).toBe(14);
    expect(moversOf(sleepMatters.slice(0, 13))).toEqual([]);
    expect(moversOf(sleepMatters.slice(0, 14))).not.toEqual([]);
    const fourBadNights = days(
      NIGHTS.map((_, day) => (day % 5 === 0 ? { sleep: 2, readiness: 4 } : { sleep: 5, readiness: 8 })),
    );
    expect(moversOf(fourBadNights)).toEqual([]);
  });

  it('does not depend on the days’ dates', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 500 }), (series, later) => {
        const moved = series.map((day) => ({ ...day, date: addDays(day.date, later) }));
        expect(moversOf(moved)).toEqual(moversOf(series));
      }),
      { numRuns: 40 },
    );
  });

  it('returns the same findings when the days are reversed', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        expect(moversOf(series.toReversed())).toEqual(moversOf(series));
      }),
      { numRuns: 40 },
    );
  });

  it('returns only differences that exceed the answer’s own contribution to the score', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        for (const { goodMean, otherMean, own, goodDays, otherDays } of moversOf(series)) {
          expect(goodMean - otherMean).toBeGreaterThan(own - 1e-9);
          expect(goodDays + otherDays).toBe(series.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 0.5])(
    'returns a finding for at most 10 % of series of unrelated answers with autocorrelation %s',
    (memory) => {
      const RUNS = 300;
      const found = Array.from({ length: RUNS }, (_, seed) =>
        moversOf(randomDays({ count: 28, seed: seed + 1, memory })),
      );
      expect(found.filter((movers) => movers.length > 0).length / RUNS).toBeLessThanOrEqual(0.1);
      const clear = found.filter((movers) => movers.some(({ confidence }) => confidence === 'clear'));
      expect(clear.length / RUNS).toBeLessThanOrEqual(0.01 + 0.01);
    },
  );

  it('returns a finding for at least 90 % of long series whose answers share a common factor', () => {
    const found = Array.from({ length: 50 }, (_, seed) =>
      moversOf(randomDays({ count: 60, seed: seed + 1, memory: 0.3, shared: 0.7 })),
    );
    expect(found.filter((movers) => movers.length > 0).length).toBeGreaterThanOrEqual(45);
  });
});

/** Moves all answers of a day towards their good end by the same number of steps. */
const better = (day: AnsweredDay, steps: number): AnsweredDay => {
  const moved = (metric: Metric): number => {
    const { min, max } = SCALES[metric];
    const direction = metric === 'sleep' || metric === 'readiness' ? 1 : -1;
    return Math.max(min, Math.min(max, day[metric] + direction * steps));
  };
  return { date: day.date, ...(Object.fromEntries(METRICS.map((metric) => [metric, moved(metric)])) as Metrics) };
};

describe('STAT-58 pain in findings', () => {
  const nights = (good: number, bad: number) =>
    days(
      [...NIGHTS, ...NIGHTS].map((isGood) =>
        isGood ? { pain: good, fatigue: 2, readiness: 8 } : { pain: bad, fatigue: 4, readiness: 4 },
      ),
    );
  const painIn = (series: AnsweredDay[]) => moversOf(series).find(({ metric }) => metric === 'pain')?.good;

  it('is included only if the better days had a pain of at most 2', () => {
    expect(painIn(nights(1, 4))).toEqual({ from: 0, to: 1 });
    expect(painIn(nights(2, 4))).toEqual({ from: 0, to: 2 });
    for (const [good, bad] of [
      [3, 5],
      [6, 8],
    ] as const)
      expect(painIn(nights(good, bad))).toBeUndefined();
  });

  it('is never included with a range that reaches 3', () => {
    const painful = fc.tuple(anySeries, fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(painful, ([series, more]) => {
        const good = painIn(series.map((day) => ({ ...day, pain: Math.min(10, day.pain + more) })));
        if (good) expect(good.to).toBeLessThan(3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('STAT-56 untouched forms', () => {
  const UNTOUCHED = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

  it('are left out, unless they have notes', () => {
    const [first, second] = days([UNTOUCHED, { ...UNTOUCHED, pain: 3 }]) as [AnsweredDay, AnsweredDay];
    const answered = (hasNotes: boolean) =>
      answeredDays([
        { ...first, hasNotes },
        { ...second, hasNotes: false },
      ]).map(({ date }) => date);
    expect(answered(false)).toEqual([second.date]);
    expect(answered(true)).toEqual([first.date, second.date]);
  });

  it.each([2, 5])('cause no findings if every %s. form of a runner with better days was untouched', (every) => {
    const RUNS = 200;
    const found = Array.from({ length: RUNS }, (_, seed) => {
      const series = randomDays({ count: 90, seed: seed + 1, memory: 0.3 }).map((day, index) =>
        index % every === 0 ? { ...day, ...UNTOUCHED } : better(day, 1),
      );
      return moversOf(answeredDays(series.map((day) => ({ ...day, hasNotes: false }))));
    });
    expect(found.filter((movers) => movers.length > 0).length / RUNS).toBeLessThanOrEqual(0.1);
    const clear = found.filter((movers) => movers.some(({ confidence }) => confidence === 'clear'));
    expect(clear.length / RUNS).toBeLessThanOrEqual(0.02);
  });
});

describe('STAT-57 slow changes shared by all answers', () => {
  const RUNS = 200;
  const findings = (steps: (day: number) => number) =>
    Array.from({ length: RUNS }, (_, seed) =>
      moversOf(randomDays({ count: 90, seed: seed + 1, memory: 0 }).map((day, index) => better(day, steps(index)))),
    ).filter((movers) => movers.length > 0).length / RUNS;

  it('cause few findings, for one step of all answers after 45 days and for a trend', () => {
    expect(findings((day) => (day < 45 ? 0 : 1))).toBeLessThanOrEqual(0.2);
    expect(findings((day) => Math.round((day / 90) * 2))).toBeLessThanOrEqual(0.2);
  });
});

describe('STAT-17 sinceInjuryOf', () => {
  const since = addDays(FIRST_DAY, 14);
  const dropped = days(
    Array.from({ length: 28 }, (_, day) =>
      day < 14 ? { readiness: 8 + (day % 2) } : { readiness: 6 - (day % 2), pain: 4 },
    ),
  );

  it('compares the days since the injury with the 28 days before it', () => {
    expect(sinceInjuryOf(dropped, since)).toEqual({
      date: since,
      before: { mean: 6.6, days: 14 },
      after: { mean: 5.5, days: 14 },
      confidence: 'clear',
    });
  });

  it('is null if there is no injury, or with fewer than ten check-ins on one side', () => {
    expect(sinceInjuryOf(dropped, null)).toBeNull();
    expect(sinceInjuryOf(dropped, addDays(FIRST_DAY, 9))).toBeNull();
    expect(sinceInjuryOf(dropped, addDays(FIRST_DAY, 19))).toBeNull();
  });

  it('returns a change for at most 10 % of series that have none', () => {
    const RUNS = 300;
    const found = Array.from({ length: RUNS }, (_, seed) =>
      sinceInjuryOf(randomDays({ count: 40, seed: seed + 1, memory: 0.4 }), addDays(FIRST_DAY, 20)),
    );
    expect(found.filter((change) => change !== null).length / RUNS).toBeLessThanOrEqual(0.1);
  });
});
