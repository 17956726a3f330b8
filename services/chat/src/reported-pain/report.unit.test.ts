import { BODY_PARTS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTS_MS, type PainReport, painThatCounts, withReport } from './report.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const report = (change: Partial<PainReport> = {}): PainReport => ({
  ...{ area: 'knee', pain: 8, severe: false, worse: false, at: minutesAgo(60) },
  ...change,
});
const counting = (reports: readonly PainReport[], checkins: { date: string; at: Date | null }[] = []) =>
  painThatCounts(reports, { now: NOW, timezone: 'Europe/Oslo', checkins });

const anyReport = fc.record({
  area: fc.option(fc.constantFrom(...BODY_PARTS.slice(0, 3))),
  pain: fc.option(fc.integer({ min: 0, max: 10 })),
  severe: fc.boolean(),
  worse: fc.boolean(),
  at: fc.integer({ min: 0, max: 2_000 }).map(minutesAgo),
});

describe('LANG-248 withReport', () => {
  it('returns the same list for every order and repetition of reports', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyReport, { minLength: 1, maxLength: 8 })
          .chain((all) =>
            fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
          ),
        ([all, shuffled, again]) => {
          const built = (list: readonly PainReport[]) => list.reduce<PainReport[]>(withReport, []);
          expect(new Set(built([...shuffled, ...again]))).toEqual(new Set(built(all)));
        },
      ),
    );
  });

  it('drops only reports that do not affect the result of painThatCounts', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 8 }), fc.integer({ min: 0, max: 2_000 }), (all, minutes) => {
        const checkins = [{ date: '2026-11-01', at: minutesAgo(minutes) }];
        expect(counting(all.reduce<PainReport[]>(withReport, []), checkins)).toEqual(counting(all, checkins));
      }),
    );
  });

  it('keeps the list short when a runner reports the same pain again and again', () => {
    const many = Array.from({ length: 50 }, (_, at) => report({ at: minutesAgo(at), pain: at % 2 }));
    expect(many.reduce<PainReport[]>(withReport, [])).toHaveLength(2);
  });
});

describe('LANG-247 painThatCounts', () => {
  it('returns the worst of the last 24 hours', () => {
    const old = report({ pain: 10, at: new Date(NOW.getTime() - COUNTS_MS) });
    const all = [old, report({ pain: 4, worse: true }), report({ area: null, pain: 6 })];
    expect(counting(all)).toEqual({ pain: 6, isSevere: false, isWorse: true });
    expect(counting([old])).toBeNull();
  });

  it('ignores reports that are older than a check-in of any kind', () => {
    const before = { date: '2026-11-20', at: minutesAgo(61) };
    const after = { date: '2026-11-20', at: minutesAgo(59) };
    expect(counting([report()], [before])).not.toBeNull();
    expect(counting([report()], [before, after])).toBeNull();
  });

  it('compares with the date of the check-in, in the time zone of the runner, when its time is not known', () => {
    const evening = report({ at: new Date('2026-11-19T22:30:00Z') });
    expect(counting([evening], [{ date: '2026-11-19', at: null }])).not.toBeNull();
    expect(counting([evening], [{ date: '2026-11-20', at: null }])).toBeNull();
  });
});
