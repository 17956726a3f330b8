import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { dayAndMonth, fullDay, weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import type { LoggedDay } from '../../domain/records.ts';
import { datesNamed } from '../dates.ts';
import { dayOf, loggedWeeks, logOf, minutesOf, runsSince } from '../figures.ts';
import { count, reasonName, scoreText } from '../text/names.ts';
import { sessionPhrase } from '../text/sessions.ts';
import type { Answer } from './answer.ts';
import { loggedNote } from './session.ts';

/** Number of past days that "lately" refers to. */
const LATELY = 28;
const NAMED_MOST = 5;

const MONTHS = 'jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cs]'
  .split('|')
  .map((name) => new RegExp(`\\b${name}\\w*`, 'i'));

/** The first day of the most recent month with the name in the text; null if the text names no month. */
const monthStart = (today: string, own: string): string | null => {
  const at = MONTHS.findIndex((name) => name.test(own));
  if (at < 0) return null;
  const [year = 0, month = 1] = today.split('-').map(Number);
  return `${at + 1 > month ? year - 1 : year}-${String(at + 1).padStart(2, '0')}-01`;
};

const since = (state: CoachState, own: string): { from: string; name: Readonly<Record<Language, string>> } => {
  if (/\bthis week\b|\bdenne uka\b/i.test(own))
    return { from: weekStartOf(state.today), name: { en: 'this week', nb: 'denne uka' } };
  const named = monthStart(state.today, own);
  if (named) {
    const day = { en: dayAndMonth(named, 'en'), nb: dayAndMonth(named, 'nb') };
    return { from: named, name: { en: `since ${day.en}`, nb: `siden ${day.nb}` } };
  }
  if (/\b(?:two|2) weeks\b|\bfortnight\b|\b(?:to|2) uke(?:r|ne)\b|\b14 (?:days|dager|dagene)\b/i.test(own))
    return { from: addDays(state.today, -13), name: { en: 'in the last two weeks', nb: 'de siste to ukene' } };
  if (/\bmonth\b|\bmåned\w*/i.test(own))
    return { from: `${state.today.slice(0, 8)}01`, name: { en: 'this month', nb: 'denne måneden' } };
  return { from: addDays(state.today, -LATELY), name: { en: 'in the last four weeks', nb: 'de siste fire ukene' } };
};

const between = (state: CoachState, from: string): LoggedDay[] =>
  state.logs.filter(({ date }) => date >= from && date <= state.today).sort((a, b) => a.date.localeCompare(b.date));

/** States how many sessions were skipped lately, on which days and why. */
export const skippedLately: Answer = (state, { language, own }) => {
  const { from, name } = since(state, own);
  const skipped = between(state, from).filter(({ status }) => status === 'skipped');
  const nb = language === 'nb';
  if (skipped.length === 0)
    return nb ? `Ingen: du har ikke hoppet over noe ${name.nb}.` : `None: you have skipped nothing ${name.en}.`;
  const days = skipped
    .slice(-NAMED_MOST)
    .map(
      ({ date, reason }) =>
        `${weekday(date, language)} ${dayAndMonth(date, language)}${reason ? ` (${reasonName(reason, language)})` : ''}`,
    );
  return {
    answer: nb
      ? `Du har hoppet over ${count(skipped.length, 'økt', 'økter')} ${name.nb}: ${listed(days, 'nb')}.`
      : `You have skipped ${count(skipped.length, 'session', 'sessions')} ${name.en}: ${listed(days, 'en')}.`,
    why: nb
      ? 'De skal ikke tas igjen; planen går videre derfra.'
      : 'They are not made up; the plan goes on from there.',
  };
};

const SKIPPED =
  /\b(?:how (?:many|often|much)|hvor (?:mange|ofte|mye))\b.*\b(?:skipp?\w*|miss\w*|dropp\w*|hopp\w*|mist\w*|left out|latt være|stått over)\b/i;

/** True when a text asks how often the runner left a session out. */
export const asksSkipped = (text: string): boolean => SKIPPED.test(text);

/** Lists the sessions that were skipped lately. */
export const skippedList: Answer = (state, { language, message }) => {
  const { from } = since(state, message);
  const skipped = between(state, from).filter(({ status }) => status === 'skipped');
  if (skipped.length === 0) return language === 'nb' ? 'Ingen.' : 'None.';
  return {
    answer: language === 'nb' ? 'Disse:' : 'These:',
    list: skipped
      .slice(-NAMED_MOST)
      .map(
        ({ date, reason }) =>
          `${capitalised(weekday(date, language))} ${dayAndMonth(date, language)}${reason ? `: ${reasonName(reason, language)}` : ''}`,
      ),
  };
};

/** Kinds of runs that a question asks to count, by its words. */
const KINDS_RUN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:threshold|tempo\w*|interval\w*|hard|quality|terskel\w*|harde?)\b/i, ['tempo', 'push']],
  [/\b(?:long runs?|langtur\w*)\b/i, ['long']],
  [/\b(?:easy runs?|rolige? \w+)\b/i, ['easy']],
];

/** States how often and how long the runner ran lately. */
export const ranLately: Answer = (state, { language, own }) => {
  const { from, name } = since(state, own);
  const types = KINDS_RUN.find(([words]) => words.test(own))?.[1] ?? null;
  const ran = runsSince(state, from).filter(({ planType }) => types === null || types.includes(planType));
  const minutes = minutesOf(ran);
  const nb = language === 'nb';
  return nb
    ? `${capitalised(name.nb)} er det logget ${count(ran.length, 'tur', 'turer')} og ${minutes} min.`
    : `${capitalised(name.en)} ${count(ran.length, 'run is', 'runs are')} logged, ${minutes} min in all.`;
};

/** Answers whether a past day was logged, and how. */
export const loggedOn: Answer = (state, { language, days }) => {
  const date = datesNamed(state, days, true).find((each) => each <= state.today) ?? state.today;
  const nb = language === 'nb';
  const log = logOf(state, date);
  const name = fullDay(date, language);
  const day = dayOf(state, date);
  const planned =
    day && day.minutes > 0
      ? nb
        ? `Planlagt var ${sessionPhrase(day, 'nb')}.`
        : `Planned was ${sessionPhrase(day, 'en')}.`
      : null;
  if (!log)
    return {
      answer: nb ? `Nei, ${name} er ikke logget.` : `No, ${name} is not logged.`,
      why: planned,
      next: nb ? 'Trykk på dagen under Logg, så kan du føre den nå.' : 'Tap the day on the Tracker tab to log it now.',
    };
  return { answer: `${nb ? 'Ja' : 'Yes'}, ${name}: ${loggedNote(state, date, language)?.toLowerCase()}`, why: planned };
};

/** Shows the development week by week. */
export const weekByWeek = (state: CoachState, language: Language): Reply => {
  const nb = language === 'nb';
  const thisWeek = weekStartOf(state.today);
  const lines = loggedWeeks(state).map(({ monday, minutes, runs }) => {
    const from = dayAndMonth(monday, language);
    const sessions = nb ? count(runs, 'tur', 'turer') : count(runs, 'run', 'runs');
    const soFar = monday === thisWeek ? (nb ? ' så langt' : ' so far') : '';
    return nb
      ? `Uka fra ${from}: ${minutes} min, ${sessions}${soFar}`
      : `Week from ${from}: ${minutes} min, ${sessions}${soFar}`;
  });
  const scores = state.checkins.slice(0, 7).map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const usual = state.baseline?.mean ?? null;
  return {
    answer: nb ? 'Uke for uke, i minutter:' : 'Week by week, in minutes:',
    list: lines,
    after:
      scores.length > 0 && usual !== null
        ? nb
          ? `Dagsformen er i snitt ${scoreText(mean, 'nb')} de siste ${scores.length} innsjekkene, mot ${scoreText(usual, 'nb')} ellers.`
          : `Your readiness score averages ${scoreText(mean, 'en')} over the last ${scores.length} check-ins, against your usual ${scoreText(usual, 'en')}.`
        : null,
  };
};

/** Compares the minutes of this week so far with last week's. */
export const againstLastWeek: Answer = (state, { language }) => {
  const [before, now] = loggedWeeks(state).slice(-2);
  const nb = language === 'nb';
  if (!before || !now) return nb ? 'Ingenting er logget ennå.' : 'Nothing is logged yet.';
  const isMore = now.minutes > before.minutes;
  const plan = state.plan?.totalMinutes ?? null;
  return {
    answer: nb
      ? `${isMore ? 'Ja' : 'Ikke så langt'}: ${now.minutes} min denne uka, mot ${before.minutes} i hele forrige.`
      : `${isMore ? 'Yes' : 'Not so far'}: ${now.minutes} min this week, against ${before.minutes} in all of last week.`,
    why: plan !== null && (nb ? `Hele uka er på ${plan} min.` : `The whole week has ${plan} min.`),
  };
};
