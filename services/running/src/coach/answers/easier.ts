import { addDays } from '@stridewell/contracts/web';
import { dayName, weekday } from '@stridewell/language/days';
import { capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { checkinToday, dayOf, isHard, isLong, leftOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { count } from '../text/names.ts';
import { zonesOf } from '../text/paces.ts';
import { isLadderDay, isRaceDay, isWalk, purposeText, sessionPhrase } from '../text/sessions.ts';
import { type Answer, missingPlan, noCheckin, type Variants } from './answer.ts';
import { cap } from './long-run.ts';
import { comingDay, ifTired } from './long-run-figures.ts';
import { raceAdvice } from './session.ts';
import { offerText } from './week.ts';
import { adaptNote } from './week-notes.ts';

/** Formats a range of minutes up to the planned length, such as `20-30`; one number when both ends are equal. */
const between = (low: number, high: number, most: number): string =>
  most <= low ? `${Math.max(10, most)}` : `${low}-${Math.min(high, most)}`;

const mostToday = (state: CoachState, day: CoachDay): number =>
  Math.min(day.minutes, state.cap?.minutes ?? day.minutes);

const restWord = (language: Language): string =>
  language === 'nb' ? 'Hvil: én økt avgjør aldri en sesong' : 'Rest: one session never made a season';

/** A session of the ladder with one round fewer; null for another kind of day or a single round. */
const fewerRounds = (day: CoachDay, language: Language): string | null => {
  const rounds = day.built?.reps ?? 1;
  if (!isLadderDay(day) || rounds < 2) return null;
  return language === 'nb'
    ? `${rounds - 1} runder i stedet for ${rounds}, like rolig; trinnet gjentas neste gang`
    : `${rounds - 1} rounds instead of ${rounds}, just as easy; the stage is repeated next time`;
};

const walkOptions = (day: CoachDay, language: Language): string[] => [
  ...[fewerRounds(day, language)].filter((option) => option !== null),
  ...walkInstead(day, language),
];

const walkInstead = (day: CoachDay, language: Language): string[] =>
  language === 'nb'
    ? [
        `Gå ${between(10, 20, Math.min(20, day.minutes))} min i ditt eget tempo`,
        'Sykle rolig i stedet, så lenge det ikke gjør vondt',
        restWord(language),
      ]
    : [
        `Walk ${between(10, 20, Math.min(20, day.minutes))} min at your own pace`,
        'Cycle gently instead, as long as nothing hurts',
        restWord(language),
      ];

const easyOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes =
    day.minutes > 30 ? between(20, 30, mostToday(state, day)) : between(10, 20, Math.min(20, mostToday(state, day)));
  return language === 'nb'
    ? [`${minutes} min i sone 1, eller rask gange`, 'Sykkel eller bevegelighet i stedet, like lett', restWord(language)]
    : [`${minutes} min in zone 1, or a brisk walk`, 'Bike or mobility instead, just as light', restWord(language)];
};

const hardOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? [
        'Samme økt med omtrent en tredel færre drag, med samme innsats',
        `Bytt den mot ${minutes} min i sone 1`,
        restWord(language),
      ]
    : [
        'The same session with about a third fewer repetitions, at the same effort',
        `Swap it for ${minutes} min in zone 1`,
        restWord(language),
      ];
};

const longOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? ['En femtedel kortere, alt i sone 2', `${minutes} min i sone 1, eller en gåtur`, restWord(language)]
    : ['A fifth shorter, all of it in zone 2', `${minutes} min in zone 1, or a walk`, restWord(language)];
};

/** Returns gentler versions of a session, the most similar one first. */
export const easierOptions = (state: CoachState, day: CoachDay, language: Language): string[] => {
  if (rehabLevel(state) !== null || isWalk(day)) return walkOptions(day, language);
  if (isLong(day)) return longOptions(state, day, language);
  return isHard(day) ? hardOptions(state, day, language) : easyOptions(state, day, language);
};

/** The current or future day that a question is about; today when it names no day or a past one. */
const dayAsked = (state: CoachState, { day }: Question): CoachDay | null => {
  const named = day && day.kind !== 'weekend' ? dateOf(state, day) : state.today;
  const isPast = named < state.today;
  return dayOf(state, isPast ? state.today : named);
};

const unplanned = (language: Language): string =>
  language === 'nb'
    ? 'Den dagen er ikke planlagt ennå; når uka lages på mandag, kan økta kortes ned eller gjøres lettere.'
    : 'That day is not planned yet; once the week is made on Monday, its session can be made shorter or lighter.';

const restToday = (language: Language): string =>
  language === 'nb'
    ? 'I dag er det hviledag, så det blir ikke lettere. En kort, rolig gåtur er fint hvis du har lyst.'
    : 'Today is a rest day, so it cannot get any easier. A short gentle walk is fine if you feel like it.';

/** The text for a race day, which has no gentler version. */
const raceToday = (day: CoachDay, language: Language): string =>
  `${language === 'nb' ? 'I dag er det konkurransedag.' : 'Today is race day.'} ${raceAdvice(day, language)}`;

const whenOf = ({ today }: CoachState, { date }: CoachDay, language: Language): string => {
  const name = dayName(date, today, language);
  return /^(?:Today|Tomorrow|I )/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
};

/** Returns a day as an adverb in English: `today`, `on Sunday`. */
const onWhen = (when: string): string => (/^(?:today|tomorrow)$/.test(when) ? when : `on ${when}`);

/** Suggests gentler versions of a session, today's unless the question names another day. */
export const easier: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (isBusy(question)) return busyWeek(state, language);
  const day = dayAsked(state, question);
  if (!day) return unplanned(language);
  if (day.minutes === 0) return restToday(language);
  if (isRaceDay(day)) return raceToday(day, language);
  const phrase = sessionPhrase(day, language);
  const when = whenOf(state, day, language);
  if (day.date > state.today && rehabLevel(state) === null)
    return {
      answer:
        language === 'nb'
          ? `${capitalised(when)} er det ${phrase}, og innsjekken den morgenen avgjør om den blir lettere.`
          : `${capitalised(onWhen(when))} it is ${phrase}, and that morning's check-in decides whether it gets lighter.`,
      why: language === 'nb' ? 'Vil du uansett ha den lettere, velg:' : 'If you want it lighter anyway, choose:',
      list: easierOptions(state, day, language),
    };
  return {
    answer:
      language === 'nb'
        ? [
            `Ja, og det du lar ligge ${when}, skal ikke tas igjen senere.`,
            `Ja, gjør det lettere ${when}; resten av uka står som den er.`,
          ]
        : [
            `Yes, and what you leave out ${onWhen(when)} is not added later.`,
            `Yes, ease it ${onWhen(when)}; the rest of the week stays as it is.`,
          ],
    why: language === 'nb' ? `I stedet for ${phrase}, velg én av disse:` : `Instead of ${phrase}, pick one of these:`,
    list: easierOptions(state, day, language),
  };
};

/** Lengths of a shortened session, in minutes, longest first. */
const SHORT_VERSIONS = [40, 30, 25, 20, 15, 10] as const;
const USUAL_SHORT = 25;

/** Returns the longest short version within the time that the runner has and shorter than the session. */
const shortMinutes = (day: CoachDay, minutes: number | null): number =>
  SHORT_VERSIONS.find((length) => length <= (minutes ?? USUAL_SHORT) && length < day.minutes) ?? 10;

/** Maximum number of minutes by which a named length may exceed the planned one. */
const ABOUT = 4;
/** Words which show that a runner asks to run a named length instead of stating the available time. */
const WANTS_LONGER =
  /\b(?:make it|run|do|go for|stretch|extend|up to|increase|gjør|gjøre|løpe|ta|forlenge|øke|strekke)\b/i;

/** Suggests a short version for a day with little time. */
export const shortTime: Answer = (state, question) => {
  const { language, minutes } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  if (isBusy(question)) return busyWeek(state, language);
  const day = dayAsked(state, question);
  if (!day) return unplanned(language);
  if (day.minutes === 0) return restToday(language);
  if (isRaceDay(day)) return raceToday(day, language);
  const phrase = sessionPhrase(day, language);
  if (minutes !== null && minutes > day.minutes + ABOUT && WANTS_LONGER.test(question.own)) return cap(state, question);
  if (minutes !== null && minutes >= day.minutes)
    return {
      answer:
        language === 'nb'
          ? `Ja, det holder: ${whenOf(state, day, language)} er det ${phrase}.`
          : `Yes, that is enough: ${whenOf(state, day, language)} is ${phrase}.`,
      why: purposeText(day, language),
    };
  if (rehabLevel(state) !== null)
    return { answer: language === 'nb' ? 'Ja, en kortere utgave er også bra.' : 'Yes, a shorter version counts too.' };
  if (minutes === null && day.minutes <= USUAL_SHORT)
    return {
      answer:
        language === 'nb'
          ? `Økta er alt kort: ${day.minutes} min, og en kortere tur er også bra.`
          : `${day.date === state.today ? "Today's" : 'That'} session is ${day.minutes} min, short already, and a shorter one counts too.`,
    };
  const short = shortMinutes(day, minutes);
  const hard = isHard(day) && short >= 20;
  const from = short < 20 ? 10 : 20;
  const zone = zonesOf(day.zone)[0] === '1' ? '1' : '2';
  if (language === 'nb')
    return {
      answer: [
        `Ja: ta ${short} minutter ${whenOf(state, day, language)} i stedet for ${day.minutes}.`,
        `Ja, ${short} minutter er nok ${whenOf(state, day, language)}.`,
      ],
      why: hard
        ? 'Varm opp 10 min rolig, ta noen få minutter i øktas sone, og jogg resten.'
        : `Løp alt rolig, i sone ${zone}; alt fra ${from} minutter gir effekt.`,
      next: 'Resten av økta skal ikke legges til en annen dag.',
    };
  return {
    answer: [
      `Yes: make it ${short} minutes ${onWhen(whenOf(state, day, language))} instead of ${day.minutes}.`,
      `Yes, ${short} minutes is enough ${onWhen(whenOf(state, day, language))}.`,
    ],
    why: hard
      ? "Warm up 10 min easily, run a few minutes in the session's zone, and jog the rest."
      : `Run all of it easily, in zone ${zone}; anything from ${from} minutes counts.`,
    next: 'What is left out is not added to another day.',
  };
};

const BUSY = /\b(?:work|busy|hours?|time|exams?|kids|hectic|insane|jobb|travelt?|timer?|tid|eksamen|barna?|hektisk)\b/i;

/** True when the runner has little time in a week, rather than little energy. */
const isBusy = ({ intent, message, concepts }: Question): boolean =>
  intent === 'busyWeek' && BUSY.test(message) && !concepts.has('tired');

/** Explains what to keep in a week with little time. */
const busyWeek = (state: CoachState, language: Language): Reply => {
  const long = leftOf(state).find(isLong) ?? null;
  const hours = state.runner?.hours;
  if (language === 'nb')
    return {
      answer: 'Da beholder du langturen og den harde økta, og lar de rolige turene gå først.',
      why: 'De to gir mest, og færre rolige minutter én uke koster deg ingenting.',
      next: hours
        ? `Vil du at planen skal regne med det, sett ned timene under Profil (nå ${hours} i uka), så lages uka på nytt.`
        : null,
      after: long ? `Langturen er ${weekday(long.date, language)}: ${long.minutes} min.` : null,
    };
  return {
    answer: 'Then keep the long run and the hard session, and let the easy runs go first.',
    why: 'Those two carry most of the effect, and fewer easy minutes for one week cost you nothing.',
    next: hours
      ? `If the plan should count with it, lower the hours on the Profile tab (now ${hours} a week) and the week is planned again.`
      : null,
    after: long ? `The long run is on ${weekday(long.date, language)}: ${long.minutes} min.` : null,
  };
};

/** Answers a runner who cannot do all sessions of the week. */
export const busyWeekAnswer: Answer = (state, { language }) =>
  missingPlan(state, language) ?? busyWeek(state, language);

/** The cause that a tired runner mentions, and the general answer to it. */
const causeOf = ({ intent, concepts, message }: Question): 'sleep' | 'stress' | 'sore' | 'tired' => {
  if (intent === 'slept' || intent === 'sleepHow' || /slept|sleep|søvn|sov/i.test(message)) return 'sleep';
  if (intent === 'stress' || /stress/i.test(message)) return 'stress';
  return intent === 'sore' || concepts.has('bodyPart') || /støl|sore|stiv/i.test(message) ? 'sore' : 'tired';
};

const CAUSES: Record<'sleep' | 'stress' | 'sore' | 'tired', Variants> = {
  sleep: {
    en: [
      'You can usually run, but keep it easy: a bad night makes it harder without taking your form away.',
      'Yes, if you feel like it, but short and easy after a night like that.',
    ],
    nb: [
      'Du kan som regel løpe, men rolig: en dårlig natt gjør det tyngre uten at formen forsvinner.',
      'Ja, hvis du har lyst, men kort og rolig etter en slik natt.',
    ],
  },
  stress: {
    en: [
      'Yes, but easy: in stressful days keep the run and trim what is hard.',
      'You can, as long as it stays light; the body recovers more slowly when there is much on.',
    ],
    nb: [
      'Ja, men rolig: på stressende dager beholder du turen og kutter det harde.',
      'Du kan, så lenge det er lett; kroppen henter seg saktere inn når det er mye.',
    ],
  },
  sore: {
    en: [
      'Sore on both sides and easing as you move: then an easy run is fine, and nothing hard.',
      'Ordinary soreness allows easy running; sharp pain in one spot does not, so leave the run and check in with Physio Coach.',
    ],
    nb: [
      'Støl på begge sider og bedre når du beveger deg: da går en rolig tur fint, men ikke noe hardt.',
      'Vanlig stølhet tåler rolig løping; skarp smerte på ett punkt gjør det ikke, så da lar du turen ligge og sjekker inn hos Physio Coach.',
    ],
  },
  tired: {
    en: [
      'Then make today lighter; one easy day costs you nothing.',
      'Take it down a notch today, and let the legs come back.',
      'Go easier than planned today, or not at all if you feel empty.',
    ],
    nb: [
      'Da gjør vi dagen lettere; én rolig dag koster deg ingenting.',
      'Ta det ned et hakk i dag, så kommer beina tilbake.',
      'Ta det roligere enn planlagt i dag, eller la være hvis du er helt tom.',
    ],
  },
};

/** Suggests gentler options to a runner who is tired, stressed or slept badly. */
export const tired: Answer = (state, question) => {
  const { language } = question;
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const coming = rehabLevel(state) === null ? comingDay(state, question) : null;
  if (coming && !isRaceDay(coming)) return ifTired(coming, language);
  const day = dayOf(state, state.today);
  const checkin = checkinToday(state)
    ? language === 'nb'
      ? 'Kjennes det annerledes enn i innsjekken, så sjekk inn på nytt: planen følger etter.'
      : 'If it feels different from your check-in, check in again: the plan follows.'
    : noCheckin(language);
  const offer = state.plan && offerText(state.plan, language);
  if (!day || day.minutes === 0) return paragraphs(restToday(language), checkin, offer);
  if (isRaceDay(day)) return paragraphs(raceToday(day, language), checkin);
  const phrase = sessionPhrase(day, language);
  return {
    answer: CAUSES[causeOf(question)][language],
    why: language === 'nb' ? `I dag står det ${phrase}; velg heller:` : `Today is ${phrase}; rather choose:`,
    list: easierOptions(state, day, language),
    after: sentences(checkin, offer),
  };
};

/** Answers a request for a lighter week: returns the open offer, or explains when one is offered. */
export const lighterWeek: Answer = (state, question) => {
  const { language } = question;
  if (isBusy(question) && state.plan) return busyWeek(state, language);
  const offer = state.plan && offerText(state.plan, language);
  if (offer) return { answer: offer, why: adaptNote(state, language) };
  const from = addDays(state.today, -6);
  const low7 = state.checkins.filter(({ date, score }) => date >= from && score < 5).length;
  if (language === 'nb')
    return {
      answer: state.course?.isDownWeek
        ? 'Denne uka er allerede en planlagt lettere uke, en femtedel mindre.'
        : 'Ikke hele uka ennå: jeg tilbyr en uke kuttet med en femtedel (20 %) etter tre lave dager på rad.',
      why: `De siste 7 dagene har du hatt ${count(low7, 'lav dag', 'lave dager')}.`,
      next: 'Til da kan du gjøre én dag lettere med «Gjør det lettere».',
    };
  return {
    answer: state.course?.isDownWeek
      ? 'This week is already a planned lighter week: a fifth less.'
      : 'Not the whole week yet: I offer one cut by a fifth (20 %) after three low days in a row.',
    why: `You have had ${count(low7, 'low day', 'low days')} in the last 7.`,
    next: "Until then 'Make Easier' makes a single day lighter.",
  };
};
