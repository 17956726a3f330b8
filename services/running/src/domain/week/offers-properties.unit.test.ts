import { addDays } from '@stridewell/contracts/web';
import { cases } from '@stridewell/kit/testing/run-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursMinutes } from '../training/runner.ts';
import { testRunner } from '../training/testing/golden-seasons.ts';
import { answerOffer, type OfferAnswer, undoOffer } from './answer-offer.ts';
import { currentWeek } from './current-week.ts';
import { dayFacts, weekMinutes } from './day-facts.ts';
import { keptDays } from './kept-days.ts';
import { weekOffers } from './offers.ts';
import { ANSWERS, checkinOn, on } from './testing/given-week.ts';
import { anyLife, type Life, type LifeDay, type LivedDay, liveWeek } from './testing/random-weeks.ts';
import type { PlanOffer, WeekInputs, WeekState } from './types.ts';

/** A simulated life in which every day has the same answers and the same log. */
const sameDays = (answers: keyof typeof ANSWERS, log: LifeDay['log']): Life => ({
  runner: testRunner({ goal: 'half_marathon', days: [1, 2, 3, 5, 6], hours: 6, age: 38 }),
  days: Array.from({ length: 7 }, () => ({
    checkin: checkinOn(0, ANSWERS[answers]),
    isIll: false,
    log,
    physio: null,
  })),
  before: Array.from({ length: 20 }, (_, index) => checkinOn(index - 20, ANSWERS[answers])),
  raceDay: null,
});

/** Simulated lives in which the offers are made that random lives rarely contain. */
const examples: [Life][] = [[sameDays('good', 'done')], [sameDays('good', 'time')], [sameDays('low', 'done')]];

const RUNS = { numRuns: cases(150), examples };
const TIMEOUT = { timeout: 120_000 };

const answerTo = (offer: PlanOffer): OfferAnswer => {
  switch (offer.kind) {
    case 'lighter_week':
      return { kind: offer.kind };
    case 'smaller_plan':
      return { kind: offer.kind, minutes: offer.minutes, runs: offer.runs };
    case 'extra_minutes':
      return { kind: offer.kind, day: offer.day, minutes: offer.minutes };
    default:
      return { kind: offer.kind, day: offer.day };
  }
};

interface Offered {
  week: WeekState;
  inputs: WeekInputs;
}

/** A week late in a season, in which a time trial is due. */
const lateWeek = ({ week, inputs, day }: LivedDay): Offered => {
  const base = { ...week.base, seasonStart: addDays(week.base.weekStart, -70) };
  const kept = keptDays(week, inputs.records, inputs);
  const now = { ...inputs, today: on(day), base, replaced: base, kept };
  return { week: currentWeek(base, now), inputs: now };
};

const accept = ({ week, inputs }: Offered, offer: PlanOffer): Offered => {
  const result = answerOffer(week, answerTo(offer), inputs);
  if ('refused' in result) throw new Error(`${offer.kind} refused: ${result.refused.code}`);
  const changed = { ...inputs, base: result.base, replaced: result.base, lighter: result.lighter ?? inputs.lighter };
  return { week: currentWeek(result.base, changed), inputs: changed };
};

const eachOffer = (check: (at: Offered, offer: PlanOffer, accepted: Offered) => void): Map<string, number> => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyLife, (life) => {
      liveWeek(life, (lived) => {
        const at = lateWeek(lived);
        for (const offer of weekOffers(at.week, at.inputs)) {
          seen.set(offer.kind, (seen.get(offer.kind) ?? 0) + 1);
          check(at, offer, accept(at, offer));
        }
      });
    }),
    RUNS,
  );
  return seen;
};

describe('every offer in any week', () => {
  it('WEEK-99 can be accepted as shown, changes nothing when repeated, and can be undone', TIMEOUT, () => {
    const seen = eachOffer((at, offer, accepted) => {
      expect(accept(accepted, offer).week, offer.kind).toEqual(accepted.week);
      const undone = undoOffer(accepted.week, offer.kind, accepted.inputs);
      if ('refused' in undone) throw new Error(undone.refused.code);
      const inputs = { ...accepted.inputs, lighter: undone.endsLighterWeek ? ('keep' as const) : at.inputs.lighter };
      const { offer: _, ...week } = currentWeek(undone.base, inputs);
      const { offer: __, ...before } = at.week;
      expect(week, offer.kind).toEqual(before);
    });
    expect([...seen.keys()].toSorted()).toEqual(
      expect.arrayContaining(['extra_minutes', 'lighter_week', 'smaller_plan', 'time_trial']),
    );
  });

  it('WEEK-94 respects available days, logged days, the session cap and the stated hours', TIMEOUT, () => {
    eachOffer((at, offer, { week, inputs }) => {
      const { runner } = inputs.profiled;
      for (const [index, day] of week.days.entries()) {
        if (inputs.kept.has(index)) expect(day).toEqual(at.week.days[index]);
        else if (day.session && day.session.kind !== 'race') expect(runner.days, offer.kind).toContain(index);
      }
      const longest = (state: WeekState) => Math.max(...state.days.map((day) => dayFacts(day, state.base).minutes));
      const cap = Math.max(week.base.week.cap, week.base.week.longMinutes, longest(at.week));
      expect(longest(week), offer.kind).toBeLessThanOrEqual(cap);
      const most = Math.max(hoursMinutes(runner), weekMinutes(at.week));
      if (offer.kind !== 'time_trial') expect(weekMinutes(week), offer.kind).toBeLessThanOrEqual(most + 2);
    });
  });
});
