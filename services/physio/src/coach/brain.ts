import type { About, CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import {
  answersInOrder,
  isSmallTalk,
  joinedReply,
  repeatsAnswer,
  sourcesOf,
  withReportedPain,
} from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type Language, paragraphs } from '@stridewell/language/language';
import { sentencesOf, type Voice, voiceOf } from '@stridewell/language/variants';
import type { TrainingPermit } from '@stridewell/safety';
import {
  type IntentId,
  isApartFromBody,
  isIllNow,
  isOnlyNose,
  isOthersIllness,
  isTrainingCard,
  ONLY_NOSE,
  OTHERS_ILL,
} from '@stridewell/understanding';
import { bodyOption, cardOptions, intentOptions, type Option, type Told } from '@stridewell/understanding/dialogue';
import { datesIn } from '@stridewell/understanding/slots';
import { afterRun } from './answers/after-run.ts';
import { caseAnswer, isOpen, isPlain, PLAIN_ANSWERS, refusal, secondOf } from './answers/all.ts';
import { caseOf, nothingFollowed } from './answers/answer.ts';
import { cards, generalCard } from './answers/cards.ts';
import { everydayReason } from './answers/everyday-reasons.ts';
import { healthyCard } from './answers/healthy.ts';
import { clicksText, iceText } from './answers/life.ts';
import { checkInBefore, isStoredHigh, lowerPain, numberAsked } from './answers/number-first.ts';
import { sayOnce } from './answers/once.ts';
import { painWithoutProfile } from './answers/pain-notes.ts';
import { refused, restricted } from './answers/restricted.ts';
import { newAnswer, secondOpen } from './answers/second.ts';
import { worried } from './answers/symptom.ts';
import { reportedPainReply, reportedPainSentence } from './answers/told.ts';
import { whichOptions, whichText } from './answers/which.ts';
import { decisionOf, withoutCase } from './decision.ts';
import { factsOf } from './facts.ts';
import { heard } from './heard.ts';
import { subjectOf } from './intents/details.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import { SOURCES } from './sources.ts';
import type { CoachState } from './state.ts';
import { withLimits } from './stated-limits.ts';
import { PAIN_NORMAL } from './text/reasons.ts';
import { painFactOf, tellsPain, toldNow, toldOf } from './told.ts';
import { questionOf, questionsOf, stateAfter, stateOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

export interface PhysioBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
}

/** Topics with a general answer for runners without an active injury. */
const GENERAL: Partial<Record<Topic, (language: Language) => string>> = {
  painNormal: (language) => PAIN_NORMAL[language],
  painIncreased: painWithoutProfile,
  clicks: clicksText,
  iceHeat: iceText,
};

const replyTo = (state: CoachState, question: Question, permit: TrainingPermit | null, voice: Voice): string => {
  const { topic, language } = question;
  if (isPlain(topic)) return PLAIN_ANSWERS[topic](question, voice);
  // The red-flag questionnaire is always available, even when everything else is blocked.
  if (topic === 'worried') return worried(state, question);
  if (topic === 'illness' && isOthersIllness(question.message)) return OTHERS_ILL[language];
  if (topic === 'illness' && isOnlyNose(question.message)) return ONLY_NOSE[language];
  if (topic === 'card') return cards(state, question, permit, voice);
  const isRefused = topic === 'instruction';
  const open = topic === 'second' && (!permit || !caseOf(state, question, voice)) ? secondOpen(question, voice) : null;
  if (open) return open;
  const answer = caseAnswer(topic, permit);
  if (!answer) return isRefused ? refusal(question, voice) : PLAIN_ANSWERS.unknown(question, voice);
  const found = caseOf(state, question, voice);
  if (found) return (permit && refused(found)) ?? answer(found);
  if (isRefused) return refusal(question, voice);
  return paragraphs(GENERAL[topic]?.(language), nothingFollowed(state, question, voice));
};

/**
 * Without an injury, a typed question that its programme would answer is answered by a general card, if there is one.
 * Quick actions and the question about the return to running are only about the programme.
 */
const inGeneral = (state: CoachState, question: Question, action: Turn['action']): Question => {
  const { topic } = question;
  if (action || topic === 'ready') return question;
  const isFixed =
    (isPlain(topic) && topic !== 'unknown' && topic !== 'clarify') ||
    topic === 'worried' ||
    topic === 'card' ||
    topic === 'instruction' ||
    topic === 'second';
  if (isFixed || GENERAL[topic]) return question;
  const card =
    (topic === 'unknown' || topic === 'clarify' ? null : generalCard(state, question)) ?? healthyCard(state, question);
  return card ? { ...question, topic: 'card', cards: [card] } : question;
};

/** The voice of a turn. It takes the coach's earlier replies in the thread into account. */
const spokenIn = ({ message, memory }: Turn): Voice =>
  voiceOf(
    message,
    memory.filter(({ role }) => role === 'assistant').map(({ content }) => content),
  );

/**
 * Topics whose answer to a number is what the newest check-in allows if the number is lower than that of the check-in.
 */
const OF_PAIN: ReadonlySet<Topic> = new Set<Topic>(['painNow', 'onTheRun', 'morningAfter', 'overLimit']);

/** Replies that are repeated in full every time: the questions about warning signs. */
const WHOLE: ReadonlySet<Topic> = new Set<Topic>(['worried', 'symptom']);

/** Intents that are offered as chips with a message that was not understood. */
const TOPICS_OFFERED: readonly IntentId[] = ['exercisesToday', 'painScale', 'returnRun'];

/** True when a question is answered as if it had not been understood. */
const isUnanswered = ({ topic, cards: found }: Question, permit: TrainingPermit | null): boolean => {
  if (topic === 'unknown') return true;
  if (permit || isPlain(topic) || isOpen(topic) || topic === 'worried' || topic === 'instruction') return false;
  return topic !== 'card' || found.some(isTrainingCard);
};

const optionsOf = ({ topic, candidates, cards: found, language }: Question, isAnswer: boolean): Option[] => {
  if (!isAnswer) return [...intentOptions(TOPICS_OFFERED, language), bodyOption(language)];
  if (topic === 'clarify') return [...intentOptions(candidates.slice(0, 2), language), bodyOption(language)];
  return topic === 'card' && found.length > 1 ? cardOptions(found, language) : [];
};

const datesOf = ({ today }: CoachState, { slots, intent }: Question): string[] =>
  slots.days.length === 0 && intent === 'exercisesToday' ? [today] : datesIn(slots, today);

const SHORT_LIST = 3;

/**
 * A shortened answer: its first sentence with a number, otherwise its first sentence, and the first items of its list.
 */
const briefly = (reply: string): string => {
  const said = sentencesOf(reply);
  const items = reply.split('\n').filter((line) => /^\s*[-*•]\s/.test(line));
  const head = said.find((sentence) => /\d/.test(sentence)) ?? said[0];
  return paragraphs(items.length > 0 ? null : head, items.slice(0, SHORT_LIST).join('\n'));
};

interface Replied {
  text: string;
  /** True when the reply gives an answer. */
  isAnswer: boolean;
  /** True when the reply asks which of two things about the last answer is meant. */
  asksWhich: boolean;
}

/** Asks which of two things about the last answer is meant, unless the last reply asked something already. */
const asksBack = (turn: Turn, { followUp, language }: Question): Replied | null => {
  const of = followUp?.of ?? null;
  if (of === null || followUp?.kind === 'chosen' || stateOf(turn).isAsking) return null;
  return { text: whichText(of, language), isAnswer: true, asksWhich: true };
};

/**
 * Returns the reply to one question. A follow-up is never answered with an answer that was already given in the thread.
 */
const answerTo = (state: CoachState, turn: Turn, question: Question, permit: TrainingPermit | null): Replied => {
  const voice = spokenIn(turn);
  const { topic, language } = question;
  const found = caseOf(state, question, voice);
  const reported = toldNow(turn);
  const reportsPainNow = reported !== null;
  // A number alone after an answer is read as pain, and not as a detail of that answer.
  const isAnswered = !isUnanswered(question, permit) && !(topic === 'which' && reported !== null);
  const byPain = reportedPainReply(state, question, permit, { voice, now: reported, isAnswered });
  if (byPain) return { text: sayOnce(voice, byPain, language), isAnswer: true, asksWhich: false };
  const stored = lowerPain(state, reported, language);
  const instead = isAnswered ? null : (stored ?? checkInBefore(question, toldOf(state, turn)) ?? numberAsked(question));
  if (instead) return { text: sayOnce(voice, instead, language), isAnswer: true, asksWhich: false };
  if (stored && isStoredHigh(state) && OF_PAIN.has(topic))
    return { text: sayOnce(voice, stored, language), isAnswer: true, asksWhich: false };
  // Reasons of everyday answers contain no training and need no permit.
  const everyday = found && question.followUp?.kind === 'why' ? everydayReason(question) : null;
  if (everyday) return { text: sayOnce(voice, everyday, language), isAnswer: true, asksWhich: false };
  const isHeld = topic === 'second' && permit !== null && found !== null && secondOf(found) === null;
  const isAnswer = isAnswered || secondOpen(question, voice) !== null;
  const isMissing = !isAnswer && topic !== 'unknown';
  const back = isHeld || isMissing ? asksBack(turn, question) : null;
  if (back) return back;
  const usual = replyTo(state, question, permit, voice);
  // The reply to a message that was not understood contains nothing that a warning sign could contradict.
  const reply = paragraphs(
    (isAnswer && found && restricted(found, usual)) || usual,
    isAnswer && (permit || reportsPainNow) ? reportedPainSentence(state, question, voice) : null,
  );
  if (WHOLE.has(topic)) return { text: reply, isAnswer, asksWhich: false };
  if (isAnswer && question.followUp?.isBrief) return { text: briefly(reply), isAnswer, asksWhich: false };
  const text = sayOnce(voice, reply, language);
  if (topic === 'which' || !repeatsAnswer(turn, question, text))
    return { text, isAnswer, asksWhich: topic === 'which' };
  const other = permit && found ? newAnswer(found) : null;
  const said = other && sayOnce(voice, other, language);
  if (said && !repeatsAnswer(turn, question, said)) return { text: said, isAnswer, asksWhich: false };
  return asksBack(turn, question) ?? { text, isAnswer, asksWhich: false };
};

/** Returns the reply to one question. After a recent run that the runner mentioned, it begins with the rest that is due. */
const repliedTo = (state: CoachState, turn: Turn, question: Question, permit: TrainingPermit | null): Replied => {
  const replied = answerTo(state, turn, question, permit);
  const voice = spokenIn(turn);
  const found = permit ? caseOf(state, question, voice) : null;
  const wait = found && afterRun(found, replied.text, voice);
  return wait ? { ...replied, text: paragraphs(wait, replied.text) } : replied;
};

/** The decision in the answer to a question. */
const decidedIn = (state: CoachState, turn: Turn, question: Question) => {
  const found = caseOf(state, question, spokenIn(turn));
  return found ? decisionOf(found, question.topic) : withoutCase(state);
};

/** State of the thread after the coach asked for a pain number. */
const ASKED: Told = { pain: null, isSevere: false, isWorse: false };
/** True when the reply asks how much it hurts, so that a number alone answers it. */
const asksNumber = ({ told }: CoachState, questions: readonly Question[], permit: TrainingPermit | null): boolean =>
  !told && permit !== null && questions.some(({ topic, pain }) => subjectOf(topic) === 'pain' && pain === null);

/**
 * Returns the rule-based reply. Pure: the same state, turn and permit give the same text. Without a permit, the reply
 * contains no exercise, dose or stage, and a question that needs one gets the same reply as an unrecognised question. A
 * sentence of more than six words is used only once in a thread, except in safety texts.
 */
export const answerOf = (stored: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const state = heard(stored, turn);
  const [read, ...others] = questionsOf(turn);
  const first = inGeneral(state, read, turn.action);
  const questions = [first, ...others.map((question) => inGeneral(state, question, null))] as const;
  const replies = answersInOrder(turn, questions, (question, heard) => repliedTo(state, heard, question, permit));
  const texts = replies.map(({ text }) => text);
  const dates = datesOf(state, first);
  const { language } = first;
  const asksWhich = replies[0]?.asksWhich === true;
  const isAnswer = replies.some((reply) => reply.isAnswer);
  const options = asksWhich
    ? [...whichOptions(first.followUp?.of ?? '', language), ...(permit ? [] : [bodyOption(language)])]
    : optionsOf(first, isAnswer);
  // A question that was not answered because there was no permit also blocks its follow-ups.
  const isUnread = first.topic === 'which' || first.topic === 'unknown' || first.topic === 'clarify';
  const isTypical = permit !== null || (isUnread && first.isTypical);
  const open = { ...first, topic: asksWhich ? ('which' as const) : ('unknown' as const), isTypical };
  const asked = isAnswer && !asksWhich ? questions : ([open] as const);
  const isRest =
    questions.some(({ topic }, at) => topic === 'illness' && replies[at]?.isAnswer) &&
    isIllNow(turn.message) &&
    !isOnlyNose(turn.message);
  return {
    // Several questions without an answer lead to a single question back.
    text: paragraphs(joinedReply(isAnswer ? texts : texts.slice(0, 1), asked[0], dates), withLimits(turn, first)),
    language,
    ...(isRest && { closes: 'illness' as const }),
    isAnswer: isAnswer && !asksWhich,
    chips: options.map(({ label, message }) => ({ label, message })),
    sources: isAnswer && !asksWhich ? questions.flatMap((question) => sourcesOf(question, SOURCES)) : [],
    dialogue: withReportedPain(
      stateAfter(turn, asked, {
        ...{ dates, options, isPermitted: permit !== null },
        isAsking: asksWhich || (isAnswer && first.topic === 'clarify'),
        decided: decidedIn(state, turn, first),
      }),
      toldOf(stored, turn) ?? (asksNumber(state, questions, permit) ? ASKED : null),
    ),
  };
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
        decided: decidedIn(state, turn, first),
      }),
      toldOf(stored, turn),
    ),
  };
};

/** Topics about the injury whose answers contain no advice on what to do with the body. */
const APART_FROM_BODY: ReadonlySet<Topic> = new Set<Topic>([
  ...(['progress', 'trend', 'readiness', 'seeSomeone', 'whoToSee', 'tellDoctor', 'runningCoach', 'racePlan'] as const),
]);

/**
 * Returns the properties of the question that the training permit depends on.
 */
export const understand = (turn: Turn): UnderstoodTurn => {
  const questions = questionsOf(turn);
  const isConfident = questions.every(({ topic }) => topic !== 'unknown' && topic !== 'clarify' && topic !== 'which');
  const { joined, subject, isClosed } = questions[0].followUp ?? {};
  const mayTrain = questions.some(({ topic, cards: found }) =>
    topic === 'card' ? found.some(isTrainingCard) : !isPlain(topic) && !isOpen(topic) && topic !== 'worried',
  );
  const isOfBody = questions.some(({ topic, cards: found }) =>
    topic === 'card' ? !found.every(isApartFromBody) : isOpen(topic) && !APART_FROM_BODY.has(topic),
  );
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

/** Creates the physio coach: its quick actions, rule-based replies and overriding verdicts. */
export const createPhysioBrain = ({ load }: PhysioBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'physio',
  quickActions: PHYSIO_QUICK_ACTIONS,
  load,
  understand,
  answer: answerOf,
  about,
  heard,
  painReported: painFactOf,
  verdict: (stored, turn) => {
    const state = heard(stored, turn);
    for (const question of questionsOf(turn)) {
      const verdict = verdictFor(state, turn, question);
      if (verdict) return verdict;
    }
    return null;
  },
  // Reported pain is answered by the rules for it, never by an outside model.
  isFixed: (turn, { reported }) =>
    (reported ?? null) !== null || tellsPain(turn) || questionsOf(turn).some(({ topic }) => topic === 'worried'),
  footer: (turn) => withLimits(turn, questionOf(turn)),
  facts: factsOf,
  limits: limitsOf,
});
