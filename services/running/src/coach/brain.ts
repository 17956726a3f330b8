import type { CoachBrain, RuleAnswer, UnderstoodTurn } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { TrainingPermit } from '@stridewell/safety';
import { areQuiet } from '@stridewell/understanding';
import type { CoachState } from '../domain/coach-state.ts';
import { ACTION_ANSWERS, isAction } from './actions.ts';
import { isPlain, PLAIN_ANSWERS, refusal, trainingAnswer } from './answers/all.ts';
import { framedText, plainText } from './answers/frame.ts';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

export interface RunningBrainDeps {
  load(user: TokenZone): Promise<CoachState>;
  /** Creates or recreates this week's plan and returns the state afterwards. */
  makePlan(user: TokenZone): Promise<CoachState>;
}

/**
 * Returns the reply by rules. Pure: equal state, turn and permit give an equal text. Without a permit, the reply contains
 * nothing of the runner's plan, and a question that needs it is answered as not understood.
 */
export const answerOf = (state: CoachState, turn: Turn, permit: TrainingPermit | null): RuleAnswer => {
  const question = questionOf(turn);
  const { topic } = question;
  if (isPlain(topic) && (permit || areQuiet(question.cards)))
    return { text: plainText(turn, question, PLAIN_ANSWERS[topic]) };
  if (!permit || isPlain(topic))
    return { text: plainText(turn, question, topic === 'instruction' ? refusal : PLAIN_ANSWERS.unknown) };
  const code = turn.action?.code ?? '';
  const answer = (isAction(code) ? ACTION_ANSWERS[code] : undefined) ?? trainingAnswer(permit, question, topic);
  return { text: framedText(turn, state, question, answer) };
};

/** Returns the parts of a turn on which the permit depends. */
export const understand = (turn: Turn): UnderstoodTurn => {
  const { topic, cards, isTypical } = questionOf(turn);
  const isConfident = topic !== 'unknown' && topic !== 'clarify';
  return { isConfident, isTypical, mayTrain: !isPlain(topic) || !areQuiet(cards) };
};

/** Creates the running coach: its quick actions, replies by rules, verdicts, and facts and limits for a model. */
export const createRunningBrain = ({ load, makePlan }: RunningBrainDeps): CoachBrain<CoachState> => ({
  coachType: 'running',
  quickActions: RUNNING_QUICK_ACTIONS,
  load,
  act: async (user, action, state) => (action === 'WEEK_START' && state.profile ? makePlan(user) : state),
  understand,
  answer: answerOf,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
  facts: factsOf,
  limits: limitsOf,
});
