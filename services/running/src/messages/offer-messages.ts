import { addDays } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import { weekday } from '@stridewell/language/days';
import type { LighterOffer, PlanOffer } from '../domain/week/types.ts';
import { describeOffer } from './week-messages.ts';

/** Questions that offer the runner a change of the plan. `{day}` is the name of a weekday. */
const OFFERS = {
  'smaller_plan.many_skips': {
    en: 'More than a third was skipped in two of three weeks. A smaller plan: {minutes} min on {runs} days?',
    nb: 'Mer enn en tredel ble droppet i to av tre uker. En mindre plan: {minutes} min på {runs} dager?',
  },
  'smaller_plan.no_time': {
    en: 'Two runs had no room in two weeks. A smaller plan: {minutes} min on {runs} days?',
    nb: 'To turer fikk ikke plass på to uker. En mindre plan: {minutes} min på {runs} dager?',
  },
  'smaller_plan.easier_weeks': {
    en: 'Two weeks in a row were lighter. A smaller plan that fits better: {minutes} min on {runs} days?',
    nb: 'To uker på rad var lettere. En mindre plan som passer bedre: {minutes} min på {runs} dager?',
  },
  'smaller_plan.light_fortnight': {
    en: 'Your answers say light for two weeks. A smaller plan for now: {minutes} min on {runs} days?',
    nb: 'Svarene dine har sagt lett i to uker. En mindre plan inntil videre: {minutes} min på {runs} dager?',
  },
  'time_trial.trial_20': {
    en: '{weeks} weeks since your last result. Run a 20-minute time trial instead of {day}’s hard session? Your paces follow from it.',
    nb: '{weeks} uker siden ditt siste resultat. Løpe en test på 20 minutter i stedet for den harde økta på {day}? Fartene dine følger av den.',
  },
  'time_trial.trial_5k': {
    en: '{weeks} weeks since your last result. Run a 5 km time trial instead of {day}’s hard session? Your paces follow from it.',
    nb: '{weeks} uker siden ditt siste resultat. Løpe en test på 5 km i stedet for den harde økta på {day}? Fartene dine følger av den.',
  },
  long_to_next_week: {
    en: '{day}’s long run was not run. It can move to Monday: {minutes} min. Next weekend’s long run stays.',
    nb: 'Langturen på {day} ble ikke løpt. Den kan flyttes til mandag: {minutes} min. Langturen neste helg står.',
  },
  extra_minutes: {
    en: 'You feel good and today is easy. There is room for up to {minutes} more minutes, at the same easy pace.',
    nb: 'Du føler deg bra, og i dag er en rolig dag. Det er plass til opptil {minutes} minutter til, i samme rolige fart.',
  },
} as const satisfies Messages<string>;

const offers = createCatalogue<keyof typeof OFFERS>(OFFERS);

/** A Monday, from which the names of weekdays are counted. */
const MONDAY = '2026-01-05';

const dayName = (day: number, language: MessageLanguage): string => weekday(addDays(MONDAY, day), language);

const lighterOf = ({ reason, days = 0 }: Extract<PlanOffer, { kind: 'lighter_week' }>): LighterOffer =>
  reason === 'low_in_a_row' ? { code: reason, days } : { code: reason };

/** Returns the question that offers a change of the plan. */
export const describePlanOffer = (offer: PlanOffer, language: MessageLanguage): string => {
  switch (offer.kind) {
    case 'lighter_week':
      return describeOffer(lighterOf(offer), language);
    case 'smaller_plan': {
      const { reason, minutes, runs } = offer;
      return offers.render({ code: `smaller_plan.${reason}`, values: { minutes, runs } }, language);
    }
    case 'time_trial': {
      const { session, weeks, day } = offer;
      return offers.render({ code: `time_trial.${session}`, values: { weeks, day: dayName(day, language) } }, language);
    }
    case 'long_to_next_week': {
      const { day, minutes } = offer;
      return offers.render({ code: 'long_to_next_week', values: { day: dayName(day, language), minutes } }, language);
    }
    case 'extra_minutes':
      return offers.render({ code: 'extra_minutes', values: { minutes: offer.minutes } }, language);
    default:
      return offer satisfies never;
  }
};
