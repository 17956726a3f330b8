import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, nextOn } from '@stridewell/language/days';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { wantsYesOrNo } from '@stridewell/language/yes-no';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, logOf, pauseToday, rehabLevel } from '../figures.ts';
import type { NamedDay, Question } from '../intents/read.ts';
import { type Answer, missingPlan, noCheckin } from './answer.ts';
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

const RUNS: ReadonlySet<string> = new Set(['run', 'session', 'plan']);

/**
 * Returns `Yes.` or `No.`, depending on whether a session is planned, when the question asks for it; otherwise null.
 */
const yesOrNo = (state: CoachState, { message, concepts, language }: Question, minutes: number): string | null => {
  if (!wantsYesOrNo(message) || concepts.has('dayOff') || ![...RUNS].some((name) => concepts.has(name))) return null;
  if (pauseToday(state)?.kind === 'illness') return null;
  if (rehabLevel(state) === 'walk') return null;
  if (language === 'nb') return minutes > 0 ? 'Ja.' : 'Nei.';
  return minutes > 0 ? 'Yes.' : 'No.';
};

/** Returns the day's action as a sentence; null for a logged day and for a day without one. */
const actionLine = (state: CoachState, { date, action }: CoachDay, language: Language): string | null =>
  action && checkinToday(state) && logOf(state, date) === null ? action.text[language] : null;

/** Describes today's session in the stored plan. */
export const today: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const row = dayOf(state, state.today);
  if (!row) return noRow(language, state.today);
  return paragraphs(
    sentences(yesOrNo(state, question, row.minutes), describeDay(state, row, language)),
    sentences(
      checkinToday(state) ? checkinLine(state, language) : noCheckin(language),
      rehabLevel(state) === null && actionLine(state, row, language),
      pauseNote(state, language),
    ),
  );
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

const one = (state: CoachState, date: string, language: Language): string => {
  const row = dayOf(state, date);
  return row ? describeDay(state, row, language) : noRow(language, date);
};

/** Describes the days that the runner names, such as tomorrow, Sunday or the weekend. */
export const namedDay: Answer = (state, question: Question) => {
  const { language, day, days } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (!day) return today(state, question);
  if (day.kind === 'weekend') {
    const saturday = dateOf(state, day);
    return paragraphs(one(state, saturday, language), one(state, addDays(saturday, 1), language));
  }
  const dates = [...new Set(days.filter(({ kind }) => kind !== 'weekend').map((named) => dateOf(state, named)))];
  const [only] = dates;
  const head = dates.length === 1 && only ? yesOrNo(state, question, dayOf(state, only)?.minutes ?? 0) : null;
  return sentences(head, paragraphs(...dates.slice(0, 3).map((date) => one(state, date, language))));
};
