import { weekStartOf } from '@stridewell/contracts/web';
import { fullDay } from '@stridewell/language/days';
import { type Language, sentences } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { CoachState } from '../../domain/coach-state.ts';
import { dayOf, hoursBetween, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { isWalk, ladderRounds, sessionPhrase } from '../text/sessions.ts';
import type { Answer, Variants } from './answer.ts';
import { fact } from './cards.ts';
import { adaptNote } from './week-notes.ts';

/** Topics whose general answers do not suit a runner who walks or is on the ladder. */
const TOO_MUCH_IN_REHAB: ReadonlySet<Topic> = new Set([
  ...(['faster', 'zonePace', 'paceZone', 'longRun', 'racePacing', 'feel'] as const),
]);

const NOT_FASTER: Variants = {
  en: [
    'No: keep the jogging easy, and leave speed for after the ladder.',
    'Not yet: on the ladder only the length grows, never the speed.',
  ],
  nb: [
    'Nei: hold joggingen rolig, og spar farten til etter stigen.',
    'Ikke ennå: på stigen er det bare lengden som vokser, aldri farten.',
  ],
};

/** Answers about pace and length while an injury restricts running: the walk or the rounds of the stage. */
const inRehab: Answer = (state, { language, topic }) => {
  const day =
    state.plan?.days.find(({ date, minutes }) => date >= state.today && minutes > 0) ?? dayOf(state, state.today);
  if (!day || day.minutes === 0) return language === 'nb' ? 'Ingen økt er planlagt nå.' : 'No session is planned now.';
  if (isWalk(day))
    return {
      answer:
        language === 'nb'
          ? 'Gå raskt, men så rolig at du kan snakke hele tida: innsats 2-3 av 10.'
          : 'Walk briskly, but so gently that you can talk all the time: effort 2-3 of 10.',
      why:
        language === 'nb'
          ? `På planen: ${sessionPhrase(day, language)}.`
          : `In the plan: ${sessionPhrase(day, language)}.`,
    };
  const rounds = ladderRounds(day, language);
  return {
    answer: topic === 'faster' ? NOT_FASTER[language] : rounds && `${rounds}.`,
    why:
      language === 'nb'
        ? 'Jogg så rolig at du kan snakke i hele setninger; gå resten.'
        : 'Jog so easily that you can speak in full sentences, and walk the rest.',
    next: topic === 'faster' ? rounds && `${rounds}.` : null,
  };
};

const SPACING =
  /\bbetween (?:the )?(?:hard|quality|long|days|runs|sessions|workouts)|\bmellom (?:harde?|dager|økter|øktene|turer|turene|langtur)/i;

/** States how far apart hard days are. */
const spacing: Answer = (state, { language }) =>
  language === 'nb'
    ? {
        answer: `Minst ${hoursBetween(state)} timer mellom to harde dager, og mellom en hard dag og langturen.`,
        why: 'Da rekker beina å bygge seg opp igjen før neste gang.',
      }
    : {
        answer: `At least ${hoursBetween(state)} hours between two hard days, and between a hard day and the long run.`,
        why: 'That gives your legs time to build up again before the next one.',
      };

const DID_OTHER =
  /\b(?:i (?:did|ran|went|took|jogged)|jeg (?:løp|tok|gjorde|jogget|jogga)|(?:løp|tok|gjorde) (?:jeg|eg)|eg (?:sprang|tok|gjorde))\b.*\d/i;
/** Words in a report of a run that replaced a planned one. */
const IN_PLACE_OF = /\b(?:instead of|rather than|i stedet for|i staden for|istedenfor)\b.*\d/i;
const INSTEAD = /\binstead\b|\bi stedet\b|\bi staden\b/i;
const JUDGED = /\b(?:problem|ok\w*|bad|matter|fine|greit|ille|farlig|gjør det noe)\b/i;
const CHANGED: ReadonlySet<Topic> = new Set([
  'shortTime',
  'cap',
  'missed',
  'swap',
  'stack',
  'add',
  'instead',
  'restDays',
  'longRun',
]);

/** Answers a runner who ran something other than planned. */
const didOther: Answer = (_state, { language }) =>
  language === 'nb'
    ? {
        answer: 'Det går fint: loggfør det du gjorde, så regner planen videre fra det.',
        why: 'Litt mer eller mindre én dag betyr lite; taket for neste tur og neste uke følger loggen.',
        next: 'Ta neste tur som planlagt, verken kortere eller lengre.',
      }
    : {
        answer: "That's fine: log what you did, and the plan goes on from there.",
        why: 'A little more or less on one day means little; the session cap and next week follow the log.',
        next: 'Take the next run as planned, neither shorter nor longer.',
      };

const DOWN_WEEK = /\b(?:lighter|easier|down|recovery|deload|lettere|rolig|restitusjons)[ -]?(?:week|uke|uka)/i;
const WHEN = /\b(?:when|next|når|neste)\b/i;
/** Maximum fraction of the previous week's minutes at which a week is considered lighter. */
const LIGHTER = 0.87;

/** States when the next planned lighter week begins. */
const nextDownWeek: Answer = (state, { language }) => {
  const weeks = state.course?.weeks ?? [];
  const down = weeks.find(({ minutes, taperShare, weekStart }, index) => {
    const before = weeks[index - 1];
    return (
      before !== undefined &&
      taperShare === null &&
      minutes < before.minutes * LIGHTER &&
      weekStart > weekStartOf(state.today)
    );
  });
  const note = adaptNote(state, language);
  if (!down)
    return {
      answer:
        language === 'nb'
          ? 'Ingen planlagt lettere uke ligger foran deg i denne sesongen.'
          : 'No planned lighter week lies ahead in this season.',
      why: note,
    };
  return {
    answer:
      language === 'nb'
        ? `Neste planlagte lettere uke begynner ${fullDay(down.weekStart, language)}.`
        : `The next planned lighter week begins on ${fullDay(down.weekStart, language)}.`,
    why: note,
    next:
      language === 'nb'
        ? 'Blir innsjekkene lave før det, kommer den tidligere.'
        : 'If your check-ins turn low before that, it comes earlier.',
  };
};

const PURPOSE = /\b(?:good for|point of|purpose|why|use of|vitsen|poenget|hensikten|bra for|nytten|hvorfor)\b/i;

/** The card that explains a kind of running, by the concept of its words. */
const CARD_OF: readonly (readonly [string, string])[] = [
  ['threshold', 'threshold-running'],
  ['intervals', 'intervals'],
  ['longRun', 'long-run'],
  ['easy', 'easy-running'],
];

const purposeOf = (card: string, language: Language): Reply => ({
  answer: fact(card, language, 1),
  why: fact(card, language),
  next: fact(card, language, 2),
});

const CORRECT_LOG = /\b(?:delete|remove|correct|change|edit|undo|slett\w*|fjern\w*|rette?|endre\w*|angre)\b/i;

/** Explains how a log is corrected. */
const correctLog: Answer = (_state, { language }) => ({
  answer:
    language === 'nb'
      ? 'Trykk på dagen under Logg, så kan du endre det som er ført, eller ta det bort.'
      : 'Tap the day on the Tracker tab, and you can change or clear what is logged.',
  why: fact('app-log', language, 2),
});

const COMPARES = /\b(?:than|lower|higher|why|compared|enn|lavere|høyere|hvorfor)\b/i;

/** Returns the readiness score of an earlier day that the question names; null when it names none. */
export const earlierScore = (
  state: CoachState,
  { day, language, message }: Question,
  date: string | null,
): Reply | null => {
  if (COMPARES.test(message) || !day || day.kind === 'today' || date === null || date >= state.today) return null;
  const checkin = state.checkins.find((each) => each.date === date);
  const name = fullDay(date, language);
  if (!checkin)
    return {
      answer: language === 'nb' ? `Det er ingen innsjekk ${name}.` : `There is no check-in for ${name}.`,
    };
  const value = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    checkin.score,
  );
  return {
    answer: sentences(
      language === 'nb'
        ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)} var dagsformen ${value} av 10: ${checkin.recommendation}.`
        : `On ${name} it was ${value} of 10: ${checkin.recommendation}.`,
    ),
  };
};

/**
 * Returns the answer to a question whose own words ask for something that its topic does not answer; null when there is
 * none.
 */
export const askedOtherwise = (state: CoachState, { topic, message, concepts, language }: Question): Answer | null => {
  if (rehabLevel(state) !== null && TOO_MUCH_IN_REHAB.has(topic)) return inRehab;
  if (SPACING.test(message) && topic !== 'swap' && rehabLevel(state) === null) return spacing;
  const isReport = (topic === 'done' || topic === 'logHow') && IN_PLACE_OF.test(message);
  const isJudged = topic === 'logHow' && INSTEAD.test(message) && JUDGED.test(message);
  if ((CHANGED.has(topic) || isReport || isJudged) && DID_OTHER.test(message)) return didOther;
  if (DOWN_WEEK.test(message) && WHEN.test(message) && (topic === 'lighterWeek' || topic === 'nextWeek'))
    return nextDownWeek;
  if (topic === 'logHow' && CORRECT_LOG.test(message)) return correctLog;
  const card = CARD_OF.find(([concept]) => concepts.has(concept))?.[1];
  if (card && PURPOSE.test(message) && (topic === 'zonePace' || topic === 'zones'))
    return () => purposeOf(card, language);
  return null;
};
