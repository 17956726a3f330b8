import type { About, CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import {
  answersInOrder,
  isSmallTalk,
  joinedReply,
  painFactIn,
  repeatsAnswer,
  sourcesOf,
  withReportedPain,
} from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { TrainingPermit } from '@stridewell/safety';
import {
  areQuiet,
  type IntentId,
  isApartFromBody,
  isIllNow,
  isOnlyNose,
  isOthersIllness,
  ONLY_NOSE,
  OTHERS_ILL,
} from '@stridewell/understanding';
import { bodyOption, cardOptions, detailAsked, intentOptions, type Option } from '@stridewell/understanding/dialogue';
import { type CoachState, isWithholding } from '../domain/coach-state.ts';
import { ACTION_ANSWERS, isAction } from './actions.ts';
import { isPlain, PLAIN_ANSWERS, refusal, trainingAnswer } from './answers/all.ts';
import { subjectReply } from './answers/cards.ts';
import { followUpAnswer } from './answers/follow-ups/follow-up.ts';
import { cardText, framedText, plainText } from './answers/frame.ts';
import { informative } from './answers/informative.ts';
import { openAnswer } from './answers/open-answers.ts';
import { newReply, secondReply, secondWithoutPermit } from './answers/second/second.ts';
import { whichOptions, whichReply } from './answers/second/which.ts';
import { heldBack, heldForCold, ruledOut, withoutPermit } from './answers/without-permit.ts';
import { datesNamed } from './dates.ts';
import { dayAbout, decisionOf } from './decision.ts';
import { factsOf } from './facts.ts';
import { heard } from './heard.ts';
import { isOfSkin } from './intents/general-card.ts';
import { namedSubject } from './intents/named-subject.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import { SOURCES } from './sources.ts';
import { READING, toldOf } from './told.ts';
import { questionsOf, stateAfter, stateOf } from './turn.ts';
import { verdictFor } from './verdict.ts';
import { withUnit } from './with-unit.ts';

export interface RunningBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
  /** Creates or recreates this week's plan and returns the state afterwards. */
  makePlan(user: TokenZone): Promise<CoachState>;
}

interface Replied {
  text: string;
  /** True when the reply gives an answer. */
  isAnswer: boolean;
  /** True when the reply asks which of two things about the last answer is meant. */
  asksWhich: boolean;
  /** True when the reply leaves out the training advice that the question asks for. */
  isPartial?: boolean;
  /** True when the reply states that there is no training until the runner is well. */
  isRest?: boolean;
}

/** Asks which of two things about the last answer is meant, unless the last reply asked something already. */
const asksBack = (turn: Turn, question: Question): Replied | null => {
  const { followUp, language } = question;
  const of = followUp?.of ?? null;
  if (of === null || followUp?.kind === 'chosen' || stateOf(turn).isAsking) return null;
  return { text: plainText(turn, question, () => whichReply(of, language)), isAnswer: true, asksWhich: true };
};

const ownReply = (state: CoachState, turn: Turn, question: Question, permit: TrainingPermit | null): Replied => {
  const { topic, cards, isTypical } = question;
  const said = { isAnswer: true, asksWhich: topic === 'which' };
  const isHarmless = areQuiet(cards) && (topic !== 'card' || isTypical || isOfSkin(question.own));
  const isAsked = topic === 'clarify' || !isPlain(topic);
  const isUnshown = topic === 'card' && !isHarmless;
  const open = permit === null && (isAsked || isUnshown) ? openAnswer(state, question) : null;
  const partial = open && { ...said, isPartial: true, text: plainText(turn, question, () => open) };
  if (partial && topic === 'clarify') return partial;
  const isUnread = topic === 'unknown' || topic === 'clarify';
  const isOfIllness =
    topic === 'illness' || question.intent === 'illnessReport' || isUnread || heldForCold(question) !== null;
  if (isOfIllness && isOnlyNose(question.own))
    return { ...said, text: plainText(turn, question, () => ONLY_NOSE[question.language]) };
  if ((topic === 'illness' || question.intent === 'illnessReport') && isOthersIllness(question.own))
    return { ...said, text: plainText(turn, question, () => OTHERS_ILL[question.language]) };
  const cold = permit ? null : heldForCold(question);
  if (cold) return { ...said, text: plainText(turn, question, cold), isRest: true };
  const subject = topic === 'card' ? namedSubject(question.own) : null;
  if (subject && (subject.isExact || !permit))
    return { ...said, text: plainText(turn, question, ({ language }) => subjectReply(subject, language)) };
  if (isPlain(topic) && (permit || isHarmless))
    return { ...said, text: cardText(turn, state, question, PLAIN_ANSWERS[topic]), isAnswer: topic !== 'unknown' };
  const instead = permit ? null : withoutPermit(question);
  if (instead) return { ...said, text: plainText(turn, question, instead) };
  const held = permit ? null : secondWithoutPermit(question);
  if (held) return { ...said, text: plainText(turn, question, () => held) };
  const closed = permit ? null : ruledOut(state, question);
  if (closed) return { ...said, text: plainText(turn, question, () => closed) };
  const back = permit ? null : heldBack(question);
  if (back) return { ...said, text: plainText(turn, question, back), isRest: question.intent === 'illnessReport' };
  if (partial) return partial;
  if (!permit || isPlain(topic)) {
    const isRefused = topic === 'instruction';
    const asked = isRefused ? null : asksBack(turn, question);
    return (
      asked ?? {
        ...said,
        text: plainText(turn, question, isRefused ? refusal : PLAIN_ANSWERS.unknown),
        isAnswer: isRefused,
      }
    );
  }
  if (topic === 'second' && secondReply(state, question) === null) {
    const back = asksBack(turn, question);
    if (back) return back;
  }
  const code = turn.action?.code ?? '';
  const answer = (isAction(code) ? ACTION_ANSWERS[code] : undefined) ?? trainingAnswer(permit, state, question, topic);
  return { ...said, text: framedText(turn, state, question, answer), isRest: topic === 'illness' };
};

/** Topics whose answers are the same whatever detail is asked for. */
const WITHOUT_DETAILS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['runAgain', 'extraRun', 'squeezedIn', 'add', 'missed', 'stack', 'makeUp', 'whichToSkip'] as const),
]);
const asksOther = (state: CoachState, question: Question): boolean => {
  const { topic, followUp, own } = question;
  const isOfDetail = followUp?.kind === 'again' && topic === followUp.of && detailAsked(own) !== null;
  return isOfDetail && WITHOUT_DETAILS.has(topic) && followUpAnswer(state, question) === null;
};

/**
 * Returns the reply to one question. A follow-up is never answered with an answer that was already given in the thread.
 */
const replyTo = (state: CoachState, turn: Turn, question: Question, permit: TrainingPermit | null): Replied => {
  const reply = ownReply(state, turn, question, permit);
  const isNew = !repeatsAnswer(turn, question, reply.text) && !asksOther(state, question);
  if (!reply.isAnswer || reply.asksWhich || isNew) return reply;
  const other = permit ? newReply(state, question) : null;
  const text = other && framedText(turn, state, { ...question, topic: 'second' }, () => other);
  if (text !== null && !repeatsAnswer(turn, question, text)) return { ...reply, text };
  return asksBack(turn, question) ?? reply;
};

/** Intents that are offered as chips with a message that was not understood. */
const TOPICS_OFFERED: readonly IntentId[] = ['today', 'week', 'zones'];

const optionsOf = (
  { intent, topic, candidates, cards, language }: Question,
  { isAnswer, isPartial }: { isAnswer: boolean; isPartial: boolean },
  isPaceUnknown: boolean,
): Option[] => {
  // The rest of an answer is one tap away.
  if (isPartial)
    return [...intentOptions(intent === null ? candidates.slice(0, 2) : [intent], language), bodyOption(language)];
  // A message whose intent is known but on which no advice is allowed leads to the question whether that intent is
  // meant.
  if (!isAnswer && intent !== null && topic !== 'unknown')
    return [...intentOptions([intent], language), bodyOption(language)];
  if (!isAnswer) return [...intentOptions(TOPICS_OFFERED, language), bodyOption(language)];
  if (topic === 'clarify') return [...intentOptions(candidates.slice(0, 2), language), bodyOption(language)];
  if (topic === 'card' && cards.length > 1) return cardOptions(cards, language);
  return isPaceUnknown && OFFERS_TEST.has(topic) ? intentOptions(['thresholdTest'], language) : [];
};

/** Topics whose answers offer the threshold test to a runner without a threshold pace. */
const OFFERS_TEST: ReadonlySet<Topic> = new Set<Topic>(['zonePace', 'zones', 'raceGoal', 'paceZone', 'feel']);

/**
 * The replies that are sent: those with an answer, or the first one if there is none. If a text resembles unsafe
 * messages, the reply also mentions the question that was not understood.
 */
const answered = (replies: readonly Replied[], isTypical: boolean): readonly Replied[] => {
  const found = replies.filter(({ isAnswer }) => isAnswer);
  if (found.length === 0) return replies.slice(0, 1);
  return isTypical ? found : replies;
};

const datesOf = (state: CoachState, { topic, days }: Question): string[] => {
  if (days.length > 0) return datesNamed(state, days);
  if (topic === 'today' || topic === 'report') return [state.today];
  const long = OF_LONG_RUN.has(topic) ? dayAbout(state, topic, { days }) : null;
  return long ? [long.date] : [];
};

/** Topics whose answers mention the long run, so the next message is about its day. */
const OF_LONG_RUN: ReadonlySet<Topic> = new Set<Topic>(['longRun', 'lengthWhy', 'longWorry']);

/**
 * Returns the reply by rules. Pure: equal state, turn and permit give an equal text. Without a permit, the reply
 * contains nothing from the runner's plan, and a question that needs it is answered as not understood.
 */
export const answerOf = (stored: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const state = heard(stored, turn);
  const questions = questionsOf(turn);
  const [first] = questions;
  const inUnit = withUnit(state, first.followUp?.kind === 'unit' ? first.slots.unit : stateOf(turn).unit);
  const replies = answersInOrder(turn, questions, (question, heard) => replyTo(inUnit, heard, question, permit));
  const dates = datesOf(state, first);
  const isAnswer = replies.some((reply) => reply.isAnswer);
  const asksWhich = replies[0]?.asksWhich === true;
  const isPartial = replies.some((reply) => reply.isPartial === true);
  const { language } = first;
  const options = asksWhich
    ? [...whichOptions(first.followUp?.of ?? '', language), ...(permit ? [] : [bodyOption(language)])]
    : optionsOf(first, { isAnswer, isPartial }, state.profile !== null && state.threshold === null);
  // A question that was not answered because there was no permit also blocks its follow-ups.
  const isUnread = first.topic === 'which' || first.topic === 'unknown' || first.topic === 'clarify';
  const isTypical = permit !== null || (isUnread && first.isTypical);
  const open = { ...first, topic: asksWhich ? ('which' as const) : ('unknown' as const), isTypical };
  const asked = isAnswer && !asksWhich ? questions : ([open] as const);
  return {
    // Several questions without an answer lead to a single question back.
    ...(replies.some(({ isRest }) => isRest) && isIllNow(turn.message) && { closes: 'illness' as const }),
    text: joinedReply(
      answered(replies, first.isTypical).map(({ text }) => text),
      asked[0],
      dates,
    ),
    language,
    isAnswer: isAnswer && !asksWhich && !isPartial,
    chips: options.map(({ label, message }) => ({ label, message })),
    sources: isAnswer && !asksWhich ? questions.flatMap((question) => sourcesOf(question, SOURCES)) : [],
    dialogue: withReportedPain(
      stateAfter(turn, asked, {
        ...{ dates, options, isPermitted: permit !== null },
        isAsking: asksWhich || (isAnswer && first.topic === 'clarify'),
        decided: decisionOf(state, first.topic, first),
      }),
      toldOf(stored, turn),
    ),
  };
};

/** Returns the answer to a question about the runner's data or the app that contains no training advice. */
const inform = (stored: CoachState, turn: Turn): RuleAnswer | null => {
  const [first, ...others] = questionsOf(turn);
  const answer = others.length === 0 ? informative(heard(stored, turn), first) : null;
  if (answer === null) return null;
  return { ...answerOf(stored, turn, null), text: plainText(turn, first, () => answer), isAnswer: true, chips: [] };
};

/** Returns the state of the conversation after a reply that the rules did not write. */
const about = (stored: CoachState, turn: Turn, permit: TrainingPermit | null): About => {
  const state = heard(stored, turn);
  const questions = questionsOf(turn);
  const [first] = questions;
  return {
    language: first.language,
    dialogue: withReportedPain(
      stateAfter(turn, questions, {
        ...{ dates: datesOf(state, first), options: [], isAsking: false, isPermitted: permit !== null },
        decided: decisionOf(state, first.topic, first),
      }),
      toldOf(stored, turn),
    ),
  };
};

/**
 * Returns the parts of a turn on which the permit depends.
 */
export const understand = (turn: Turn): UnderstoodTurn => {
  const questions = questionsOf(turn);
  const isConfident = questions.every(({ topic }) => topic !== 'unknown' && topic !== 'clarify' && topic !== 'which');
  const { joined, subject, isClosed } = questions[0].followUp ?? {};
  const mayTrain = questions.some(({ topic, cards }) => !isPlain(topic) || !areQuiet(cards));
  const isOfBody = questions.some(({ topic, cards }) => topic === 'card' && !cards.every(isApartFromBody));
  return {
    ...{ isConfident, mayTrain, isOfBody, isSmallTalk: questions.every(({ topic }) => isSmallTalk(topic)) },
    ...(joined !== undefined && { joined }),
    ...(subject !== undefined && { subject }),
    ...(isClosed && { isClosed }),
  };
};

/**
 * Reads one message, which loads models and word lists. Called before connections open: loading blocks the event loop,
 * after which the database client considers its connections dead and the next requests fail with 503.
 */
export const loadUnderstanding = (): void =>
  void understand({ message: 'What do I do today?', action: null, memory: [] });

/** Creates the running coach: its quick actions, replies by rules, verdicts, and facts and limits for a model. */
export const createRunningBrain = ({ load, makePlan }: RunningBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'running',
  quickActions: RUNNING_QUICK_ACTIONS,
  load,
  act: async (user, action, state) => (action === 'WEEK_START' && state.profile ? makePlan(user) : state),
  understand,
  answer: answerOf,
  inform,
  about,
  heard,
  painReported: (turn) => painFactIn(turn, READING),
  verdict: (stored, turn) => {
    const state = heard(stored, turn);
    for (const question of questionsOf(turn)) {
      const verdict = verdictFor(state, question, turn);
      if (verdict) return verdict;
    }
    return null;
  },
  facts: factsOf,
  limits: limitsOf,
  withholds: isWithholding,
});
