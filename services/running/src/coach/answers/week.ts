import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { bullets, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState, CoachWeek } from '../../domain/coach-state.ts';
import { otherSportsText } from '../../messages/summary-messages.ts';
import { leftOf, minutesLeft, sessionsOf } from '../figures.ts';
import { count, phaseName, scoreText } from '../text/names.ts';
import { type Answer, missingPlan } from './answer.ts';
import { aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { nextTaper } from './next-taper.ts';
import { dayLine, rehabNote } from './session.ts';
import { lastWeekLogged, nextWeekAhead } from './week-figures.ts';
import { adaptNote, soFar } from './week-notes.ts';

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

/** Lists this week day by day, or explains how its size is determined. */
export const week: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const { runner, plan } = state;
  if (aspectOf(question) !== 'why' || !runner) return listPlan(state, plan, language);
  return language === 'nb'
    ? {
        answer: `Uka følger profilen din: ${runner.hours} timer og ${runner.days.length} løpedager er det meste den bruker.`,
        why: `Denne uka er det ${plan.totalMinutes} min, fordi mengden vokser fra det du har løpt i det siste.`,
        next: 'Endrer du timer eller dager under Profil, lages uka på nytt.',
      }
    : {
        answer: `The week follows your profile: ${runner.hours} hours and ${runner.days.length} running days are the most it uses.`,
        why: `This one is ${plan.totalMinutes} min, because the amount grows from what you have run lately.`,
        next: 'Change hours or days on the Profile tab, and the week is planned again.',
      };
};

/** Lists the remaining sessions of this week. */
export const weekLeft: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const left = leftOf(state);
  if (left.length === 0)
    return language === 'nb'
      ? 'Ingen økter igjen denne uka: resten av dagene er hviledager.'
      : 'No sessions are left this week: the remaining days are rest days.';
  const minutes = minutesLeft(state);
  const head =
    language === 'nb'
      ? `**Igjen denne uka:** ${count(left.length, 'økt', 'økter')}, ${minutes} min.`
      : `**Left this week:** ${count(left.length, 'session', 'sessions')}, ${minutes} min.`;
  return paragraphs(head, bullets(left.map((day) => dayLine(state, day, language))), soFar(state, language));
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

const NEED = /\b(?:need|necessary|really|trenger|treng|nødvendig|virkelig)\b/i;

export const restDays: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing || !state.plan) return missing ?? '';
  const days = state.plan.days.filter(({ minutes }) => minutes === 0).map(({ date }) => weekday(date, language));
  const next = state.plan.days.find(({ date, minutes }) => minutes === 0 && date > state.today);
  if (next && /\b(?:next|neste)\b/i.test(question.message))
    return language === 'nb'
      ? { answer: `Neste hviledag er ${weekday(next.date, language)}.`, why: next.why[language] }
      : { answer: `Your next rest day is ${weekday(next.date, language)}.`, why: next.why[language] };
  if (/\b(?:bad|harm|too many|farlig|dumt|ille|for mange)\b/i.test(question.message))
    return {
      answer:
        language === 'nb'
          ? 'Nei, noen dager fri gjør ingen skade; hvilen er en del av planen.'
          : 'No, some days off do no harm; rest is part of the plan.',
      why: fact('rest-days', language, 1),
      next:
        language === 'nb'
          ? `Dine denne uka: ${listed(days, language)}.`
          : `Yours this week: ${listed(days, language)}.`,
    };
  const own = state.runner?.days ?? [];
  if (aspectOf(question) === 'why' && question.days.length > 0 && own.length > 0) {
    const names = own.map((day) => weekday(addDays(weekStartOf(state.today), day), language));
    return language === 'nb'
      ? {
          answer: `Fordi løpedagene i profilen din er ${listed(names, language)}; de andre dagene er fri.`,
          why: fact('rest-days', language, 1),
          next: 'Vil du ha andre dager, endrer du dem under Profil.',
        }
      : {
          answer: `Because the running days in your profile are ${listed(names, language)}; the other days are free.`,
          why: fact('rest-days', language, 1),
          next: 'If other days suit you better, change them on the Profile tab.',
        };
  }
  if (aspectOf(question) === 'why' || NEED.test(question.message))
    return {
      answer: fact('rest-days', language, 1),
      why: fact('rest-days', language, 3),
      next:
        language === 'nb'
          ? `Dine denne uka: ${listed(days, language)}.`
          : `Yours this week: ${listed(days, language)}.`,
    };
  return language === 'nb'
    ? {
        answer: `${count(days.length, 'hviledag', 'hviledager')} denne uka: ${listed(days, language)}.`,
        why: 'De står fast, også på gode dager: treningen virker mens du hviler.',
      }
    : {
        answer: `${count(days.length, 'rest day', 'rest days')} this week: ${listed(days, language)}.`,
        why: 'They stay rest days even when you feel good: training takes effect while you rest.',
      };
};

/** Describes next week: its plan when there is one, otherwise what is already known about it. */
export const nextWeek: Answer = (state, { language, own }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (state.nextPlan)
    return paragraphs(
      listPlan(state, state.nextPlan, language),
      sentences(nextTaper(state, language), adaptNote(state, language)),
    );
  return nextWeekAhead(state, language, own);
};

/** Describes last week from its stored summary. */
export const lastWeek: Answer = (state, { language }) => {
  const { summary } = state;
  if (!summary) return lastWeekLogged(state, language);
  const { metrics } = summary;
  const isLast = summary.weekStart === addDays(weekStartOf(state.today), -7);
  const mean = metrics.readinessMean;
  const { sessionsDone: done, sessionsPlanned: planned } = metrics;
  const isOver = done > planned && planned > 0;
  if (language === 'nb')
    return sentences(
      `**${isLast ? 'Forrige uke' : 'Siste oppsummerte uke'}:** ${isOver ? `${done} økter (${planned} planlagt)` : `${done} av ${planned} økter`}, ${metrics.minutesDone} av ${metrics.minutesPlanned} min.`,
      mean !== null &&
        `Dagsform i snitt ${scoreText(mean, language)} over ${count(metrics.checkins, 'innsjekk', 'innsjekker')}.`,
      otherSportsText(metrics, language),
    );
  return sentences(
    `**${isLast ? 'Last week' : 'The latest summary'}:** ${isOver ? `${done} sessions (${planned} planned)` : `${done} of ${planned} sessions`}, ${metrics.minutesDone} of ${metrics.minutesPlanned} min.`,
    mean !== null &&
      `Readiness score ${scoreText(mean, language)} on average over ${count(metrics.checkins, 'check-in', 'check-ins')}.`,
    summary.text,
  );
};
