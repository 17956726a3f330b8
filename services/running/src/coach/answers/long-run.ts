import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { paceRange } from '../../domain/plan/zones.ts';
import { dayOf, leftOf, rehabLevel } from '../figures.ts';
import { phaseName } from '../text/names.ts';
import { thresholdOf } from '../text/paces.ts';
import { type Answer, missingProfile } from './answer.ts';
import { rehabNote, sessionLine } from './session.ts';
import { dateOf } from './today.ts';

const longDay = (state: CoachState) =>
  leftOf(state).find(({ planType }) => planType === 'long') ??
  state.plan?.days.find(({ planType }) => planType === 'long') ??
  null;

const planned = (state: CoachState, language: Language): string | null => {
  const long = longDay(state);
  if (!long) return null;
  return language === 'nb'
    ? `På planen står langtur ${weekday(long.date, language)}: ${long.minutes} min i sone 2.`
    : `In the plan the long run is on ${weekday(long.date, language)}: ${long.minutes} min in zone 2.`;
};

const capLine = (state: CoachState, language: Language): string | null => {
  if (!state.cap) return null;
  return language === 'nb'
    ? `Taket for én tur er nå ${state.cap.minutes} min: den lengste turen din på 30 dager er ${state.cap.longest} min, og én tur vokser høyst 10 % (minst 3 min) om gangen.`
    : `Your session cap now is ${state.cap.minutes} min: your longest run in 30 days is ${state.cap.longest} min, and one run grows by at most 10 % (or 3 min) at a time.`;
};

const taperLine = (state: CoachState, language: Language): string | null => {
  if (state.course?.phase !== 'Taper') return null;
  return language === 'nb'
    ? `Du er i ${phaseName('Taper', language)}: lengre turer nå koster mer enn de gir.`
    : 'You are in the taper: longer runs now cost more than they give.';
};

/** How long the long run is, and may be. */
export const longRun: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const long = longDay(state);
  return paragraphs(
    sentences(
      planned(state, language) ??
        (language === 'nb' ? 'Det står ingen langtur på planen denne uka.' : 'No long run is in this week’s plan.'),
    ),
    sentences(capLine(state, language), taperLine(state, language)),
    long &&
      (language === 'nb'
        ? 'Hele turen er rolig: du snakker i hele setninger fra start til slutt.'
        : 'All of it easy: full sentences from start to finish.'),
    rehabNote(state, language),
  );
};

/** Nobody runs easily faster than this: without a known pace a distance is too far only where even this takes too long. */
const QUICKEST_EASY = 240;

/** Minutes that a distance takes at the middle of zone 2; the least it can take where no pace is known. */
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

/** How long one run may be: the cap, and what is planned where a day or the long run is meant. */
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
      ? 'Planens minutter er målet, ikke det minste.'
      : "The plan's minutes are the aim, not the least.";
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

/** Why one run does not jump: the source of the cap. */
export const capWhy: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  return paragraphs(
    capLine(state, language),
    language === 'nb'
      ? 'Hvorfor: blant 5 205 løpere fulgte flere belastningsskader når én tur var mer enn 10 % lengre enn den lengste de siste 30 dagene (Frandsen 2025). Hvor mye uka økte, hang ikke sammen med skader på samme måte. Det er ingen garanti, men det er det beste rekkverket vi har.'
      : 'Why: among 5,205 runners, overuse injuries were more frequent after a run more than 10 % longer than the longest of the last 30 days (Frandsen 2025). The growth of the week showed no such link. It is no guarantee, but the best rail there is.',
    sentences(planned(state, language), taperLine(state, language)),
  );
};
