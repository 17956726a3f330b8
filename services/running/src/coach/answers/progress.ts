import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import { wantsYesOrNo } from '@stridewell/language/yes-no';
import type { CoachState } from '../../domain/coach-state.ts';
import { minutesOfFourWeeks, weekSoFar } from '../figures.ts';
import { count, reasonName, scoreText } from '../text/names.ts';
import { type Answer, fixed, missingPlan } from './answer.ts';
import { soFar } from './week.ts';

const skippedLine = (state: CoachState, language: Language): string | null => {
  const { skipped } = weekSoFar(state);
  if (skipped.length === 0) return null;
  const days = skipped.map(({ date, reason }) =>
    reason ? `${weekday(date, language)} (${reasonName(reason, language)})` : weekday(date, language),
  );
  return language === 'nb'
    ? `Hoppet over: ${listed(days, language)}. Det går fint: planen går videre.`
    : `Skipped: ${listed(days, language)}. That is fine: the plan moves on.`;
};

const meanLine = (state: CoachState, language: Language): string | null => {
  const from = addDays(state.today, -6);
  const scores = state.checkins.filter(({ date }) => date >= from && date <= state.today).map(({ score }) => score);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return language === 'nb'
    ? `Readiness score i snitt ${scoreText(mean, language)} over ${count(scores.length, 'innsjekk', 'innsjekker')} på 7 dager.`
    : `Readiness score ${scoreText(mean, language)} on average over ${count(scores.length, 'check-in', 'check-ins')} in 7 days.`;
};

const fourWeeks = (state: CoachState, language: Language): string | null => {
  const minutes = minutesOfFourWeeks(state);
  if (minutes === 0) return null;
  return language === 'nb'
    ? `De fire ukene før: ${minutes} min i alt.`
    : `The four weeks before: ${minutes} min in all.`;
};

/** Share of the planned minutes up to now from which the week is on track. */
const MOSTLY = 0.8;

/** Tells whether the week is on track, from the minutes done and planned before today. Null when none were planned. */
const verdict = (state: CoachState, language: Language): string | null => {
  const planned = (state.plan?.days ?? [])
    .filter(({ date }) => date < state.today)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  if (planned === 0) return null;
  const isOn = weekSoFar(state).minutes >= planned * MOSTLY;
  if (language === 'nb') return isOn ? 'Ja, du er i rute.' : 'Ikke helt i rute, og det går fint.';
  return isOn ? 'Yes, you are on track.' : 'Not quite on track, and that is fine.';
};

/** Describes how the week is going. */
export const progress: Answer = (state, { language, message }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const days = state.course?.daysToRace;
  const race =
    days === null || days === undefined
      ? null
      : language === 'nb'
        ? `Det er ${days} dager til løpet.`
        : `Your race is ${days} days away.`;
  return paragraphs(
    sentences(wantsYesOrNo(message) && verdict(state, language), soFar(state, language), skippedLine(state, language)),
    sentences(meanLine(state, language), fourWeeks(state, language), race),
  );
};

/** Lists what was run this week. */
export const done: Answer = (state, { language }) => {
  const start = weekStartOf(state.today);
  const logs = state.logs.filter(({ date, status }) => date >= start && date <= state.today && status !== 'skipped');
  const { minutes } = weekSoFar(state);
  const days = [...logs]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((log) => `${capitalised(weekday(log.date, language))}${log.minutes ? ` ${log.minutes} min` : ''}`);
  if (days.length === 0)
    return language === 'nb' ? 'Ingenting er logget denne uka ennå.' : 'Nothing is logged this week yet.';
  return paragraphs(
    language === 'nb'
      ? `**${minutes} min denne uka:** ${listed(days, language)}.`
      : `**${minutes} min this week:** ${listed(days, language)}.`,
    sentences(soFar(state, language), fourWeeks(state, language)),
  );
};

export const logHow = fixed({
  en: 'Log it on the Tracker tab: Done, Partial or Skipped for the day, with minutes if you like. The plan, the session cap and next week follow the log; a skipped day asks why, so that the plan can ease.',
  nb: 'Logg det under Tracker: gjort, delvis eller hoppet over for dagen, gjerne med minutter. Planen, taket for én tur og neste uke følger loggen; en dag du hopper over, spør hvorfor, så planen kan lettes.',
});
