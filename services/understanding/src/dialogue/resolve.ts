import { addDays } from '@stridewell/contracts/web';
import { asBokmal } from '@stridewell/language/dialect';
import type { IntentId } from '../intents.ts';
import { type NamedDay, type Slots, slotsOf as slotsIn, type WeekOffset, zoneIn } from '../slots/slots.ts';
import { asksSomething, clausesOf, openingOf } from './clauses.ts';
import {
  asksBoth,
  asksDetail,
  asksInWeeks,
  asksJudgement,
  asksLast,
  asksLongRun,
  asksMore,
  asksWeekAfter,
  asksWhatFollows,
  asksWhich,
  isAgreed,
  isHow,
  isThenOnly,
} from './continues.ts';
import { asksAttribute, isElliptical } from './ellipsis.ts';
import { optionMatching } from './options.ts';
import {
  chosenIn,
  correctedTo,
  isBriefly,
  isLanguageOnly,
  isNo,
  isShorter,
  isTooLong,
  isUnitOnly,
  isWhy,
  isYes,
  meantInstead,
} from './phrases.ts';
import { foldedOf } from './reading.ts';
import { asksReason } from './reasons.ts';
import { type SecondTurn, secondTurnOf } from './second-turn.ts';
import type { DialogueState, Option } from './state.ts';

/** How a message continues the conversation. */
export type Resolution =
  /** The message stands on its own. */
  | { kind: 'own' }
  /**
   * The last question again with the values of this message. `intent` differs from the last one if the values make it
   * another question, such as "and tomorrow?" after today's session.
   */
  | { kind: 'again'; intent: IntentId | null; slots: Slots; isCorrection: boolean }
  /** The reason of the last answer. */
  | { kind: 'why' }
  /** One of the options that were shown. */
  | { kind: 'chosen'; option: Option }
  /**
   * The last answer in another language; `language` is null for one that the coaches do not speak. `rest` is the
   * additional question in the message; `isBrief` is true if it also asks for fewer words.
   */
  | { kind: 'language'; language: 'en' | 'nb' | null; rest?: string; isBrief?: boolean }
  /** The last answer in another unit. */
  | { kind: 'unit'; unit: 'km' | 'mi' }
  /** An answer to the last answer: a doubt, a condition, a confirmation and so on. */
  | { kind: 'second'; second: SecondTurn; slots: Slots }
  /** The message states in its own words what was meant instead. */
  | { kind: 'meant'; text: string }
  /** The last answer in fewer words. */
  | { kind: 'brief' }
  /** The runner agrees to what was just said. */
  | { kind: 'agreed' }
  /** The runner dismisses the question. */
  | { kind: 'closed' };

const OWN: Resolution = { kind: 'own' };

const slotsOf = (message: string): Slots => slotsIn(asBokmal(message));

/** Intents about a session of the plan. A follow-up asks about another day, part or length by naming only that. */
const SESSION: ReadonlySet<IntentId> = new Set<IntentId>([
  ...([
    'today',
    'dayAhead',
    'longRun',
    'sessionDetail',
    'sessionWhy',
    'easier',
    'shorter',
    'harder',
    'instead',
  ] as const),
  ...(['noWatch', 'week', 'weekLeft', 'nextWeek', 'restDay', 'paceFor', 'warmUp', 'addons', 'treadmill'] as const),
]);
/** Intents about one session, which "shorter" makes shorter; after any other answer it asks for fewer words. */
const ONE_SESSION: ReadonlySet<IntentId> = new Set<IntentId>([
  ...([
    'today',
    'dayAhead',
    'longRun',
    'sessionDetail',
    'easier',
    'shorter',
    'harder',
    'instead',
    'treadmill',
  ] as const),
  ...(['noWatch', 'slept', 'tired'] as const),
]);
/** Intents whose answer is the plan of days or weeks, so another day or week asks for the plan of that one. */
const PLAN: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['today', 'dayAhead', 'week', 'weekLeft', 'nextWeek', 'lastWeek', 'longRun', 'sessionWhy'] as const),
  ...(['score', 'scoreWhy', 'checkinEffect', 'phase', 'season', 'raceWeek', 'taper', 'restDay'] as const),
]);
const WEEKS: Readonly<Record<number, IntentId>> = { [-1]: 'lastWeek', 0: 'week', 1: 'nextWeek', 2: 'nextWeek' };

/** Intents that change or report one day, so another day asks what is planned on it. */
const OF_ONE_DAY: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['easier', 'shorter', 'missed', 'markSkipped', 'markDone', 'moreRuns', 'restDay', 'slept', 'tired'] as const),
]);

/** The intent of the last question with other values. */
const intentOf = (
  last: IntentId | null,
  { days, week, part, minutes, session }: Slots,
  isCorrection: boolean,
): IntentId | null => {
  if (last === null) return null;
  if (OF_ONE_DAY.has(last) && !isCorrection && minutes === null && part === null && days.length === 1)
    return session === 'long' ? 'longRun' : 'dayAhead';
  if (session === 'long' && (SESSION.has(last) || PLAN.has(last))) return 'longRun';
  if (part !== null && SESSION.has(last)) return 'sessionDetail';
  const [day] = days;
  if (day && PLAN.has(last)) return day.kind === 'offset' && day.days === 0 ? 'today' : 'dayAhead';
  if (week !== null && !day && PLAN.has(last)) return WEEKS[week] ?? last;
  return minutes !== null && SESSION.has(last) ? 'shorter' : last;
};

const hasValue = (slots: Slots): boolean =>
  slots.days.length > 0 ||
  [
    ...[slots.week, slots.dayPart, slots.minutes, slots.distance, slots.pace, slots.zone, slots.pain, slots.part],
    ...[slots.sport, slots.equipment, slots.area, slots.side, slots.span, slots.session],
  ].some((value) => value !== null);

const again = (state: DialogueState, slots: Slots, isCorrection = false): Resolution => ({
  kind: 'again',
  intent: intentOf(state.intent, slots, isCorrection),
  slots,
  isCorrection,
});

const choice = (message: string, state: DialogueState): Resolution | null => {
  const { options, isAsking } = state;
  const named = optionMatching(message, options);
  if (named) return { kind: 'chosen', option: named };
  if (options.length === 0) return null;
  const at = chosenIn(message, options.length);
  const [first] = options;
  // A yes, or "how?" after an offer, takes up the first option.
  const isTaken = isYes(message) || (!isAsking && isHow(message));
  const option = at === null ? (isTaken ? first : undefined) : options[at];
  if (option) return { kind: 'chosen', option };
  return isAsking && isNo(message) ? { kind: 'closed' } : null;
};

const NEXT_ONLY = /^\W*(?:and|og|what about|hva med)?\W*(?:the |den )?(?:next|neste)(?: one)?\W*$/i;

/** True for "and the next one?". */
export const isNextOnly = (message: string): boolean => NEXT_ONLY.test(message);

const DAY_AFTER = /\b(?:the )?(?:day after|next day|following day)\b(?! tomorrow)|\bdagen etter\b/i;
const ZONE_ONLY = /^\W*(?:and|og|what about|hva med)?\W*([1-5])\W*$/i;

const dayAfter = (date: string): NamedDay => {
  const [year = 0, month = 1, day = 1] = addDays(date, 1).split('-').map(Number);
  return { kind: 'date', day, month, year };
};

/** The week that an answer was about, relative to the current one. */
const weekOf = ({ intent, slots }: DialogueState): WeekOffset =>
  (slots.week as WeekOffset | undefined) ?? (intent === 'nextWeek' ? 1 : intent === 'lastWeek' ? -1 : 0);

const LAST_WEEK_NAMED = 2;

/**
 * The values for the week, or else the day, after the one that was last named; null if the message does not ask for it.
 */
const following = (message: string, state: DialogueState): Slots | null => {
  const slots = slotsOf(message);
  const { intent, dates } = state;
  const isOfWeeks = intent === 'week' || intent === 'weekLeft' || intent === 'nextWeek' || intent === 'lastWeek';
  if (asksWeekAfter(message) || isOfWeeks)
    return { ...slots, days: [], week: Math.min(LAST_WEEK_NAMED, weekOf(state) + 1) as WeekOffset };
  const last = dates.at(-1);
  return last ? { ...slots, days: [dayAfter(last)] } : null;
};

/**
 * The values of a message, interpreted relative to the last question: "the day after" is the one after its day, "and
 * 4?" a zone after another zone, and "and next?" the next week after a week of the plan.
 */
const valuesOf = (message: string, { intent, dates }: DialogueState): Slots => {
  const slots = slotsOf(message);
  const [date] = dates;
  if (date && slots.days.length === 0 && DAY_AFTER.test(message)) return { ...slots, days: [dayAfter(date)] };
  const zone = intent === 'zones' || intent === 'zonePace' ? ZONE_ONLY.exec(message)?.[1] : undefined;
  if (zone) return { ...slots, zone: zoneIn(`zone ${zone}`), minutes: null };
  const isWeek = intent === 'week' || intent === 'weekLeft' || intent === 'lastWeek';
  return isWeek && isNextOnly(message) ? { ...slots, week: 1 } : slots;
};

const ASKS_PLAN = /\b(?:what (?:do|should) i (?:do|run|have)|whats on|hva (?:gjor|har|skal|loper) jeg)\b/;

/** "and what do I do on Sunday then?" after a change stands on its own: it asks for the plan of the day. */
const asksPlanOfDay = (message: string): boolean =>
  ASKS_PLAN.test(foldedOf(message)) && slotsOf(message).days.length > 0;

const NAMES_SHORTER = /shorter|kortere|kortare/i;

/** Maximum number of characters of a request for another form of the last answer, with the words in addition to it. */
const FORM_MAX = 160;

/**
 * True for a message that asks for the last answer in fewer words, even with a reason: "shorter please, on the bus".
 */
const asksFewerWords = (message: string): boolean => {
  if (message.length > FORM_MAX) return false;
  const { head, rest } = openingOf(message);
  return [message, ...(asksSomething(rest) ? [] : [head])].some(
    (text) => isTooLong(text) || isShorter(text) || isBriefly(text),
  );
};

/** The request for another unit at the beginning of a message: "in miles please, I'm old school". */
const unitAsked = (message: string): 'km' | 'mi' | null => {
  const { head, rest } = openingOf(message);
  if (isUnitOnly(message)) return slotsOf(message).unit;
  return isUnitOnly(head) && !asksSomething(rest) ? slotsOf(head).unit : null;
};

/** The request for another language in a message, with what it asks in addition to that. */
const languageAsked = (message: string): Extract<Resolution, { kind: 'language' }> | null => {
  const { head, rest } = openingOf(message);
  const parts = clausesOf(message)
    .flatMap((part) => part.split(/\s(?:and|og)\s|^(?:and|og)\s/i))
    .map((part) => part.trim());
  const isBrief = parts.some((part) => isShorter(part) || isTooLong(part) || isBriefly(part));
  if (!isBrief && isLanguageOnly(message)) {
    const { language } = slotsOf(message);
    return language === null ? null : { kind: 'language', language };
  }
  const named = parts.find((part) => isLanguageOnly(part));
  const language = named === undefined ? null : slotsOf(named).language;
  if (language === null || (named !== head && !isBrief)) return null;
  if (isBrief) return { kind: 'language', language, isBrief };
  if (rest !== '' && asksSomething(rest) && named === head) return { kind: 'language', language, rest };
  return { kind: 'language', language };
};

const follow = (message: string, state: DialogueState): Resolution | null => {
  if (state.topic === null) return null;
  if (isWhy(message) || asksReason(message)) return { kind: 'why' };
  const isOfOne = state.intent !== null && ONE_SESSION.has(state.intent) && state.isReason !== true;
  if (isShorter(message) && isOfOne) return { ...again(state, slotsOf(message)), intent: 'shorter' } as Resolution;
  const isOfSession = state.intent !== null && SESSION.has(state.intent);
  if (isTooLong(message) && isOfOne && NAMES_SHORTER.test(message))
    return { ...again(state, slotsOf(message)), intent: 'shorter' } as Resolution;
  if (asksFewerWords(message)) return { kind: 'brief' };
  if (isAgreed(message)) return { kind: 'agreed' };
  if (asksLongRun(message))
    return { kind: 'again', intent: 'longRun', slots: { ...slotsOf(message), session: 'long' }, isCorrection: false };
  if (asksWeekAfter(message) || asksWhatFollows(message) || isThenOnly(message)) {
    const next = following(message, state);
    if (next) return again(state, next);
  }
  if (asksWhich(message) || asksInWeeks(message) || asksLast(message))
    return { kind: 'again', intent: state.intent, slots: slotsOf(message), isCorrection: false };
  if (asksJudgement(message) || asksMore(message) || asksDetail(message) || asksBoth(message))
    return { kind: 'again', intent: state.intent, slots: slotsOf(message), isCorrection: false };
  const second = secondTurnOf(message);
  const named = slotsOf(message);
  // "In the evening instead?" asks the same for another hour, "on Saturday instead?" for another day.
  const isOther = second?.kind === 'alternative' && (named.days.length > 0 || named.dayPart !== null);
  if (isOther && named.days.length === 0) return again(state, named);
  // "What if it is on Sunday?" asks the same about another day.
  const isValue = isOther || (second?.kind === 'condition' && isElliptical(message) && hasValue(named));
  if (second?.condition === 'time' && isOfSession && slotsOf(message).minutes !== null)
    return { ...again(state, slotsOf(message)), intent: 'shorter' } as Resolution;
  if (second && !isValue) return { kind: 'second', second, slots: slotsOf(message) };
  const corrected = correctedTo(message);
  if (corrected !== null && asksLongRun(corrected))
    return { kind: 'again', intent: 'longRun', slots: { ...slotsOf(corrected), session: 'long' }, isCorrection: true };
  if (corrected !== null && isElliptical(corrected)) {
    const slots = valuesOf(corrected, state);
    if (hasValue(slots)) return again(state, slots, true);
  }
  const meant = meantInstead(message);
  if (meant !== null) return { kind: 'meant', text: meant };
  if (!isElliptical(message) || asksPlanOfDay(message)) return null;
  const slots = valuesOf(message, state);
  return hasValue(slots) || asksAttribute(message) || isNextOnly(message) ? again(state, slots) : null;
};

/**
 * Requests about the answer itself, whatever other words they contain: another unit or language, or a correction of
 * what was understood. Null for other messages.
 */
export const formAsked = (message: string, state: DialogueState): Resolution | null => {
  if (message.length > FORM_MAX) return null;
  const unit = state.topic === null ? null : unitAsked(message);
  return unit === null ? languageAsked(message) : { kind: 'unit', unit };
};

/**
 * Determines how a message continues the conversation (`language.md` 5.2). A message that names its own subject stands
 * on its own. Pure.
 */
export const resolve = (message: string, state: DialogueState): Resolution => {
  const chosen = choice(message, state);
  if (chosen) return chosen;
  return formAsked(message, state) ?? follow(message, state) ?? OWN;
};
