import { weekday } from '@stridewell/coaching/text/days';
import { bullets, type Language, paragraphs } from '@stridewell/coaching/text/language';
import { checkinToday, dayOf, leftOf } from '../figures.ts';
import type { CoachState } from '../state.ts';
import { bandName, scoreText } from '../text/names.ts';
import type { Answer } from './answer.ts';
import { rehabNote, sessionLine } from './session.ts';
import { unknown } from './talk.ts';
import { soFar } from './week.ts';

const scoreLine = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin) return null;
  return `Readiness score: ${scoreText(checkin.score, language)}, ${bandName(checkin.recommendation, language)}`;
};

const dayLines = (state: CoachState, language: Language): string[] => {
  const row = dayOf(state, state.today);
  const long = leftOf(state).find(({ planType, date }) => planType === 'long' && date > state.today);
  return [
    ...(row ? [`${language === 'nb' ? 'I dag' : 'Today'}: ${sessionLine(row, language)}`] : []),
    ...(long
      ? [
          language === 'nb'
            ? `Langtur ${weekday(long.date, language)}: ${long.minutes} min`
            : `Long run on ${weekday(long.date, language)}: ${long.minutes} min`,
        ]
      : []),
  ];
};

const raceLine = (state: CoachState, language: Language): string | null => {
  const days = state.course?.daysToRace;
  if (days === null || days === undefined) return null;
  return language === 'nb' ? `Løpet: om ${days} dager` : `Race: in ${days} days`;
};

const HEAD = {
  en: 'I only know your running, and I am not sure what you ask. What stands now:',
  nb: 'Jeg kan bare løpingen din, og er ikke sikker på hva du spør om. Slik står det nå:',
};

const TAIL = {
  en: 'Ask about a day, the week, a pace, a session that does not fit, your score, the long run, the race or a break.',
  nb: 'Spør om en dag, uka, en fart, en økt som ikke passer, scoren, langturen, løpet eller en pause.',
};

/** A question that no rule knows: the figures a runner mostly wants, and what can be asked. */
export const figuresNow: Answer = (state, question) => {
  const { language } = question;
  if (!state.plan) return unknown(state, question);
  const lines = [
    ...dayLines(state, language),
    scoreLine(state, language),
    soFar(state, language),
    raceLine(state, language),
  ].filter((line) => line !== null);
  return paragraphs(HEAD[language], bullets(lines), rehabNote(state, language), TAIL[language]);
};
