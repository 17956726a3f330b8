import type { CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type Language, paragraphs } from '@stridewell/language/language';
import type { TrainingPermit } from '@stridewell/safety';
import { isTrainingCard } from '@stridewell/understanding';
import { caseAnswers, isPlain, PLAIN_ANSWERS, refusal } from './answers/all.ts';
import { caseOf, nothingFollowed } from './answers/answer.ts';
import { cards } from './answers/cards.ts';
import { painWithoutProfile } from './answers/pain-notes.ts';
import { worried } from './answers/symptom.ts';
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
};

const replyTo = (state: CoachState, question: Question, permit: TrainingPermit | null): string => {
  const { topic, language } = question;
  if (isPlain(topic)) return PLAIN_ANSWERS[topic](question);
  // The red-flag questionnaire is always available, even when everything else is blocked.
  if (topic === 'worried') return worried(state, question);
  if (topic === 'card') return cards(state, question, permit);
  const isRefused = topic === 'instruction';
  if (!permit) return isRefused ? refusal(question) : PLAIN_ANSWERS.unknown(question);
  const found = caseOf(state, question);
  if (found) return caseAnswers(permit)[topic](found);
  if (isRefused) return refusal(question);
  return paragraphs(GENERAL[topic]?.(language), nothingFollowed(state, language));
};

/**
 * Returns the rule-based reply. Pure: the same state, turn and permit give the same text. Without a permit, the reply
 * contains no exercise, dose or stage, and a question that needs one gets the same reply as an unrecognised question.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const question = questionOf(turn);
  return { text: paragraphs(replyTo(state, question, permit), withLimits(turn, question)) };
};

/** Returns the properties of the question that the training permit depends on. */
export const understand = (turn: Turn): UnderstoodTurn => {
  const { topic, isTypical, cards: found } = questionOf(turn);
  const isConfident = topic !== 'unknown' && topic !== 'clarify';
  if (topic === 'card') return { isConfident, isTypical, mayTrain: found.some(isTrainingCard) };
  return { isConfident, isTypical, mayTrain: !isPlain(topic) && topic !== 'worried' };
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
