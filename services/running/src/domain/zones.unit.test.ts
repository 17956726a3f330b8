import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePace, paceRange, ZONE_GUIDE, ZONES, type Zone, zoneOfPace } from './zones.ts';

describe('PLANR-59 zone paces for a threshold of 5:00', () => {
  it.each<[Zone, string]>([
    ['1', 'slower than 6:27'],
    ['2', '5:41-6:27'],
    ['3', '5:17-5:40'],
    ['4', '4:56-5:16'],
    ['5a', '4:50-4:55'],
    ['5b', '4:30-4:49'],
    ['5c', 'faster than 4:30'],
  ])('describe zone %s as %s', (zone, text) => expect(describePace(zone, 300)).toBe(text));

  it('give 9:05-10:19 per mile in zone 2 for a threshold of 8:00 per mile', () => {
    expect(describePace('2', 480)).toBe('9:05-10:19');
    expect(describePace('3', 480)).toBe('8:27-9:04');
  });
});

describe('PLANR-58 zone ranges', () => {
  it.each<[number, Zone]>([
    [1291, '1'],
    [1290, '2'],
    [1135, '2'],
    [1134, '3'],
    [1055, '3'],
    [1054, '4'],
    [985, '4'],
    [984, '5a'],
    [965, '5a'],
    [964, '5b'],
    [900, '5b'],
    [899, '5c'],
  ])('contain %d thousandths of the threshold pace in zone %s', (pace, zone) =>
    expect(zoneOfPace(pace, 1000)).toBe(zone),
  );

  it('contain every whole second in exactly one zone, for every threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 966 }), fc.integer({ min: 60, max: 1500 }), (threshold, pace) => {
        const holding = ZONES.filter((zone) => {
          const { fast, slow } = paceRange(zone, threshold);
          if (fast === null) return pace < (slow ?? 0);
          return slow === null ? pace > fast : pace >= fast && pace <= slow;
        });
        expect(holding).toEqual([zoneOfPace(pace, threshold)]);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('zone guide', () => {
  it('PLANR-60 has heart-rate ranges without gaps, in percent of the threshold heart rate', () => {
    const ends = ZONES.map((zone) => [ZONE_GUIDE[zone].heartRate.from, ZONE_GUIDE[zone].heartRate.to]);
    expect(ends).toEqual([
      [null, 84],
      [85, 89],
      [90, 94],
      [95, 99],
      [100, 102],
      [103, 106],
      [107, null],
    ]);
  });

  it('PLANR-61 has an effort for every zone', () => {
    expect(ZONES.map((zone) => ZONE_GUIDE[zone].effort)).toEqual(['1-2', '3-4', '5', '6-7', '7-8', '8-9', '9-10']);
  });

  it('PLANR-62 has a talk test for every zone', () => {
    expect(ZONES.map((zone) => ZONE_GUIDE[zone].talk)).toEqual([
      'sing-song easy',
      'full sentences',
      'short sentences',
      'few words',
      'single words',
      'none',
      'none',
    ]);
  });
});
