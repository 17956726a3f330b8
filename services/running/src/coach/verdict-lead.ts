import { askedBeside, CLOSED_TEXTS } from '@stridewell/chat/dialogue';
import { daysBetween } from '@stridewell/contracts/web';
import { dayAndMonth } from '@stridewell/language/days';
import { type Language, listed, type Words } from '@stridewell/language/language';
import type { CoachState } from '../domain/coach-state.ts';
import { fact } from './answers/cards.ts';
import { datesNamed } from './dates.ts';
import { physioToday } from './figures.ts';
import type { Question } from './intents/read.ts';
import type { RestReason } from './rest-reason.ts';
import { count } from './text/names.ts';

/** Reasons that block all training until a professional has assessed the sign or the pain has decreased. */
type Closed = Extract<RestReason, 'flag' | 'pain'>;

const FLAG_NAMES: Readonly<Record<string, Words>> = {
  night_pain: { en: 'pain at night', nb: 'smerter om natta' },
  swelling: { en: 'swelling', nb: 'hevelse' },
  numbness: { en: 'numbness or tingling', nb: 'nummenhet eller prikking' },
  strength_loss: { en: 'lost strength', nb: 'tap av kraft' },
};

/** The reason according to the runner's own check-in. */
const reasonOf = (state: CoachState, reason: Closed, language: Language): string => {
  const physio = physioToday(state);
  const nb = language === 'nb';
  if (reason === 'pain')
    return nb
      ? `Det er med vilje: smerten er ${physio?.pain ?? 0} i dag, og over 6 står det ingen løping på planen.`
      : `That is on purpose: pain is ${physio?.pain ?? 0} today, and above 6 the plan has no running.`;
  const signs = (physio?.flags ?? []).flatMap((flag) => FLAG_NAMES[flag]?.[language] ?? []);
  if (signs.length === 0)
    return nb
      ? 'Fordi det du svarte i fysio-innsjekken, må sees på før noe annet.'
      : 'Because what you answered in the physio check-in has to be looked at before anything else.';
  return nb
    ? `Fordi fysio-innsjekken i dag har ${listed(signs, 'nb')}, og det må sees på før noe annet: sett tidlig er det som gir den korteste veien tilbake.`
    : `Because today's physio check-in has ${listed(signs, 'en')}, and that has to be looked at before anything else: seen early is what makes the way back short.`;
};

const DAYS_OF_WEEK = 7;
/** Minimum number of weeks until a race at which it may be mentioned as a hope. */
const HOPE_WEEKS = 6;

/** The runner's own race, when it is far enough away that nothing has to be decided; null otherwise. */
const ownRace = ({ raceDate, today }: CoachState, { own, intent }: Question, language: Language): string | null => {
  if (raceDate === null) return null;
  const weeks = Math.floor(daysBetween(today, raceDate) / DAYS_OF_WEEK);
  const day = dayAndMonth(raceDate, language);
  const month = day.split(' ').find((word) => /^\p{L}+$/u.test(word)) ?? day;
  const isMeant =
    own.toLowerCase().includes(month.toLowerCase()) || intent === 'raceRealistic' || intent === 'raceGoal';
  if (!isMeant || weeks < HOPE_WEEKS) return null;
  return language === 'nb'
    ? `Det kan stå som et håp: ${day} er ${count(weeks, 'uke', 'uker')} unna. Det som blir funnet, avgjør; noe løfte gir jeg ikke, og ingenting trenes mot det nå.`
    : `It may stand as a hope: ${day} is ${count(weeks, 'week', 'weeks')} away. What is found decides; I make no promise, and nothing is trained for it now.`;
};

/**
 * Answers the part of a question that goes beyond the blocked run, without any training: the reason, a race, another
 * sport, everyday life and so on. It precedes the verdict. Null if the verdict alone is the answer.
 */
export const leadOf = (state: CoachState, reason: RestReason, question: Question): string | null => {
  if (reason !== 'flag' && reason !== 'pain') return null;
  const { language, own, intent, followUp, days } = question;
  if (followUp?.kind === 'why') return reasonOf(state, reason, language);
  const isLater = datesNamed(state, days).some((date) => date > state.today);
  const asked = followUp?.second?.kind === 'criteria' ? 'when' : askedBeside(own, intent, isLater);
  if (asked === null) return null;
  if (asked === 'why') return reasonOf(state, reason, language);
  if (asked === 'fitness') return fact('detraining', language);
  return (asked === 'race' ? ownRace(state, question, language) : null) ?? CLOSED_TEXTS[asked][reason][language];
};
