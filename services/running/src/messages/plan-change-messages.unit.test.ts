import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import type { ForecastFacts } from '../domain/week/next-week.ts';
import type { PlanRefusal } from '../domain/week/open-days.ts';
import { describeForecast, describeRefusal, describeSwap, describeTrade } from './plan-change-messages.ts';
import { describeKeyDay } from './season-days.ts';

const CODES: PlanRefusal['code'][] = [
  'hard_beside_hard',
  'unavailable',
  'too_many_in_row',
  'two_on_one_day',
  'day_done',
  'no_session',
  'next_week',
  'paused',
  'ladder',
  'closed',
  'race_day',
  'near_race',
  'already_moved',
  'fixed_session',
  'not_shorter',
  'nothing_left',
  'third_easier_week',
  'no_repeat',
  'offer_gone',
  'low_day',
  'low_days_in_row',
];

const facts = (own: Partial<ForecastFacts> = {}): ForecastFacts => ({
  doneMinutes: 90,
  plannedMinutes: 200,
  lightDays: 0,
  hasPain: false,
  isPaused: false,
  hasSpike: false,
  ...own,
});

describe('describeRefusal', () => {
  it.each(CODES)('explains the rejection "%s" in both languages', (code) => {
    const texts = MESSAGE_LANGUAGES.map((language) => describeRefusal({ code } as PlanRefusal, language));
    for (const text of texts) expect(text).toMatch(/^[A-ZÆØÅ].*\.$/);
    expect(new Set(texts).size).toBe(2);
  });

  it('mentions a day that works for a hard session', () => {
    expect(describeRefusal({ code: 'hard_beside_hard', day: 1 }, 'en')).toContain('Tuesday works');
    expect(describeRefusal({ code: 'hard_beside_hard', day: 1 }, 'nb')).toContain('tirsdag');
  });
});

describe('describeSwap', () => {
  it('AHEAD-06 mentions the hard session that makes room for the long run, and its new day', () => {
    expect(describeSwap({ day: 5, to: 6 }, 'en')).toBe('The hard session on Saturday moves to Sunday.');
    expect(describeSwap({ day: 5, to: null }, 'nb')).toBe('Den harde økta på lørdag blir en rolig tur.');
  });
});

describe('describeForecast', () => {
  it.each([
    [45, 40],
    [0, 0],
  ])('WEEK-206 names no minutes when %i of %i are done', (doneMinutes, plannedMinutes) => {
    const given = facts({ doneMinutes, plannedMinutes, lightDays: 1 });
    expect(describeForecast(given, 'en')).toBe('It depends on the rest of this week (1 light day).');
    expect(describeForecast(given, 'nb')).toBe('Den avhenger av resten av denne uka (1 lett dag).');
  });

  it('states the minutes done, and lists light days, pain and pauses', () => {
    expect(describeForecast(facts(), 'en')).toBe('It depends on the rest of this week: 90 of 200 min are done.');
    expect(describeForecast(facts({ lightDays: 2, hasPain: true, isPaused: true }), 'en')).toBe(
      'It depends on the rest of this week: 90 of 200 min are done (2 light days, pain in a check-in, and an open pause).',
    );
    expect(describeForecast(facts({ hasSpike: true }), 'en')).toMatch(/\(a run much longer than any lately\)\.$/);
    expect(describeForecast(facts({ lightDays: 1 }), 'nb')).toBe(
      'Den avhenger av resten av denne uka: 90 av 200 min er gjort (1 lett dag).',
    );
  });
});

describe('describeTrade and describeKeyDay', () => {
  it('return a sentence in both languages', () => {
    expect(describeTrade('en')).toBe('The easy run of that day takes its place.');
    expect(describeTrade('nb')).toMatch(/bytter plass/);
    for (const kind of ['longest_run', 'race', 'taper', 'down_week', 'race_pace'] as const)
      for (const language of MESSAGE_LANGUAGES) expect(describeKeyDay(kind, 150, language)).not.toBe('');
    expect(describeKeyDay('longest_run', 150, 'en')).toBe('Longest run: 150 min');
  });
});
