import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { paceRange } from '../../domain/zones.ts';
import { dayOf, isLong, leftOf, rehabLevel } from '../figures.ts';
import { phaseName } from '../text/names.ts';
import { thresholdOf } from '../text/paces.ts';
import { sessionLine } from '../text/sessions.ts';
import { type Answer, missingProfile } from './answer.ts';
import { rehabNote } from './session.ts';
import { dateOf } from './today.ts';

const longDay = (state: CoachState) =>
  leftOf(state).find(isLong) ?? state.plan?.days.find((day) => day.minutes > 0 && isLong(day)) ?? null;

const planned = (state: CoachState, language: Language): string | null => {
  const long = longDay(state);
  if (!long) return null;
  return language === 'nb'
    ? `Langturen på planen er ${weekday(long.date, language)}: ${sessionLine(long, language)}.`
    : `The long run in the plan is on ${weekday(long.date, language)}: ${sessionLine(long, language)}.`;
};

/** Returns the amount by which one run can grow; less after a hip or back injury (section 1.6 of the plans page). */
const capGrowth = ({ runner }: CoachState, or: string): string =>
  runner?.injuryAreas.some((area) => area === 'Hip' || area === 'Lower back') ? '5 %' : `10 % (${or} 5 min)`;

const capLine = (state: CoachState, language: Language): string | null => {
  if (!state.cap) return null;
  return language === 'nb'
    ? `Taket for én tur er nå ${state.cap.minutes} min: den lengste turen din i det siste er ${state.cap.longest} min, og én tur vokser høyst ${capGrowth(state, 'eller')} om gangen.`
    : `Your session cap now is ${state.cap.minutes} min: your longest recent run is ${state.cap.longest} min, and one run grows by at most ${capGrowth(state, 'or')} at a time.`;
};

const taperLine = (state: CoachState, language: Language): string | null => {
  if (state.course?.phase !== 'Taper') return null;
  return language === 'nb'
    ? `Du er i ${phaseName('Taper', language)}: lengre turer nå koster mer enn de gir.`
    : 'You are in the taper: longer runs now cost more than they give.';
};

/** Tells how long the long run is and how long it can be. */
export const longRun: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const long = longDay(state);
  return paragraphs(
    sentences(
      planned(state, language) ??
        (language === 'nb'
          ? 'Det står ingen langtur på planen denne uka.'
          : 'There is no long run in this week’s plan.'),
    ),
    sentences(capLine(state, language), taperLine(state, language)),
    long?.hardMinutes === 0 &&
      (language === 'nb'
        ? 'Hele turen er rolig: du snakker i hele setninger fra start til slutt.'
        : 'All of it is easy: full sentences from start to finish.'),
    rehabNote(state, language),
  );
};

/**
 * Fastest easy pace, in s/km. When no pace is known, a distance counts as too far only when it takes too long even at
 * this pace.
 */
const QUICKEST_EASY = 240;

/** Returns the minutes for a distance at the middle of zone 2, or the fewest possible when no pace is known. */
const minutesFor = (state: CoachState, kilometres: number): number => {
  const threshold = thresholdOf(state);
  const { fast, slow } = threshold ? paceRange('2', threshold.secondsPerKm) : { fast: null, slow: null };
  const pace = fast !== null && slow !== null ? (fast + slow) / 2 : QUICKEST_EASY;
  return Math.round((kilometres * pace) / 60);
};

const distanceLine = (state: CoachState, kilometres: number, language: Language): string => {
  const minutes = minutesFor(state, kilometres);
  const rounded = Math.round(kilometres);
  if (!thresholdOf(state))
    return language === 'nb'
      ? 'Uten terskelfart regner jeg i minutter, ikke kilometer.'
      : 'Without a threshold pace I count in minutes, not in distance.';
  return language === 'nb'
    ? `${rounded} km i sone 2 tar deg omtrent ${minutes} min.`
    : `${rounded} km in zone 2 takes you about ${minutes} min.`;
};

/** Tells how long a run can be: the cap, and the planned minutes of the day or long run in question. */
export const cap: Answer = (state, { language, day, minutes: named, distance }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  if (rehabLevel(state)) return paragraphs(rehabNote(state, language), todayLine(state, language));
  const most = state.cap?.minutes ?? null;
  const row = day && day.kind !== 'weekend' ? dayOf(state, dateOf(state, day)) : null;
  const aim = row?.minutes || longDay(state)?.minutes || most;
  const minutes = named ?? (distance === null ? null : minutesFor(state, distance));
  const isOver = minutes !== null && aim !== null && minutes > aim;
  const verdict = isOver
    ? language === 'nb'
      ? 'Nei, ikke så langt nå.'
      : 'No, not that long now.'
    : language === 'nb'
      ? 'Planens minutter er målet, ikke et minstekrav.'
      : "The plan's minutes are the target, not a minimum.";
  const onDay =
    row && row.minutes > 0
      ? language === 'nb'
        ? `${capitalised(weekday(row.date, language))} holder vi oss til ${sessionLine(row, language)}.`
        : `On ${weekday(row.date, language)} keep to ${sessionLine(row, language)}.`
      : null;
  return paragraphs(
    sentences(
      verdict,
      named === null && distance !== null && distanceLine(state, distance, language),
      onDay ?? planned(state, language),
    ),
    sentences(capLine(state, language), taperLine(state, language)),
  );
};

const todayLine = (state: CoachState, language: Language): string | null => {
  const row = dayOf(state, state.today);
  if (!row) return null;
  return language === 'nb' ? `I dag: ${sessionLine(row, language)}.` : `Today: ${sessionLine(row, language)}.`;
};

/** Explains why the length of a run is capped. */
export const capWhy: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  return paragraphs(
    capLine(state, language),
    language === 'nb'
      ? 'Hvorfor: blant 5 205 løpere fulgte flere belastningsskader når én tur var mer enn 10 % lengre enn den lengste de siste 30 dagene (Frandsen 2025). Hvor mye uka økte, hang ikke sammen med skader på samme måte. Det er ingen garanti, men det er den beste grensen vi har.'
      : 'Why: among 5,205 runners, overuse injuries were more frequent after a run more than 10 % longer than the longest of the last 30 days (Frandsen 2025). The growth of the whole week showed no such link. It is no guarantee, but the best limit we have.',
    sentences(planned(state, language), taperLine(state, language)),
  );
};
