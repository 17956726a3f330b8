import { addDays, daysBetween } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayOf, leftOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { type Answer, missingPlan } from './answer.ts';
import { dateOf } from './today.ts';
import { dayLine } from './week.ts';

type Reason = 'time' | 'fatigue' | 'pain' | 'other';

const nextSession = (state: CoachState, language: Language): string | null => {
  const [next] = leftOf(state);
  if (!next) return null;
  return language === 'nb'
    ? `Neste på planen: ${dayLine(state, next, language)}.`
    : `Next in the plan: ${dayLine(state, next, language)}.`;
};

const nextLong = (state: CoachState, language: Language): string | null => {
  const long = leftOf(state).find(({ planType }) => planType === 'long');
  if (!long) return null;
  return language === 'nb'
    ? `Neste langtur er ${weekday(long.date, language)}: ${long.minutes} min.`
    : `The next long run is ${capitalised(weekday(long.date, language))}: ${long.minutes} min.`;
};

/** The reason: as told in the message, else as logged for the day it speaks of. */
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
            'Det er andre gang på 14 dager: neste uke får færre eller kortere økter, så planen passer hverdagen.',
        )
      : sentences(
          'Days like that happen. Next time it is tight, take a 20-30 min version instead of none.',
          often &&
            'It is the second time in 14 days, so next week gets fewer or shorter runs: a plan has to fit your days.',
        );
  },
  fatigue: (_state, language) =>
    language === 'nb'
      ? 'Notert: dagen etter begynner rolig, og neste harde økt blir en tredel kortere.'
      : 'Noted - the day after starts easy, and the next hard session is about a third shorter.',
  pain: (state, language) => {
    const often = times(state, 'pain', 7) >= 2;
    return language === 'nb'
      ? sentences(
          'La oss se på det først. To minutter i Physio Coach? Neste tur er rolig eller gange, og ingen hard økt før smerten er høyst 2 på to innsjekker.',
          often && 'Det er andre gang på 7 dager: løpeplanen stopper, og Physio Coach overtar.',
        )
      : sentences(
          'Let us look at that first. Two minutes in Physio Coach? The next run is easy or a walk, and nothing hard until pain is at most 2 on two check-ins.',
          often && 'It is the second time in 7 days, so the running plan stops and Physio Coach takes over.',
        );
  },
  other: (_state, language) =>
    language === 'nb'
      ? 'Ikke noe problem. Planen går videre, ikke bakover.'
      : 'No problem. The plan moves on, not back.',
};

const LEAVE = {
  en: 'What was missed stays missed: it is not added to another day and not stacked on the next session.',
  nb: 'Det som falt ut, blir ute: det skal ikke tas igjen på en annen dag og ikke stables på neste økt.',
};

/** A session that was missed, by its reason. */
export const missed: Answer = (state, question) => {
  const { language, concepts } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const long = concepts.has('longRun') ? slide(state, language) : null;
  const first = BY_REASON[reasonOf(state, question)](state, language);
  return paragraphs(
    long ?? first,
    sentences(LEAVE[language], long ? nextLong(state, language) : nextSession(state, language)),
  );
};

/** A long run may slide at most two days, and only while no hard day stands beside. */
const slide = (state: CoachState, language: Language): string => {
  const lost = state.logs.find(
    ({ planType, status, date }) => planType === 'long' && status === 'skipped' && date <= state.today,
  );
  const recent = lost && daysBetween(lost.date, state.today) < 2;
  if (recent && !dayOf(state, addDays(state.today, 1))?.planType.match(/tempo|push/))
    return language === 'nb'
      ? 'En langtur kan skli høyst 48 timer, og bare når ingen hard dag står ved siden av. Passer det i morgen, ta den rolig; ellers la den gå.'
      : 'A long run may slide by at most 48 hours, and only where no hard day stands beside it. If tomorrow suits, take it easy; otherwise let it go.';
  return language === 'nb'
    ? 'Nei, ikke ta den nå: en langtur kan skli høyst 48 timer, og det er forbi. La den gå.'
    : 'No, not now: a long run may slide by at most 48 hours, and that is past. Let it go.';
};

/** Two sessions in one, or a missed one on top: no, and what comes instead. */
export const stack: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const head =
    language === 'nb'
      ? 'Nei: ikke ta begge, og ikke stable økter. Én hard eller lang dag om gangen er det kroppen rekker å bygge på.'
      : 'No, not both: sessions are never stacked. One hard or long day at a time is what a body can build on.';
  return paragraphs(head, sentences(LEAVE[language], nextSession(state, language), nextLong(state, language)));
};
