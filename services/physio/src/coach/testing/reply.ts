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

/** A tap on a quick action; its label is the message. */
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

/** The permit that the product itself would issue for a turn; tests have no other way to one. */
export const permitFor = (turn: Turn): TrainingPermit | null =>
  turn.action ? permitAction(null) : permitTyped(decideText(turn.message), understand(turn), null);

/** The reply by rules to a question that safety lets through. */
export const rulesReply = (state: CoachState, turn: Turn): string => answerOf(state, turn, permitAction(null)).text;

/** A turn without a model, with the decision the product makes: safety, verdict, rules. */
export const replyTo = (state: CoachState, turn: Turn): Reply => {
  const decision = decided(turn);
  if (decision && decision.state !== 'go') return { text: decision.text?.en ?? '', by: decision.state };
  return understoodReply(state, turn, permitFor(turn));
};

/**
 * The same for a question that safety lets through: what is proven is the answer to a question that is understood. How many
 * questions are let through is measured by `understood.unit.test.ts` and by `npm run coach:eval`.
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
