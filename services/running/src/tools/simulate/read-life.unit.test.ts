import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InputError } from './input-error.ts';
import { liveSeason } from './live-season.ts';
import { seasonJson, seasonTable } from './print-season.ts';
import { readOptions } from './read-options.ts';
import { readProfile } from './read-profile.ts';

const EXAMPLES = new URL('./examples/', import.meta.url);

describe('readOptions', () => {
  it('returns the options and the defaults', () => {
    expect(readOptions(['--profile', 'a.json', '--weeks', '18', '--checkins', '21,64,15,1', '--json'])).toEqual({
      profile: 'a.json',
      weeks: 18,
      checkins: [21, 64, 15, 1],
      seed: 1,
      start: null,
      isJson: true,
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    [[]],
    [['--unknown']],
    [['--profile', 'a', '--weeks', '0']],
    [['--profile', 'a', '--seed', 'x']],
    [['--profile', 'a', '--checkins', '1,2,3']],
    [['--profile', 'a', '--checkins', '0,0,0,0']],
    [['--profile', 'a', '--start', '2026-02-30']],
  ])('rejects %j with one sentence', (args) => {
    expect(() => readOptions(args)).toThrow(InputError);
  });
});

describe('readProfile', () => {
  it('SEASON-141 rejects a runner under 18, because plans are made for adults', () => {
    expect(() => readProfile('{"goal":"10k","age":17}')).toThrow('the age must be at least 18');
    expect(readProfile('{"goal":"10k","age":18}').profile.runningProfileV2).toBe('{"age":18}');
  });

  it('accepts runningProfileV2 as text and as an object; the short fields override it', () => {
    const text = readProfile('{"goal":"10k","runningProfileV2":"{\\"age\\":40}","level":"Advanced"}');
    const object = readProfile('{"goal":"10k","runningProfileV2":{"age":40},"level":"Advanced"}');
    expect(text.profile).toEqual(object.profile);
    expect(JSON.parse(text.profile.runningProfileV2 ?? '')).toEqual({ age: 40, level: 'Advanced' });
  });

  it.each([
    ['{'],
    ['{"unknown":1}'],
    ['{"weeklyHours":0}'],
    ['{"daysAvailable":"never"}'],
    ['{"runningProfileV2":{"age":-1}}'],
    ['{"breaks":[{"kind":"travel","from":"2026-02-02","to":"2026-02-01"}]}'],
    ['{"skips":["yesterday"]}'],
  ])('rejects %s', (text) => {
    expect(() => readProfile(text)).toThrow(InputError);
  });

  it.each(readdirSync(EXAMPLES))('prints a season of the example %s', (name) => {
    const runner = readProfile(readFileSync(new URL(name, EXAMPLES), 'utf8'));
    const weeks = liveSeason({ ...runner, start: '2026-01-05', weeks: 3, checkins: [21, 64, 15, 1], seed: 1 });
    expect(seasonTable(weeks).split('\n')).toHaveLength(6);
    expect(seasonJson(weeks).weeks[0]).toMatchObject({ weekStart: '2026-01-05', raceMinutes: 0 });
  });
});
