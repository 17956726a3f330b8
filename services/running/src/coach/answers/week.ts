import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState, CoachWeek } from '../../domain/coach-state.ts';
import { leftOf, lightDaysOf, logOf, sessionsOf, weekSoFar } from '../figures.ts';
import { weekAt } from '../taper.ts';
import { count, phaseName, scoreText } from '../text/names.ts';
import { sessionLine } from '../text/sessions.ts';
import { type Answer, missingPlan } from './answer.ts';
import { nextTaper } from './race.ts';
import { rehabNote } from './session.ts';

const mark = (state: CoachState, date: string, language: Language): string => {
  const log = logOf(state, date);
  if (!log) return '';
  const words = {
    en: { done: 'done', partial: 'partly done', skipped: 'skipped' },
    nb: { done: 'gjort', partial: 'delvis gjort', skipped: 'hoppet over' },
  }[language];
  return ` (${words[log.status]})`;
};

/** Returns a day of a plan in one line: `Friday: Easy run - 35 min, zone 2`. */
export const dayLine = (state: CoachState, day: CoachDay, language: Language): string => {
  const strength =
    day.strengthMinutes > 0 ? `, + ${day.strengthMinutes} min ${language === 'nb' ? 'styrke' : 'strength'}` : '';
  return `${capitalised(weekday(day.date, language))}: ${sessionLine(day, language)}${strength}${mark(state, day.date, language)}`;
};

/** Returns the offer of a lighter week with the place to answer it; null when none is open. */
export const offerText = ({ offer }: CoachWeek, language: Language): string | null =>
  offer &&
  sentences(
    offer[language],
    language === 'nb' ? 'Svar på kortet under ukeplanen.' : "Answer on the card under the week's plan.",
  );

const notesOf = ({ notes }: CoachWeek, language: Language): string => sentences(...notes.map((note) => note[language]));

/** Lists a whole plan, day by day, with its total. */
export const listPlan = (state: CoachState, plan: CoachWeek, language: Language): string => {
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

/** Lists this week day by day. */
export const week: Answer = (state, { language }) =>
  missingPlan(state, language) ?? (state.plan ? listPlan(state, state.plan, language) : '');

/** Lists the remaining sessions of this week. */
export const weekLeft: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const left = leftOf(state);
  if (left.length === 0)
    return language === 'nb'
      ? 'Ingen økter igjen denne uka: resten av dagene er hviledager.'
      : 'No sessions are left this week: the remaining days are rest days.';
  const head = language === 'nb' ? '**Igjen denne uka:**' : '**Left this week:**';
  return paragraphs(head, bullets(left.map((day) => dayLine(state, day, language))), soFar(state, language));
};

/** Compares the sessions and minutes so far with the plan. */
export const soFar = (state: CoachState, language: Language): string | null => {
  if (!state.plan) return null;
  const { sessions, minutes } = weekSoFar(state);
  const planned = sessionsOf(state.plan.days).length;
  if (planned === 0)
    return language === 'nb'
      ? `Så langt: ${count(sessions, 'økt', 'økter')} og ${minutes} min. Ingen økter er planlagt denne uka.`
      : `So far: ${count(sessions, 'session', 'sessions')} and ${minutes} min. No sessions are planned this week.`;
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
  return { answer: head, why: soFar(state, language) };
};

export const restDays: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const days = state.plan.days.filter(({ minutes }) => minutes === 0).map(({ date }) => weekday(date, language));
  return language === 'nb'
    ? {
        answer: `Hviledager denne uka: ${listed(days, language)}.`,
        why: 'De står fast, også på gode dager: treningen virker mens du hviler.',
      }
    : {
        answer: `Rest days this week: ${listed(days, language)}.`,
        why: 'They stay rest days even when you feel good: training takes effect while you rest.',
      };
};

const EASED = { from: 3, share: '80 %', strongFrom: 5, strongShare: '60 %' };

/**
 * Describes how light days reduce next week (section 1.4 of the plans page); null when there are too few, and before a
 * taper week, which is not reduced further.
 */
export const adaptNote = (state: CoachState, language: Language): string | null => {
  const days = lightDaysOf(state);
  if (days < EASED.from || weekAt(state, 1)?.phase === 'Taper') return null;
  const isStrong = days >= EASED.strongFrom;
  const share = isStrong ? EASED.strongShare : EASED.share;
  if (language === 'nb')
    return `${days} lette dager av de siste 7: neste uke planlegges på ${share}, ${isStrong ? 'bare rolig' : 'med én hard økt mindre'}.`;
  return `${days} light days in the last 7: next week is planned at ${share}, ${isStrong ? 'all easy' : 'with one hard session less'}.`;
};

/** Describes next week: its plan when there is one, otherwise what is already known about it. */
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
      ? 'Neste uke er ikke planlagt ennå: den lages på mandag, fra loggen og innsjekkene fram til da.'
      : 'Next week is not planned yet: it is planned on Monday, from your log and check-ins until then.';
  return sentences(head, nextTaper(state, language), adaptNote(state, language));
};

/** Describes last week from its stored summary. */
export const lastWeek: Answer = (state, { language }) => {
  const { summary } = state;
  if (!summary)
    return language === 'nb'
      ? 'Det finnes ingen oppsummering av forrige uke ennå; den lages av planen og loggen på mandager.'
      : 'There is no summary of last week yet; it is created on Mondays from your plan and log.';
  const { metrics } = summary;
  const isLast = summary.weekStart === addDays(weekStartOf(state.today), -7);
  const mean = metrics.readinessMean;
  if (language === 'nb')
    return sentences(
      `**${isLast ? 'Forrige uke' : 'Siste oppsummerte uke'}:** ${metrics.sessionsDone} av ${metrics.sessionsPlanned} økter, ${metrics.minutesDone} av ${metrics.minutesPlanned} min.`,
      mean !== null &&
        `Dagsform i snitt ${scoreText(mean, language)} over ${count(metrics.checkins, 'innsjekk', 'innsjekker')}.`,
    );
  return sentences(
    `**${isLast ? 'Last week' : 'The latest summary'}:** ${metrics.sessionsDone} of ${metrics.sessionsPlanned} sessions, ${metrics.minutesDone} of ${metrics.minutesPlanned} min.`,
    mean !== null &&
      `Readiness score ${scoreText(mean, language)} on average over ${count(metrics.checkins, 'check-in', 'check-ins')}.`,
    summary.text,
  );
};
