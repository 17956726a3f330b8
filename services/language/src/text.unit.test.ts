import { describe, expect, it } from 'vitest';
import { areaName } from './areas.ts';
import { dayAndMonth, dayName, fullDay, nextOn, weekday } from './days.ts';
import { bullets, capitalised, listed, paragraphs, sentences } from './language.ts';

describe('date formatting', () => {
  it('formats weekdays and dates in both languages', () => {
    expect(weekday('2026-11-20', 'en')).toBe('Friday');
    expect(weekday('2026-11-20', 'nb')).toBe('fredag');
    expect(dayAndMonth('2027-01-11', 'en')).toBe('11 January');
    expect(fullDay('2027-01-11', 'nb')).toBe('mandag 11. januar');
  });
  it('returns names such as "Today" and "Yesterday" for days near today', () => {
    const name = (date: string) => dayName(date, '2026-11-20', 'en');
    expect([name('2026-11-19'), name('2026-11-20'), name('2026-11-21'), name('2026-11-22')]).toEqual([
      'Yesterday',
      'Today',
      'Tomorrow',
      'Sunday',
    ]);
    expect(name('2026-12-01')).toBe('Tuesday 1 December');
    expect(dayName('2026-11-19', '2026-11-20', 'nb')).toBe('I går');
  });
  it('finds the first date on or after a start date that falls on the given weekday', () => {
    expect(nextOn('2026-11-20', 4)).toBe('2026-11-20');
    expect(nextOn('2026-11-20', 3)).toBe('2026-11-26');
    expect(nextOn('2026-12-31', 0)).toBe('2027-01-04');
  });
});

describe('text helper', () => {
  it('joins sentences, paragraphs and bullets and omits empty parts', () => {
    expect(sentences('a.', null, false, '', 'b.')).toBe('a. b.');
    expect(paragraphs('a', undefined, 'b')).toBe('a\n\nb');
    expect(bullets(['a', 'b'])).toBe('- a\n- b');
    expect(capitalised('søvn')).toBe('Søvn');
  });
  it('joins list items with the word for "and" in the given language', () => {
    expect(listed(['a', 'b', 'c'], 'en')).toBe('a, b and c');
    expect(listed(['a', 'b', 'c'], 'nb')).toBe('a, b og c');
  });
});

describe('areaName', () => {
  it('returns everyday names in both languages and null for unknown areas', () => {
    expect(areaName('ITB', 'en')).toBe('outer knee');
    expect(areaName('plantar', 'nb')).toBe('hælen');
    expect(areaName('elbow', 'en')).toBeNull();
    expect(areaName(null, 'en')).toBeNull();
  });
});
