import type { CoachBrain, RuleAnswer } from '@stridewell/coaching/brain';
import type { Turn } from '@stridewell/coaching/model/port';
import { paragraphs } from '@stridewell/coaching/text/language';
import { PHYSIO_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { ANSWERS, CASE_ANSWERS, isForAll } from './answers/all.ts';
import { caseOf, nothingFollowed } from './answers/answer.ts';
import { factsOf } from './facts.ts';
import type { Question } from './intents/read.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';
import { withLimits } from './stated-limits.ts';
import { PAIN_NORMAL } from './text/reasons.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

export interface PhysioBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
}

const replyTo = (state: CoachState, question: Question): string => {
  const { topic } = question;
  if (isForAll(topic)) return ANSWERS[topic](state, question);
  const found = caseOf(state, question);
  if (found) return CASE_ANSWERS[topic](found);
  const general = topic === 'painNormal' ? PAIN_NORMAL[question.language] : null;
  return paragraphs(general, nothingFollowed(state, question.language));
};

/** The reply by rules. Pure: the same state and turn give the same text. */
export const answerOf = (state: CoachState, turn: Turn): RuleAnswer => {
  const question = questionOf(turn);
  return { text: paragraphs(replyTo(state, question), withLimits(turn, question)) };
};

/** The physio coach: its quick actions, its reply by rules, and what stands above every reply. */
export const createPhysioBrain = ({ load }: PhysioBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'physio',
  quickActions: PHYSIO_QUICK_ACTIONS,
  load,
  answer: answerOf,
  verdict: (state, turn) => verdictFor(state, turn),
  isFixed: (turn) => questionOf(turn).topic === 'worried',
  footer: (turn) => withLimits(turn, questionOf(turn)),
  facts: factsOf,
  limits: limitsOf,
});
