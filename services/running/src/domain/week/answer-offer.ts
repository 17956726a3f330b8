import type { OfferKind } from '@stridewell/contracts/web';
import type { Weekday } from '../training/types.ts';
import { planAnew } from './make-week.ts';
import { weekOffers } from './offers.ts';
import { closedReason } from './open-days.ts';
import { type AdjustResult, withWishes } from './own-wishes.ts';
import { trialDay, withoutTrial, withTrial } from './time-trial.ts';
import type { PlanOffer, SmallerPlan, WeekBase, WeekInputs, WeekState } from './types.ts';

/** The runner's answer to an offer, with the values that were shown. Days are indexes from Monday. */
export type OfferAnswer =
  | { kind: 'lighter_week' }
  | { kind: 'smaller_plan'; minutes: number; runs: number }
  | { kind: 'time_trial'; day: Weekday }
  | { kind: 'long_to_next_week'; day: Weekday }
  | { kind: 'extra_minutes'; day: Weekday; minutes: number }
  | { kind: 'decline'; offer: OfferKind };

/** True if this answer was already given, so a repeated request changes nothing. */
const isGiven = ({ base }: WeekState, answer: OfferAnswer, { lighter }: WeekInputs): boolean => {
  const { own, smaller } = base;
  switch (answer.kind) {
    case 'lighter_week':
      return lighter === 'lighter';
    case 'smaller_plan':
      return smaller?.minutes === answer.minutes && smaller.runs === answer.runs;
    case 'time_trial':
      return own?.trialFor !== undefined && trialDay(base) === answer.day;
    case 'long_to_next_week':
      return own?.longToNext === answer.day;
    case 'extra_minutes':
      return own?.extra?.day === answer.day && own.extra.minutes === answer.minutes;
    case 'decline':
      return answer.offer === 'lighter_week' ? lighter === 'keep' : own?.declined?.includes(answer.offer) === true;
    default:
      return answer satisfies never;
  }
};

/** True if an offer is the one that the runner saw when answering. */
const isMeant = (offer: PlanOffer, answer: OfferAnswer): boolean => {
  if (answer.kind === 'decline') return offer.kind === answer.offer;
  if (offer.kind !== answer.kind) return false;
  if (offer.kind === 'lighter_week' || answer.kind === 'lighter_week') return true;
  if (offer.kind === 'smaller_plan' || answer.kind === 'smaller_plan') {
    return 'runs' in offer && 'runs' in answer && offer.minutes === answer.minutes && offer.runs === answer.runs;
  }
  if (offer.day !== answer.day) return false;
  return answer.kind !== 'extra_minutes' || ('minutes' in offer && answer.minutes <= offer.minutes);
};

const replanned = (base: WeekBase, smaller: SmallerPlan | null, inputs: WeekInputs): WeekBase =>
  planAnew({ ...inputs, base: null, replaced: { ...base, smaller } });

/**
 * Returns the week without its smaller plan: as it was before, unless the runner has asked for something else since
 * then.
 */
const fullPlan = (base: WeekBase, { before }: SmallerPlan, inputs: WeekInputs): WeekBase =>
  before && JSON.stringify(before.own) === JSON.stringify(base.own) ? before : replanned(base, null, inputs);

/** Returns the week within a smaller plan that was offered. */
export const withSmallerPlan = (
  base: WeekBase,
  { minutes, runs }: Pick<SmallerPlan, 'minutes' | 'runs'>,
  inputs: WeekInputs,
): WeekBase => {
  const smaller = { minutes, runs, since: base.weekStart };
  return { ...replanned(base, smaller, inputs), smaller: { ...smaller, before: base } };
};

/** Returns the week without its smaller plan, if it has one. */
export const endSmallerPlan = (base: WeekBase, inputs: WeekInputs): WeekBase =>
  base.smaller ? fullPlan(base, base.smaller, inputs) : base;

const granted = ({ base }: WeekState, offer: PlanOffer, answer: OfferAnswer, inputs: WeekInputs): AdjustResult => {
  if (answer.kind === 'decline') {
    if (offer.kind === 'lighter_week') return { base, lighter: 'keep' };
    return { base: withWishes(base, { declined: [...(base.own?.declined ?? []), offer.kind] }) };
  }
  switch (offer.kind) {
    case 'lighter_week':
      return { base, lighter: 'lighter' };
    case 'smaller_plan':
      return { base: withSmallerPlan(base, offer, inputs) };
    case 'time_trial':
      return { base: withTrial(base, offer.day, offer.session) };
    case 'long_to_next_week':
      return { base: withWishes(base, { longToNext: offer.day }) };
    case 'extra_minutes': {
      const minutes = answer.kind === 'extra_minutes' ? answer.minutes : offer.minutes;
      return { base: withWishes(base, { extra: { day: offer.day, minutes } }) };
    }
    default:
      return offer satisfies never;
  }
};

/**
 * Accepts or declines an offer. Rejected if the offer no longer exists with the values that the runner saw. A repeated
 * answer changes nothing.
 */
export const answerOffer = (week: WeekState, answer: OfferAnswer, inputs: WeekInputs): AdjustResult => {
  if (isGiven(week, answer, inputs)) return { base: week.base };
  const offer = weekOffers(week, inputs).find((each) => isMeant(each, answer));
  return offer ? granted(week, offer, answer, inputs) : { refused: { code: 'offer_gone' } };
};

/** Undoes an accepted offer. A day that is over or logged stays as it is. */
export const undoOffer = (week: WeekState, kind: OfferKind, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  const { own } = base;
  const isDone = (day: Weekday | undefined): boolean =>
    day !== undefined && closedReason(week, day, inputs)?.code === 'day_done';
  const refused = { refused: { code: 'day_done' } } as const;
  switch (kind) {
    case 'lighter_week':
      return { base, endsLighterWeek: inputs.lighter === 'lighter' };
    case 'smaller_plan':
      return { base: endSmallerPlan(base, inputs) };
    case 'time_trial':
      if (!own?.trialFor) return { base };
      return isDone(trialDay(base)) ? refused : { base: withoutTrial(base) };
    case 'long_to_next_week':
      return { base: withWishes(base, { longToNext: undefined }) };
    case 'extra_minutes':
      if (!own?.extra) return { base };
      return isDone(own.extra.day) ? refused : { base: withWishes(base, { extra: undefined }) };
    default:
      return kind satisfies never;
  }
};
