import { describe, expect, test } from 'vitest';
import { allZones, zoneOf, zonesWith } from './zones.ts';

const zones = allZones('Europe/Oslo');
const found = (typed: string): string[] => zonesWith(zones, typed).map(({ value }) => value);

describe('time zone list', () => {
  test('PROF-03 contains each time zone that the browser supports once, and the current zone even if the browser does not support it', () => {
    const labels = zones.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const supported = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Europe/Oslo'].map((zone) => zoneOf(zone).label);
    expect(labels).toEqual(expect.arrayContaining(supported));
    expect(allZones('US/Pacific-New').map(({ value }) => value)).toContain('US/Pacific-New');
  });

  test('is sorted by city and has labels that start with the city', () => {
    const labels = zones.map(({ label }) => label);
    expect(labels).toContain('Oslo · Europe');
    expect(labels.indexOf('Oslo · Europe')).toBeGreaterThan(labels.indexOf('Amsterdam · Europe'));
    expect(labels).toContain('UTC');
  });

  test('PROF-19 labels a zone with the current name of its city and finds it under the old name too', () => {
    expect(zoneOf('Asia/Calcutta')).toEqual({ value: 'Asia/Calcutta', label: 'Kolkata · Asia' });
    expect(zoneOf('Europe/Kiev').label).toBe('Kyiv · Europe');
    const old = [zoneOf('Asia/Rangoon')];
    for (const typed of ['Yangon', 'Rangoon']) expect(zonesWith(old, typed)).toEqual(old);
  });

  test.each([
    ['oslo', 'Europe/Oslo'],
    ['  New york ', 'America/New_York'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['europe/os', 'Europe/Oslo'],
    ['America/New_York', 'America/New_York'],
  ])('matches the search text %j to the zone %s', (typed, value) => expect(found(typed)).toEqual([value]));

  test('matches every zone when the search text is empty and none when the city is unknown', () => {
    expect(found('Atlantis')).toEqual([]);
    expect(found('')).toHaveLength(zones.length);
  });
});
