import { fullDay } from '@stridewell/language/days';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { compose } from '@stridewell/language/reply';
import { voiceOf } from '@stridewell/language/variants';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf, datesNamed } from '../dates.ts';
import { checkinToday, dayOf, isHard, pauseToday, rehabLevel } from '../figures.ts';
import type { NamedDay } from '../intents/named-days.ts';
import type { Question } from '../intents/read.ts';
import { type Answer, missingPlan, noCheckin } from './answer.ts';
import { aspectOf } from './aspects.ts';
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

/** Answers a question about today. */
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

/** True for the Norwegian word for "free" that was read as the abbreviation of Friday. */
const isFree = ({ language, message }: Question, day: NamedDay): boolean =>
  language === 'nb' && day.kind === 'weekday' && day.day === 4 && /\bfri\b/i.test(message);

const OF_PAST = /\b(?:was|were|did|had|again)\b|\b(?:var|hadde|gjorde|igjen)\b/i;
const FAST = /\b(?:tempo\w*|threshold|intervals?|intervall\w*|terskel\w*|hard|harde?|speed)\b/i;

/**
 * True when a weekday may refer to a day earlier this week: for a question about a reason, about something past, or
 * about the hard session of that day.
 */
const mayBePast = (state: CoachState, question: Question): boolean => {
  const { own, day } = question;
  if (aspectOf(question) === 'why' || OF_PAST.test(own)) return true;
  const row = day && FAST.test(own) ? dayOf(state, dateOf(state, day)) : null;
  return row !== null && isHard(row);
};

/** Answers a question about the days that it names, such as tomorrow, Sunday or the weekend. */
export const namedDay: Answer = (state, question) => {
  const { language, day } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const days = question.days.filter((named) => !isFree(question, named));
  const dates = datesNamed(state, days, mayBePast(state, question)).slice(0, 3);
  // A date that does not exist, such as 29 February, is ignored.
  if (!day || dates.length === 0) return today(state, question);
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
