import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, nextOn } from '@stridewell/language/days';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { compose } from '@stridewell/language/reply';
import { voiceOf } from '@stridewell/language/variants';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, pauseToday, rehabLevel } from '../figures.ts';
import type { NamedDay, Question } from '../intents/read.ts';
import { type Answer, missingPlan, noCheckin } from './answer.ts';
import { actionLine, dayReply } from './day.ts';
import { checkinLine, describeDay } from './session.ts';

const pauseNote = (state: CoachState, language: Language): string | null => {
  const pause = pauseToday(state);
  if (!pause) return null;
  if (pause.kind === 'illness')
    return language === 'nb'
      ? 'Du er meldt syk: ikke løp før det har gått minst 24 timer uten symptomer, helst 48 til 72.'
      : 'You are marked as ill: no running until at least 24 hours without symptoms, better 48 to 72.';
  return language === 'nb'
    ? 'Du er meldt på reise: det du får til, teller; resten får ligge.'
    : 'You are marked as travelling: what fits counts, the rest is left out.';
};

/** Describes today's session in full, with its steps, effort, purpose and changes: the reply to the quick action. */
export const fullToday: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const row = dayOf(state, state.today);
  if (!row) return noRow(language, state.today);
  return paragraphs(
    describeDay(state, row, language),
    sentences(
      checkinToday(state) ? checkinLine(state, language) : noCheckin(language),
      rehabLevel(state) === null && actionLine(state, row, language),
      pauseNote(state, language),
    ),
  );
};

/** Answers what the question wants to know about today. */
export const today: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const row = dayOf(state, state.today);
  if (!row) return noRow(language, state.today);
  if (pauseToday(state)?.kind === 'illness') return { answer: pauseNote(state, language) };
  const reply = dayReply(state, question, row);
  const notes = [checkinToday(state) ? null : noCheckin(language), pauseNote(state, language)];
  return { ...reply, after: sentences(...notes) || reply.after };
};

const noRow = (language: Language, date: string): string =>
  language === 'nb'
    ? `Det er ikke laget noen plan for ${fullDay(date, language)} ennå; neste uke lages når den begynner.`
    : `There is no plan for ${fullDay(date, language)} yet; each week is planned when it begins.`;

/** Returns the date of a named day: the next such day, or an earlier one when the message is about the past. */
export const dateOf = (state: CoachState, day: NamedDay): string => {
  if (day.kind === 'today') return state.today;
  if (day.kind === 'tomorrow') return addDays(state.today, 1);
  if (day.kind === 'overmorrow') return addDays(state.today, 2);
  if (day.kind === 'yesterday') return addDays(state.today, -1);
  if (day.kind === 'weekend') return addDays(weekStartOf(state.today), 5);
  const ahead = nextOn(state.today, day.day);
  if (day.isPast && ahead !== state.today) return addDays(ahead, -7);
  const inWeek = addDays(weekStartOf(state.today), day.day);
  return dayOf(state, ahead) ? ahead : inWeek;
};

const datesOf = (state: CoachState, { day, days }: Question): string[] => {
  if (day?.kind === 'weekend') {
    const saturday = dateOf(state, day);
    return [saturday, addDays(saturday, 1)];
  }
  return [...new Set(days.filter(({ kind }) => kind !== 'weekend').map((named) => dateOf(state, named)))].slice(0, 3);
};

/** Answers what the question wants to know about the days that it names, such as tomorrow, Sunday or the weekend. */
export const namedDay: Answer = (state, question) => {
  const { language, day } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (!day) return today(state, question);
  const dates = datesOf(state, question);
  const [only] = dates;
  if (dates.length === 1 && only) {
    const row = dayOf(state, only);
    if (only === state.today) return today(state, question);
    return row ? dayReply(state, question, row) : noRow(language, only);
  }
  const voice = voiceOf(question.message, []);
  return paragraphs(
    ...dates.map((date) => {
      const row = dayOf(state, date);
      return row ? compose(voice, language, { ...dayReply(state, question, row), next: null }) : noRow(language, date);
    }),
  );
};
