import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { paceRange } from '../../domain/zones.ts';
import { dayOf, isLong, leftOf, rehabLevel } from '../figures.ts';
import { count, phaseName } from '../text/names.ts';
import { thresholdOf } from '../text/paces.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingProfile } from './answer.ts';
import { asksLeave, aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { dayReply, distanceReply } from './day.ts';
import { rehabNote } from './session.ts';
import { dateOf } from './today.ts';

const longDay = (state: CoachState) =>
  leftOf(state).find(isLong) ?? state.plan?.days.find((day) => day.minutes > 0 && isLong(day)) ?? null;

const planned = (state: CoachState, language: Language): string | null => {
  const long = longDay(state);
  if (!long) return null;
  return language === 'nb'
    ? `Langturen er ${weekday(long.date, language)}: ${long.minutes} minutter, i pratefart.`
    : `The long run is on ${weekday(long.date, language)}: ${long.minutes} minutes, at a pace to chat.`;
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

const SOON_DAYS = 14;

/** Answers whether a long run is needed, or whether it may be left out. */
const need = (_state: CoachState, long: CoachDay | null, language: Language): Reply => ({
  answer:
    language === 'nb'
      ? [
          'Ja, de fleste uker: det er turen som lærer beina å holde ut lenge.',
          'Den er verdt å beholde: ingen annen tur trener utholdenheten like godt.',
        ]
      : [
          'Yes, in most weeks: it is the run that teaches your legs to last.',
          "It's worth keeping: no other run trains endurance as well.",
        ],
  why:
    long &&
    (language === 'nb'
      ? `${capitalised(weekday(long.date, language))} er den ${long.minutes} minutter.`
      : `${weekday(long.date, language)}'s is ${long.minutes} minutes.`),
  next:
    language === 'nb'
      ? 'Har du mindre tid, ta den tida du har; én langtur som faller ut, gjør ingen skade.'
      : 'If you have less time, take what you have; one missed long run does no harm.',
});

/** Declines a last long run shortly before the race; null when the race is not near. */
const beforeRace = ({ course }: CoachState, language: Language): Reply | null => {
  const days = course?.daysToRace ?? null;
  if (days === null || days > SOON_DAYS) return null;
  return {
    answer:
      language === 'nb'
        ? `Nei, ikke nå: det er ${count(days, 'dag', 'dager')} til løpet, og den lange turen kommer for sent til å hjelpe.`
        : `No, not now: the race is ${count(days, 'day', 'days')} away, and a long run comes too late to help.`,
    why: fact('race-week', language, 1),
  };
};

/** Answers about the long run: its day, its length, its pace, and whether it is needed. */
export const longRun: Answer = (state, question) => {
  const { language, minutes } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const long = longDay(state);
  const aspect = aspectOf(question);
  if (minutes !== null && aspect === 'distance') return distanceReply(state, minutes, language);
  if (/how (?:do|did) you (?:decide|work out|set)|hvordan (?:bestemmer|regner|setter) du/i.test(question.message))
    return capWhy(state, question);
  if (rehabLevel(state) === null) {
    if (asksLeave(question)) {
      const near = beforeRace(state, language);
      if (near) return near;
    }
    if (aspect === 'why' || NEEDED.test(question.message)) return need(state, long, language);
    if (long && aspect !== null && aspect !== 'length') return dayReply(state, question, long);
  }
  return {
    answer:
      planned(state, language) ??
      (language === 'nb' ? 'Det står ingen langtur på planen denne uka.' : "There is no long run in this week's plan."),
    why: sentences(capLine(state, language), taperLine(state, language)),
  };
};

const NEEDED =
  /\b(?:need|necessary|really|every week|skip|drop|leave out|matter|important)\b|trenger|treng\b|nødvendig|hver uke|droppe|kutte|viktig/i;

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

/** Tells whether a length is within the plan of a day, or how long a run can be at most. */
export const cap: Answer = (state, { language, day, minutes: named, distance }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  if (rehabLevel(state)) return { answer: rehabNote(state, language), why: todayLine(state, language) };
  const most = state.cap?.minutes ?? null;
  const row = day && day.kind !== 'weekend' ? dayOf(state, dateOf(state, day)) : null;
  const aim = row?.minutes || longDay(state)?.minutes || most;
  const minutes = named ?? (distance === null ? null : minutesFor(state, distance));
  const limits = sentences(capLine(state, language), taperLine(state, language));
  if (minutes === null)
    return { answer: capLine(state, language), why: taperLine(state, language), next: planned(state, language) };
  const onDay =
    row && row.minutes > 0
      ? language === 'nb'
        ? `${capitalised(weekday(row.date, language))} holder vi oss til ${sessionPhrase(row, language)}.`
        : `On ${weekday(row.date, language)} keep to ${sessionPhrase(row, language)}.`
      : planned(state, language);
  const inMinutes = named === null && distance !== null ? distanceLine(state, distance, language) : null;
  const isOver = aim !== null && minutes > aim;
  if (isOver)
    return {
      answer: language === 'nb' ? 'Nei, ikke så langt nå.' : 'No, not that long now.',
      why: sentences(inMinutes, onDay),
      next: limits,
    };
  return {
    answer: language === 'nb' ? 'Ja, det er innenfor planen.' : "Yes, that's within the plan.",
    why: sentences(inMinutes, onDay),
    next: limits,
  };
};

const todayLine = (state: CoachState, language: Language): string | null => {
  const row = dayOf(state, state.today);
  if (!row) return null;
  return language === 'nb' ? `I dag: ${sessionPhrase(row, language)}.` : `Today: ${sessionPhrase(row, language)}.`;
};

/** Explains why the length of a run is capped. */
export const capWhy: Answer = (state, { language }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  return {
    answer: capLine(state, language),
    why:
      language === 'nb'
        ? 'Blant 5 205 løpere fulgte flere belastningsskader når én tur var mer enn 10 % lengre enn den lengste de siste 30 dagene (Frandsen 2025). Det er ingen garanti, men den beste grensen vi har.'
        : 'Among 5,205 runners, overuse injuries were more frequent after a run more than 10 % longer than the longest of the last 30 days (Frandsen 2025). It is no guarantee, but the best limit we have.',
    next: taperLine(state, language) ?? planned(state, language),
  };
};
