import { weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { isDemanding } from '../spacing.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { isLowDay, onDay, pick } from './direct/shared.ts';

/** Sports that are always hard work. */
const HARD_SPORT =
  /\b(?:football|soccer|five-a-side|match|hockey|squash|tennis|padel|basket\w*|handball|volleyball|netball|rugby|floorball|badminton|frisbee|crossfit|hyrox|ski ?tour\w*|randon\w*|climb\w*|summit|fotball\w*|kamp(?:en)?|håndball\w*|innebandy|ishockey|topptur\w*|fjelltur\w*|høydemeter|klatre\w*|bandy)\b/i;
/** Sports that are easy if the session is short. */
const LONG_SPORT =
  /\b(?:ski(?:ing|s)?|cross-country|xc|cycl\w*|bike|spinning|spin|swim\w*|hik(?:e|ing)|danc\w*|langrenn\w*|skitur\w*|sykl\w*|sykkel\w*|svøm\w*|dans\w*|rulle\w*)\b/i;
/** Minimum number of minutes at which an easy sport is too much for a rest day. */
const LONG = 60;
const INTENSE = /\b(?:hard|intervals?|proper|heart rate up|skikkelig|puls|hardt|fort|full gas)\b/i;

/** True for a question about a sport session that is hard or long, or is meant to be. */
const isMuch = ({ own, minutes }: Question): boolean =>
  HARD_SPORT.test(own) || (LONG_SPORT.test(own) && ((minutes ?? 0) >= LONG || INTENSE.test(own)));

const demandingNext = (state: CoachState, date: string): CoachDay | null =>
  leftOf(state).find((day) => day.date >= date && isDemanding(day)) ?? null;

/** Declines a sport with sprints and turns in rehab, even instead of a run. */
const notInRehab = (language: Language): Reply => ({
  answer: pick(
    language,
    'No, not yet: that means sprints, turns and knocks, and your rehab has none of them open.',
    'Nei, ikke ennå: det betyr spurter, vendinger og støt, og ingenting av det er åpent i opptreningen din.',
  ),
  why: pick(
    language,
    'A game also lasts until it ends, not until it hurts; Physio Coach says when such sports fit again.',
    'En kamp varer dessuten til den er slutt, ikke til det gjør vondt; Physio Coach sier når slik idrett passer igjen.',
  ),
  next: pick(
    language,
    'Cycling, swimming or a walk can take its place, within your pain limit.',
    'Sykling, svømming eller en gåtur kan ta plassen, innenfor smertegrensen din.',
  ),
});

/**
 * Answers whether a hard or long sport fits on a day; null for a gentle one, and for a long one in rehab, where Physio Coach
 * decides.
 */
export const sportReply = (state: CoachState, question: Question, date: string, language: Language): Reply | null => {
  if (rehabLevel(state) !== null) return HARD_SPORT.test(question.own) ? notInRehab(language) : null;
  if (!isMuch(question)) return null;
  const next = demandingNext(state, date);
  const when = onDay(state, date, language);
  const isSoon = date === state.today || leftOf(state).some((day) => day.date === date);
  const instead =
    next && next.date !== date
      ? pick(
          language,
          `Or let it take the place of ${sessionPhrase(next, 'en')} on ${weekday(next.date, 'en')}, instead of coming on top.`,
          `Eller la det ta plassen til ${sessionPhrase(next, 'nb')} ${weekday(next.date, 'nb')}, i stedet for å komme oppå.`,
        )
      : pick(
          language,
          'It takes the place of a run and never comes on top of one.',
          'Det tar plassen til en tur og kommer aldri oppå en.',
        );
  if (isLowDay(state) && (isSoon || next !== null))
    return {
      answer: pick(
        language,
        'Rather not now: it is hard work whatever it is called, and your check-ins ask for rest.',
        'Helst ikke nå: det er hardt arbeid uansett hva det heter, og innsjekkene ber om hvile.',
      ),
      why: pick(
        language,
        `If you go along ${when}, keep it short and play at it; that morning's check-in decides.`,
        `Blir du med ${when}, hold det kort og på lek; innsjekken den morgenen avgjør.`,
      ),
      next: pick(language, 'Another week it fits better.', 'En annen uke passer det bedre.'),
    };
  return {
    answer: pick(
      language,
      `Only short and easy ${when}, half an hour or so: a whole round of it counts as a hard session.`,
      `Bare kort og rolig ${when}, en halvtime eller så: en hel runde av det teller som en hard økt.`,
    ),
    why: instead,
    next: pick(
      language,
      'Log it with its minutes, so that the week knows of it.',
      'Før det med minuttene, så uka vet om det.',
    ),
  };
};
