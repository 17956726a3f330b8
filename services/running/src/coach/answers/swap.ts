import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { checkinToday, dayOf, hoursBetween, isHard, isLong, leftOf, logOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { isDemanding, keepsNextLong, SLIDE_DAYS, tooCloseTo } from '../spacing.ts';
import { bandName } from '../text/names.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingPlan } from './answer.ts';
import { pastSession } from './direct/past-session.ts';
import { dayLine } from './session.ts';

/** True when a date is one of the runner's running days. */
const isAvailable = (state: CoachState, date: string): boolean => {
  const index = daysBetween(weekStartOf(date), date);
  return state.runner?.days.some((day) => day === index) ?? true;
};

/** Returns the date of a swapped session on which the runner is not available; null when there is none. */
const unavailableDate = (state: CoachState, first: string, second: string): string | null =>
  [
    { from: first, to: second },
    { from: second, to: first },
  ].find(({ from, to }) => (dayOf(state, from)?.minutes ?? 0) > 0 && !isAvailable(state, to))?.to ?? null;

const isThisWeek = (state: CoachState, date: string): boolean => weekStartOf(date) === weekStartOf(state.today);

/** True when a long run of this week may move to a date of next week: by 48 hours, away from other demanding days. */
const maySlide = (state: CoachState, from: string, to: string): boolean => {
  const day = dayOf(state, from);
  const days = daysBetween(from, to);
  if (!day || !isLong(day) || days < 0 || days > SLIDE_DAYS || dayOf(state, to) === null) return false;
  return isAvailable(state, to) && tooCloseTo(state, from, to) === null && keepsNextLong(state, to);
};

/**
 * Returns the refusal of a swap with a day of another week; null when both days are in this week or the run may slide.
 */
const otherWeek = (state: CoachState, first: string, second: string, language: Language): string | null => {
  const outside = [first, second].find((date) => date < state.today || !isThisWeek(state, date));
  if (!outside || maySlide(state, first, second)) return null;
  return language === 'nb'
    ? `Nei, ikke ut av denne uka: ${weekday(outside, language)} hører til en annen uke, og den får sin egen plan. Det du ikke får gjort, tas ikke igjen.`
    : `No, not out of this week: ${weekday(outside, language)} belongs to another week, which gets its own plan. What is missed stays missed.`;
};

/**
 * Returns today's check-in when it is Recover or Reset and the swap would bring a hard session or the long run forward to
 * today or tomorrow; null otherwise.
 */
const tooEarlyAfterLowDay = (state: CoachState, first: string, second: string) => {
  const checkin = checkinToday(state);
  if (checkin?.recommendation !== 'Recover' && checkin?.recommendation !== 'Reset') return null;
  const [early, late] = first < second ? [first, second] : [second, first];
  const isHarderToday =
    early === state.today && (dayOf(state, late)?.minutes ?? 0) > (dayOf(state, early)?.minutes ?? 0);
  return isHarderToday || (isDemanding(dayOf(state, late)) && early <= addDays(state.today, 1)) ? checkin : null;
};

/**
 * Allows a move to a day outside the profile: describes the effect on the week, and that the runner has to add the day
 * because the plan uses only the days in the profile.
 */
const addsDay = (state: CoachState, first: string, second: string, language: Language): string => {
  const [from, to] = (dayOf(state, first)?.minutes ?? 0) > 0 ? [first, second] : [second, first];
  const row = dayOf(state, from);
  const [there, here] = [weekday(to, language), weekday(from, language)];
  const minutes = row?.minutes ?? 0;
  return language === 'nb'
    ? `Ja, det går fint for beina: ${minutes} min ${there}, og ${here} blir fri. ${capitalised(there)} er ikke en av løpedagene i profilen, så legg den til under Profil, eller løp den ${there} og før den i loggen.`
    : `Yes, your legs can take that: ${minutes} min on ${there}, and ${here} becomes free. ${there} is not one of the running days in your profile, so add it on the Profile tab, or run it on ${there} and log it.`;
};

const swapVerdict = (state: CoachState, first: string, second: string, language: Language): string => {
  const nb = language === 'nb';
  if ([first, second].every((date) => !isThisWeek(state, date) && dayOf(state, date) === null))
    return nb
      ? 'Neste uke lages på mandag; da kan du bytte dagene i den.'
      : 'Next week is planned on Monday; then you can swap its days.';
  if ([first, second].every((date) => dayOf(state, date)?.minutes === 0))
    return nb
      ? 'Begge dagene er hviledager, så ingen økt kan flyttes.'
      : 'There is nothing to move: both days are rest days.';
  const logged = [first, second].find((date) => logOf(state, date) !== null);
  if (logged)
    return nb
      ? `Nei, ${weekday(logged, language)} er alt logget, så den byttes ikke.`
      : `No: ${weekday(logged, language)} is logged already, so it is not swapped.`;
  const refused = otherWeek(state, first, second, language);
  if (refused) return refused;
  const closed = unavailableDate(state, first, second);
  const neighbour = tooCloseTo(state, first, second) ?? tooCloseTo(state, second, first);
  if (neighbour)
    return nb
      ? `Nei, ikke det byttet: økta ville ligge for nær ${fullDay(neighbour, language)}, som også er krevende.`
      : `No, not that swap: the session would be too close to ${fullDay(neighbour, language)}, which is demanding too.`;
  const early = tooEarlyAfterLowDay(state, first, second);
  if (early && ![first, second].some((date) => isDemanding(dayOf(state, date))))
    return nb
      ? `Nei, i dag holdes svært rolig: innsjekken er lav (${bandName(early.recommendation, language)}). Den andre turen blir der den er, og innsjekken den morgenen avgjør.`
      : `No, today stays very easy: your check-in is low (${early.recommendation}). The other run stays where it is, and that morning's check-in decides.`;
  if (early)
    return nb
      ? `Nei, ikke så tidlig: dagsformen i dag er lav (${bandName(early.recommendation, language)}), og den krevende økta trenger flere rolige dager først. La den stå, og se på innsjekken den dagen.`
      : `No, not that early: today's readiness is low (${early.recommendation}), and the demanding session needs more easy days first. Leave it where it is, and let that day's check-in decide.`;
  if (closed) return addsDay(state, first, second, language);
  return nb ? 'Ja, det byttet går fint.' : 'Yes, that swap works.';
};

/** Returns the date of the session when the message names only one day: the long run, the hard session or today. */
const sessionMeant = (state: CoachState, { concepts }: Question): string | null => {
  const left = leftOf(state);
  if (concepts.has('longRun')) return left.find(isLong)?.date ?? null;
  if (concepts.has('intervals') || concepts.has('threshold')) return left.find(isHard)?.date ?? null;
  return state.today;
};

/** Returns the two dates of a swap; null for a date that the message does not name. */
const datesOf = (state: CoachState, question: Question): readonly [string | null, string | null] => {
  const isMove = question.intent === 'moveSession';
  const named = question.days
    .filter(({ kind }) => kind !== 'weekend')
    .map((day) => dateOf(state, day))
    .map((date) => {
      const isNext = question.concepts.has('nextWeek') && isThisWeek(state, date);
      return isNext || (isMove && date < state.today) ? addDays(date, 7) : date;
    });
  const all = [...new Set(named)];
  // Of three days, today is dropped. If today is not among them, the first one is: something else takes place on it.
  const dates = all.length > 2 ? all.filter((date) => date !== state.today) : all;
  const [first, second] = dates.slice(Math.max(0, dates.length - 2));
  if (first && second) return [first, second];
  const meant = first ? sessionMeant(state, question) : null;
  return meant === null || meant === first ? [first ?? null, null] : [meant, first ?? null];
};

const ruleOf = (state: CoachState, language: Language): string =>
  language === 'nb'
    ? sentences(
        `Bytt gjerne to dager når det er minst ${hoursBetween(state)} timer mellom harde dager og langturen, og uka har samme minutter.`,
        'Ikke stable to økter på én dag. Loggfør det du gjør på dagen du gjør det.',
      )
    : sentences(
        `You can swap two days as long as hard days and the long run stay at least ${hoursBetween(state)} hours apart and the week keeps its minutes.`,
        'Do not stack two sessions on one day. Log what you do on the day you do it.',
      );

/** Explains how a session of the walk-run ladder moves: once, with a day off on both sides. */
const moveLadder = (state: CoachState, first: string | null, second: string | null, language: Language): Reply => {
  const nb = language === 'nb';
  const left = leftOf(state);
  // A single day is the origin of the move if it has a run, and the destination if it has none.
  const to = second ?? (first === null || left.some(({ date }) => date === first) ? null : first);
  const day = left.find(({ date }) => date === first) ?? left[0];
  const stage = day ? sessionPhrase(day, language) : null;
  if (!to || !day)
    return {
      answer: nb
        ? 'Ja, den kan flyttes, så lenge det er en fridag mellom to turer. Hvilken dag passer?'
        : 'Yes, it can move, as long as there is a day off between two runs. Which day suits you?',
      why: stage && (nb ? `Det er den samme økta: ${stage}.` : `It stays the same session: ${stage}.`),
    };
  const near = left.find(({ date }) => date !== day.date && Math.abs(daysBetween(date, to)) < 2);
  return {
    answer: nb
      ? `Ja, ${weekday(to, 'nb')} går fint: samme trinn, én gang og ikke dobbelt.`
      : `Yes, ${weekday(to, 'en')} works: the same stage, once and not doubled.`,
    why: near
      ? nb
        ? `Men hold en fridag imellom: turen ${weekday(near.date, 'nb')} skyves da til ${weekday(addDays(to, 2), 'nb')}.`
        : `But keep a day off between: ${weekday(near.date, 'en')}'s then moves to ${weekday(addDays(to, 2), 'en')}.`
      : nb
        ? 'Hold en fridag før og etter.'
        : 'Keep a day off before and after.',
    next: nb
      ? 'Loggfør den på dagen du tar den, så følger planen etter.'
      : 'Log it on the day you do it, and the plan follows.',
  };
};

/** Answers whether two days can be swapped. */
export const swap: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const [first, second] = datesOf(state, question);
  const rows = [first, second].flatMap((date) => (date ? (dayOf(state, date) ?? []) : []));
  const lines = bullets(rows.map((row) => dayLine(state, row, language)));
  const over = question.days.map((day) => dateOf(state, { ...day, ...(day.kind === 'weekday' && { isPast: false }) }));
  const isOver =
    question.followUp === null &&
    over.length === 2 &&
    over.slice(0, 1).some((date) => date < state.today && isThisWeek(state, date)) &&
    !question.concepts.has('nextWeek');
  if (isOver && question.intent === 'moveSession') return pastSession(state, question);
  if (rehabLevel(state) === 'ladder') return moveLadder(state, first, second, language);
  if (!first || !second) return paragraphs(ruleOf(state, language), lines);
  return {
    answer: capitalised(swapVerdict(state, first, second, language)),
    list: rows.map((row) => dayLine(state, row, language)),
  };
};

/** Explains an answer about a swap: the running days, and the distance between hard days. */
export const whyNoSwap: Answer = (state, { language }) => {
  const days = listed(
    (state.runner?.days ?? []).map((day) => weekday(addDays(weekStartOf(state.today), day), language)),
    language,
  );
  return language === 'nb'
    ? {
        answer: `Planen bruker bare løpedagene i profilen din: ${days}.`,
        why: `Dessuten skal harde dager og langturen ligge minst ${hoursBetween(state)} timer fra hverandre.`,
      }
    : {
        answer: `The plan only uses the running days of your profile: ${days}.`,
        why: `Besides, hard days and the long run stay at least ${hoursBetween(state)} hours apart.`,
      };
};
