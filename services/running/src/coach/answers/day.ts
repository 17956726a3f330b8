import { flattenSteps } from '@stridewell/contracts/web';
import { dayName, weekday } from '@stridewell/language/days';
import { capitalised, type Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { paceRange } from '../../domain/zones.ts';
import { describeStep, sessionFeel } from '../../messages/describe-session.ts';
import { checkinToday, isHard, leftOf, logOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { isDemanding } from '../spacing.ts';
import { thresholdOf, zoneFeel, zonePace, zonesOf } from '../text/paces.ts';
import {
  isLadderDay,
  isRaceDay,
  isStructured,
  isWalk,
  ladderRounds,
  purposeText,
  sessionName,
  sessionPhrase,
  stepLines,
} from '../text/sessions.ts';
import { type Aspect, asksLeave, aspectOf, aspectsIn } from './aspects.ts';
import { fact } from './cards.ts';
import { asksOfRest, asksOfRun, inside, onDay, restDay } from './rest-day.ts';
import { changeText, loggedNote, raceAdvice, repeatNote } from './session.ts';

const raceDay = (state: CoachState, day: CoachDay, language: Language): Reply => ({
  answer:
    language === 'nb'
      ? `**${dayName(day.date, state.today, language)} er det konkurransedag.**`
      : `**${dayName(day.date, state.today, language)} is race day.**`,
  why: day.changed ? null : day.why[language],
  next: raceAdvice(day, language),
  after: loggedNote(state, day.date, language),
});

/** Returns the first step of a kind as a line; null when the session has none. */
export const stepOf = (state: CoachState, day: CoachDay, kind: 'warmup' | 'rest' | 'cooldown', language: Language) => {
  const step = flattenSteps(day.built?.steps ?? []).find((each) => each.kind === kind);
  return step ? describeStep(step, language, thresholdOf(state)?.unit ?? 'km') : null;
};

const PARTS = {
  warmUp: 'warmup',
  recovery: 'rest',
  coolDown: 'cooldown',
} as const;

const NO_PART = {
  warmUp: {
    en: 'No separate warm-up: start extra slowly, and the first ten minutes are the warm-up.',
    nb: 'Ingen egen oppvarming: begynn ekstra sakte, så er de første ti minuttene oppvarmingen.',
  },
  recovery: {
    en: "There are no pauses in it: it's one even run from start to finish.",
    nb: 'Det er ingen pauser i den: det er én jevn tur fra start til slutt.',
  },
  coolDown: {
    en: 'No separate cool-down: let the last minutes be the slowest.',
    nb: 'Ingen egen nedjogging: la de siste minuttene være de roligste.',
  },
} as const;

const partReply = (state: CoachState, day: CoachDay, part: keyof typeof PARTS, language: Language): Reply => {
  const step = stepOf(state, day, PARTS[part], language);
  if (!step) return { answer: NO_PART[part][language] };
  const name = dayName(day.date, state.today, language);
  return {
    answer: `${name}: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}.`,
    why:
      part === 'recovery'
        ? language === 'nb'
          ? 'Jogg eller gå i pausen, så neste drag blir like bra som det forrige.'
          : 'Jog or walk in it, so the next one is as good as the last.'
        : null,
    next:
      part === 'warmUp'
        ? language === 'nb'
          ? 'Den er med i minuttene for økta.'
          : "It's included in the session's minutes."
        : null,
  };
};

const KM_PER_MILE = 1.609344;

/** Returns the kilometres that a number of minutes takes in zone 2, as a range; null if there is no threshold pace. */
const reach = (state: CoachState, minutes: number, language: Language): string | null => {
  const threshold = thresholdOf(state);
  if (!threshold) return null;
  const { fast, slow } = paceRange('2', threshold.secondsPerKm);
  if (fast === null || slow === null) return null;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const far = (pace: number, unit: number): string => format.format((minutes * 60) / pace / unit);
  const km = `${far(slow, 1)}–${far(fast, 1)} km`;
  return threshold.unit === 'mi' ? `${far(slow, KM_PER_MILE)}–${far(fast, KM_PER_MILE)} mi (${km})` : km;
};

/** Describes what changed on a day; null for a walk and for the ladder, whose names already show the change. */
const shortChange = (state: CoachState, day: CoachDay, language: Language): string | null =>
  isWalk(day) || isLadderDay(day) ? null : changeText(state, day, language);

/** States how far a runner gets in a number of minutes. */
export const distanceReply = (state: CoachState, minutes: number, language: Language): Reply => {
  const km = reach(state, minutes, language);
  if (language === 'nb')
    return {
      answer: km
        ? `Omtrent ${km}, hvis du holder deg i sone 2 i ${minutes} minutter.`
        : `Det er ${minutes} minutter; uten terskelfart kan jeg ikke gjøre det om til kilometer.`,
      why: 'Planen teller minutter, så bakker og føre endrer ikke hvor hard dagen blir.',
    };
  return {
    answer: km
      ? `Roughly ${km}, if you stay in zone 2 for the ${minutes} minutes.`
      : `It's ${minutes} minutes; without a threshold pace I can't turn that into a distance.`,
    why: 'The plan counts minutes, so hills and ground never make the day harder than meant.',
  };
};

const lengthReply = (state: CoachState, day: CoachDay, language: Language): Reply => {
  const name = capitalised(dayName(day.date, state.today, language));
  const why = isWalk(day) ? null : purposeText(day, language);
  const rounds = ladderRounds(day, language);
  if (language === 'nb')
    return {
      answer: rounds
        ? `${rounds}, ${day.minutes} minutter i alt.`
        : [
            `${name}: ${day.minutes} minutter, oppvarming og nedjogging medregnet.`,
            `${day.minutes} minutter i alt, fra du begynner til du er ferdig.`,
          ],
      why: shortChange(state, day, language) ?? why,
    };
  return {
    answer: rounds
      ? `${rounds}, ${day.minutes} minutes in all.`
      : [
          `${name}: ${day.minutes} minutes, warm-up and cool-down included.`,
          `${day.minutes} minutes in all, from first step to last.`,
        ],
    why: shortChange(state, day, language) ?? why,
  };
};

const effortReply = (day: CoachDay, language: Language): Reply => {
  const zone = zonesOf(day.zone).at(-1);
  const why = day.built ? sessionFeel(day.built, language) : null;
  if (isWalk(day) || !zone)
    return {
      answer:
        language === 'nb'
          ? `Lett: ${sessionPhrase(day, language)}, og du kan snakke hele tida.`
          : `Light: ${sessionPhrase(day, language)}, and you can talk all the time.`,
    };
  const feel = zoneFeel(zone, language);
  if (isHard(day))
    return {
      answer:
        language === 'nb'
          ? `Hardt i dragene (sone ${zone}, ${feel}), rolig ellers.`
          : `Hard in the fast parts (zone ${zone}, ${feel}), easy otherwise.`,
      why,
    };
  return {
    answer:
      language === 'nb'
        ? `Rolig: ${feel}, i alle de ${day.minutes} minuttene.`
        : `Easy: ${feel}, for all ${day.minutes} minutes.`,
    why,
  };
};

const paceReply = (state: CoachState, day: CoachDay, language: Language): Reply => {
  const zone = zonesOf(day.zone).at(-1) ?? '2';
  const work = isStructured(day) ? stepLines(state, day, language) : [];
  const pace = isLadderDay(day) || isWalk(day) ? null : zonePace(state, zone, language);
  const name = dayName(day.date, state.today, language);
  if (pace === null)
    return {
      answer:
        language === 'nb'
          ? `Gå etter innsatsen: ${zoneFeel(zone, language)}.`
          : `Go by effort: ${zoneFeel(zone, language)}.`,
      why:
        language === 'nb'
          ? 'Jeg oppgir ingen fart før det er lagret en terskelfart i profilen.'
          : 'I give no pace until a threshold pace is stored in your profile.',
    };
  return {
    answer: language === 'nb' ? `${name}: ${pace} i sone ${zone}.` : `${name}: ${pace} in zone ${zone}.`,
    why:
      language === 'nb'
        ? `Det er ${zoneFeel(zone, language)}; kjennes det tyngre, gjelder kroppen og ikke klokka.`
        : `That's ${zoneFeel(zone, language)}; if it feels harder, trust your body and not the watch.`,
    list: work,
  };
};

const whyReply = (state: CoachState, day: CoachDay, language: Language): Reply => {
  const changed = changeText(state, day, language);
  const demanding = leftOf(state).find((each) => each.date > day.date && isDemanding(each));
  const purpose = purposeText(day, language);
  const hard = isDemanding(day);
  const near =
    !hard && demanding
      ? language === 'nb'
        ? `Den holdes rolig så beina er klare til ${weekday(demanding.date, language)}: ${sessionPhrase(demanding, language)}.`
        : `It stays easy so your legs are ready for ${weekday(demanding.date, language)}: ${sessionPhrase(demanding, language)}.`
      : null;
  return {
    answer: language === 'nb' ? `Poenget er enkelt. ${purpose}` : `The point is simple. ${purpose}`,
    why: changed ?? near,
  };
};

const hourReply = (day: CoachDay, language: Language): Reply => ({
  answer:
    language === 'nb'
      ? `Ja, tidspunktet velger du selv: det er ${sessionPhrase(day, language)} uansett.`
      : `Yes, any hour works: it's still ${sessionPhrase(day, language)}.`,
  why: fact('time-of-day', language, isHard(day) ? 2 : 1),
  next:
    language === 'nb'
      ? 'Løper du om morgenen, ta de første ti minuttene ekstra rolig.'
      : 'In the morning, take the first ten minutes slower than usual.',
});

const strengthLine = ({ strengthMinutes }: CoachDay, language: Language): string | null => {
  if (strengthMinutes === 0) return null;
  return language === 'nb'
    ? `I tillegg er det ${strengthMinutes} minutter styrke den dagen.`
    : `There are ${strengthMinutes} minutes of strength as well.`;
};

const MAY_REST = /\b(?:can|may|could|kan|får) (?:i|jeg|eg) (?:just |bare |heller )?(?:rest|skip|hvile|droppe|ta fri)/i;

const wholeReply = (state: CoachState, question: Question, day: CoachDay, withSteps: boolean): Reply => {
  const { language } = question;
  const name = dayName(day.date, state.today, language);
  const on = onDay(name, language);
  const phrase = sessionPhrase(day, language);
  const change = shortChange(state, day, language);
  const leave = (asksLeave(question) || asksOfRun(question)) && rehabLevel(state) === null;
  if (question.concepts.has('dayOff') && (leave || MAY_REST.test(question.message)))
    return {
      answer:
        language === 'nb'
          ? `Det kan du: planlagt ${inside(on)} er ${phrase}, og å hvile i stedet gjør ingen skade.`
          : `You can: planned ${inside(on)} is ${phrase}, and resting instead does no harm.`,
      why:
        language === 'nb'
          ? 'Det du lar ligge, skal ikke tas igjen en annen dag.'
          : 'What you leave out is not added to another day.',
    };
  const steps = withSteps || isHard(day) ? stepLines(state, day, language) : [];
  const feel = day.built && withSteps ? [sessionFeel(day.built, language)] : [];
  const why = change ?? purposeText(day, language);
  if (asksOfRest(question))
    return {
      answer: language === 'nb' ? `Nei, ${inside(on)} har du ${phrase}.` : `No, ${inside(on)} you have ${phrase}.`,
      why,
    };
  if (day.date < state.today)
    return {
      answer: language === 'nb' ? `${on} var det ${phrase}.` : `${on} it was ${phrase}.`,
      why: loggedNote(state, day.date, language),
      list: steps,
    };
  const next = loggedNote(state, day.date, language) ?? repeatNote(state, language) ?? strengthLine(day, language);
  if (language === 'nb')
    return {
      answer: leave
        ? [`Ja, ${inside(on)} har du ${phrase}.`, `Ja: ${phrase}.`]
        : [`${on} har du ${phrase}.`, `${capitalised(name)}: ${phrase}.`, `${on} står det ${phrase} på planen.`],
      why,
      next,
      list: [...steps, ...feel],
    };
  return {
    answer: leave
      ? [`Yes, ${inside(on)} it's ${phrase}.`, `Yes: ${phrase}.`]
      : [`${on} it's ${phrase}.`, `${name}: ${phrase}.`, `${on} you have ${phrase}.`],
    why,
    next,
    list: [...steps, ...feel],
  };
};

const isPast = (state: CoachState, day: CoachDay): boolean => logOf(state, day.date) !== null;

const logged = (state: CoachState, day: CoachDay, language: Language): Reply => ({
  answer: `${capitalised(dayName(day.date, state.today, language))}: ${loggedNote(state, day.date, language)}`,
  why:
    language === 'nb'
      ? `Planlagt var ${sessionName(day, language)}, ${day.minutes} min.`
      : `Planned was ${sessionName(day, language)}, ${day.minutes} min.`,
});

const BY_ASPECT: Record<Aspect, (state: CoachState, question: Question, day: CoachDay) => Reply> = {
  warmUp: (state, { language }, day) => partReply(state, day, 'warmUp', language),
  recovery: (state, { language }, day) => partReply(state, day, 'recovery', language),
  coolDown: (state, { language }, day) => partReply(state, day, 'coolDown', language),
  distance: (state, { language }, day) => distanceReply(state, day.minutes, language),
  length: (state, { language }, day) => lengthReply(state, day, language),
  effort: (_state, { language }, day) => effortReply(day, language),
  pace: (state, { language }, day) => paceReply(state, day, language),
  why: (state, { language }, day) => whyReply(state, day, language),
  steps: (state, question, day) => wholeReply(state, question, day, true),
  hour: (_state, { language }, day) => hourReply(day, language),
};

const PLANNED =
  /\b(?:planned|what do i (?:run|do)|what'?s on|what am i|hva skal jeg|hva er planen|hva står)(?!\p{L})/iu;

/** Answers how long and how fast a session is, or how hard. */
const lengthAndPace = (state: CoachState, day: CoachDay, asked: ReadonlySet<Aspect>, language: Language): Reply => {
  const zone = zonesOf(day.zone).at(-1) ?? '2';
  const pace = isLadderDay(day) || isWalk(day) ? null : zonePace(state, zone, language);
  const km = asked.has('distance') ? reach(state, day.minutes, language) : null;
  const name = capitalised(dayName(day.date, state.today, language));
  const feel = zoneFeel(zone, language);
  return language === 'nb'
    ? {
        answer: `${name}: ${sessionPhrase(day, 'nb')}${km ? `, omtrent ${km}` : ''}.`,
        why: pace ? `Farten er ${pace}: ${feel}.` : `Det skal kjennes som ${feel}.`,
        list: isStructured(day) ? stepLines(state, day, 'nb') : null,
      }
    : {
        answer: `${name}: ${sessionPhrase(day, 'en')}${km ? `, roughly ${km}` : ''}.`,
        why: pace ? `The pace is ${pace}: ${feel}.` : `It should feel like ${feel}.`,
        list: isStructured(day) ? stepLines(state, day, 'en') : null,
      };
};

/** Answers a question about a day of the plan. */
export const dayReply = (state: CoachState, question: Question, day: CoachDay): Reply => {
  const { language } = question;
  if (isRaceDay(day)) return raceDay(state, day, language);
  if (isPast(state, day) && day.date >= state.today) return logged(state, day, language);
  if (day.minutes === 0) return restDay(state, question, day);
  const asked = aspectsIn(question.own);
  const asksLength = asked.has('length') || asked.has('distance') || PLANNED.test(question.own);
  if (asksLength && (asked.has('pace') || asked.has('effort'))) return lengthAndPace(state, day, asked, language);
  const aspect = aspectOf(question);
  return aspect ? BY_ASPECT[aspect](state, question, day) : wholeReply(state, question, day, false);
};

/** Returns the action of today's check-in as a sentence; null if there is none or if the day is logged. */
export const actionLine = (state: CoachState, { date, action }: CoachDay, language: Language): string | null =>
  action && date === state.today && checkinToday(state) && logOf(state, date) === null ? action.text[language] : null;
