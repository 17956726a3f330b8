import type { Turn, TurnMessage } from '@stridewell/coaching/model/port';
import { PHYSIO_QUICK_ACTIONS, type PhysioActionCode } from '@stridewell/contracts/web';
import { checkText, decideText, permitAction, permitTyped, type TrainingPermit } from '@stridewell/safety';
import { answerOf, understand } from '../brain.ts';
import type { CoachState } from '../state.ts';
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

/** The permit that the product itself would issue for a turn; tests have no other way to one. */
export const permitFor = (turn: Turn): TrainingPermit | null =>
  turn.action ? permitAction(null) : permitTyped(decideText(turn.message), understand(turn), null);

/** The reply by rules, with the permit the product would issue. */
export const rulesReply = (state: CoachState, turn: Turn): string => answerOf(state, turn, permitFor(turn)).text;

/** The whole way of a turn without a model: gate, verdict, rules. */
export const replyTo = (state: CoachState, turn: Turn): { text: string; by: 'gate' | 'verdict' | 'rules' } => {
  const gate = turn.action ? { hit: false as const } : checkText(turn.message);
  if (gate.hit) return { text: gate.text, by: 'gate' };
  const verdict = verdictFor(state, turn);
  return verdict ? { text: verdict.text, by: 'verdict' } : { text: rulesReply(state, turn), by: 'rules' };
};
