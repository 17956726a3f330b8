import { describe, expect, test } from 'vitest';
import { loadPoints } from './load-points.ts';

const PERIOD = { from: '2026-11-02', to: '2026-11-08', pain: [], load: [], stages: [] };

describe('loadPoints', () => {
  test('derives x from the date and y from the pain, and joins consecutive days only', () => {
    const { pain } = loadPoints({
      ...PERIOD,
      pain: [
        { date: '2026-11-05', pain: 5 },
        { date: '2026-11-02', pain: 10 },
        { date: '2026-11-03', pain: 0 },
      ],
    });
    expect(pain).toEqual([
      { date: '2026-11-02', x: 50, y: 0, joined: true },
      { date: '2026-11-03', x: 150, y: 100, joined: false },
      { date: '2026-11-05', x: 350, y: 50, joined: false },
    ]);
  });

  test('scales the bars to the longest session, rounded up to ten minutes', () => {
    const { minutes, bars } = loadPoints({
      ...PERIOD,
      load: [
        { date: '2026-11-04', minutes: 38 },
        { date: '2026-11-06', minutes: 20 },
      ],
    });
    expect(minutes).toBe(40);
    expect(bars[1]).toEqual({ date: '2026-11-06', x: 420, y: 50, width: 60, height: 50 });
  });

  test('scales the minutes axis to at least 30 minutes, so a 10-minute walk has a short bar', () => {
    expect(loadPoints({ ...PERIOD, load: [{ date: '2026-11-04', minutes: 10 }] }).minutes).toBe(30);
  });

  test('omits days outside the period', () => {
    const { pain, bars, stages } = loadPoints({
      ...PERIOD,
      pain: [{ date: '2026-11-01', pain: 3 }],
      load: [{ date: '2026-11-09', minutes: 20 }],
      stages: [
        { date: '2026-10-20', stage: 1 },
        { date: '2026-11-05', stage: 2 },
      ],
    });
    expect(pain).toEqual([]);
    expect(bars).toEqual([]);
    expect(stages).toEqual([{ stage: 2, x: 350, share: 0.5 }]);
  });
});
