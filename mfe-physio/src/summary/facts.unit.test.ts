import { describe, expect, test } from 'vitest';
import { checkinOf, EMERGENCY, logOf } from '../testing/fixtures.ts';
import { checkinRow, flagLines, tallyOf } from './facts.ts';
import { summaryWords } from './summary-words.ts';

describe('physio summary data', () => {
  test('checkinRow returns one cell for each column and a dash for a missing answer', () => {
    const row = checkinRow(
      checkinOf({ functionLimits: ['stairs', 'none'], noNextDayWorsening: false, runPainLevel: 3 }),
    );
    expect(row).toEqual(['Fri 20 Nov 2026', '2/10', 'less', 'Stairs', 'yes', 'fail', 'no', '3/10']);
    expect(row).toHaveLength(summaryWords().columns.length);
    expect(checkinRow(checkinOf({ noNextDayWorsening: null })).slice(-2)).toEqual(['–', '–']);
  });

  test('flagLines returns one line for each day with red flags or a triage outcome', () => {
    const days = [
      checkinOf({ redFlags: ['swelling', 'numbness'], triage: EMERGENCY }),
      checkinOf({ date: '2026-11-18', redFlags: ['night_pain'] }),
      checkinOf({ date: '2026-11-17' }),
    ];
    expect(flagLines(days)).toEqual([
      'Fri 20 Nov 2026: swelling, numbness or tingling; advised: Call 113 now',
      'Wed 18 Nov 2026: pain that wakes you at night',
    ]);
  });

  test('TRIAGE-77 flagLines does not reassure on a day of high pain', () => {
    const calm = { ...EMERGENCY, tier: 'self_care', title: 'Nothing here needs urgent care today' } as const;
    expect(flagLines([checkinOf({ pain: 8, triage: calm })])).toEqual([
      expect.stringContaining('advised: Pain 8 of 10: rest it today'),
    ]);
  });

  test('tallyOf counts exercises by name and status and ignores cleared logs', () => {
    const logs = [
      logOf('2026-11-19'),
      logOf('2026-11-18', { status: 'partial' }),
      logOf('2026-11-17', { status: 'none' }),
      logOf('2026-11-17', { planned: 'Bridge', status: 'skipped' }),
    ];
    expect(tallyOf(logs)).toEqual([
      { planned: 'Bridge', done: 0, partial: 0, skipped: 1 },
      { planned: 'Split squat', done: 1, partial: 1, skipped: 0 },
    ]);
  });
});
