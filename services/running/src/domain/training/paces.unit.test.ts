import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agedThreshold,
  HALF_METERS,
  MARATHON_METERS,
  predictedRange,
  predictedSeconds,
  racePaceShare,
  testedThreshold,
  thresholdOf20Minutes,
  thresholdOf30Minutes,
  thresholdOfResult,
  thresholdOfTwoEfforts,
} from './paces.ts';

const clock = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Rows of the table in section 5.1 of the plans page: meters, time, threshold pace, predicted 5k, 10k and half
 * marathon, and predicted marathon by weekly minutes.
 */
const ROWS = [
  [5_000, '17:00', '3:39', '17:00', '35:27', '1:18:12', ['2:43:03', '2:45:19', '2:47:38', '2:49:58']],
  [5_000, '25:00', '5:15', '25:00', '52:07', '1:55:00', ['3:59:47', '4:03:07', '4:06:31', '4:09:58']],
  [5_000, '35:00', '7:13', '35:00', '72:58', '2:41:00', ['5:35:41', '5:40:22', '5:45:08', '5:49:57']],
  [10_000, '50:00', '5:03', '23:59', '50:00', '1:50:19', ['3:50:01', '3:53:13', '3:56:29', '3:59:47']],
] as const;

describe('predictedSeconds', () => {
  it.each(ROWS)(
    'SESS-01 predicts the race times given on the plans page for a result of %i m in %s',
    (meters, time, threshold, five, ten, half, marathons) => {
      const pace = thresholdOfResult({ meters, seconds: clock(time) });
      expect(Math.abs(pace - clock(threshold))).toBeLessThan(1);
      expect(Math.abs(predictedSeconds(pace, 5_000, 300) - clock(five))).toBeLessThanOrEqual(1);
      expect(Math.abs(predictedSeconds(pace, 10_000, 300) - clock(ten))).toBeLessThanOrEqual(1);
      expect(Math.abs(predictedSeconds(pace, HALF_METERS, 300) - clock(half))).toBeLessThanOrEqual(1);
      [500, 350, 250, 150].forEach((established, index) => {
        const predicted = predictedSeconds(pace, MARATHON_METERS, established);
        expect(Math.abs(predicted - clock(marathons[index] ?? ''))).toBeLessThanOrEqual(1);
      });
    },
  );

  it('SESS-02 predicts a slower race pace for a longer distance, and a lower threshold for a faster result', () => {
    const result = fc.record({
      meters: fc.integer({ min: 1_500, max: 21_000 }),
      speed: fc.double({ min: 2.2, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(result, fc.integer({ min: 45, max: 600 }), ({ meters, speed }, established) => {
        const threshold = thresholdOfResult({ meters, seconds: meters / speed });
        const paces = [5_000, 10_000, HALF_METERS, MARATHON_METERS].map((distance) =>
          racePaceShare(threshold, distance, established),
        );
        expect([...paces].sort((a, b) => a - b)).toEqual(paces);
        const faster = thresholdOfResult({ meters, seconds: (meters / speed) * 0.99 });
        expect(faster).toBeLessThan(threshold);
      }),
    );
  });

  it('SESS-03 returns a range for a marathon that extends further on the slow side', () => {
    const seconds = predictedSeconds(300, MARATHON_METERS, 300);
    const { fast, slow } = predictedRange(300, MARATHON_METERS, 300);
    expect([fast / seconds, slow / seconds]).toEqual([expect.closeTo(0.98), expect.closeTo(1.05)]);
  });
});

describe('threshold pace calculation', () => {
  it('SESS-04 throws a RangeError for results shorter than 1,200 m or longer than a half marathon', () => {
    expect(() => thresholdOfResult({ meters: 1_000, seconds: 200 })).toThrow(RangeError);
    expect(() => thresholdOfResult({ meters: MARATHON_METERS, seconds: 12_000 })).toThrow(RangeError);
  });

  it('SESS-05 uses the result of a 20-minute trial or of two efforts of different lengths', () => {
    expect(thresholdOf20Minutes(300)).toBeCloseTo(318);
    expect(thresholdOf30Minutes(300)).toBeCloseTo(306);
    const pace = thresholdOfTwoEfforts({ meters: 1_200, seconds: 240 }, { meters: 4_500, seconds: 1_000 });
    expect(pace).toBeCloseTo(1_000 / (0.96 * (3_300 / 760)));
    expect(thresholdOfTwoEfforts({ meters: 1_200, seconds: 240 }, { meters: 1_500, seconds: 300 })).toBeNull();
  });

  it('SESS-06 changes the pace by at most 3 % after a test, and slows down the pace of older results', () => {
    expect(testedThreshold(300, 280)).toBeCloseTo(291);
    expect(testedThreshold(300, 330)).toBeCloseTo(309);
    expect(testedThreshold(300, 302)).toBe(302);
    expect(agedThreshold(300, 120)).toBe(300);
    expect(agedThreshold(300, 180)).toBeCloseTo(303);
  });
});
