import type { Words } from '@stridewell/language/language';
import { backgroundOf, type IntentId, isOthersIllness } from '@stridewell/understanding';
import { asksSomething } from '@stridewell/understanding/dialogue';
import type { CoachState } from '../../domain/coach-state.ts';
import { rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { type PlainAnswer, plain } from './answer.ts';

/** Answers about the app and about what was missed. They contain nothing from the plan and no advice to run. */
const BY_INTENT: Partial<Record<IntentId, PlainAnswer>> = {
  missed: plain({
    en: 'No, what was missed stays missed: it is not added to another day, and the plan moves on.',
    nb: 'Nei, det som falt ut, blir ute: det skal ikke tas igjen på en annen dag, og planen går videre.',
  }),
  markDone: plain({
    en: 'Log it on the Tracker tab: done, partly done or skipped for the day, with the minutes you ran.',
    nb: 'Før det under Logg: gjort, delvis gjort eller droppet for dagen, med minuttene du løp.',
  }),
  markSkipped: plain({
    en: 'That is fine: mark the day as skipped on the Tracker tab, with the reason, and the plan moves on.',
    nb: 'Det går fint: merk dagen som droppet under Logg, med grunnen, så går planen videre.',
  }),
  logHow: plain({
    en: 'Log it on the Tracker tab: tap the day, and choose done, partly done or skipped.',
    nb: 'Før det under Logg: trykk på dagen, og velg gjort, delvis gjort eller droppet.',
  }),
  raceSet: plain({
    en: 'Enter the race with its distance and date on the Profile tab, and the season is built towards that day.',
    nb: 'Legg inn løpet med distanse og dato under Profil, så bygges sesongen mot den datoen.',
  }),
  raceChange: plain({
    en: 'Change its date or distance on the Profile tab, and the phases of the plan move with it.',
    nb: 'Du endrer dato og distanse på løpet under Profil, og fasene i planen flytter seg med det.',
  }),
  raceDelete: plain({
    en: 'You remove the race on the Profile tab: clear its date and save.',
    nb: 'Du sletter løpet under Profil: ta bort datoen og lagre.',
  }),
  availableDays: plain({
    en: 'Tick the days that suit you on the Profile tab, and the week is planned around them.',
    nb: 'Kryss av dagene som passer under Profil, så lages uka rundt dem.',
  }),
};

/** Topics that answer one of these intents with other words of the message, such as a symptom, are left to a permit. */
const OTHER_SUBJECT: ReadonlySet<Topic> = new Set<Topic>(['pain', 'illness', 'ladder', 'tired', 'clarify', 'unknown']);

/** A question that follows a report in the same sentence: "I missed it, do I make it up". */
const THEN_ASKS =
  /\b(?:do|does|should|can|could|may|must|shall|is|will|skal|kan|bør|må|får) (?:i|it|that|jeg|eg|æ|det|den)\b|\b(?:how|what|when|which|why|hva|kva|hvor|når|hvordan|hvilke\w*|hvorfor)\b/i;

const asksNothing = (message: string): boolean => !asksSomething(message) && !THEN_ASKS.test(message);

/** Answers to a report that asks nothing, for intents whose usual answers begin with yes or no. */
const TO_REPORT: Partial<Record<IntentId, PlainAnswer>> = {
  missed: plain({
    en: 'That is all right: what fell out stays out, nothing is made up, and the plan moves on.',
    nb: 'Det er helt greit: det som falt ut, blir ute, ingenting tas igjen, og planen går videre.',
  }),
  markDone: plain({
    en: 'Good that it is done. Log it on the Tracker tab, and let the next morning say how it went down.',
    nb: 'Fint at den er gjort. Før den under Logg, og la morgenen etter vise hvordan kroppen tok den.',
  }),
};

/**
 * Answers that only hold the runner back, and state when a doctor is needed. They are right for every message, even one
 * that means more than it says, so they require neither a permit nor a typical message.
 */
const HOLDS_BACK: Partial<Record<IntentId, PlainAnswer>> = {
  illnessReport: plain({
    en: [
      'Hold off: no running while you are ill, not even gently, and none until a whole day has passed without symptoms, better two or three.',
      'Mark the illness on the Tracker tab, and the plan keeps you free until you are well. A high fever, chest pain, hard breathing or anything that will not pass: call your doctor.',
    ].join('\n\n'),
    nb: [
      'Vent med løpingen: ikke løp mens du er syk, heller ikke rolig, og ikke før det har gått et helt døgn uten symptomer, helst to eller tre.',
      'Meld deg syk under Logg, så holder planen deg fri til du er frisk. Høy feber, brystsmerter, tung pust eller noe som ikke gir seg: ring legen.',
    ].join('\n\n'),
  }),
  tired: plain({
    en: [
      'If in doubt, leave it today: less is always fine, one day costs nothing, and nothing is made up afterwards.',
      'If it is more than tiredness, such as fever, chest pain, dizziness or hard breathing, do not run, and have it looked at.',
    ].join('\n\n'),
    nb: [
      'Er du i tvil, la den ligge i dag: mindre går alltid fint, én dag koster ingenting, og ingenting tas igjen etterpå.',
      'Er det mer enn trøtthet, som feber, brystsmerter, svimmelhet eller tung pust, så ikke løp, og få det sett på.',
    ].join('\n\n'),
  }),
  harder: plain({
    en: 'No, rather not: what is added on a good day is what costs most later. The plan grows by itself when the weeks go well.',
    nb: 'Nei, helst ikke: det som legges til på en god dag, er det som koster mest siden. Planen vokser av seg selv når ukene går bra.',
  }),
};

/** Topics that the words of a message may name instead of these intents. */
const NOT_HELD_BACK: ReadonlySet<Topic> = new Set<Topic>([
  ...(['pain', 'ladder', 'clarify', 'unknown', 'instruction', 'second', 'which', 'card', 'goal', 'profile'] as const),
]);

/** Maximum resemblance to unsafe messages at which an answer without any advice is given. */
const ORDINARY = 0.1;

/** Returns the answer to a question that allows no training advice but needs none; null when there is none. */
export const withoutPermit = ({ intent, topic, isTypical, followUp, message }: Question): PlainAnswer | null => {
  if (intent === null || followUp !== null || OTHER_SUBJECT.has(topic)) return null;
  const report = asksNothing(message) ? TO_REPORT[intent] : undefined;
  if (report && (isTypical || backgroundOf(message) < ORDINARY)) return report;
  return isTypical ? (BY_INTENT[intent] ?? null) : null;
};

/** Words for an illness. Without them, a message that resembles messages about an illness leads to a question back. */
const ILLNESS =
  /\b(?:ill|sick|unwell|cold|colds|flu|virus|bug|covid|corona|infection|fever\w*|temperature|throat\w*|cough\w*|sneez\w*|runny|nose|snot\w*|sinus\w*|stomach|tummy|vomit\w*|threw up|throw up|puk\w*|diarrh\w*|poorly|rough|bed|syk\w*|sjuk\w*|uvel|dårlig|forkjøl\w*|feber\w*|hals\w*|host\w*|nys\w*|snu[ef]\w*|snør\w*|nese\w*|nase\w*|kvalm\w*|oppkast|kast\w* opp|spy\w*|omgang\w*|influensa\w*|korona|tett|slapp|magen?|diaré|senga)\b/i;

/** Words for more than the plan, or for a race. Without them, nothing is declined. */
const NAMES_MORE =
  /\b(?:again|twice|second|another|extra|more|two|longer|add\w*|squeeze|double|race|parkrun|team|relay|km|k|\d+|igjen|ganger|ekstra|mer|meir|enda|til|lenger|lengre|løpet|konkurranse\w*|lag|stafett\w*|dobbel\w*|hard\w*|fast\w*|push\w*|tack|sprint\w*|tempo|interval\w*|intervall\w*|hills?|bakke\w*|fort\w*|raskere|speed\w*)\b/i;

/** The runner's own cold, whatever else the message is about. */
const COLD =
  /\b(?:sore throat|throat (?:is|feels|has been) (?:\w+ )?(?:sore|scratchy|raw)|runny nose|nose is running|blocked nose|(?:i have|i've got|got|having) (?:a |this )?(?:cold|flu|fever)|fever|vondt i halsen|sår hals|halsen (?:\w+ ){0,2}sår|rennende nese|snufs\w*|tett nese|forkjøl\w*|feber|influensa)\b/i;
/** Intents as which a message about a cold may be misread. */
const BESIDE_COLD: ReadonlySet<IntentId | null> = new Set<IntentId | null>([
  ...([null, 'missed', 'feedback', 'markSkipped', 'restDay', 'illnessReport'] as const),
]);

const NO_FEVER = /\b(?:no|without|ingen|uten) (?:fever|feber)\b/gi;

/**
 * Returns the answer that holds the runner back because the message mentions a cold among other things; null for other
 * messages.
 */
export const heldForCold = ({ intent, topic, own }: Question): PlainAnswer | null => {
  const isCold = COLD.test(own.replace(NO_FEVER, ' ')) && !isOthersIllness(own);
  return isCold && BESIDE_COLD.has(intent) && topic !== 'pain' && topic !== 'illBeforeRace'
    ? (HOLDS_BACK.illnessReport ?? null)
    : null;
};

/**
 * Returns the answer that only holds the runner back, for a question on which no training advice is allowed; null when
 * there is none.
 */
export const heldBack = ({ intent, topic, followUp, message }: Question): PlainAnswer | null => {
  if (intent === null || followUp !== null || NOT_HELD_BACK.has(topic)) return null;
  const isNamed =
    (intent !== 'illnessReport' || (ILLNESS.test(message) && !isOthersIllness(message))) &&
    (intent !== 'harder' || NAMES_MORE.test(message));
  return isNamed ? (HOLDS_BACK[intent] ?? null) : null;
};

/** Topics that ask for more running, or whether running is planned. */
const MORE: ReadonlySet<Topic> = new Set<Topic>(['add', 'runAgain', 'extraRun', 'squeezedIn', 'extraRace']);
const OF_RUNNING: ReadonlySet<Topic> = new Set<Topic>([
  ...MORE,
  ...(['today', 'day', 'break', 'faster', 'longRun', 'shortTime', 'swap', 'week', 'weekLeft'] as const),
]);

const WALKING: Words = {
  en: 'No running yet, only walking: what you are building up again has to be ready for it first, and Physio Coach says when.',
  nb: 'Ingen løping ennå, bare gange: det du bygger opp igjen, må være klart for det først, og Physio Coach sier når.',
};
const ON_LADDER: Words = {
  en: 'Only the walk-run ladder for now: nothing longer, nothing harder and no race, until its stages are done.',
  nb: 'Bare gå-løp-stigen nå: ikke lengre, ikke hardere og ikke konkurranse, til trinnene er unnagjort.',
};
const NO_MORE: Words = {
  en: 'No, rather not: more than the plan is what costs most to recover from. Less is always fine.',
  nb: 'Nei, helst ikke: mer enn planen er det som er tyngst å hente seg inn fra. Mindre går alltid fint.',
};

/**
 * Returns what an injury or the plan rules out, for a question on which no training advice is allowed. It permits
 * nothing and contains nothing from the plan; null if nothing is ruled out or if the message may be about the body.
 */
export const ruledOut = (state: CoachState, { intent, topic, message, own, language }: Question): string | null => {
  if (
    intent === null ||
    !OF_RUNNING.has(topic) ||
    (MORE.has(topic) && !NAMES_MORE.test(own) && rehabLevel(state) === null) ||
    backgroundOf(message) >= ORDINARY
  )
    return null;
  const level = rehabLevel(state);
  if (level === 'walk') return WALKING[language];
  if (level === 'ladder') return MORE.has(topic) || topic === 'faster' ? ON_LADDER[language] : null;
  return MORE.has(topic) ? NO_MORE[language] : null;
};
