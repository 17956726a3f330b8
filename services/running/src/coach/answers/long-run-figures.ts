import { fullDay, weekday } from '@stridewell/language/days';
import { capitalised, type Language, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { dayOf, fifthShorter, isHard, isLong, leftOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { sessionPhrase } from '../text/sessions.ts';
import type { Answer } from './answer.ts';

export const longAhead = (state: CoachState): CoachDay | null => leftOf(state).find(isLong) ?? null;

/** The longest long run in the season's outline, from this week onwards; null if there is none. */
const longestWeek = ({ course }: CoachState) =>
  [...(course?.weeks ?? [])].sort((a, b) => b.longMinutes - a.longMinutes)[0] ?? null;

const longestLogged = (state: CoachState) =>
  [...state.logs]
    .filter(({ status, minutes, date }) => status !== 'skipped' && minutes && date <= state.today)
    .sort((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0] ?? null;

const loggedLine = (state: CoachState, language: Language): string | null => {
  const longest = longestLogged(state);
  if (!longest?.minutes) return null;
  const day = fullDay(longest.date, language);
  return language === 'nb'
    ? `Den lengste i loggen er ${longest.minutes} min, ${day}.`
    : `The longest in your log is ${longest.minutes} min, on ${day}.`;
};

const growthLine = (state: CoachState, language: Language): string | null => {
  const week = longestWeek(state);
  const now = longAhead(state)?.minutes ?? 0;
  if (!week || week.longMinutes <= now) return null;
  const day = fullDay(week.weekStart, language);
  return language === 'nb'
    ? `Den vokser til omtrent ${week.longMinutes} min i uka fra ${day}, hvis alt går som planlagt.`
    : `It grows to about ${week.longMinutes} min in the week from ${day}, if all goes as planned.`;
};

/** States how long the longest run of the season becomes, and when. */
export const longestAhead: Answer = (state, { language }) => {
  const week = longestWeek(state);
  const nb = language === 'nb';
  const now = longAhead(state);
  const line =
    now &&
    (nb
      ? `Denne uka er den ${now.minutes} min, ${weekday(now.date, language)}.`
      : `This week's is ${now.minutes} min, on ${weekday(now.date, language)}.`);
  if (!week || week.longMinutes === 0 || (now && week.longMinutes <= now.minutes) || state.course?.phase === 'Taper')
    return {
      answer: nb
        ? 'Den lengste er bak deg: langturene blir kortere fram mot løpet.'
        : 'The longest one is behind you: the long runs get shorter towards the race.',
      why: loggedLine(state, language),
      next: line,
    };
  const day = fullDay(week.weekStart, language);
  return {
    answer: nb
      ? `Opp til omtrent ${week.longMinutes} minutter, i uka fra ${day}, hvis alt går som planlagt.`
      : `Up to about ${week.longMinutes} minutes, in the week from ${day}, if all goes as planned.`,
    why: line,
    next: nb
      ? 'Den vokser litt om gangen, etter den lengste turen du har løpt.'
      : 'It grows a little at a time, from the longest run you have done.',
  };
};

/** Answers a runner who finds the long run too short. */
export const longJudged: Answer = (state, { language }) => {
  const nb = language === 'nb';
  const now = longAhead(state);
  const length = now && (nb ? `${now.minutes} minutter` : `${now.minutes} minutes`);
  if (state.course?.phase === 'Taper')
    return {
      answer: nb
        ? `Nei, ${length ?? 'den'} er riktig nå: i nedtrappingen blir langturen kort med vilje.`
        : `No, ${length ?? 'it'} is right for now: in the taper the long run is short on purpose.`,
      why: loggedLine(state, language),
      next: nb
        ? 'Den utholdenheten har du med deg; en lengre tur nå gir bare tunge bein.'
        : 'You keep that endurance; a longer one now would only tire your legs.',
    };
  const cap = state.cap?.minutes ?? null;
  return {
    answer: nb
      ? `Nei, den er lang nok nå${length ? `: ${length}` : ''}.`
      : `No, it is long enough for now${length ? `: ${length}` : ''}.`,
    why: sentences(
      loggedLine(state, language),
      cap !== null && (nb ? `Taket for én tur er ${cap} min.` : `The cap for one run is ${cap} min.`),
    ),
    next: growthLine(state, language),
  };
};

/** Answers whether a part of the long run is at race pace. */
export const longAtRacePace: Answer = (state, { language }) => {
  const day = longAhead(state);
  const nb = language === 'nb';
  if (!day) return nb ? 'Ingen langtur er igjen denne uka.' : 'No long run is left this week.';
  if (day.hardMinutes > 0 || /Z3/.test(day.zone ?? ''))
    return nb
      ? `Ja: ${sessionPhrase(day, language)} har en del i løpsfart; trinnene står på dagen i planen.`
      : `Yes: ${sessionPhrase(day, language)} has a part at race pace; its steps are on the day in the plan.`;
  return {
    answer: nb
      ? `Nei, alle de ${day.minutes} minuttene ${weekday(day.date, language)} er rolige, i sone 2.`
      : `No, all ${day.minutes} minutes on ${weekday(day.date, language)} are easy, in zone 2.`,
    why: nb
      ? 'Løpsfart kommer i egne økter når planen legger den inn, og da står det på dagen.'
      : 'Race pace has its own sessions. When the plan has one, it is shown on that day.',
  };
};

const lighterVersion = (day: CoachDay, language: Language): string => {
  const nb = language === 'nb';
  if (isLong(day))
    return nb
      ? `en femtedel kortere, rundt ${fifthShorter(day)} min`
      : `a fifth shorter, around ${fifthShorter(day)} min`;
  if (isHard(day)) return nb ? 'omtrent en tredel færre drag' : 'about a third fewer repetitions';
  return nb ? 'kortere og i sone 1' : 'shorter and in zone 1';
};

/** The coming day that a question names; null for today and for a rest day. */
export const comingDay = (state: CoachState, { day, days }: Question): CoachDay | null => {
  const named = day ?? days[0];
  if (!named || named.kind === 'weekend') return null;
  const row = dayOf(state, dateOf(state, named));
  return row && row.date > state.today && row.minutes > 0 ? row : null;
};

/** Explains what a coming session becomes when the runner is still tired on its day. */
export const ifTired = (day: CoachDay, language: Language): Reply => {
  const nb = language === 'nb';
  const name = capitalised(weekday(day.date, language));
  return {
    answer: nb
      ? `Da blir den lettere: innsjekken ${weekday(day.date, language)} morgen avgjør, og planen følger den.`
      : `Then it gets lighter: ${name} morning's check-in decides, and the plan follows it.`,
    why: nb
      ? `På planen er ${sessionPhrase(day, language)}. Er du litt under ditt vanlige, blir den ${lighterVersion(day, language)}; på en Recover-dag blir den kort og svært rolig, og på en Reset-dag hviler du.`
      : `Planned is ${sessionPhrase(day, language)}. A little below your usual it becomes ${lighterVersion(day, language)}; on a Recover day short and very easy, and on a Reset day you rest.`,
    next: nb ? 'Å kutte den koster deg ingenting.' : 'Cutting it costs you nothing.',
  };
};

/** States which long run is the last before the race. */
export const lastLong: Answer = (state, question) => {
  const { language } = question;
  const nb = language === 'nb';
  const now = longAhead(state);
  const later = (state.course?.weeks ?? []).filter(
    ({ weekStart, longMinutes }) => weekStart > state.today && longMinutes > 0,
  );
  const last = later.at(-1);
  if (state.raceDate === null || (!now && !last)) return longestAhead(state, question);
  const proper =
    now && state.course?.phase === 'Taper'
      ? nb
        ? `De lange er unnagjort; ${weekday(now.date, 'nb')} er det ${now.minutes} min, alt rolig.`
        : `The long ones are done; ${weekday(now.date, 'en')}'s is ${now.minutes} min, all easy.`
      : null;
  const end =
    last &&
    (nb
      ? `Den siste før løpet er i uka fra ${fullDay(last.weekStart, 'nb')}, omtrent ${last.longMinutes} min.`
      : `The last one before the race is in the week from ${fullDay(last.weekStart, 'en')}, about ${last.longMinutes} min.`);
  return { answer: proper ?? end, why: proper ? end : null, next: loggedLine(state, language) };
};
