import { describe, expect, it } from 'vitest';
import { ASSUMPTIONS } from '../domain/runner-profile.ts';
import type { LighterOffer, WeekNote } from '../domain/week/types.ts';
import { describeEmptyDay, describeNote, describeOffer } from './week-messages.ts';

const LANGUAGES = ['en', 'nb'] as const;
const NOTES: WeekNote[] = [
  { code: 'race_verdict', message: { code: 'do_not_start', longest: 60, raceMinutes: 275 } },
  ...ASSUMPTIONS.map((what): WeekNote => ({ code: 'assumed', what })),
  ...(['down', 'hold', 'recovery', 'taper', 'race'] as const).map((kind): WeekNote => ({ code: 'week_kind', kind })),
  { code: 'eased', lightDays: 3, share: 0.8 },
  { code: 'return', daysOff: 12, share: 0.7 },
  ...(['stop', 'walk', 'ladder'] as const).map((level): WeekNote => ({ code: 'physio', level })),
  { code: 'pain_stop' },
  { code: 'couch', unit: 4, sessions: 1 },
  { code: 'finish_plan' },
  { code: 'rehab_strength' },
  { code: 'pain_gone' },
  { code: 'pain_gone', isSaid: true },
  { code: 'own_smaller_plan', minutes: 120, runs: 3 },
  { code: 'smaller_plan', minutes: 120, runs: 3 },
  { code: 'many_skips' },
  { code: 'repeat_week' },
  { code: 'hard_skipped', times: 3 },
  { code: 'rest_day_runs', days: 3 },
];
const OFFERS: LighterOffer[] = [{ code: 'low_in_a_row', days: 3 }, { code: 'below_usual' }, { code: 'low_week' }];

/** One or more full sentences without placeholders. */
const isText = (text: string): void => {
  expect(text).toMatch(/^[\p{Lu}\d][^{}]+[.?]$/u);
  expect(text).not.toMatch(/undefined|null|NaN/);
};

describe('describeNote', () => {
  it.each(NOTES)('WEEK-75 describes %j in both languages without placeholders', (note) => {
    for (const language of LANGUAGES) isText(describeNote(note, language));
    expect(describeNote(note, 'en')).not.toBe(describeNote(note, 'nb'));
  });

  it.each(NOTES.slice(1))('WEEK-205 has a first sentence for %j that the home screen shows whole', (note) => {
    for (const language of LANGUAGES) {
      const [first = ''] = describeNote(note, language).match(/^.*?[.?](?=\s|$)/) ?? [];
      expect(first.length, first).toBeGreaterThan(0);
      expect(first.length, first).toBeLessThanOrEqual(72);
    }
  });

  it('PLANR-103 states the days and the percentage of the week', () => {
    expect(describeNote({ code: 'eased', lightDays: 3, share: 0.8 }, 'en')).toMatch(/^3 light days .* 80 %/);
    expect(describeNote({ code: 'return', daysOff: 12, share: 0.7 }, 'en')).toMatch(/12 days off.* 70 %/);
    expect(describeNote({ code: 'couch', unit: 4, sessions: 1 }, 'nb')).toContain('4 av 13');
  });
});

describe('offer of a lighter week', () => {
  it.each(OFFERS)('WEEK-75 is a question in both languages for the reason %j', (offer) => {
    for (const language of LANGUAGES) isText(describeOffer(offer, language));
    expect(describeOffer(offer, 'en')).toContain('Want a lighter week? I can cut it by a fifth.');
  });

  it('states the number of consecutive low days', () => {
    const [first, second] = [3, 22].map((days) => describeOffer({ code: 'low_in_a_row', days }, 'en'));
    expect(first).toMatch(/^This is your 3rd low day in a row\./);
    expect(second).toMatch(/^This is your 22nd low day in a row\./);
  });
});

describe('day without a session', () => {
  it.each([undefined, 'before_plan', 'own_session'] as const)(
    'WEEK-75 has a title and a reason in both languages (fixed: %s)',
    (fixed) => {
      const texts = LANGUAGES.map((language) => describeEmptyDay({ fixed }, language));
      for (const { title, why } of texts) {
        expect(title).not.toBe('');
        isText(why);
      }
      expect(texts[0]).not.toEqual(texts[1]);
    },
  );
});
