import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { paceRange } from '../../domain/zones.ts';
import { dateOf } from '../dates.ts';
import { dayOf, isLong, leftOf, rehabLevel } from '../figures.ts';
import { lengthInstead } from '../intents/instead.ts';
import { asksLongerBy } from '../intents/longer-by.ts';
import { count, phaseName } from '../text/names.ts';
import { thresholdOf } from '../text/paces.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingProfile } from './answer.ts';
import { asksLeave, aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { dayReply, distanceReply } from './day.ts';
import { rehabNote } from './session.ts';

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
  if (/\b(?:grow\w*|increase\w*|vokser|øker)\b/i.test(question.message)) return capWhy(state, question);
  if (/\bday after|dagen (?:etter|derpå)/i.test(question.message)) return dayAfter(state, long, language);
  if (/\bdifferen\w*|forskjell\w*/i.test(question.message)) return sameEffort(long, language);
  if (/how (?:do|did) you (?:decide|work out|set)|hvordan (?:bestemmer|regner|setter) du/i.test(question.message))
    return capWhy(state, question);
  if (rehabLevel(state) === null) {
    if (asksLeave(question)) {
      const near = beforeRace(state, language);
      if (near) return near;
    }
    if (long && question.days.length > 0 && BUSY_DAY.test(question.message)) return otherDay(state, long, language);
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

/** Answers whether a run on the day after the long run is fine. */
const dayAfter = (state: CoachState, long: CoachDay | null, language: Language): Reply => {
  const next = long && dayOf(state, addDays(long.date, 1));
  const planned = next && next.minutes > 0 ? `${weekday(next.date, language)}: ${sessionPhrase(next, language)}` : null;
  return language === 'nb'
    ? {
        answer: 'Ja, kort og svært rolig går fint hvis beina kjennes greie; ellers hviler du.',
        why: planned ? `På planen er ${planned}.` : 'Planen lar beina hente seg inn etter langturen.',
      }
    : {
        answer: 'Yes, short and very easy is fine if your legs feel all right; otherwise rest.',
        why: planned ? `In the plan: ${planned}.` : 'The plan lets your legs recover after the long run.',
      };
};

/** Explains how the long run differs from an easy run. */
const sameEffort = (long: CoachDay | null, language: Language): Reply =>
  language === 'nb'
    ? {
        answer: 'Farten er den samme, rolig nok til å prate; langturen varer bare lenger.',
        why: 'Rolige turer holder deg i gang, langturen lærer beina å holde ut.',
        next: long && `Ukas langtur er ${long.minutes} minutter.`,
      }
    : {
        answer: 'The effort is the same, easy enough to chat; the long run only lasts longer.',
        why: 'Easy runs keep you going, and the long run teaches your legs to last.',
        next: long && `This week's is ${long.minutes} minutes.`,
      };

const BUSY_DAY =
  /\b(?:wedding|party|work(?:ing)?|busy|travel\w*|can'?t|cannot|away|family|bryllup|fest|bursdag|jobb\w*|opptatt|kan ikke|borte|familie\w*)\b/i;

/** Explains what to do with a long run on a day that does not suit. */
const otherDay = (state: CoachState, long: CoachDay, language: Language): Reply => {
  const others = leftOf(state).filter(({ date }) => date !== long.date);
  const names = listed(
    others.map(({ date }) => weekday(date, language)),
    language,
  );
  return {
    answer:
      language === 'nb'
        ? 'Da bytter du den med en annen løpedag denne uka, eller lar den gå.'
        : 'Then swap it with another running day this week, or let it go.',
    why: names && (language === 'nb' ? `Igjen denne uka har du ${names}.` : `Left this week you have ${names}.`),
    next:
      language === 'nb' ? 'Én langtur som faller ut, koster deg ingenting.' : 'One missed long run costs you nothing.',
  };
};

const NEEDED =
  /\b(?:need|necessary|really|every week|skip|drop|leave out|matter|important)\b|trenger|treng\b|nødvendig|hver uke|droppe|kutte|viktig/i;

/**
 * Fastest easy pace, in s/km. When no pace is known, a distance is treated as too far only if it takes too long even at
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

const LENGTHS = /(\d{1,3}) ?(?:min\w*)|(\d(?:[.,]\d)?|one|two|three|en|to|tre) ?(?:h|hrs?|hours?|t|timer?)\b/gi;
const HOURS_IN_WORDS: Record<string, number> = { one: 1, two: 2, three: 3, en: 1, to: 2, tre: 3 };

/**
 * Returns the longest duration in a message, in minutes. A runner who asks for more often mentions the planned length
 * as well, so the longer one decides whether the run is too long.
 */
const longestNamed = (message: string, named: number | null): number | null => {
  const lengths = [...message.matchAll(LENGTHS)].map(([, minutes, hours]) =>
    minutes
      ? Number(minutes)
      : 60 * (HOURS_IN_WORDS[(hours ?? '').toLowerCase()] ?? Number((hours ?? '').replace(',', '.'))),
  );
  return lengths.length > 1 ? Math.round(Math.max(named ?? 0, ...lengths)) : named;
};

/** Number of minutes assumed for an amount without a number, such as "a few minutes more". */
const SOME_MORE = 5;

/** Answers whether a length is within the plan of a day, or how long a run can be at most. */
export const cap: Answer = (state, question) => {
  const { language, day, message } = question;
  const instead = lengthInstead(question.own);
  const { minutes: first, distance } = instead ?? question;
  const named = instead ? first : longestNamed(message, first);
  const missing = missingProfile(state, language);
  if (missing) return missing;
  if (rehabLevel(state)) return { answer: rehabNote(state, language), why: todayLine(state, language) };
  const most = state.cap?.minutes ?? null;
  // If no day is named, today's session is replaced.
  const date = day && day.kind !== 'weekend' ? dateOf(state, day) : instead ? state.today : null;
  const row = date === null ? null : dayOf(state, date);
  const aim = instead ? (row?.minutes ?? 0) : row?.minutes || longDay(state)?.minutes || most;
  const amount = named ?? (distance === null ? null : minutesFor(state, distance));
  const isMore = asksLongerBy(message);
  // "20 minutes longer" is added to the planned length; "80 minutes" is the whole length.
  const minutes = isMore ? (aim ?? 0) + (amount ?? SOME_MORE) : amount;
  const limits = sentences(capLine(state, language), taperLine(state, language));
  if (EXACTLY.test(message))
    return language === 'nb'
      ? {
          answer: 'Nei, minuttene er et mål, ikke et krav: noen få fra eller til betyr ingenting.',
          why: 'Bli ikke mye lengre enn planen, og kutt gjerne når beina er tunge.',
        }
      : {
          answer: 'No, the minutes are a target, not a demand: a few either way mean nothing.',
          why: "Don't go much longer than the plan, and cut it when your legs are heavy.",
        };
  if (minutes === null && row && row.minutes > 0) return dayReply(state, question, row);
  if (minutes === null)
    return { answer: capLine(state, language), why: taperLine(state, language), next: planned(state, language) };
  const onDay =
    row && row.minutes > 0
      ? language === 'nb'
        ? `${capitalised(weekday(row.date, language))} holder vi oss til ${sessionPhrase(row, language)}.`
        : `On ${weekday(row.date, language)} keep to ${sessionPhrase(row, language)}.`
      : planned(state, language);
  const inMinutes = named === null && distance !== null && !isMore ? distanceLine(state, distance, language) : null;
  const isOver = aim !== null && minutes > aim;
  if (TOO_MUCH.test(message))
    return {
      answer: isOver
        ? language === 'nb'
          ? 'Ja, det er for langt nå.'
          : 'Yes, that is too long for now.'
        : language === 'nb'
          ? 'Nei, det er ikke for mye: det er innenfor planen.'
          : "No, that's not too much: it is within the plan.",
      why: sentences(inMinutes, onDay),
      next: limits,
    };
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

const EXACTLY = /\b(?:exactly|precisely|to the minute|akkurat|nøyaktig|eksakt|på minuttet)\b/i;
const TOO_MUCH = /\btoo (?:much|long|far)\b|\bfor (?:mye|langt|lenge|lang)\b/i;

const todayLine = (state: CoachState, language: Language): string | null => {
  const row = dayOf(state, state.today);
  if (!row) return null;
  return language === 'nb' ? `I dag: ${sessionPhrase(row, language)}.` : `Today: ${sessionPhrase(row, language)}.`;
};

/** Explains why the length of a run is capped. */
export const capWhy: Answer = (state, { language }) => {
  if (rehabLevel(state) === 'ladder')
    return { answer: fact('walk-run-ladder', language), why: fact('walk-run-ladder', language, 1) };
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
