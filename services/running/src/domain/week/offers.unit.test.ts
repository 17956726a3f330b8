import { describe, expect, it } from 'vitest';
import { EMPTY_BACKGROUND } from '../background.ts';
import type { LoggedDay } from '../records.ts';
import type { TrainingRunner } from '../training/types.ts';
import { adjustPlan, type PlanWish } from './adjust-plan.ts';
import type { OfferAnswer } from './answer-offer.ts';
import { currentWeek } from './current-week.ts';
import { weekMinutes } from './day-facts.ts';
import { keptDays } from './kept-days.ts';
import { makeWeek } from './make-week.ts';
import { forecastNextWeek } from './next-week.ts';
import { weekOffers, withOffers } from './offers.ts';
import {
  ANSWERS,
  checkinOn,
  codesOf,
  earlierOf,
  kindsOf,
  MONDAY,
  minutesOf,
  on,
  onDay,
  PLAN,
  physioOf,
  skippedOn,
  updateWeek,
  weekInputs,
} from './testing/given-week.ts';
import type { PlanOffer, WeekInputs, WeekState } from './types.ts';

const [TUE, WED, THU, SAT, SUN] = [1, 2, 3, 5, 6] as const;

interface Given {
  week: WeekState;
  inputs: WeekInputs;
}

/** The planned week on a day, with all earlier days done. */
const given = (
  day: number,
  own: Partial<WeekInputs> = {},
  runner: Partial<TrainingRunner> = {},
  plan = PLAN,
): Given => {
  const inputs = { ...onDay(day, own, runner) };
  const week = updateWeek(plan, inputs);
  const kept = keptDays(week, inputs.records, inputs);
  return { week, inputs: { ...inputs, base: week.base, replaced: week.base, kept } };
};
const offersOf = ({ week, inputs }: Given): PlanOffer[] => weekOffers(week, inputs);
const offerOf = <Kind extends PlanOffer['kind']>(kind: Kind, at: Given) =>
  offersOf(at).find((offer): offer is Extract<PlanOffer, { kind: Kind }> => offer.kind === kind);
const ask = ({ week, inputs }: Given, wish: PlanWish) => adjustPlan(week, wish, inputs);
const after = (at: Given, ...wishes: PlanWish[]): Given =>
  wishes.reduce((current, wish) => {
    const result = ask(current, wish);
    if ('refused' in result) throw new Error(`refused: ${result.refused.code}`);
    const inputs: WeekInputs = {
      ...current.inputs,
      base: result.base,
      replaced: result.base,
      lighter: result.endsLighterWeek ? 'keep' : (result.lighter ?? current.inputs.lighter),
    };
    return { week: currentWeek(result.base, inputs), inputs };
  }, at);
const answer = (value: OfferAnswer): PlanWish => ({ kind: 'answer_offer', answer: value });
const refusal = (at: Given, wish: PlanWish): string | null => {
  const result = ask(at, wish);
  return 'refused' in result ? result.refused.code : null;
};
const good = (day: number) => checkinOn(day, ANSWERS.good);
/** A week in the middle of its season, six weeks after its first Monday. */
const SIX_WEEKS_IN = {
  ...PLAN,
  base: { ...PLAN.base, seasonStart: on(-42), week: { ...PLAN.base.week, kind: 'load' } },
} as const;
const result = (date: string) => ({ ...EMPTY_BACKGROUND, results: [{ meters: 5_000, seconds: 1_500, date }] });

describe('time trial', () => {
  const due = (own: Partial<WeekInputs> = {}, runner: Partial<TrainingRunner> = {}) =>
    given(TUE, own, runner, SIX_WEEKS_IN);

  it('SESS-90 is offered instead of the next quality session six weeks after the last result', () => {
    expect(offerOf('time_trial', due())).toEqual({ kind: 'time_trial', day: WED, session: 'trial_20', weeks: 6 });
    expect(offerOf('time_trial', due({ background: result(on(WED - 42)) }))?.weeks).toBe(6);
    expect(offerOf('time_trial', due({ background: result(on(WED - 41)) }))).toBeUndefined();
    expect(offerOf('time_trial', due({}, { goal: '5k' }))?.session).toBe('trial_5k');
  });

  it('SESS-91 is not offered early in a season, from age 60, to a new Beginner, with pain, or before a race', () => {
    expect(offerOf('time_trial', given(TUE))).toBeUndefined();
    expect(offerOf('time_trial', due({}, { age: 61 }))).toBeUndefined();
    expect(offerOf('time_trial', due({}, { level: 'Beginner' }))).toBeUndefined();
    expect(offerOf('time_trial', due({ checkins: [checkinOn(0, { ...ANSWERS.good, pain: 3 })] }))).toBeUndefined();
    const race = { goal: 'half_marathon', date: on(8) } as const;
    const near = { ...SIX_WEEKS_IN, base: { ...SIX_WEEKS_IN.base, race } };
    expect(offerOf('time_trial', given(TUE, {}, {}, near))).toBeUndefined();
  });

  it.each(['down', 'eased', 'return', 'taper', 'race', 'recovery'] as const)(
    'SESS-91 is not offered in a week of the kind %s',
    (kind) => {
      const plan = { ...SIX_WEEKS_IN, base: { ...SIX_WEEKS_IN.base, week: { ...SIX_WEEKS_IN.base.week, kind } } };
      expect(offerOf('time_trial', given(TUE, {}, {}, plan))).toBeUndefined();
    },
  );

  it('SESS-92 replaces the session once when accepted, and can be undone', () => {
    const at = due();
    const accepted = after(at, answer({ kind: 'time_trial', day: WED }));
    expect(kindsOf(accepted.week)[WED]).toBe('trial_20');
    expect(offerOf('time_trial', accepted)).toBeUndefined();
    const again = after(accepted, answer({ kind: 'time_trial', day: WED }));
    expect(again.week).toEqual(accepted.week);
    expect(after(accepted, { kind: 'undo_offer', offer: 'time_trial' }).week).toEqual(at.week);
    expect(after(accepted, { kind: 'undo', day: WED }).week).toEqual(at.week);
    expect(refusal(at, answer({ kind: 'time_trial', day: THU }))).toBe('offer_gone');
  });

  it('SESS-92 stays when the week is planned again, and is not run on a trimmed day', () => {
    const accepted = after(due(), answer({ kind: 'time_trial', day: WED }));
    const remadeWeek = makeWeek({ ...accepted.inputs, base: null, replaced: accepted.week.base });
    expect(kindsOf(remadeWeek)[WED]).toBe('trial_20');
    const trimmed = updateWeek(accepted.week, onDay(WED, { checkins: [checkinOn(WED, ANSWERS.trim)] }));
    expect(kindsOf(trimmed)[WED]).toBe('easy');
  });
});

describe('smaller plan', () => {
  const twoSkips: LoggedDay[] = [skippedOn(-3, 'time'), skippedOn(-6, 'time')];
  const busy = (day = TUE) => given(day, { records: [...onDay(day).records, ...twoSkips] });

  it('LOAD-101 is offered after two runs skipped for lack of time within two weeks, with one run fewer and four fifths of the load', () => {
    const { established } = PLAN.base.load;
    expect(offerOf('smaller_plan', busy())).toEqual({
      kind: 'smaller_plan',
      reason: 'no_time',
      minutes: Math.round((0.8 * established) / 5) * 5,
      runs: PLAN.base.week.runs - 1,
    });
    expect(
      offerOf('smaller_plan', given(TUE, { records: [...onDay(TUE).records, skippedOn(-3, 'time')] })),
    ).toBeUndefined();
    const tired = [skippedOn(-3, 'fatigue'), skippedOn(-6, 'other')];
    expect(offerOf('smaller_plan', given(TUE, { records: [...onDay(TUE).records, ...tired] }))).toBeUndefined();
  });

  it('LOAD-101 contains the lowered load after two of three weeks with many skips', () => {
    const { load } = PLAN.base;
    const past = {
      kind: 'load',
      established: load.established,
      planned: 240,
      done: 100,
      trimmed: 0,
      share: 1,
      longest: 60,
      lightDays: 0,
      isAway: false,
      stopsGrowth: false,
    } as const;
    const lowered = { ...load, established: 0.9 * load.established, weeks: [past, past] };
    const plan = { ...PLAN, base: { ...PLAN.base, load: lowered } };
    const offer = offerOf('smaller_plan', given(TUE, {}, {}, plan));
    expect(offer).toMatchObject({ reason: 'many_skips', minutes: Math.round(lowered.established / 5) * 5 });
  });

  it('LOAD-102 limits this week and later weeks when accepted, until it is undone', () => {
    const at = busy();
    const offer = offerOf('smaller_plan', at);
    if (!offer) throw new Error('no offer');
    const { minutes, runs } = offer;
    const accepted = after(at, answer({ kind: 'smaller_plan', minutes, runs }));
    expect(weekMinutes(accepted.week)).toBeLessThan(weekMinutes(at.week));
    expect(accepted.week.base.smaller).toMatchObject({ minutes, runs, since: MONDAY });
    const next = forecastNextWeek(accepted.week, accepted.inputs).week;
    expect(weekMinutes(next)).toBeLessThanOrEqual(minutes + 2);
    expect(kindsOf(next).filter(Boolean).length).toBeLessThanOrEqual(runs);
    expect(next.notes).toContainEqual({ code: 'own_smaller_plan', minutes, runs });
    const ended = after(accepted, { kind: 'undo_offer', offer: 'smaller_plan' });
    expect(ended.week).toEqual(at.week);
    expect(forecastNextWeek(ended.week, ended.inputs).week.base.smaller).toBeUndefined();
    expect(refusal(at, answer({ kind: 'smaller_plan', minutes: minutes + 5, runs }))).toBe('offer_gone');
  });

  it('LOAD-103 is not offered again this week or next week after it was declined', () => {
    const declined = after(busy(), answer({ kind: 'decline', offer: 'smaller_plan' }));
    expect(offerOf('smaller_plan', declined)).toBeUndefined();
    expect(after(declined, answer({ kind: 'decline', offer: 'smaller_plan' })).week).toEqual(declined.week);
    const inputs = weekInputs({
      weekStart: on(7),
      today: on(7),
      earlier: [earlierOf(declined.week)],
      records: [...declined.inputs.records, skippedOn(4, 'time'), skippedOn(5, 'time')],
    });
    expect(weekOffers(makeWeek(inputs), inputs).some(({ kind }) => kind === 'smaller_plan')).toBe(false);
  });
});

describe('long run into next week', () => {
  /** The long run is on Sunday, and next Monday is free. */
  const monday: Partial<TrainingRunner> = { days: [0, 1, 2, 3, 5, 6] };
  const missed = (reason: LoggedDay['reason'], runner = monday, own: LoggedDay[] = []) => {
    const records = [...onDay(SUN).records, { ...skippedOn(SUN, reason), planType: 'long' as const }, ...own];
    return given(SUN, { records }, runner);
  };

  it('WEEK-90 is offered on the day of the missed long run when next Monday and the next long run allow it', () => {
    expect(offerOf('long_to_next_week', missed('time'))).toMatchObject({ kind: 'long_to_next_week', day: SUN });
    expect(offerOf('long_to_next_week', missed('other'))).toBeDefined();
    expect(offerOf('long_to_next_week', given(SUN, {}, monday))).toBeUndefined();
    expect(offerOf('long_to_next_week', given(SAT, {}, monday))).toBeUndefined();
  });

  it('WEEK-91 is not offered after pain or tiredness, if Monday is not available, or when another run was done', () => {
    expect(offerOf('long_to_next_week', missed('pain'))).toBeUndefined();
    expect(offerOf('long_to_next_week', missed('fatigue'))).toBeUndefined();
    expect(offerOf('long_to_next_week', missed('time', {}))).toBeUndefined();
  });

  it('WEEK-92 moves the run to Monday when accepted, keeps the next long run, and can be undone', () => {
    const at = missed('time');
    const accepted = after(at, answer({ kind: 'long_to_next_week', day: SUN }));
    const next = forecastNextWeek(accepted.week, accepted.inputs).week;
    expect(codesOf(next)[0]).toContain('moved_here');
    expect(next.days[0]?.session?.role).toBe('long');
    expect(next.days.findLastIndex(({ session }) => session?.role === 'long')).toBe(SUN);
    expect(minutesOf(accepted.week)).toEqual(minutesOf(at.week));
    expect(after(accepted, answer({ kind: 'long_to_next_week', day: SUN })).week).toEqual(accepted.week);
    const back = after(accepted, { kind: 'undo_offer', offer: 'long_to_next_week' });
    expect(back.week).toEqual(at.week);
    expect(codesOf(forecastNextWeek(back.week, back.inputs).week)[0]).not.toContain('moved_here');
  });
});

describe('extra minutes', () => {
  const loaded = { ...PLAN, base: { ...PLAN.base, week: { ...PLAN.base.week, kind: 'load' } } } as const;
  const feelsGood = (
    day: number = TUE,
    own: Partial<WeekInputs> = {},
    runner: Partial<TrainingRunner> = {},
    plan: WeekState = loaded,
  ) => given(day, { checkins: [good(day)], ...own }, runner, plan);

  it('WEEK-93 are offered on a good day with an easy run, up to ten minutes and a fifth of the run', () => {
    const at = feelsGood();
    const offer = offerOf('extra_minutes', at);
    const planned = minutesOf(at.week)[TUE] ?? 0;
    expect(offer).toMatchObject({ kind: 'extra_minutes', day: TUE });
    expect(offer?.minutes).toBeLessThanOrEqual(Math.min(10, 0.2 * planned));
  });

  it('WEEK-119 are not offered after a week in which the runner did much more than planned', () => {
    const last = { kind: 'load', established: 200, planned: 200, trimmed: 0, share: 1, longest: 60 } as const;
    const rest = { lightDays: 0, isAway: false, stopsGrowth: false };
    const after = (done: number) => {
      const load = { ...PLAN.base.load, weeks: [{ ...last, ...rest, done }] };
      return offerOf('extra_minutes', feelsGood(TUE, {}, {}, { ...loaded, base: { ...loaded.base, load } }));
    };
    expect(after(230)).toBeDefined();
    expect(after(250)).toBeUndefined();
  });

  it('WEEK-94 are not offered without a good check-in, on a hard or long day, or in a week that was made lighter', () => {
    expect(offerOf('extra_minutes', given(TUE, {}, {}, loaded))).toBeUndefined();
    expect(offerOf('extra_minutes', feelsGood(TUE, { checkins: [checkinOn(TUE, ANSWERS.trim)] }))).toBeUndefined();
    expect(offerOf('extra_minutes', feelsGood(WED))).toBeUndefined();
    expect(offerOf('extra_minutes', feelsGood(SUN))).toBeUndefined();
    const down = { ...PLAN, base: { ...PLAN.base, week: { ...PLAN.base.week, kind: 'down' } } } as const;
    expect(offerOf('extra_minutes', feelsGood(TUE, {}, {}, down))).toBeUndefined();
    expect(offerOf('extra_minutes', feelsGood(TUE, { lighter: 'lighter' }))).toBeUndefined();
  });

  it('WEEK-94 are not offered when the stated hours or the growth limit are reached', () => {
    expect(offerOf('extra_minutes', feelsGood(TUE, {}, { hours: weekMinutes(PLAN) / 60 }))).toBeUndefined();
    const small = { ...loaded, base: { ...loaded.base, load: { ...PLAN.base.load, established: 200 } } };
    expect(offerOf('extra_minutes', feelsGood(TUE, {}, {}, small))).toBeUndefined();
  });

  it('WEEK-95 lengthen today’s run when accepted, are included in the minutes done but not in the planned ones, and can be undone', () => {
    const at = feelsGood();
    const accepted = after(at, answer({ kind: 'extra_minutes', day: TUE, minutes: 5 }));
    expect((minutesOf(accepted.week)[TUE] ?? 0) - (minutesOf(at.week)[TUE] ?? 0)).toBe(5);
    expect(codesOf(accepted.week)[TUE]).toEqual(['own_longer']);
    expect(accepted.week.base.sessions).toEqual(at.week.base.sessions);
    expect(offerOf('extra_minutes', accepted)).toBeUndefined();
    expect(after(accepted, answer({ kind: 'extra_minutes', day: TUE, minutes: 5 })).week).toEqual(accepted.week);
    expect(after(accepted, { kind: 'undo_offer', offer: 'extra_minutes' }).week).toEqual(at.week);
    expect(after(accepted, { kind: 'undo', day: TUE }).week).toEqual(at.week);
    expect(refusal(at, answer({ kind: 'extra_minutes', day: TUE, minutes: 15 }))).toBe('offer_gone');
  });

  it('WEEK-95 are removed by a later check-in that makes the day light, and by making the day easier', () => {
    const accepted = after(feelsGood(), answer({ kind: 'extra_minutes', day: TUE, minutes: 5 }));
    const low = updateWeek(accepted.week, { ...accepted.inputs, checkins: [checkinOn(TUE, ANSWERS.low)] });
    expect(minutesOf(low)[TUE]).toBeLessThanOrEqual(30);
    const easier = after(accepted, { kind: 'easier', day: TUE });
    expect(easier.week.base.own?.extra).toBeUndefined();
  });
});

describe('lighter week and all offers', () => {
  const low = [0, 1, 2].map((day) => checkinOn(day, ANSWERS.low));

  it('WEEK-96 include the offer of a lighter week with its reason, which can be accepted, declined and undone', () => {
    const at = given(WED, { checkins: low });
    expect(offersOf(at)[0]).toEqual({ kind: 'lighter_week', reason: 'low_in_a_row', days: 3 });
    const accepted = after(at, answer({ kind: 'lighter_week' }));
    expect(weekMinutes(accepted.week)).toBeLessThan(weekMinutes(at.week));
    expect(accepted.inputs.lighter).toBe('lighter');
    expect(after(accepted, answer({ kind: 'lighter_week' })).week).toEqual(accepted.week);
    expect(after(accepted, { kind: 'undo_offer', offer: 'lighter_week' }).inputs.lighter).toBe('keep');
    expect(after(at, answer({ kind: 'decline', offer: 'lighter_week' })).inputs.lighter).toBe('keep');
    expect(refusal(given(WED), answer({ kind: 'lighter_week' }))).toBe('offer_gone');
  });

  it('WEEK-97 include nothing that adds training while running is stopped or only the ladder is allowed', () => {
    for (const level of ['stop', 'walk', 'ladder'] as const) {
      const at = given(TUE, { checkins: [good(TUE)], physio: physioOf({ level, stage: 2 }) }, {}, SIX_WEEKS_IN);
      expect(offersOf(at), level).toEqual([]);
    }
  });

  it('WEEK-97 include nothing for a week that is over or ahead, and no empty list is stored', () => {
    const { week, inputs } = given(TUE, { checkins: [good(TUE)] }, {}, SIX_WEEKS_IN);
    expect(weekOffers(week, inputs).length).toBeGreaterThan(0);
    for (const today of [on(-1), on(7)]) expect(weekOffers(week, { ...inputs, today })).toEqual([]);
    expect(withOffers(week, { ...inputs, today: on(7) })).not.toHaveProperty('offers');
  });

  it('WEEK-97 cannot be undone when they are over', () => {
    const plan = after(given(TUE, {}, {}, SIX_WEEKS_IN), answer({ kind: 'time_trial', day: WED }));
    const later = { ...plan, inputs: { ...plan.inputs, today: on(THU) } };
    expect(refusal(later, { kind: 'undo_offer', offer: 'time_trial' })).toBe('day_done');
  });
});
