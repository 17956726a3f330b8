import { describe, expect, test } from 'vitest';
import { allZones, zonesWith } from './zones.ts';

const zones = allZones('Europe/Oslo');
const found = (typed: string): string[] => zonesWith(zones, typed).map(({ value }) => value);

describe('time zone list', () => {
  test('PROF-03 contains each time zone the browser knows once, and the current zone even if the browser does not know it', () => {
    const values = zones.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Oslo']));
    expect(allZones('US/Pacific-New').map(({ value }) => value)).toContain('US/Pacific-New');
  });

  test('is sorted by city and labels each zone with its city first', () => {
    const labels = zones.map(({ label }) => label);
    expect(labels).toContain('Oslo · Europe');
    expect(labels.indexOf('Oslo · Europe')).toBeGreaterThan(labels.indexOf('Amsterdam · Europe'));
    expect(labels).toContain('UTC');
  });

  test.each([
    ['oslo', 'Europe/Oslo'],
    ['  New york ', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['europe/os', 'Europe/Oslo'],
    ['America/New_York', 'America/New_York'],
  ])('matches the search text %j with the zone %s', (typed, value) => expect(found(typed)).toEqual([value]));

  test('matches every zone for an empty search text and none for an unknown city', () => {
    expect(found('Atlantis')).toEqual([]);
    expect(found('')).toHaveLength(zones.length);
  });
});
