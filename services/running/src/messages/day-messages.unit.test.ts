import { MESSAGE_LANGUAGES } from '@stridewell/kit/messages/catalogue';
import { describe, expect, it } from 'vitest';
import type { DayChange } from '../domain/training/day/draft.ts';
import { ACTIONS, type ActionReason, type DayDecision } from '../domain/training/day-action.ts';
import { type ActionDay, describeAction, describeChange } from './day-messages.ts';

const action = (change: Extract<DayChange, { code: 'action' }>['change']): DayChange => ({
  code: 'action',
  action: 'trim',
  reason: 'normal',
  isSoft: false,
  change,
});

const CHANGES: DayChange[] = [
  ...(
    [
      'long_shorter',
      'work_shorter',
      'easy_instead_of_speed',
      'unit_before',
      'easy_instead_of_long',
      'easy_instead_of_work',
      'easy_shorter',
      'very_easy',
      'walk',
      'no_running',
      'rest',
    ] as const
  ).map(action),
  { code: 'moved_here', from: 2 },
  { code: 'moved_away', to: 4 },
  { code: 'left_out' },
  { code: 'ill', isOver: false },
  { code: 'ill', isOver: true },
  { code: 'after_illness', day: 1, of: 3 },
  { code: 'race_after_illness', daysSince: 1 },
  { code: 'race_after_illness', daysSince: 5 },
  { code: 'race_refused', isIll: true },
  { code: 'race_refused', isIll: false },
  { code: 'away' },
  { code: 'return', daysOff: 9, isFirstRun: true },
  { code: 'return', daysOff: 9, isFirstRun: false },
  { code: 'physio_stop' },
  { code: 'physio_walk' },
  { code: 'ladder', stage: 3 },
  { code: 'ladder_rest' },
  { code: 'pain_skip', day: 1 },
  { code: 'pain_stop' },
  { code: 'pain_lasts' },
  { code: 'fatigue_skip' },
  { code: 'after_light_days' },
  { code: 'lighter_week' },
  { code: 'cap', minutes: 66 },
  { code: 'after_race' },
  { code: 'unavailable' },
  { code: 'hard_too_close' },
];

describe('describeChange', () => {
  it.each(CHANGES)('WEEK-50 describes the change %j in both languages', (change) => {
    const texts = MESSAGE_LANGUAGES.map((language) => describeChange(change, language));
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].*[.?]$/u);
    expect(new Set(texts).size).toBe(MESSAGE_LANGUAGES.length);
  });

  it('WEEK-51 mentions the original and the new day of a moved session', () => {
    expect(describeChange({ code: 'moved_here', from: 2 }, 'en')).toBe('Moved here from Wednesday.');
    expect(describeChange({ code: 'moved_away', to: 7 }, 'nb')).toBe('Den flyttes til mandag.');
  });
});

describe('describeAction', () => {
  const NORMAL = { median: 6.5, deviation: 0.6, medianFatigue: 3, days: 28 };
  const decision = (own: Partial<DayDecision>): DayDecision => ({
    action: 'plan',
    reason: 'normal',
    isSoft: false,
    isWithoutRunning: false,
    isWithoutSpeed: false,
    ...own,
  });

  const dayWith = (own: Partial<DayDecision>, more: Partial<ActionDay> = {}): ActionDay => ({
    ...{ changes: [], score: 6.2, normal: NORMAL },
    session: { kind: 'easy', minutes: 40, day: 1, isHard: false, role: 'easy' },
    decision: decision(own),
    ...more,
  });

  it('WEEK-52 mentions the runner’s usual range on an ordinary Adapt day', () => {
    expect(describeAction(dayWith({}), 'en')).toBe(
      'Train as planned. 6.2 is an ordinary day for you (your usual is 5.9–7.1). Keep the effort honest; no extras.',
    );
    expect(describeAction(dayWith({}), 'nb')).toContain('6,2');
  });

  it('distinguishes a planned from an unplanned rest day and returns null for a day without a decision', () => {
    expect(describeAction(dayWith({}, { session: null }), 'en')).toBe('A rest day, as planned.');
    expect(describeAction(dayWith({ action: 'rest' }, { session: null }), 'en')).toBe('Rest today.');
    expect(describeAction(dayWith({}, { decision: null }), 'en')).toBeNull();
  });

  it('states whether the physio gate allows only walking or a session of the walk-run ladder', () => {
    const gate = (change: DayChange) => dayWith({ reason: 'gate' }, { changes: [change] });
    expect(describeAction(gate({ code: 'ladder', stage: 3 }), 'en')).toBe('Today follows your walk-run ladder.');
    expect(describeAction(gate({ code: 'physio_walk' }), 'en')).toMatch(/^Walking only for now: running waits/);
    expect(describeAction(gate({ code: 'physio_walk' }), 'nb')).toMatch(/^Bare gange foreløpig: løpingen venter/);
  });

  it('WEEK-118 mentions the pain and Physio Coach on a day that pain of 3 or 4 trims or makes light', () => {
    for (const action of ['trim', 'light'] as const) {
      const day = dayWith({ action, reason: 'answer', isWithoutSpeed: true });
      expect(describeAction(day, 'en')).toMatch(/you have pain, so nothing fast.*Two minutes in Physio Coach\?$/);
      expect(describeAction(day, 'nb')).toMatch(/du har vondt, så ingen fart.*To minutter i Physio Coach\?$/);
    }
    expect(describeChange({ code: 'pain_lasts' }, 'en')).toMatch(/Two minutes in Physio Coach\?$/);
  });

  const REASONS: ActionReason[] = [
    'closed',
    'gate',
    'severe_pain',
    'pain',
    'reset',
    'recover',
    'untouched',
    'no_checkin',
    'normal',
    'below_normal',
    'well_below_normal',
    'capped',
    'ordinary',
    'low',
    'answer',
  ];

  it.each(ACTIONS)('WEEK-53 describes %s for every reason in both languages', (name) => {
    for (const reason of REASONS) {
      for (const language of MESSAGE_LANGUAGES) {
        const text = describeAction(dayWith({ action: name, reason }), language);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });
});
