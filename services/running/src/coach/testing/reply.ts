import type { Turn, TurnMessage } from '@stridewell/chat/model/coach-model';
import { decideText, permitAction, permitTyped, type SafetyDecision, type TrainingPermit } from '@stridewell/safety';
import type { CoachState } from '../../domain/coach-state.ts';
import { answerOf, understand } from '../brain.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

export const turnOf = (message: string, memory: readonly TurnMessage[] = []): Turn => ({
  message,
  action: null,
  memory,
});

/** Creates the turn of a quick action, whose label is the message. */
export const tapOf = (code: string, label = ''): Turn => ({
  message: label,
  action: { code, context: null },
  memory: [],
});

interface Reply {
  text: string;
  by: 'stop' | 'ask' | 'verdict' | 'rules';
}

const decided = (turn: Turn): SafetyDecision | null => (turn.action ? null : decideText(turn.message));
const textIn = ({ text }: SafetyDecision, turn: Turn): string => text?.[questionOf(turn).language] ?? '';

/** Returns the permit that the product issues for a turn. */
export const permitFor = (turn: Turn): TrainingPermit | null =>
  turn.action ? permitAction(null) : permitTyped(decideText(turn.message), understand(turn), null);

/** Returns the reply by rules to a question that the safety gate allows. */
export const rulesReply = (state: CoachState, turn: Turn): string => answerOf(state, turn, permitAction(null)).text;

/** Returns the product's reply to a turn without a model: from the safety gate, the verdict or the rules. */
export const replyTo = (state: CoachState, turn: Turn): Reply => {
  const decision = decided(turn);
  if (decision && decision.state !== 'go') return { text: decision.text?.en ?? '', by: decision.state };
  return understoodReply(state, turn, permitFor(turn));
};

/**
 * Like `replyTo`, but assumes that the safety gate allows the question unless it stops it. The share of allowed questions
 * is measured by `understood.unit.test.ts` and by `npm run coach:eval`.
 */
export const allowedReply = (state: CoachState, turn: Turn): Reply => {
  const decision = decided(turn);
  if (decision?.state === 'stop') return { text: textIn(decision, turn), by: 'stop' };
  return understoodReply(state, turn, permitAction(null));
};

const understoodReply = (state: CoachState, turn: Turn, permit: TrainingPermit | null): Reply => {
  const verdict = verdictFor(state, questionOf(turn));
  return verdict ? { text: verdict.text, by: 'verdict' } : { text: answerOf(state, turn, permit).text, by: 'rules' };
};
