import type { IntentId } from '@stridewell/understanding';
import { type DialogueState, isElliptical, isPlainForm, openingOf } from '@stridewell/understanding/dialogue';
import type { NamedDay, Slots } from '@stridewell/understanding/slots';
import type { FollowUp } from './coach-reading.ts';
import { isSmallTalk } from './small-talk.ts';

export const asDay = (date: string): NamedDay => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { kind: 'date', day, month, year };
};

export const MOVES: ReadonlySet<IntentId | null> = new Set<IntentId>(['moveSession', 'swapDays']);

/** The values of the last question, replaced by those that the message names. */
export const merged = (before: Slots, state: DialogueState, own: Slots): Slots => {
  const named = Object.fromEntries(
    Object.entries(own).filter(([name, value]) => name !== 'days' && name !== 'isPast' && value !== null),
  ) as Partial<Slots>;
  const isDated = own.days.length > 0 || own.week !== null;
  const [from] = state.dates;
  // "Friday?" after "can we move Sunday to Saturday?" is the day to move to.
  const isMove = own.days.length === 1 && from !== undefined && MOVES.has(state.intent);
  const days = isMove ? [asDay(from), ...own.days] : own.days;
  const { week: _week, card: _card, ...values } = state.slots;
  return {
    ...before,
    ...values,
    ...named,
    days: isDated ? days : state.dates.map(asDay),
    isPast: own.isPast,
  } as Slots;
};

export const isTheDay = (concept: string): boolean =>
  /^(?:today|tomorrow|overmorrow|yesterday|weekend|nextWeek|lastWeek|day\d|@day|@short|@pain|@high)$/.test(concept);

/** Marks a follow-up to an answer without a permit, because it gets no permit either. */
export const closedOf = ({ isPermitted }: DialogueState): Pick<FollowUp, 'isClosed'> =>
  isPermitted === false ? { isClosed: true } : {};

/** The subject of a follow-up whose own words contain nothing about the runner. */
export const plainOf = (subject: string, own: string): Pick<FollowUp, 'subject'> =>
  subject !== '' && (isElliptical(own) || isPlainForm(own)) ? { subject } : {};

const FORMS: ReadonlySet<FollowUp['kind']> = new Set<FollowUp['kind']>(['unit', 'language', 'brief']);
/** Maximum number of words in addition to a request for another form of the last answer: "in miles please, I am old school". */
const BESIDE_FORM = 6;

const CHOICE_WORDS = 4;

/** The subject of a follow-up that only chooses an option, such as "the second one": the text of the option. */
export const ofChoice = (option: string, own: string): Pick<FollowUp, 'subject'> =>
  own.trim().split(/\s+/).length <= CHOICE_WORDS ? { subject: option } : plainOf(option, own);

/** The subject of a follow-up that asks for the last answer in another form, with at most a few words in addition to that. */
export const ofForm = (kind: FollowUp['kind'], subject: string, own: string): Pick<FollowUp, 'subject'> =>
  subject !== '' && FORMS.has(kind) && openingOf(own).rest.split(/\s+/).filter(Boolean).length <= BESIDE_FORM
    ? { subject }
    : plainOf(subject, own);

/** "Yes", "ok" and similar words at the beginning or end of a part of a message. */
const ASSENT =
  /^(?:(?:ja|jo|jau|jepp|japp|yes|yeah|yep|yup|sure|ok|okay|okei|fine|right|greit|nei|no|nope|neida|joda|takk|thanks|thank you|please)[\s,.!]*)+|[\s,]+(?:ja|jo|yes|yeah|ok|okay|takk|thanks|please)[\s!.]*$/iu;
/** Maximum number of further words that add no question: "yes, right?" */
const ASSENT_WORDS_MAX = 1;

/**
 * Agreement that also asks something is no small talk: after "yes. is that all right?", an agreement in return would
 * permit what it asks about.
 */
export const beyondTalk = <T extends string, Q extends { topic: T; own: string }>(
  questions: readonly [Q, ...Q[]],
  unknown: T,
): readonly [Q, ...Q[]] => {
  const [first, ...others] = questions;
  if (others.length > 0 || !isSmallTalk(first.topic) || !first.own.trimEnd().endsWith('?')) return questions;
  const rest = first.own
    .split(/(?<=[.,;!?])(?!\d)/u)
    .map((part) => part.trim().replace(ASSENT, '').trim())
    .filter((part) => part.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length > ASSENT_WORDS_MAX);
  const hasAssent =
    ASSENT.test(first.own.trim()) || first.own.split(/[.,;!?]/u).some((part) => ASSENT.test(part.trim()));
  return hasAssent && rest.length > 0 ? [{ ...first, topic: unknown }] : questions;
};
