import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { fullDay, weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { DAY_NAMES } from '../../domain/plan/types.ts';
import { dayOf, hoursBetween, isHard, leftOf, logOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { type Answer, missingPlan } from './answer.ts';
import { dateOf } from './today.ts';
import { dayLine } from './week.ts';

/** Whether a date falls on one of the runner's days. */
const isAvailable = (state: CoachState, date: string): boolean => {
  const name = DAY_NAMES[daysBetween(weekStartOf(date), date)];
  return name !== undefined && (state.runner?.availableDays.includes(name) ?? true);
};

/** A hard or long day that would lie too close to one moved from `from` to `to`; null where none would. */
const crowded = (state: CoachState, from: string, to: string): string | null => {
  const hard = (date: string) => ['tempo', 'push', 'long'].includes(dayOf(state, date)?.planType ?? '');
  if (!hard(from)) return null;
  const steps = hoursBetween(state) > 48 ? [-2, -1, 1, 2] : [-1, 1];
  return steps.map((step) => addDays(to, step)).find((date) => date !== from && hard(date)) ?? null;
};

/** The day of a session that would land where the runner cannot run; null where none would. */
const notTheirs = (state: CoachState, first: string, second: string): string | null =>
  [
    { from: first, to: second },
    { from: second, to: first },
  ].find(({ from, to }) => (dayOf(state, from)?.minutes ?? 0) > 0 && !isAvailable(state, to))?.to ?? null;

const swapVerdict = (state: CoachState, first: string, second: string, language: Language): string => {
  const nb = language === 'nb';
  const logged = [first, second].find((date) => logOf(state, date) !== null);
  if (logged)
    return nb
      ? `Nei, ${weekday(logged, language)} er alt logget, så den byttes ikke.`
      : `No: ${weekday(logged, language)} is logged already, so it is not swapped.`;
  const gone = [first, second].find((date) => date < state.today || dayOf(state, date) === null);
  if (gone)
    return nb
      ? `Nei, ikke ut av denne uka: ${weekday(gone, language)} hører til en annen uke, og den får sin egen plan. Det som ikke passer, lar du gå.`
      : `No, not out of this week: ${weekday(gone, language)} belongs to another week, which gets its own plan. What does not fit, let it go.`;
  const closed = notTheirs(state, first, second);
  if (closed)
    return nb
      ? `Nei: ${weekday(closed, language)} er ikke en av løpedagene i profilen din. Passer den likevel, legg den til under Profil, så lages planen om.`
      : `No: ${weekday(closed, language)} is not one of the running days in your profile. If it does suit you, add it on the Profile tab and the plan is remade.`;
  const neighbour = crowded(state, first, second) ?? crowded(state, second, first);
  if (neighbour)
    return nb
      ? `Nei, ikke det byttet: det ville ligge for nær ${fullDay(neighbour, language)}, som også er krevende.`
      : `No, not that swap: it would lie too close to ${fullDay(neighbour, language)}, which is demanding too.`;
  return nb ? 'Ja, det byttet går fint.' : 'Yes, that swap works.';
};

/** The session that the words mean where they name one day only: the long run, the hard one, else today's. */
const sessionMeant = (state: CoachState, { concepts }: Question): string | null => {
  const left = leftOf(state);
  if (concepts.has('longRun')) return left.find(({ planType }) => planType === 'long')?.date ?? null;
  if (concepts.has('intervals') || concepts.has('threshold')) return left.find((day) => isHard(day))?.date ?? null;
  return state.today;
};

/** The two dates of a swap as far as they are named. */
const datesOf = (state: CoachState, question: Question): readonly [string | null, string | null] => {
  const [first, second] = question.days.filter(({ kind }) => kind !== 'weekend').map((day) => dateOf(state, day));
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
        `Swapping two days is fine while at least ${hoursBetween(state)} hours lie between hard days and the long run, and the week keeps its minutes.`,
        'Do not stack two sessions on one day. Log what you do on the day you do it.',
      );

/** Swapping days: what the rules allow, named for the days asked about. */
export const swap: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const [first, second] = datesOf(state, question);
  const rows = [first, second].flatMap((date) => (date ? (dayOf(state, date) ?? []) : []));
  const lines = bullets(rows.map((row) => dayLine(state, row, language)));
  if (!first || !second) return paragraphs(ruleOf(state, language), lines);
  return paragraphs(capitalised(swapVerdict(state, first, second, language)), lines, ruleOf(state, language));
};
