import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { dayName, weekday } from '@stridewell/language/days';
import type { Language } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import { dateOf } from '../../dates.ts';
import { checkinToday, dayOf, isLong, leftOf, pauseToday, rehabLevel } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { isRaceDay } from '../../text/sessions.ts';
import { type Answer, missingPlan } from '../answer.ts';
import { rehab } from '../rehab.ts';
import { today } from '../today.ts';

/** Returns the text in a language. */
export const pick = (language: Language, en: string, nb: string): string => (language === 'nb' ? nb : en);

/**
 * Limits an answer about ordinary runs to runners who may run them. Other runners are answered with what is missing,
 * what their rehab allows, or what the pause for an illness means.
 */
export const ofRuns =
  (answer: Answer): Answer =>
  (state, question) => {
    const missing = missingPlan(state, question.language);
    if (missing) return missing;
    if (rehabLevel(state) !== null) return rehab(state, question);
    return pauseToday(state)?.kind === 'illness' ? today(state, question) : answer(state, question);
  };

/**
 * Limits an answer that also applies to runners in rehab, such as one about clothes, to runners who have a plan and are
 * not ill.
 */
export const ofAll =
  (answer: Answer): Answer =>
  (state, question) => {
    const missing = missingPlan(state, question.language);
    if (missing) return missing;
    return pauseToday(state)?.kind === 'illness' ? today(state, question) : answer(state, question);
  };

/** True when today's check-in made the day Recover or Reset. */
export const isLowDay = (state: CoachState): boolean => {
  const band = checkinToday(state)?.recommendation;
  return band === 'Recover' || band === 'Reset';
};

/** Returns the next long run of the plan, or null. */
export const longAhead = (state: CoachState): CoachDay | null =>
  leftOf(state).find((day) => isLong(day) && !isRaceDay(day)) ?? null;

/** Returns the next session after today that is not logged, or null. */
export const nextSession = (state: CoachState): CoachDay | null =>
  leftOf(state).find((day) => day.date > state.today && !isRaceDay(day)) ?? null;

/** Returns the day that a question names or that the conversation is about; today when it names none. */
export const dayAsked = (state: CoachState, { day }: Pick<Question, 'day'>): CoachDay | null =>
  dayOf(state, day && day.kind !== 'weekend' ? dateOf(state, day) : state.today);

/** Returns a day inside a sentence: `today`, `tomorrow`, `on Sunday`. */
export const onDay = (state: CoachState, date: string, language: Language): string => {
  const name = dayName(date, state.today, language);
  if (/^(?:Today|Tomorrow|Yesterday|I )/.test(name)) return name.slice(0, 1).toLowerCase() + name.slice(1);
  return language === 'nb' ? name : `on ${name}`;
};

/** Returns the weekday of the race and the number of days until it; null if there is no race ahead. */
export const raceAhead = ({ raceDate, course }: CoachState, language: Language) =>
  raceDate === null || course === null || course.daysToRace === null
    ? null
    : { date: raceDate, day: weekday(raceDate, language), days: course.daysToRace };

/** Returns the first day of last week. */
export const lastMonday = ({ today: date }: CoachState): string => addDays(weekStartOf(date), -7);
