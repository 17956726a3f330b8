import { allCards, type Card, type IntentId } from '@stridewell/understanding';
import {
  asksAttribute,
  asksDetail,
  asksLast,
  type DialogueState,
  formAsked,
  isElliptical,
  isLeaning,
  isNextOnly,
  linkedParts,
  meantInstead,
  type Option,
  pointsBack,
  questionsIn,
  type Resolution,
  resolve,
  type SecondTurn,
  secondTurnOf,
} from '@stridewell/understanding/dialogue';
import type { Slots } from '@stridewell/understanding/slots';
import type { Turn } from '../model/coach-model.ts';
import type { AskedQuestion, CoachReading, FollowUp } from './coach-reading.ts';
import { asDay, beyondTalk, closedOf, isTheDay, MOVES, merged, ofChoice, ofForm, plainOf } from './follow-up-parts.ts';
import { namesForm, sentencesOf, withoutDenied } from './restated.ts';
import { createStateAfter } from './state-after.ts';
import { messagesBefore, NO_DIALOGUE, storedState, subjectOf } from './thread-state.ts';

/** Kinds of reactions to an answer that are recognised even if their words name a topic of the coach. */
const SURE: ReadonlySet<SecondTurn['kind']> = new Set([
  ...(['doubt', 'confirm', 'simpler', 'order', 'judge', 'criteria'] as const),
]);

const without = (concepts: ReadonlySet<string>, isOut: (concept: string) => boolean): string[] =>
  [...concepts].filter((concept) => !isOut(concept) && !concept.startsWith('"'));

/** Maximum number of words of a correction that names a thing and asks nothing: "no, I meant the tempo one". */
const SHORT_CORRECTION = 4;

/** Minimum number of words of a linked question that stands on its own. */
const OWN_WORDS = 3;

/** Creates the functions with which a coach reads a turn in its conversation (`language.md` 5.2). */
export const createFollowUps = <T extends string, Q extends AskedQuestion<T>>(coach: CoachReading<T, Q>) => {
  const { read, named, topicsOf, because, withoutSubject, topics, withSlots } = coach;
  const isOpen = ({ topic }: Q): boolean => topic === topics.unknown || topic === topics.clarify;
  const reasonOf = (topic: T): T => because[topic] ?? topic;
  const reasonTopic = (state: DialogueState): T => (state.because ?? state.topic) as T;

  /** Rebuilds the state from the messages if none is stored (earlier releases). */
  const rebuilt = (turn: Turn): DialogueState => {
    for (const [since, content] of messagesBefore(turn).slice(0, 6).entries()) {
      if (coach.labels.has(content)) continue;
      const { intent, topic } = read(content, 'en');
      if (!withoutSubject.has(topic)) return { ...NO_DIALOGUE, intent, topic, because: reasonOf(topic), since };
    }
    return NO_DIALOGUE;
  };

  const stateOf = (turn: Turn): DialogueState => storedState(turn) ?? rebuilt(turn);

  const topicFor = (intent: IntentId | null, state: DialogueState, own: Q): T => {
    const last = state.topic as T;
    const asked =
      (isNextOnly(own.message) && coach.asked.next[last]) ||
      (asksLast(own.own) && coach.asked.last?.[last]) ||
      (own.concepts.has('howMany') && coach.asked.howMany[last]);
    if (asked) return asked;
    if (intent === null) return last;
    const fits = topicsOf[intent];
    // The words that determined the topic of a whole message do not determine the next question about it.
    const [usual] = fits;
    if (coach.wholes?.has(last) && asksAttribute(own.own)) return usual === topics.card ? last : (usual ?? last);
    const words = named(own.concepts).find((topic) => fits.includes(topic));
    if (intent === state.intent) return words ?? last;
    const isPlanOfDay = intent === 'today' || intent === 'dayAhead' || intent === 'nextWeek' || intent === 'week';
    return (isPlanOfDay ? undefined : words) ?? fits[0] ?? last;
  };

  const cardOf = (id: string | undefined): Card[] => allCards().filter((card) => card.id === id);

  /** The last question with other values, another unit or another language. */
  const repeated = (
    subject: string,
    state: DialogueState,
    own: Q,
    {
      kind,
      intent,
      topic,
      slots,
      isCorrection = false,
      isReason = false,
      isBrief = false,
      second,
    }: Pick<FollowUp, 'kind' | 'second' | 'isBrief'> & {
      intent: IntentId | null;
      topic: T;
      slots: Slots;
      isCorrection?: boolean;
      isReason?: boolean;
    },
  ): Q => {
    const base = read(coach.labels.has(subject) ? '' : subject, own.language);
    const joined = [subject, own.own].filter((text) => text !== '').join('. ');
    const question: Q = {
      ...base,
      message: joined,
      own: own.own,
      language: own.language,
      intent,
      topic,
      // Words without a subject cannot be judged as typical; the joined text decides about the permit.
      isTypical: base.isTypical && (own.isTypical || isElliptical(own.own)),
      cards: topic === topics.card ? (state.slots.card ? cardOf(state.slots.card) : base.cards) : [],
      concepts: new Set([...without(base.concepts, slots.days.length > 0 ? isTheDay : () => false), ...own.concepts]),
      followUp: {
        ...{
          kind,
          joined,
          isCorrection,
          of: state.topic,
          isReason,
          ...closedOf(state),
          ...ofForm(kind, subject, own.own),
        },
        ...(second && { second }),
        ...(isBrief && { isBrief }),
        ...(state.decided && { decided: state.decided }),
      },
    };
    return withSlots(question, merged(base.slots, state, slots));
  };

  const chosen = (subject: string, state: DialogueState, own: Q, { message, card, isFollowUp }: Option): Q => {
    if (isFollowUp) {
      const before = { ...state, options: [], isAsking: false };
      const question = { ...read(message, own.language), language: own.language };
      const resolution = resolve(message, before);
      if (resolution.kind !== 'own' && resolution.kind !== 'chosen')
        return continued(subject, before, question, resolution);
    }
    const cards = cardOf(card);
    const question = read(message, own.language);
    return {
      ...question,
      language: own.language,
      ...(cards.length > 0 && { topic: topics.card, cards }),
      followUp: { kind: 'chosen', joined: message, isCorrection: false, ...ofChoice(message, own.own) },
    };
  };

  /** Repeats the last answer in another form, including when it was a reason or a reply to a reaction. */
  const repeatedAsSaid = (
    subject: string,
    state: DialogueState,
    own: Q,
    form: Pick<FollowUp, 'kind' | 'isBrief'>,
  ): Q => {
    const last = { intent: state.intent, topic: state.topic as T, slots: own.slots, ...form };
    if (state.second && coach.second)
      return repeated(subject, state, own, { ...last, topic: coach.second.topic, second: state.second });
    return state.isReason
      ? repeated(subject, state, own, { ...last, topic: reasonTopic(state), isReason: true })
      : repeated(subject, state, own, last);
  };

  const inLanguage = (
    subject: string,
    state: DialogueState,
    own: Q,
    { language: named, rest, isBrief = false }: Extract<Resolution, { kind: 'language' }>,
  ): Q => {
    const language = named ?? own.language;
    const asked = { ...own, language };
    if (rest !== undefined) {
      const question = { ...read(rest, language), language };
      if (!isOpen(question) && !withoutSubject.has(question.topic))
        return { ...question, followUp: { kind: 'language', joined: rest, isCorrection: false } };
    }
    if (state.topic === null) return { ...asked, topic: topics.languageSet, followUp: null };
    return repeatedAsSaid(subject, state, asked, { kind: 'language', ...(isBrief && { isBrief }) });
  };

  /**
   * The question that was meant: the words of the correction if they ask something by themselves, otherwise the last
   * question applied to what they name.
   */
  const meant = (subject: string, state: DialogueState, own: Q, text: string): Q => {
    const rest = { ...read(text, own.language), own: text, language: own.language };
    const isKnown = (question: Q): boolean => !isOpen(question) && !withoutSubject.has(question.topic);
    const correction = (joined: string): FollowUp => ({
      ...{ kind: 'again', joined, isCorrection: true, of: state.topic, ...closedOf(state) },
    });
    const isShort = text.split(/\s+/).length <= SHORT_CORRECTION;
    if (isKnown(rest) && !isShort) return { ...rest, followUp: correction(text) };
    const joined = [subject, text].filter((part) => part !== '').join('. ');
    const together = { ...read(joined, own.language), own: text, language: own.language };
    const question = isKnown(together) ? together : isKnown(rest) ? rest : null;
    if (question) return { ...question, followUp: correction(question === rest ? text : joined) };
    const again = { kind: 'again' as const, intent: state.intent, topic: state.topic as T, slots: rest.slots };
    return repeated(subject, state, rest, { ...again, isCorrection: true });
  };

  const continued = (subject: string, state: DialogueState, own: Q, resolution: Resolution): Q => {
    const last = { intent: state.intent, topic: state.topic as T, slots: own.slots };
    switch (resolution.kind) {
      case 'again': {
        const { intent, slots, isCorrection } = resolution;
        return repeated(subject, state, own, {
          kind: 'again',
          intent,
          topic: topicFor(intent, state, own),
          slots,
          isCorrection,
        });
      }
      case 'why':
        return repeated(subject, state, own, { ...last, kind: 'why', topic: reasonTopic(state), isReason: true });
      case 'brief':
        return coach.shortens ? repeatedAsSaid(subject, state, own, { kind: 'brief', isBrief: true }) : own;
      case 'agreed':
        return coach.agreed === undefined
          ? own
          : repeated(subject, state, own, { ...last, kind: 'agreed', topic: coach.agreed });
      case 'unit':
        return repeated(subject, state, own, {
          ...last,
          kind: 'unit',
          slots: { ...own.slots, minutes: null, distance: null },
        });
      case 'language':
        return inLanguage(subject, state, own, resolution);
      case 'meant':
        return meant(subject, state, own, resolution.text);
      case 'second':
        return coach.second
          ? repeated(subject, state, own, {
              ...{ ...last, kind: 'second', topic: coach.second.topic, second: resolution.second },
            })
          : own;
      case 'chosen':
        return chosen(subject, state, own, resolution.option);
      case 'closed':
        return { ...own, topic: topics.okay, followUp: { kind: 'closed', joined: own.own, isCorrection: false } };
      default:
        return own;
    }
  };

  /**
   * The question applied to the day of the conversation, if its words depend on it and name no day. One that names a
   * day can depend on the conversation as well ("and if it is icy on Sunday, can I take it indoors?").
   */
  const onDayBefore = (subject: string, state: DialogueState, own: Q): Q => {
    const { days, week, isPast } = own.slots;
    if (!coach.ofDay.has(own.topic) || !pointsBack(own.own) || isPast || state.topic === null) return own;
    const isDated = days.length > 0 || week !== null;
    if (!isDated && state.dates.length === 0) return own;
    const joined = [subject, own.own].filter((text) => text !== '').join('. ');
    const question: Q = {
      ...own,
      followUp: {
        ...{ kind: 'again', joined, isCorrection: false, ...(MOVES.has(state.intent) && { of: state.topic }) },
        ...{ ...closedOf(state), ...plainOf(subject, own.own) },
      },
    };
    return isDated ? question : withSlots(question, { ...own.slots, days: state.dates.map(asDay) });
  };

  /** The state after a question of the same message, before it is answered. */
  const stateWithin = ({ intent, topic, slots }: Q, before: DialogueState): DialogueState => ({
    ...before,
    ...{ intent, topic, because: reasonOf(topic), dates: [], options: [], isAsking: false, since: 0 },
    slots: slots.week === null ? {} : { week: slots.week },
  });

  /** The questions of a sentence that links two (the second may depend on the first); empty for one question. */
  const linked = (whole: Q, state: DialogueState, readHere: (message: string) => Q): readonly Q[] => {
    const parts = linkedParts(whole.own);
    if (!parts) return [];
    const { isTypical } = whole;
    const head = { ...readHere(parts.head), isTypical };
    if (isOpen(head) || withoutSubject.has(head.topic)) return [];
    const own = readHere(parts.tail);
    const within = stateWithin(head, state);
    const resolution = resolve(parts.tail, within);
    const leans = resolution.kind !== 'own' && resolution.kind !== 'closed';
    const read = leans ? { ...continued(parts.head, within, own, resolution), language: head.language } : own;
    const isDated = own.slots.days.length > 0 || own.slots.week !== null;
    const tail =
      leans && !isDated ? withSlots(read, { ...read.slots, days: head.slots.days, isPast: head.slots.isPast }) : read;
    if (isOpen(tail) || withoutSubject.has(tail.topic)) return [];
    const isOwn = resolution.kind === 'own';
    if (isOwn && (tail.topic === head.topic || parts.tail.split(/\s+/).length < OWN_WORDS)) return [];
    return [head, { ...tail, isTypical, followUp: null }];
  };

  /**
   * Reads a request for a shorter answer or a correction. Returns another question in the message if there is one, else
   * the question of the last answer, to be answered briefly or for the corrected day. Null for other messages.
   */
  const ofWholeAnswer = (subject: string, state: DialogueState, own: Q, readHere: (message: string) => Q): Q | null => {
    if (state.topic === null || state.options.length > 0) return null;
    if (own.topic === topics.shorter && coach.shortens && namesForm(own.own)) {
      const asked = sentencesOf(own.own)
        .filter((part) => part.endsWith('?'))
        .map(readHere)
        .find((part) => !isOpen(part) && !withoutSubject.has(part.topic));
      return asked ?? repeatedAsSaid(subject, state, own, { kind: 'brief', isBrief: true });
    }
    const { days } = own.topic === topics.correction ? readHere(withoutDenied(own.own)).slots : own.slots;
    const isOfDays = coach.ofDay.has(state.topic as T) || MOVES.has(state.intent);
    if (own.topic !== topics.correction || days.length !== 1 || !isOfDays) return null;
    const slots = { ...own.slots, days, isPast: false };
    const last = { intent: state.intent, topic: state.topic as T };
    return repeated(subject, state, own, { kind: 'again', ...last, slots, isCorrection: true });
  };

  /**
   * Reads the questions of a typed message, urgent ones first: usually one, and up to three if the message asks several
   * that are each clearly understood.
   */
  const asked = (turn: Turn): readonly [Q, ...Q[]] => {
    const state = stateOf(turn);
    const spoken = state.language ?? coach.spokenLanguage(turn);
    const readHere = (message: string): Q => {
      const question = read(message, spoken);
      return state.language === null ? question : { ...question, language: state.language };
    };
    const own = readHere(turn.message);
    const form = formAsked(turn.message, state);
    if (form)
      return [
        continued(subjectOf(turn, state), state, form.kind === 'unit' ? { ...own, language: spoken } : own, form),
      ];
    const corrected = state.topic === null ? null : meantInstead(turn.message);
    if (corrected !== null) {
      const resolved = resolve(turn.message, state);
      if (resolved.kind === 'again' || resolved.kind === 'meant')
        return [continued(subjectOf(turn, state), state, own, resolved)];
    }
    // Words that determine the topic of a whole message (a symptom, a declined request) do so here as well.
    const isDecided =
      own.intent === null &&
      !isOpen(own) &&
      own.topic !== topics.card &&
      state.options.length === 0 &&
      !asksDetail(turn.message);
    const isWhole = coach.wholes?.has(own.topic) ?? false;
    const second = coach.second && state.topic !== null ? secondTurnOf(turn.message) : null;
    const yields = coach.second?.yields.has(own.topic) ?? false;
    const isFirm = coach.firm?.has(own.topic) ?? false;
    const isAnswering =
      second !== null && !isFirm && ((isWhole && SURE.has(second.kind) && !second.isOfOthers) || yields);
    const short = state.topic === null ? null : (coach.detail?.(turn.message, state.topic as T) ?? null);
    const isOwn = (isDecided || isWhole) && !isAnswering && short === null;
    const resolution: Resolution = isOwn ? { kind: 'own' } : resolve(turn.message, state);
    const subject = subjectOf(turn, state);
    const detail = isOwn || resolution.kind === 'chosen' ? null : short;
    if (detail !== null) {
      const again = { kind: 'again' as const, intent: state.intent, topic: detail, slots: own.slots };
      return [repeated(subject, state, { ...own, isTypical: true }, again)];
    }
    // "I km" says nothing about the language.
    if (resolution.kind === 'unit') return [continued(subject, state, { ...own, language: spoken }, resolution)];
    if (resolution.kind !== 'own') return [continued(subject, state, own, resolution)];
    const restated = ofWholeAnswer(subject, state, own, readHere);
    if (restated) return [restated];
    if (isWhole) return [onDayBefore(subject, state, own)];
    if (own.topic === topics.languageSet && own.slots.language !== null)
      return [{ ...own, language: own.slots.language }];
    const decides = coach.decides?.has(own.topic) ?? true;
    const [head, ...tail] = isDecided && decides ? [] : linked(own, state, readHere);
    if (head) return [head, ...tail];
    const [first, ...more] = questionsIn(turn.message, (part) => {
      // Uses the judgement on the whole message, because a part of it has too few words to be judged.
      const question = { ...readHere(part), isTypical: own.isTypical };
      return { ...question, isSure: !isOpen(question) };
    });
    if (first) return [first, ...more];
    const isUnread = isOpen(own) && state.topic !== null && !state.isAsking && isLeaning(turn.message);
    if (isUnread && coach.second) {
      const joined = [subject, own.own].filter((text) => text !== '').join('. ');
      const followUp: FollowUp = { kind: 'again', joined, isCorrection: false, of: state.topic, ...closedOf(state) };
      return [{ ...own, topic: coach.second.which, followUp }];
    }
    return [onDayBefore(subject, state, own)];
  };

  // Cached, because a turn is read for the permit, the verdict and the answer.
  const known = new WeakMap<Turn, readonly [Q, ...Q[]]>();
  const questionsOf = (turn: Turn): readonly [Q, ...Q[]] => {
    const questions = known.get(turn) ?? beyondTalk<T, Q>(asked(turn), topics.unknown);
    known.set(turn, questions);
    return questions;
  };

  return { questionsOf, stateAfter: createStateAfter(coach, stateOf), stateOf };
};
