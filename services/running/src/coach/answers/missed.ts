import { addDays, daysBetween } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { hoursBetween, isLong, leftOf, logOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { demandingNear, SLIDE_DAYS } from '../spacing.ts';
import { type Answer, missingPlan, type Variants } from './answer.ts';
import { asksLeave } from './aspects.ts';
import { dayLine } from './session.ts';
import { swap } from './swap.ts';

type Reason = 'time' | 'fatigue' | 'pain' | 'other';

const nextSession = (state: CoachState, language: Language, after: string | null = null): string | null => {
  const next = leftOf(state).find(({ date }) => after === null || date > after);
  if (!next) return null;
  return language === 'nb'
    ? `Neste på planen: ${dayLine(state, next, language)}.`
    : `Next in the plan: ${dayLine(state, next, language)}.`;
};

const nextLong = (state: CoachState, language: Language): string | null => {
  const long = leftOf(state).find(isLong);
  if (!long) return null;
  return language === 'nb'
    ? `Neste langtur er ${weekday(long.date, language)}: ${long.minutes} min.`
    : `The next long run is on ${weekday(long.date, language)}: ${long.minutes} min.`;
};

const IF_SKIPPED =
  /\b(?:if i|can i|may i|should i|ok to|okay to|hvis jeg|om jeg|kan jeg|skal jeg|greit å)\b.*\b(?:skip|drop|miss|leave|hopp\w*|dropp\w*|stå over)/i;

/** Returns the date of a session that the runner means to leave out; null for one that is already missed. */
const plannedSkip = (state: CoachState, { day, message }: Question): string | null => {
  const planned = day ?? (IF_SKIPPED.test(message) ? ({ kind: 'today' } as const) : null);
  const date = planned && planned.kind !== 'weekend' ? dateOf(state, planned) : null;
  return date !== null && date >= state.today ? date : null;
};

/** Returns the reason given in the message, otherwise the one logged for the day in question. */
const reasonOf = (state: CoachState, { concepts, day }: Question): Reason => {
  if (concepts.has('pain')) return 'pain';
  if (concepts.has('tired')) return 'fatigue';
  if (concepts.has('work') || concepts.has('shortTime')) return 'time';
  const logged = day ? state.logs.find(({ date }) => date === dateOf(state, day))?.reason : null;
  return logged ?? 'other';
};

const times = (state: CoachState, reason: Reason, days: number): number =>
  state.logs.filter(
    (log) => log.reason === reason && log.date <= state.today && daysBetween(log.date, state.today) < days,
  ).length;

const BY_REASON: Record<Reason, (state: CoachState, language: Language) => string> = {
  time: (state, language) => {
    const often = times(state, 'time', 14) >= 2;
    return language === 'nb'
      ? sentences(
          'Slike dager finnes. Neste gang det er knapt: ta en utgave på 20-30 min i stedet for ingenting.',
          often &&
            'Det er andre gang på 14 dager: færre eller kortere økter passer kanskje bedre. Endre dager eller timer under Profil.',
        )
      : sentences(
          'Days like that happen. Next time it is tight, take a 20-30 min version instead of none.',
          often &&
            'It is the second time in 14 days: fewer or shorter runs may fit better. Change days or hours on the Profile tab.',
        );
  },
  fatigue: (_state, language) =>
    language === 'nb'
      ? 'Notert: dagen etter blir høyst en forkortet økt, og neste harde økt blir omtrent en tredel kortere.'
      : 'Noted. The day after is trimmed at most, and the next hard session is about a third shorter.',
  pain: (state, language) => {
    const often = times(state, 'pain', 7) >= 2;
    return language === 'nb'
      ? sentences(
          'La oss se på det først. To minutter i Physio Coach? Neste tur er rolig eller gange, og ingen hard økt før smerten er høyst 2 på to innsjekker.',
          often && 'Det er andre gang på 7 dager: løpeplanen tar pause, og Physio Coach overtar.',
        )
      : sentences(
          'Let us look at that first. Two minutes in Physio Coach? The next run is easy or a walk, and nothing hard until pain is at most 2 on two check-ins.',
          often && 'It is the second time in 7 days, so the running plan pauses and Physio Coach takes over.',
        );
  },
  other: (_state, language) =>
    language === 'nb' ? 'Det går fint, planen går videre.' : 'No problem. The plan moves on.',
};

const LEAVE: Variants = {
  en: [
    'What was missed stays missed: it is not added to another day and not stacked on the next session.',
    'Let it go: it is not added to another day, and the plan moves on.',
  ],
  nb: [
    'Det som falt ut, blir ute: det skal ikke tas igjen på en annen dag og ikke legges oppå neste økt.',
    'La den gå: den skal ikke tas igjen, og planen går videre.',
  ],
};

const HARM =
  /\b(?:happens? if|hva skjer|bad|harm|ruin|lose|matter|worr|problem)|farlig|ødelegg|skader|ille|gjør det noe|bekymr/i;
const NO_HARM: Variants = {
  en: ['No, one missed run does no harm.', 'No, you lose nothing by one missed session.'],
  nb: ['Nei, én tapt tur gjør ingen skade.', 'Nei, du taper ingenting på én økt.'],
};

const MAY_SKIP: Variants = {
  en: ['Yes, skip it if you need to; one run decides nothing.', 'Yes, leave it out today.'],
  nb: ['Ja, la den gå hvis du trenger det; én tur avgjør ingenting.', 'Ja, la den ligge i dag.'],
};

/** Answers about a missed session, depending on the reason. */
export const missed: Answer = (state, question) => {
  const { language, concepts } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const long = concepts.has('longRun') && !IF_SKIPPED.test(question.message) ? slide(state, language) : null;
  const first = BY_REASON[reasonOf(state, question)](state, language);
  return {
    answer:
      long ?? (HARM.test(question.message) ? NO_HARM[language] : asksLeave(question) ? MAY_SKIP[language] : first),
    why: LEAVE[language],
    next: long ? nextLong(state, language) : nextSession(state, language, plannedSkip(state, question)),
  };
};

/**
 * Returns the day to which a missed long run can move: at most 48 hours later, on a day without a log and away from
 * other demanding days (section 9.3 of the plans page). Null when there is none.
 */
const slideDay = (state: CoachState): string | null => {
  const lost = state.logs.find(
    ({ planType, status, date }) =>
      planType === 'long' &&
      status === 'skipped' &&
      date <= state.today &&
      daysBetween(date, state.today) <= SLIDE_DAYS,
  );
  if (!lost) return null;
  const dates = Array.from({ length: SLIDE_DAYS }, (_, index) => addDays(lost.date, index + 1));
  return (
    dates.find(
      (date) => date >= state.today && logOf(state, date) === null && demandingNear(state, date, lost.date) === null,
    ) ?? null
  );
};

/** Answers whether a missed long run can be run later. */
const slide = (state: CoachState, language: Language): string => {
  const date = slideDay(state);
  if (date === null)
    return language === 'nb'
      ? 'Nei, ikke ta den nå: en langtur kan flyttes høyst 48 timer, og ingen dag igjen passer. La den gå.'
      : 'No, not now: a long run may slide by at most 48 hours, and no remaining day fits. Let it go.';
  const day = weekday(date, language);
  return language === 'nb'
    ? `En langtur kan flyttes høyst 48 timer, og bare når harde dager fortsatt ligger minst ${hoursBetween(state)} timer fra hverandre. Passer det ${day}, ta den rolig; ellers la den gå.`
    : `A long run may slide by at most 48 hours, and only while hard days stay at least ${hoursBetween(state)} hours apart. If ${day} suits you, run it easily; otherwise let it go.`;
};

/** Words for two sessions on one day; without them, a message asks to move a session. */
const TWO = ['both', 'add', 'onto', 'double', 'missed', 'past', 'travel', 'yesterday'] as const;
const TWICE = /\b(?:both|begge|on top|oppå|ekstra|extra|cram|stack|stable|make up|ta igjen)\b/i;

/** Declines two sessions on one day and lists the next planned ones. */
export const stack: Answer = (state, question) => {
  const { intent, concepts, message } = question;
  if (intent === 'moveSession' && !TWICE.test(message) && !TWO.some((name) => concepts.has(name)))
    return swap(state, question);
  return notBoth(state, question);
};

/** Declines combining two sessions into one, whatever the days. */
export const notBoth: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const head =
    language === 'nb'
      ? 'Nei: ikke ta begge, og ikke legg økter oppå hverandre. Én hard eller lang dag om gangen er det kroppen rekker å bygge på.'
      : 'No, not both: sessions are never stacked. Your body can only absorb one hard or long day at a time.';
  return {
    answer: head,
    why: LEAVE[language],
    next: sentences(nextSession(state, language), nextLong(state, language)),
  };
};
