import type { Turn, TurnMessage } from '@stridewell/chat/model/coach-model';
import { PHYSIO_QUICK_ACTIONS, type PhysioActionCode } from '@stridewell/contracts/web';
import { decideText, permitAction, permitTyped, type SafetyDecision, type TrainingPermit } from '@stridewell/safety';
import { answerOf, understand } from '../brain.ts';
import type { CoachState } from '../state.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

export const turnOf = (message: string, memory: readonly TurnMessage[] = []): Turn => ({
  message,
  action: null,
  memory,
});

/** Creates a turn for a quick action, with its label as the message. */
export const tapOf = (code: PhysioActionCode, memory: readonly TurnMessage[] = []): Turn => ({
  message: PHYSIO_QUICK_ACTIONS.find((action) => action.code === code)?.label ?? '',
  action: { code, context: null },
  memory,
});

interface Reply {
  text: string;
  by: 'stop' | 'ask' | 'verdict' | 'rules';
}

const decided = (turn: Turn): SafetyDecision | null => (turn.action ? null : decideText(turn.message));
const textIn = ({ text }: SafetyDecision, turn: Turn): string => text?.[questionOf(turn).language] ?? '';

/** Returns the permit that production code would issue for a turn. */
export const permitFor = (turn: Turn): TrainingPermit | null =>
  turn.action ? permitAction(null) : permitTyped(decideText(turn.message), understand(turn), null);

/** Returns the rule-based reply to a question that passed the safety check. */
export const rulesReply = (state: CoachState, turn: Turn): string => answerOf(state, turn, permitAction(null)).text;

/** Returns the reply without a model, in the same order as in production: safety check, verdict, rules. */
export const replyTo = (state: CoachState, turn: Turn): Reply => {
  const decision = decided(turn);
  if (decision && decision.state !== 'go') return { text: decision.text?.en ?? '', by: decision.state };
  return understoodReply(state, turn, permitFor(turn));
};

/**
 * Returns the reply to a question as if it had passed the safety check, unless the check stops it. Tests of the replies
 * use it; `understood.unit.test.ts` and `npm run coach:eval` measure how many questions pass the safety check.
 */
export const allowedReply = (state: CoachState, turn: Turn): Reply => {
  const decision = decided(turn);
  if (decision?.state === 'stop') return { text: textIn(decision, turn), by: 'stop' };
  return understoodReply(state, turn, permitAction(null));
};

const understoodReply = (state: CoachState, turn: Turn, permit: TrainingPermit | null): Reply => {
  const verdict = verdictFor(state, turn);
  return verdict ? { text: verdict.text, by: 'verdict' } : { text: answerOf(state, turn, permit).text, by: 'rules' };
};
