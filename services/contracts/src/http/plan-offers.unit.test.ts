import { describe, expect, it } from 'vitest';
import { passes } from '../testing/problems.ts';
import { OFFER_KINDS } from '../web/offers.ts';
import { acceptedOffersSchema, planOfferSchema } from './plan-offers.ts';
import { adjustBody } from './running-plan.ts';
import { strengthLogBody } from './strength-log.ts';

const DATE = '2026-11-18';
const ANSWERS = [
  { kind: 'lighter_week' },
  { kind: 'smaller_plan', minutes: 120, runs: 3 },
  { kind: 'time_trial', date: DATE },
  { kind: 'long_to_next_week', date: DATE },
  { kind: 'extra_minutes', date: DATE, minutes: 5 },
];

describe('adjustBody', () => {
  it('WEEK-99 accepts the acceptance, refusal and undo of every kind of offer', () => {
    expect(ANSWERS.map(({ kind }) => kind)).toEqual(OFFER_KINDS);
    for (const body of ANSWERS) expect(adjustBody.parse(body)).toEqual(body);
    for (const offer of OFFER_KINDS) {
      for (const kind of ['decline', 'undo']) expect(passes(adjustBody, { kind, offer })).toBe(true);
    }
  });

  it('still accepts bodies from earlier releases', () => {
    for (const body of [
      { kind: 'easier', date: DATE },
      { kind: 'shorten', date: DATE, minutes: 20 },
      { kind: 'easier_week' },
      { kind: 'repeat_week' },
      { kind: 'undo' },
      { kind: 'undo', date: DATE },
    ])
      expect(adjustBody.parse(body)).toEqual(body);
  });

  it('WEEK-99 rejects missing, unknown and invalid values', () => {
    for (const body of [
      { kind: 'decline' },
      { kind: 'decline', offer: 'holiday' },
      { kind: 'smaller_plan', minutes: 120 },
      { kind: 'smaller_plan', minutes: 120, runs: 0 },
      { kind: 'time_trial' },
      { kind: 'extra_minutes', date: DATE, minutes: 61 },
      { kind: 'lighter_week', minutes: 5 },
    ])
      expect(passes(adjustBody, body), JSON.stringify(body)).toBe(false);
  });
});

describe('offer in the weekly plan', () => {
  it('WEEK-98 contains a kind, its values and a question', () => {
    const offer = { kind: 'time_trial', date: DATE, session: 'trial_20', weeks: 6, text: 'A test?' };
    expect(planOfferSchema.parse(offer)).toEqual(offer);
    expect(passes(planOfferSchema, { ...offer, session: 'race' })).toBe(false);
    expect(acceptedOffersSchema.parse({ timeTrial: { date: DATE } })).toEqual({ timeTrial: { date: DATE } });
  });
});

describe('strengthLogBody', () => {
  it('SESS-94 accepts a date and a completion status, but no fields of a run', () => {
    for (const status of ['done', 'skipped']) expect(passes(strengthLogBody, { date: DATE, status })).toBe(true);
    for (const body of [{ date: DATE }, { date: DATE, status: 'partial' }, { date: DATE, status: 'done', minutes: 20 }])
      expect(passes(strengthLogBody, body), JSON.stringify(body)).toBe(false);
  });
});
