import type { CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { type Language, paragraphs } from '@stridewell/language/language';
import type { TrainingPermit } from '@stridewell/safety';
import { caseAnswers, isPlain, PLAIN_ANSWERS, refusal } from './answers/all.ts';
import { caseOf, nothingFollowed } from './answers/answer.ts';
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

/** What holds without an injury that is followed. */
const GENERAL: Partial<Record<Topic, (language: Language) => string>> = {
  painNormal: (language) => PAIN_NORMAL[language],
  painIncreased: painWithoutProfile,
};

const replyTo = (state: CoachState, question: Question, permit: TrainingPermit | null): string => {
  const { topic, language } = question;
  if (isPlain(topic)) return PLAIN_ANSWERS[topic](question);
  // The questionnaire on warning signs is open to everybody, whatever else is closed.
  if (topic === 'worried') return worried(state, question);
  const isRefused = topic === 'instruction';
  if (!permit) return isRefused ? refusal(question) : PLAIN_ANSWERS.unknown(question);
  const found = caseOf(state, question);
  if (found) return caseAnswers(permit)[topic](found);
  if (isRefused) return refusal(question);
  return paragraphs(GENERAL[topic]?.(language), nothingFollowed(state, language));
};

/**
 * The reply by rules. Pure: the same state, turn and permit give the same text. Without a permit no exercise, dose or stage can
 * be reached, and a question that needs them is answered as not understood.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const question = questionOf(turn);
  return { text: paragraphs(replyTo(state, question, permit), withLimits(turn, question)) };
};

/** What a turn asks, as far as the permit depends on it. */
export const understand = (turn: Turn): UnderstoodTurn => {
  const { topic } = questionOf(turn);
  return { isConfident: topic !== 'unknown', mayTrain: !isPlain(topic) && topic !== 'worried' };
};

/** The physio coach: its quick actions, its reply by rules, and what stands above every reply. */
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
