import { addDays, type WeeklyPlan, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { leftOf, logOf, sessionsOf, weekSoFar } from '../figures.ts';
import { inNorwegian } from '../text/changes.ts';
import { count, phaseName, scoreText } from '../text/names.ts';
import { type Answer, missingPlan } from './answer.ts';
import { nextTaper } from './race.ts';
import { rehabNote, sessionLine } from './session.ts';

const mark = (state: CoachState, date: string, language: Language): string => {
  const log = logOf(state, date);
  if (!log) return '';
  const words = {
    en: { done: 'done', partial: 'partly done', skipped: 'skipped' },
    nb: { done: 'gjort', partial: 'delvis gjort', skipped: 'hoppet over' },
  }[language];
  return ` (${words[log.status]})`;
};

/** One line of a plan: `Friday: Easy run: 35 min, zone 2`. */
export const dayLine = (state: CoachState, day: WeeklyPlanDay, language: Language): string => {
  const strength = day.strengthMinutes
    ? `, + ${day.strengthMinutes} min ${language === 'nb' ? 'styrke' : 'strength'}`
    : '';
  return `${capitalised(weekday(day.date, language))}: ${sessionLine(day, language)}${strength}${mark(state, day.date, language)}`;
};

const offerText = (plan: WeeklyPlan, language: Language): string | null => {
  if (!plan.offer) return null;
  return language === 'nb'
    ? 'Du har hatt flere lave dager: vil du ha en lettere uke, kuttet med en femtedel? Svar på kortet under planen.'
    : plan.offer.text;
};

const notesOf = (plan: WeeklyPlan, language: Language): string | null =>
  (plan.notes ?? []).flatMap((note) => (language === 'en' ? note : (inNorwegian(note) ?? []))).join(' ') || null;

/** A whole plan, day by day, with its total. */
export const listPlan = (state: CoachState, plan: WeeklyPlan, language: Language): string => {
  const title =
    language === 'nb'
      ? `**Uka: ${plan.totalMinutes} min i alt, fase ${phaseName(plan.phase, language)}**`
      : `**The week: ${plan.totalMinutes} min in all, ${phaseName(plan.phase, language)} phase**`;
  return paragraphs(
    title,
    bullets(plan.days.map((day) => dayLine(state, day, language))),
    rehabNote(state, language),
    notesOf(plan, language),
    offerText(plan, language),
  );
};

/** This week, day by day, number for number. */
export const week: Answer = (state, { language }) =>
  missingPlan(state, language) ?? (state.plan ? listPlan(state, state.plan, language) : '');

/** What is left from today on. */
export const weekLeft: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const left = leftOf(state);
  if (left.length === 0)
    return language === 'nb'
      ? 'Ingen økter igjen denne uka: resten er hvile.'
      : 'No sessions are left this week: the rest is rest.';
  const head = language === 'nb' ? '**Igjen denne uka:**' : '**Left this week:**';
  return paragraphs(head, bullets(left.map((day) => dayLine(state, day, language))), soFar(state, language));
};

/** Minutes and sessions so far, against the plan. */
export const soFar = (state: CoachState, language: Language): string | null => {
  if (!state.plan) return null;
  const { sessions, minutes } = weekSoFar(state);
  const planned = sessionsOf(state.plan.days).length;
  return language === 'nb'
    ? `Så langt: ${sessions} av ${planned} økter og ${minutes} av ${state.plan.totalMinutes} min.`
    : `So far: ${sessions} of ${planned} sessions and ${minutes} of ${state.plan.totalMinutes} min.`;
};

export const weekTotal: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const planned = sessionsOf(state.plan.days).length;
  const head =
    language === 'nb'
      ? `**${state.plan.totalMinutes} min i alt denne uka**, på ${count(planned, 'økt', 'økter')}.`
      : `**${state.plan.totalMinutes} min in all this week**, in ${count(planned, 'session', 'sessions')}.`;
  return sentences(head, soFar(state, language));
};

export const restDays: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const days = state.plan.days.filter(({ minutes }) => minutes === 0).map(({ date }) => weekday(date, language));
  return language === 'nb'
    ? `Hviledager denne uka: ${listed(days, language)}. De står fast, også på gode dager: treningen virker mens du hviler.`
    : `Rest days this week: ${listed(days, language)}. They stay, on good days too: training takes effect while you rest.`;
};

/** What the low days of the last week make of the next one; null where they are few. */
export const adaptNote = (state: CoachState, language: Language): string | null => {
  const from = addDays(state.today, -6);
  const low = state.checkins.filter(({ date, score }) => date >= from && score < 5);
  const resets = low.filter(({ recommendation }) => recommendation === 'Reset').length;
  if (low.length < 3 && resets < 2) return null;
  const factor = low.length >= 5 ? '60 %' : '80 %';
  return language === 'nb'
    ? `${low.length} lave dager av de siste 7: neste uke holdes på ${factor} og får mindre hardt.`
    : `${count(low.length, 'low day', 'low days')} in the last 7: next week is held to ${factor} with less hard work.`;
};

/** Next week: its plan where it is made, else what is known of it. */
export const nextWeek: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (state.nextPlan)
    return paragraphs(
      listPlan(state, state.nextPlan, language),
      sentences(nextTaper(state, language), adaptNote(state, language)),
    );
  const head =
    language === 'nb'
      ? 'Neste uke er ikke laget ennå: den lages på mandag, av loggen og innsjekkene fram til da.'
      : 'Next week is not made yet: it is made on Monday, from your log and check-ins until then.';
  return sentences(head, nextTaper(state, language), adaptNote(state, language));
};

/** Last week in numbers, from the stored summary. */
export const lastWeek: Answer = (state, { language }) => {
  const { summary } = state;
  if (!summary)
    return language === 'nb'
      ? 'Det finnes ingen oppsummering av forrige uke ennå; den lages av planen og loggen på mandager.'
      : 'There is no summary of last week yet; it is made on Mondays from your plan and log.';
  const { metrics } = summary;
  const isLast = summary.weekStart === addDays(weekStartOf(state.today), -7);
  const mean = metrics.readinessMean;
  if (language === 'nb')
    return sentences(
      `**${isLast ? 'Forrige uke' : 'Siste oppsummerte uke'}:** ${metrics.sessionsDone} av ${metrics.sessionsPlanned} økter, ${metrics.minutesDone} av ${metrics.minutesPlanned} min.`,
      mean !== null &&
        `Readiness score i snitt ${scoreText(mean, language)} over ${count(metrics.checkins, 'innsjekk', 'innsjekker')}.`,
    );
  return sentences(
    `**${isLast ? 'Last week' : 'The last week summed up'}:** ${metrics.sessionsDone} of ${metrics.sessionsPlanned} sessions, ${metrics.minutesDone} of ${metrics.minutesPlanned} min.`,
    mean !== null &&
      `Readiness score ${scoreText(mean, language)} on average over ${count(metrics.checkins, 'check-in', 'check-ins')}.`,
    summary.text,
  );
};
