import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, sentences, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { wantsYesOrNo } from '@stridewell/language/yes-no';
import type { CoachState } from '../../domain/coach-state.ts';
import { minutesBetween } from '../../domain/records.ts';
import { dayOf, logOf, minutesOfFourWeeks, weekSoFar } from '../figures.ts';
import { restReason } from '../rest-reason.ts';
import { count, reasonName, scoreText } from '../text/names.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingPlan } from './answer.ts';
import { fact } from './cards.ts';
import { soFar } from './week-notes.ts';

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
    ? `Dagsform i snitt ${scoreText(mean, language)} over ${count(scores.length, 'innsjekk', 'innsjekker')} på 7 dager.`
    : `Readiness score ${scoreText(mean, language)} on average over ${count(scores.length, 'check-in', 'check-ins')} in 7 days.`;
};

const fourWeeks = (state: CoachState, language: Language): string | null => {
  const minutes = minutesOfFourWeeks(state);
  if (minutes === 0) return null;
  return language === 'nb'
    ? `De fire ukene før: ${minutes} min i alt.`
    : `The four weeks before: ${minutes} min in all.`;
};

/** Minimum fraction of the planned minutes up to now at which the week is on track. */
const MOSTLY = 0.8;

/**
 * Answers whether the week is on track, from the minutes done and planned before today. Null when none were planned.
 */
const verdict = (state: CoachState, language: Language): string | null => {
  const planned = (state.plan?.days ?? [])
    .filter(({ date }) => date < state.today)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  if (planned === 0) return null;
  const isOn = weekSoFar(state).minutes >= planned * MOSTLY;
  if (language === 'nb') return isOn ? 'Ja, du er i rute.' : 'Ikke helt i rute, og det går fint.';
  return isOn ? 'Yes, you are on track.' : 'Not quite on track, and that is fine.';
};

const RECORD_WEEKS = 11;

/** States the longest logged run; null if there is no log. */
const longestRun = (state: CoachState, language: Language): Reply | null => {
  const runs = state.logs.filter(({ status, minutes, date }) => status !== 'skipped' && minutes && date <= state.today);
  const longest = [...runs].sort((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0) || b.date.localeCompare(a.date))[0];
  if (!longest?.minutes) return null;
  const day = fullDay(longest.date, language);
  if (language === 'nb')
    return {
      answer: `Den lengste turen din i loggen er ${longest.minutes} min, ${day}.`,
      why: `Jeg ser de siste ${RECORD_WEEKS} ukene, og teller minutter, ikke fart.`,
    };
  return {
    answer: `Your longest logged run is ${longest.minutes} min, on ${day}.`,
    why: `I see the last ${RECORD_WEEKS} weeks, and count minutes, not speed.`,
  };
};

/** Compares the last four weeks with the four before, in words; null if there are not enough logs. */
const fitness = (state: CoachState, language: Language): Reply | null => {
  const monday = weekStartOf(state.today);
  const now = minutesOfFourWeeks(state);
  const before = minutesBetween(state.logs, addDays(monday, -56), addDays(monday, -28));
  if (now === 0) return null;
  const isMore = before > 0 && now > before * 1.1;
  const isLess = before > 0 && now < before * 0.9;
  if (language === 'nb')
    return {
      answer: isMore
        ? `Mengden sier ja: ${now} min de siste fire ukene, mer enn de fire før.`
        : isLess
          ? `Mengden har gått ned: ${now} min de siste fire ukene, mindre enn de fire før.`
          : `Du er jevn: ${now} min de siste fire ukene.`,
      why: 'Farten din ser jeg ikke, bare minutter og innsjekker, så formen selv viser seg best i en terskeltest.',
      next: meanLine(state, language),
    };
  return {
    answer: isMore
      ? `Your volume says yes: ${now} min in the last four weeks, more than in the four before.`
      : isLess
        ? `Your volume has dropped: ${now} min in the last four weeks, less than in the four before.`
        : `You are steady: ${now} min in the last four weeks.`,
    why: "I don't see your pace, only minutes and check-ins, so a threshold test shows the form itself best.",
    next: meanLine(state, language),
  };
};

const OVER_TIME =
  /month|måned|mnd|better|slower|faster|fitter|improv|bedre|saktere|raskere|i form|form(?:a|en)\b|framgang|fremgang|siden|lately|recently|i det siste|siste tida/i;

const TOO_EARLY: Words = {
  en: 'Too early to say: nothing is logged yet this week.',
  nb: 'For tidlig å si: ingenting er logget denne uka ennå.',
};

/** Describes how the week is going, how the last weeks went, or the longest run. */
export const progress: Answer = (state, question) => {
  const { language, message, intent, concepts } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (intent === 'records') return longestRun(state, language) ?? TOO_EARLY[language];
  if (OVER_TIME.test(message) && !concepts.has('week')) {
    const reply = fitness(state, language);
    if (reply) return reply;
  }
  const days = state.course?.daysToRace;
  const race =
    days === null || days === undefined
      ? null
      : language === 'nb'
        ? `Det er ${days} dager til løpet.`
        : `Your race is ${days} days away.`;
  if (state.logs.length === 0)
    return {
      answer: TOO_EARLY[language],
      why:
        language === 'nb'
          ? 'Logg øktene under Logg, så ser jeg hvordan det går mot planen.'
          : 'Log your sessions on the Tracker tab, and I can see how it goes against the plan.',
      next: race,
    };
  return {
    answer: sentences(wantsYesOrNo(message) && verdict(state, language), soFar(state, language)),
    why: skippedLine(state, language),
    next: meanLine(state, language),
    after: sentences(fourWeeks(state, language), race),
  };
};

/** Lists what was run this week, or sums up the last four. */
export const done: Answer = (state, { language, concepts, message }) => {
  if (concepts.has('month') || /month|måned|mnd/i.test(message)) {
    const reply = fitness(state, language);
    if (reply) return reply;
  }
  const start = weekStartOf(state.today);
  const logs = state.logs.filter(({ date, status }) => date >= start && date <= state.today && status !== 'skipped');
  const { minutes } = weekSoFar(state);
  const days = [...logs]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((log) => `${capitalised(weekday(log.date, language))}${log.minutes ? ` ${log.minutes} min` : ''}`);
  if (days.length === 0)
    return language === 'nb' ? 'Ingenting er logget denne uka ennå.' : 'Nothing is logged this week yet.';
  return {
    answer:
      language === 'nb'
        ? `**${minutes} min denne uka:** ${listed(days, language)}.`
        : `**${minutes} min this week:** ${listed(days, language)}.`,
    why: soFar(state, language),
    next: fourWeeks(state, language),
  };
};

const LOG: Words = {
  en: 'Log it on the Tracker tab: Done, Partial or Skipped for the day, with minutes if you like.',
  nb: 'Logg det under Logg: gjort, delvis eller droppet for dagen, gjerne med minutter.',
};

const FORGOT = /forgot|glemt|glemte|yesterday|i går|last week|forrige/i;

/** Explains where to log a session and the consequences of logging it. */
export const logHow: Answer = (state, { language, intent, message }) => {
  const day = dayOf(state, state.today);
  const isAsked = intent === 'markDone' && restReason(state) === null;
  const planned = isAsked && day && day.minutes > 0 && logOf(state, day.date) === null ? day : null;
  return {
    answer: LOG[language],
    why: planned
      ? language === 'nb'
        ? `Planlagt i dag var ${sessionPhrase(planned, language)}; litt mer eller mindre er greit.`
        : `Planned today was ${sessionPhrase(planned, language)}; a little more or less is fine.`
      : language === 'nb'
        ? 'Planen, taket for én tur og neste uke følger loggen.'
        : 'The plan, the session cap and next week follow the log.',
    next: FORGOT.test(message)
      ? fact('app-log', language, 2)
      : intent === 'markSkipped'
        ? language === 'nb'
          ? 'Hopper du over, spør den hvorfor, så planen kan lettes.'
          : 'A skipped day asks why, so that the plan can ease.'
        : null,
  };
};
