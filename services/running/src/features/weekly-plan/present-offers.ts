import { type AcceptedOffers, addDays, type WeekOffer } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { withoutBefore } from '../../domain/week/smaller-plan.ts';
import { trialDay } from '../../domain/week/time-trial.ts';
import type { PlanOffer, WeekState } from '../../domain/week/types.ts';
import { describePlanOffer } from '../../messages/offer-messages.ts';

/** Day of next week, counted from this Monday, to which a long run can move. */
const NEXT_MONDAY = 7;

const presentOffer = (offer: PlanOffer, weekStart: string, language: MessageLanguage): WeekOffer => {
  const text = describePlanOffer(offer, language);
  switch (offer.kind) {
    case 'lighter_week':
    case 'smaller_plan':
      return { ...offer, text };
    case 'time_trial': {
      const { day, ...values } = offer;
      return { ...values, date: addDays(weekStart, day), text };
    }
    case 'long_to_next_week': {
      const { day, ...values } = offer;
      return { ...values, date: addDays(weekStart, day), to: addDays(weekStart, NEXT_MONDAY), text };
    }
    case 'extra_minutes': {
      const { day, ...values } = offer;
      return { ...values, date: addDays(weekStart, day), text };
    }
    default:
      return offer satisfies never;
  }
};

/** Returns the offers of a week as the API sends them; undefined if there are none. */
export const presentOffers = ({ base, offers = [] }: WeekState, language: MessageLanguage): WeekOffer[] | undefined =>
  offers.length === 0 ? undefined : offers.map((offer) => presentOffer(offer, base.weekStart, language));

/** Returns the accepted offers that the runner can undo; undefined if there are none. */
export const presentAccepted = ({ base, days }: WeekState): AcceptedOffers | undefined => {
  const { own, smaller, weekStart } = base;
  const dateOf = (day: number): string => addDays(weekStart, day);
  const trial = own?.trialFor ? trialDay(base) : undefined;
  const isLighter =
    !own?.isEasierWeek && days.some(({ changes }) => changes.some(({ code }) => code === 'lighter_week'));
  const accepted: AcceptedOffers = {
    ...(isLighter ? { lighterWeek: true } : {}),
    ...(smaller ? { smallerPlan: withoutBefore(smaller) } : {}),
    ...(trial === undefined ? {} : { timeTrial: { date: dateOf(trial) } }),
    ...(own?.longToNext === undefined
      ? {}
      : { longToNextWeek: { date: dateOf(own.longToNext), to: dateOf(NEXT_MONDAY) } }),
    ...(own?.extra ? { extraMinutes: { date: dateOf(own.extra.day), minutes: own.extra.minutes } } : {}),
  };
  return Object.keys(accepted).length === 0 ? undefined : accepted;
};
