import { LIGHTER_REASONS, SMALLER_PLAN_REASONS, TRIAL_KINDS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import type { PlanOffer } from '../domain/week/types.ts';
import { describeChange } from './day-messages.ts';
import { describePlanOffer } from './offer-messages.ts';

const OFFERS: readonly PlanOffer[] = [
  ...LIGHTER_REASONS.map((reason) => ({ kind: 'lighter_week', reason, days: 3 }) as const),
  ...SMALLER_PLAN_REASONS.map((reason) => ({ kind: 'smaller_plan', reason, minutes: 120, runs: 3 }) as const),
  ...TRIAL_KINDS.map((session) => ({ kind: 'time_trial', day: 2, session, weeks: 6 }) as const),
  { kind: 'long_to_next_week', day: 6, minutes: 80 },
  { kind: 'extra_minutes', day: 1, minutes: 10 },
];

describe('describePlanOffer', () => {
  it.each(OFFERS)('WEEK-98 describes $kind in English and Norwegian without placeholders', (offer) => {
    const [en, nb] = (['en', 'nb'] as const).map((language) => describePlanOffer(offer, language));
    for (const text of [en, nb]) expect(text).toMatch(/^[^{}]+[.?]$/);
    expect(en).not.toBe(nb);
  });

  it('WEEK-98 includes the values of an offer', () => {
    expect(describePlanOffer({ kind: 'time_trial', day: 2, session: 'trial_20', weeks: 7 }, 'en')).toBe(
      '7 weeks since your last result. Run a 20-minute time trial instead of Wednesday’s hard session? Your paces follow from it.',
    );
    expect(describePlanOffer({ kind: 'smaller_plan', reason: 'no_time', minutes: 120, runs: 3 }, 'nb')).toBe(
      'To turer fikk ikke plass på to uker. En mindre plan: 120 min på 3 dager?',
    );
  });

  it('WEEK-50 describes added minutes as a change of the day', () => {
    expect(describeChange({ code: 'own_longer', minutes: 5 }, 'en')).toBe('You added 5 minutes to this run.');
  });
});
