import type { CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type Language, paragraphs } from '@stridewell/language/language';
import { type Voice, voiceOf } from '@stridewell/language/variants';
import type { TrainingPermit } from '@stridewell/safety';
import { caseAnswer, isOpen, isPlain, PLAIN_ANSWERS, refusal } from './answers/all.ts';
import { caseOf, nothingFollowed } from './answers/answer.ts';
import { cards } from './answers/cards.ts';
import { clicksText, iceText } from './answers/life.ts';
import { sayOnce } from './answers/once.ts';
import { painWithoutProfile } from './answers/pain-notes.ts';
import { worried } from './answers/symptom.ts';
import { isTrainingCard } from './answers/training-card.ts';
import { factsOf } from './facts.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';
import { withLimits } from './stated-limits.ts';
import { PAIN_NORMAL } from './text/reasons.ts';
import { questionOf } from './turn.ts';
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
  if (topic === 'card') return cards(state, question, permit, voice);
  const isRefused = topic === 'instruction';
  const answer = caseAnswer(topic, permit);
  if (!answer) return isRefused ? refusal(question, voice) : PLAIN_ANSWERS.unknown(question, voice);
  const found = caseOf(state, question, voice);
  if (found) return answer(found);
  if (isRefused) return refusal(question, voice);
  return paragraphs(GENERAL[topic]?.(language), nothingFollowed(state, question, voice));
};

/** The voice of a turn: it knows what the coach said in the earlier messages of the thread. */
const spokenIn = ({ message, memory }: Turn): Voice =>
  voiceOf(
    message,
    memory.filter(({ role }) => role === 'assistant').map(({ content }) => content),
  );

/** Replies that are said whole every time: the questions about warning signs. */
const WHOLE: ReadonlySet<Topic> = new Set<Topic>(['worried', 'symptom']);

/**
 * Returns the rule-based reply. Pure: the same state, turn and permit give the same text. Without a permit, the reply
 * contains no exercise, dose or stage, and a question that needs one gets the same reply as an unrecognised question. A
 * sentence of more than six words is said once in a thread, apart from texts on safety.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const question = questionOf(turn);
  const voice = spokenIn(turn);
  const reply = replyTo(state, question, permit, voice);
  const told = WHOLE.has(question.topic) ? reply : sayOnce(voice, reply, question.language);
  return { text: paragraphs(told, withLimits(turn, question)) };
};

/** Returns the properties of the question that the training permit depends on. */
export const understand = (turn: Turn): UnderstoodTurn => {
  const { topic, isTypical, cards: found } = questionOf(turn);
  const isConfident = topic !== 'unknown' && topic !== 'clarify';
  if (topic === 'card') return { isConfident, isTypical, mayTrain: found.some(isTrainingCard) };
  return { isConfident, isTypical, mayTrain: !isPlain(topic) && !isOpen(topic) && topic !== 'worried' };
};

/** Creates the physio coach: its quick actions, rule-based replies and overriding verdicts. */
export const createPhysioBrain = ({ load }: PhysioBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'physio',
  quickActions: PHYSIO_QUICK_ACTIONS,
  load,
  understand,
  answer: answerOf,
  verdict: (state, turn) => verdictFor(state, turn),
  isFixed: (turn) => questionOf(turn).topic === 'worried',
  footer: (turn) => withLimits(turn, questionOf(turn)),
  facts: factsOf,
  limits: limitsOf,
});
